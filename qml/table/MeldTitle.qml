// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// Over a field that is one's own or a side's: whose it is, what its melds are worth, and what would come of those that
// are chosen; and a note.
Row {
    id: root
    required property string title
    property string brief: title                              // where there is no room for it
    property string note
    property string who                                       // a portrait beside it
    property bool turn: false
    property string wine                                      // of a side, "red" or "white"
    required property int value
    required property int target                              // what it will be; the same where nothing changes
    required property real most                               // px that it may be wide
    readonly property real size: Math.round(Theme.base * 0.95 * Math.min(1.5, Theme.textScale))
    readonly property real high: Math.round(size * 1.9)
    spacing: Theme.base * 0.35
    Accessible.role: Accessible.StaticText
    Accessible.focusable: false
    Accessible.name: {
        const told = [title, target === value ? qsTr("%n point(s)", "what melds count", value) : Sentence.filled(qsTr("%1 points, and then %2"), [Sentence.points(value), Sentence.points(target)])]
        if (note !== "")
            told.push(note)
        return told.join("; ")
    }

    Item {
        visible: root.who !== ""
        width: Theme.base * 2.3
        height: root.high
        Medallion { who: root.who; turn: root.turn; height: Theme.base * 2.6; anchors.centerIn: parent }
    }
    Label {
        id: label
        readonly property real room: root.most - box.width - root.spacing - (root.who !== "" ? Theme.base * 2.3 + root.spacing : 0)
        height: root.high
        width: Math.min(implicitWidth + padLeft, room)
        text: measured.advanceWidth + 2 * pad + padLeft + 2 > room ? root.brief : root.title
        size: root.size
        least: 11
        pad: size * 0.6
        padLeft: root.wine !== "" ? size * 1.3 : 0
        Accessible.ignored: true
        TextMetrics { id: measured; text: root.title; font { family: Theme.serif; weight: Font.DemiBold; pixelSize: root.size } }
        Picture {
            visible: root.wine !== ""
            source: Theme.asset(root.wine === "white" ? "tokens/wine_white.svg" : "tokens/wine_red.svg")
            height: Math.round(root.size * 1.5)
            width: height
            x: root.size * 0.3
            anchors.verticalCenter: parent.verticalCenter
        }
    }
    ValueBox {
        id: box
        height: root.high
        size: root.size
        text: Sentence.points(root.value)
        next: root.target === root.value ? "" : Sentence.points(root.target)
    }
    Label {
        readonly property real room: root.most - x
        visible: root.note !== "" && room > implicitWidth * 0.75
        height: root.high
        width: Math.min(implicitWidth, room)
        text: root.note
        size: Math.max(12, Math.round(root.size * 0.86))
        least: 11
        weight: Font.Normal
        pad: size * 0.6
        Accessible.ignored: true
    }
}

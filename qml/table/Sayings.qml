// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The slip with what may be said to the partner with the card that is chosen: the card by itself, and then a gesture and
// what it tells, one tile each. Whoever lays it says in how many columns and how large.
Sheet {
    id: root
    required property Table table
    property real size: Theme.base
    property int columns: 3
    property string face                                      // of the card, or nothing
    readonly property real tile: size * 7.4
    readonly property real tileHeight: size * 5.8
    readonly property int count: tiles.count
    signal closed()
    // px that it takes with so many lines of tiles, each px of `size`
    function deep(rows: int): real { return rows * 5.8 + 3.4 }
    // What says it, by the name that the ticket of that action would have.
    function saying(ticket: string): Item {
        for (let i = 0; i < tiles.count; ++i) {
            if (tiles.itemAt(i).objectName === ticket.replace("action_", "saying_"))
                return tiles.itemAt(i)
        }
        return null
    }
    visible: tiles.count > 0
    width: columns * tile + size * 1.4
    height: size * deep(Math.ceil(count / columns))
    Accessible.role: Accessible.Grouping
    Accessible.name: title.text

    PlainText {
        id: title
        x: root.size
        width: close.x - x - root.size * 0.4
        height: root.size * 2.4
        y: root.size * 0.3
        verticalAlignment: Text.AlignVCenter
        text: root.face !== "" ? qsTr("Play it with a signal?") : qsTr("A second signal?")
        elide: Text.ElideRight
        color: Theme.rust
        font { family: Theme.serif; weight: Font.Bold; pixelSize: Math.max(12, root.size * 1.2) }
        Accessible.ignored: true
    }
    Pressable {                                               // the card goes back to the others
        id: close
        objectName: "sayingsClose"
        visible: root.face !== ""
        anchors { right: parent.right; rightMargin: root.size * 0.6 }
        y: root.size * 0.3
        width: visible ? Math.max(cap.width + root.size * 0.8, Theme.touch * 0.8) : 0
        height: root.size * 2.4
        text: qsTr("Put the card back")
        onClicked: root.closed()
        KeyCap { id: cap; anchors { right: parent.right; verticalCenter: parent.verticalCenter } text: qsTr("Esc"); size: Math.max(11, root.size * 0.9) }
        FocusRing { shown: close.activeFocus }
    }
    Grid {
        columns: root.columns
        x: root.size * 0.7
        y: root.size * 2.7
        Repeater {
            id: tiles
            model: root.table.sayings
            Pressable {
                id: one
                required property string action
                required property string gesture
                required property string words
                required property string gestured
                required key
                readonly property bool silent: gesture === "" // what Enter does
                objectName: "saying_" + action
                width: root.tile
                height: root.tileHeight
                text: words
                note: gestured
                onClicked: root.table.perform(action)
                Rectangle { anchors { fill: parent; margins: 2 } radius: 4; color: one.hovered ? "#30c8a24a" : "transparent"; border { color: one.silent ? Theme.gold : "#40170f08"; width: one.silent ? 2.5 : 1 } }
                KeyCap { visible: one.key !== ""; text: one.key; x: root.size * 0.4; y: root.size * 0.4; size: Math.min(Theme.small, root.size) }
                Picture { visible: !one.silent; source: one.silent ? "" : Theme.asset("gestures/" + one.gesture + ".svg"); width: root.size * 2.3; height: width; anchors.horizontalCenter: parent.horizontalCenter; anchors.horizontalCenterOffset: root.size * 0.6; y: root.size * 0.2 }
                CardFace { visible: one.silent && root.face !== ""; face: root.face !== "" ? root.face : root.table.back; height: root.size * 2.2; x: parent.width - width - root.size * 0.7; y: root.size * 0.3; Accessible.ignored: true }
                PlainText {
                    anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: root.size * 0.2 }
                    height: root.size * 3.3
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                    wrapMode: Text.WordWrap
                    maximumLineCount: 3
                    lineHeight: 0.88
                    fontSizeMode: Text.Fit
                    minimumPixelSize: 9
                    text: one.words
                    color: Theme.ink
                    font { family: Theme.sans; weight: Font.DemiBold; pixelSize: root.size }
                    Accessible.ignored: true
                }
                FocusRing { shown: one.activeFocus }
            }
        }
    }
}

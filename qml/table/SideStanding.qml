// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// One side in the final standing: the portraits and names of those who played together, what they have got, and a laurel
// where they have won.
Item {
    id: root
    required property Table table
    required property int index
    required property string title
    required property string members
    required property bool own
    required property string score
    required property bool won
    readonly property real size: Math.max(12, Math.min(Theme.strong, height * 0.36))
    Accessible.role: Accessible.ListItem
    Accessible.name: Sentence.filled(won ? qsTr("%1, who win: %2", "the members of a side, '+12'") : qsTr("%1: %2", "the members of a side, '+12'"), [members, score])

    Rectangle {
        visible: root.won || root.own
        anchors { fill: parent; topMargin: 1; bottomMargin: 1; leftMargin: -Theme.xs }
        radius: 3
        color: root.won ? "#50e09a16" : "transparent"
        border { width: root.own ? 2.5 : 0; color: Theme.gold }
    }
    TextMetrics { id: measured; font { family: Theme.serif; weight: Font.Bold; pixelSize: root.size } text: root.members }
    Row {
        id: faces
        x: root.size * 0.4
        anchors.verticalCenter: parent.verticalCenter
        spacing: -height * 0.14
        Repeater {
            model: root.visible ? root.table.seats : null
            Medallion {
                required property int side
                required property string portrait
                visible: side === root.index
                height: root.height * 0.84
                who: portrait
                out: !root.won
            }
        }
    }
    Column {
        anchors { left: faces.right; leftMargin: root.size * (root.won ? 1.1 : 0.6); right: points.left; rightMargin: Theme.xs; verticalCenter: parent.verticalCenter }
        spacing: -root.size * 0.15
        PlainText {
            width: parent.width
            text: root.members
            wrapMode: Text.WordWrap
            maximumLineCount: root.title !== root.members ? 2 : 3
            lineHeight: 0.85
            elide: Text.ElideRight
            color: Theme.ink
            font { family: Theme.serif; weight: Font.Bold; pixelSize: Math.max(11, Math.round(root.size * (measured.advanceWidth > width ? 0.8 : 1))) }
            Accessible.ignored: true
        }
        Row {
            visible: root.title !== root.members
            spacing: root.size * 0.3
            Picture { source: Theme.asset(root.index === 0 ? "tokens/wine_red.svg" : "tokens/wine_white.svg"); width: root.size * 1.1; height: width; anchors.verticalCenter: parent.verticalCenter }
            PlainText {
                text: root.title
                color: Theme.inkSoft
                font { family: Theme.sans; weight: Font.Medium; pixelSize: Math.max(11, root.size * 0.82) }
                Accessible.ignored: true
            }
        }
    }
    Picture {
        id: laurel
        width: root.won ? root.size * 1.9 : 0
        height: width
        x: faces.x + faces.width - width * 0.55                // on the portraits, which leaves the names their room
        anchors { bottom: faces.bottom; bottomMargin: -height * 0.1 }
        source: root.won ? Theme.asset("tokens/laurel.svg") : ""
    }
    PlainText {
        id: points
        anchors { right: parent.right; rightMargin: root.size * 0.5; verticalCenter: parent.verticalCenter }
        text: root.score
        color: root.won ? Theme.rust : Theme.ink
        font { family: Theme.serif; weight: Font.Black; pixelSize: root.size * 1.3 }
        Accessible.ignored: true
    }
}

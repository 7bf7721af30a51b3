// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// One of the evening's three tables: who sits there, what is between them and the person, and what came of it.
Item {
    id: root
    required property int index
    required property var modelData
    readonly property string state_: modelData.state
    readonly property bool next: state_ === "next" && Osteria.active
    readonly property string title: qsTr("Table %1", "one of three in an evening").arg(index + 1)
    readonly property string outcome: state_ !== "over" ? "" : qsTr("%1: %n coin(s)", "what became of a table", modelData.coins).arg(modelData.result)
    height: Math.max(heading.height + guests.height + Theme.base * 1.1, Theme.touch)
    opacity: state_ === "ahead" && Osteria.active ? 0.75 : 1
    Accessible.role: Accessible.ListItem
    Accessible.name: outcome === "" ? qsTr("%1, against %2").arg(title).arg(modelData.level) : qsTr("%1, against %2; %3").arg(title).arg(modelData.level).arg(outcome)

    Rectangle {
        anchors.fill: parent
        radius: 4
        color: root.next ? "#48fbd324" : "#28ffffff"
        border { color: root.next ? Theme.rust : Theme.inkSoft; width: root.next ? 2 : 1 }
    }
    Item {
        id: heading
        x: Theme.base * 0.8
        y: Theme.base * 0.4
        width: parent.width - 2 * x
        height: Math.max(name.height, result.height)
        PlainText {
            id: name
            text: root.title
            color: Theme.rust
            font { family: Theme.serif; weight: Font.Bold; pixelSize: Theme.body }
            Accessible.ignored: true
        }
        PlainText {
            anchors { left: name.right; leftMargin: Theme.s; baseline: name.baseline; right: result.left; rightMargin: Theme.s }
            text: root.modelData.level
            elide: Text.ElideRight
            color: Theme.inkSoft
            font { family: Theme.sans; weight: Font.Medium; pixelSize: Theme.small }
            Accessible.ignored: true
        }
        PlainText {
            id: result
            anchors { right: parent.right; baseline: name.baseline }
            text: root.outcome
            color: Theme.ink
            font { family: Theme.serif; weight: Font.Bold; pixelSize: Theme.body }
            Accessible.ignored: true
        }
    }
    Row {
        id: guests
        x: Theme.base * 0.8
        y: heading.y + heading.height + Theme.base * 0.2
        width: parent.width - 2 * x
        Repeater {
            model: root.modelData.guests
            Item {
                id: guest
                required property var modelData
                width: guests.width / root.modelData.guests.length
                height: Math.max(face.height, words.height)
                Medallion { id: face; y: (parent.height - height) / 2; height: Math.max(Theme.base * 2.5, Theme.body * 2); who: guest.modelData.portrait }
                Column {
                    id: words
                    anchors { left: face.right; leftMargin: Theme.base * 0.45; right: parent.right; verticalCenter: parent.verticalCenter }
                    PlainText {
                        width: parent.width
                        text: guest.modelData.name
                        elide: Text.ElideRight
                        color: Theme.ink
                        font { family: Theme.serif; weight: Font.DemiBold; pixelSize: Theme.body }
                        Accessible.role: Accessible.StaticText
                        Accessible.name: guest.modelData.record === "" ? guest.modelData.name : qsTr("%1: %2", "a guest, and matches won against each other").arg(guest.modelData.name).arg(guest.modelData.record)
                        Accessible.focusable: false
                    }
                    PlainText {
                        width: parent.width
                        visible: text !== ""
                        text: guest.modelData.record
                        wrapMode: Text.WordWrap
                        maximumLineCount: 2
                        elide: Text.ElideRight
                        color: Theme.inkSoft
                        font { family: Theme.sans; weight: Font.Medium; pixelSize: Theme.small }
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}

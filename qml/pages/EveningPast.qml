// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The last evenings, a line each: day, places, and how the purse has changed.
Column {
    id: root
    component Over: PlainText {
        color: Theme.rust
        font { family: Theme.serif; weight: Font.DemiBold; pixelSize: Theme.small }
        Accessible.ignored: true                              // each line tells what its numbers are
    }
    Item {
        width: root.width
        height: places.height
        Over { id: places; x: parent.width * 0.32; text: qsTr("places", "over a column") }
        Over { anchors { right: parent.right; rightMargin: Theme.body * 4 } text: qsTr("coins", "over a column: by how many the purse has changed") }
        Over { anchors.right: parent.right; text: qsTr("purse", "over a column: what it holds") }
    }
    Accessible.role: Accessible.List
    Accessible.name: qsTr("The last evenings")
    Repeater {
        model: Osteria.past
        Item {
            id: line
            required property var modelData
            width: root.width
            height: Math.round(Theme.body * 1.7)
            Accessible.role: Accessible.ListItem
            Accessible.name: modelData.told
            component Words: PlainText {
                anchors.verticalCenter: parent.verticalCenter
                color: Theme.ink
                font { family: Theme.sans; weight: Font.Medium; pixelSize: Theme.small }
                Accessible.ignored: true
            }
            Words { id: day; width: parent.width * 0.32; elide: Text.ElideRight; text: line.modelData.day; font.family: Theme.serif; font.pixelSize: Theme.body }
            Words { anchors { left: day.right; right: change.left } text: line.modelData.places; elide: Text.ElideRight; color: Theme.inkSoft }
            Words { id: change; anchors { right: purse.left } width: Theme.body * 3.4; horizontalAlignment: Text.AlignRight; text: line.modelData.change; font.family: Theme.serif; font.weight: Font.Bold; font.pixelSize: Theme.body }
            Words { id: purse; anchors.right: parent.right; width: Theme.body * 4; horizontalAlignment: Text.AlignRight; text: line.modelData.purse }
            Rectangle { anchors { left: parent.left; right: parent.right; bottom: parent.bottom } height: 1; color: Theme.ink; opacity: 0.14 }
        }
    }
}

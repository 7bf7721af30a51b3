// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// One choice of a printed list: its name, one line that explains it, and at the right what sets it.
Item {
    id: root
    property string name
    property string why
    default property alias control: slot.data
    implicitHeight: Math.max(Theme.touch, words.implicitHeight) + Theme.base * 0.55

    Column {
        id: words
        anchors { left: parent.left; right: slot.left; rightMargin: Theme.m; verticalCenter: parent.verticalCenter }
        spacing: -Theme.base * 0.1
        Text {
            width: parent.width
            text: root.name
            color: Theme.ink
            wrapMode: Text.WordWrap
            font { family: Theme.serif; weight: Font.DemiBold; pixelSize: Theme.strong }
            Accessible.role: Accessible.StaticText
            Accessible.name: text
            Accessible.focusable: false
        }
        Text {
            width: parent.width
            text: root.why
            color: Theme.inkSoft
            wrapMode: Text.WordWrap
            lineHeight: 0.95
            font { family: Theme.sans; pixelSize: Theme.small }
            Accessible.role: Accessible.StaticText
            Accessible.name: text
            Accessible.focusable: false
        }
    }
    Item {
        id: slot
        anchors { right: parent.right; rightMargin: Theme.xs; verticalCenter: parent.verticalCenter }
        width: childrenRect.width
        height: childrenRect.height
    }
    Rectangle { anchors.bottom: parent.bottom; width: parent.width; height: 1; color: Theme.ink; opacity: 0.16 }
}

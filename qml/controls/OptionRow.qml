// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// One choice of a printed list: its name, one line that explains it, and at the right what sets it;
// below them where the words would have too little room beside it.
Item {
    id: root
    property string name
    property string why
    property bool ruled: true                                 // a hairline below it
    property real least: Theme.body * 11.5                    // px that the words have to have beside what sets it
    default property alias control: slot.data
    readonly property bool below: width - slot.width < least
    readonly property real wordsHeight: title.height + (note.visible ? note.height - Theme.body * 0.1 : 0)
    readonly property real high: wordsHeight + (below ? slot.height + Theme.xs : 0)
    implicitHeight: Math.max(Theme.touch, below ? 0 : slot.height, high) + Theme.base * 0.45

    // Not in a Column: its height would come a frame after that of its words.
    Item {
        id: words
        y: root.below ? Theme.base * 0.2 : (root.height - height) / 2
        width: root.below ? root.width : root.width - slot.width - Theme.m
        height: root.wordsHeight
        PlainText {
            id: title
            width: parent.width
            text: root.name
            color: Theme.ink
            wrapMode: Text.WordWrap
            font { family: Theme.serif; weight: Font.DemiBold; pixelSize: Theme.strong }
            Accessible.role: Accessible.StaticText
            Accessible.name: text
            Accessible.focusable: false
        }
        PlainText {
            id: note
            y: title.height - Theme.body * 0.1
            width: parent.width
            visible: text !== ""
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
        x: root.width - width - Theme.xs
        y: root.below ? words.y + words.height + Theme.xs : (root.height - height) / 2
        width: childrenRect.width
        height: childrenRect.height
    }
    Rectangle { visible: root.ruled; anchors.bottom: parent.bottom; width: parent.width; height: 1; color: Theme.ink; opacity: 0.16 }
}

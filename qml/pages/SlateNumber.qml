// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// A number on the slate, large, with what it counts below it.
Item {
    id: root
    required property string name
    required property string value
    property color chalk: Theme.chalk
    property color soft: Theme.cream
    height: number.height + words.height - Theme.xs
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2", "what is counted, and the number").arg(name).arg(value)
    Accessible.focusable: false
    PlainText {
        id: number
        width: root.width
        height: Theme.display * 1.28
        verticalAlignment: Text.AlignBottom
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.strong
        text: root.value
        color: root.chalk
        font { family: Theme.serif; weight: Font.Black; pixelSize: Theme.display }
        Accessible.ignored: true
    }
    PlainText {
        id: words
        y: number.height - Theme.xs
        width: root.width
        wrapMode: Text.WordWrap
        text: root.name
        color: root.soft
        font { family: Theme.sans; weight: Font.Medium; pixelSize: Theme.body }
        Accessible.ignored: true
    }
}

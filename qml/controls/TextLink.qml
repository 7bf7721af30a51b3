// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// Underlined words that do something small.
Pressable {
    id: root
    property real size: Theme.body
    property real room: 10000                                 // longer words take a second line
    implicitWidth: Math.min(room, Math.ceil(words.implicitWidth))
    implicitHeight: Math.max(Theme.touch, Math.round(size * 1.6), words.implicitHeight)
    ringOutside: 4
    opacity: possible ? 1 : 0.45
    PlainText {
        id: words
        anchors.verticalCenter: parent.verticalCenter
        width: root.width
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        maximumLineCount: 2
        elide: Text.ElideRight
        text: root.text
        color: root.hovered ? Theme.red : Theme.rust
        font { family: Theme.sans; weight: Font.Medium; pixelSize: root.size; underline: true }
    }
}

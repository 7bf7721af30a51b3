// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// Underlined words that do something small.
Pressable {
    id: root
    property real size: Theme.body
    property real room: 10000                                 // longer words take a second line
    implicitWidth: Math.min(room, Math.ceil(oneLine.advanceWidth) + 1)
    implicitHeight: Math.max(Theme.touch, Math.round(size * 1.6), words.implicitHeight)
    ringed: false                                             // its ring is round the words, clear of their first and last letter
    opacity: possible ? 1 : 0.45
    FocusRing {
        readonly property real spare: Math.max(0, (root.height - words.height) / 2 - 3)
        shown: root.activeFocus
        anchors { leftMargin: -9; rightMargin: -9; topMargin: spare - 6; bottomMargin: spare - 6 }
    }
    // Not by the words themselves: broken into lines, they would keep the width of before a larger print.
    TextMetrics { id: oneLine; font { family: Theme.sans; weight: Font.Medium; pixelSize: root.size } text: root.text }
    PlainText {
        id: words
        objectName: "words"
        readonly property bool whole: oneLine.advanceWidth <= width // in one line
        y: Math.round((parent.height - height) / 2)
        width: root.width
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        maximumLineCount: 2
        elide: Text.ElideRight
        text: root.text
        color: root.hovered ? Theme.red : Theme.rust
        font { family: Theme.sans; weight: Font.Medium; pixelSize: root.size; underline: !words.whole }
        Rectangle {                                           // a font's own underline is thinner than a pixel, and comes and goes
            objectName: "rule"
            visible: words.whole
            width: Math.round(Math.min(words.width, words.implicitWidth))
            height: Math.max(1, Math.round(root.size / 15))
            x: Math.round((words.width - width) / 2)
            y: Math.round(words.baselineOffset + root.size * 0.12)
            color: words.color
        }
    }
}

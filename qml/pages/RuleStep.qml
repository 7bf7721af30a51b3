// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// A numbered step: what happens, then how.
RuleBlock {
    id: root
    property string number
    property string title
    property string text
    Item {
        width: root.leaf
        height: words.height
        PlainText {
            id: figure
            width: Theme.body * 2.1
            y: -Theme.body * 0.25
            text: root.number
            color: Theme.red
            font { family: Theme.serif; weight: Font.Black; pixelSize: Theme.big * 1.1 }
        }
        Column {
            id: words
            anchors { left: figure.right; right: parent.right }
            Print { enlarge: root.enlarge; width: parent.width; kind: "head"; text: root.title }
            Print { enlarge: root.enlarge; width: parent.width; kind: "note"; text: root.text }
        }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The first paragraph of a chapter, with its first letter large and red.
RuleBlock {
    id: root
    property string text
    Accessible.role: Accessible.StaticText
    Accessible.name: text
    Item {
        width: root.leaf
        height: Math.max(rest.implicitHeight, Theme.body * 4.1)
        PlainText {
            id: letter
            y: -Theme.body * 1.15
            text: root.text.charAt(0)
            color: Theme.red
            font { family: Theme.serif; weight: Font.Black; pixelSize: Theme.body * 5.2 }
        }
        Print {
            enlarge: root.enlarge
            id: rest
            anchors { left: letter.right; leftMargin: Theme.s; right: parent.right; top: parent.top; topMargin: Theme.base * 0.1 }
            text: root.text.slice(1).trim()
            font.pixelSize: Math.round(Theme.strong * root.enlarge)
            Accessible.ignored: true
        }
    }
}

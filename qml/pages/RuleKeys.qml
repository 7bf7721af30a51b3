// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// Keys and what they do.
RuleBlock {
    id: root
    property string keys                                      // apart by blanks
    property string text
    Item {
        width: root.leaf
        height: Math.max(caps.height, words.height)
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("%1: %2").arg(root.keys.split(" ").map(one => Keyboard.labels[one] ?? one).join(" ")).arg(root.text)
        Row {
            id: caps
            spacing: Theme.xs
            Repeater {
                model: root.keys.split(" ")
                KeyCap { required property string modelData; text: modelData }
            }
        }
        Print {
            enlarge: root.enlarge
            id: words
            x: Math.max(Theme.body * 8, caps.width + Theme.m)
            y: Math.max(0, (caps.height - height) / 2)
            width: root.leaf - x
            kind: "note"
            text: root.text
            Accessible.ignored: true
        }
    }
}

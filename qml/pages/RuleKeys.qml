// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// Keys and what they do.
RuleBlock {
    id: root
    property list<string> keys
    property string text
    Item {
        width: root.leaf
        height: Math.max(caps.height, words.height)
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("%1: %2").arg(keys.join(" ")).arg(text)
        readonly property list<string> keys: root.keys
        readonly property string text: root.text
        Row {
            id: caps
            spacing: Theme.xs
            Repeater {
                model: root.keys
                KeyCap { required property string modelData; text: modelData }
            }
        }
        Print {
            id: words
            x: Math.max(Theme.base * 8, caps.width + Theme.m)
            anchors.verticalCenter: caps.verticalCenter
            width: root.leaf - x
            kind: "note"
            text: root.text
            Accessible.ignored: true
        }
    }
}

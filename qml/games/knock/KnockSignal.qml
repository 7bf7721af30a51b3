// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// A signal: its gesture as a picture and in words, and below that what it says.
RuleBlock {
    id: root
    required property string picture                          // of resources/gestures
    property string gesture
    property string text
    readonly property real size: Theme.base * 3.1 * Math.min(1, enlarge)
    Item {
        width: root.leaf
        height: Math.max(root.size, words.height)
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("%1: %2", "a gesture, what it says").arg(root.gesture).arg(root.text)
        Picture { source: Theme.asset("gestures/" + root.picture + ".svg"); height: root.size; width: height; y: (parent.height - height) / 2 }
        Column {
            id: words
            x: root.size + Theme.base * 0.7
            y: Math.max(0, (root.size - height) / 2)
            width: root.leaf - x
            Print { enlarge: root.enlarge; width: parent.width; kind: "note"; text: root.gesture; font.weight: Font.Bold; Accessible.ignored: true }
            Print { enlarge: root.enlarge; width: parent.width; kind: "note"; text: root.text; Accessible.ignored: true }
        }
    }
}

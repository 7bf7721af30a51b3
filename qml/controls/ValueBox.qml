// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// A number that counts, in chalk on a dark box; and what it will be.
Rectangle {
    id: root
    required property string text
    property string next
    required property real size                               // px of its print
    implicitWidth: Math.ceil(row.width + size * 0.9)
    implicitHeight: Math.round(size * 1.55)
    radius: 2
    color: Theme.ink
    component Digits: PlainText {
        color: Theme.chalk
        font { family: Theme.sans; weight: Font.Bold; pixelSize: root.size }
        Accessible.ignored: true
    }
    Row {
        id: row
        anchors.centerIn: parent
        spacing: root.size * 0.3
        Digits { text: root.text }
        Digits { visible: root.next !== ""; text: "→" }
        Digits { visible: root.next !== ""; text: root.next }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// A dark label with its key, for what helps and is no move.
Pressable {
    id: root
    property real size: Theme.body
    implicitWidth: row.implicitWidth + size * 1.5
    implicitHeight: Math.max(Theme.touch, Math.round(Theme.base * 2))
    transform: Translate { y: root.pressed ? 1 : root.hovered ? -1 : 0 }

    Label { anchors.fill: parent; tone: "_dark"; text: ""; Accessible.ignored: true }
    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.s
        PlainText {
            anchors.verticalCenter: parent.verticalCenter
            text: root.text
            color: Theme.cream
            font { family: Theme.sans; weight: Font.Medium; pixelSize: root.size }
        }
        KeyCap { anchors.verticalCenter: parent.verticalCenter; size: root.size * 0.84; text: root.key; colour: Theme.cream; visible: root.key !== "" }
    }
}

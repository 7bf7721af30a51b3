// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The way to the hint, a dark label above the tickets.
Pressable {
    id: root
    required property Hint hint
    objectName: "hintTab"
    visible: hint.available && !hint.open
    text: qsTr("Hint")
    implicitWidth: row.implicitWidth + Theme.base * 1.5
    implicitHeight: Math.max(Theme.touch, Math.round(Theme.base * 2))
    transform: Translate { y: root.pressed ? 1 : root.hovered ? -1 : 0 }
    onClicked: hint.open = true

    Label { anchors.fill: parent; tone: "_dark"; text: ""; Accessible.ignored: true }
    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.s
        PlainText {
            anchors.verticalCenter: parent.verticalCenter
            text: root.text
            color: Theme.cream
            font { family: Theme.sans; weight: Font.Medium; pixelSize: Theme.body }
        }
        KeyCap { anchors.verticalCenter: parent.verticalCenter; text: "H"; colour: Theme.cream }
    }
}

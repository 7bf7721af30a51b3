// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The way to the last trick, or to all of them, a dark label on the cloth.
Pressable {
    id: root
    required property bool many
    required property real size                               // px of its words
    objectName: "lastTrick"
    text: many ? qsTr("The tricks so far") : qsTr("The last trick")
    note: qsTr("Look at what was taken")
    key: "U"
    width: row.width + Theme.base * 1.2
    height: Theme.touch
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
        KeyCap { anchors.verticalCenter: parent.verticalCenter; text: root.key; colour: Theme.cream }
    }
}

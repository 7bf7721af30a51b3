// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// A paper tab that hangs from the upper edge of the window: menu, rules, log.
Pressable {
    id: root
    property real size: Theme.body
    property bool hangs: true                                 // else it lies below another
    implicitWidth: row.implicitWidth + size * 1.5
    implicitHeight: Math.max(Theme.touch, Math.round(size * 2.1))
    transform: Translate { y: root.pressed ? -1 : root.hovered ? 2 : 0 }

    Shadow { lift: root.hovered ? 0.3 : 0 }
    BorderImage {
        id: paper
        anchors { fill: parent; topMargin: root.hangs ? -14 : 0 }
        source: Theme.asset("textures/label.png")
        border { left: 22; right: 22; top: Math.min(22, paper.height / 2); bottom: Math.min(22, paper.height / 2) }
        horizontalTileMode: BorderImage.Repeat
        verticalTileMode: BorderImage.Repeat
    }
    Row {
        id: row
        anchors.centerIn: parent
        spacing: root.size * 0.5
        PlainText {
            anchors.verticalCenter: parent.verticalCenter
            text: root.text
            color: Theme.ink
            font { family: Theme.serif; weight: Font.DemiBold; pixelSize: root.size }
        }
        KeyCap { anchors.verticalCenter: parent.verticalCenter; size: root.size * 0.84; text: root.key; visible: root.key !== "" }
    }
}

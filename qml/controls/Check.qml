// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// A printed box, ticked with a red pen. `text` is its spoken name.
Pressable {
    id: root
    property bool on: false
    signal toggled(bool on)
    readonly property real box: (Theme.base + Theme.body) * 0.75
    implicitWidth: Math.max(Theme.touch, box)
    implicitHeight: implicitWidth
    ringOutside: 1
    Accessible.role: Accessible.CheckBox
    Accessible.checkable: true
    Accessible.checked: on
    Accessible.onToggleAction: press()
    onClicked: toggled(!on)

    Rectangle {
        anchors.centerIn: parent
        width: root.box; height: root.box
        color: root.hovered ? "#70ffffff" : Theme.bare
        border { color: Theme.ink; width: 1 }
        Item {                                                // a tick that leaves the box
            visible: root.on
            anchors.fill: parent
            Rectangle { x: root.box * 0.10; y: root.box * 0.58; width: root.box * 0.42; height: root.box * 0.15; radius: height / 2; color: Theme.red; rotation: 48; antialiasing: true }
            Rectangle { x: root.box * 0.20; y: root.box * 0.30; width: root.box * 1.08; height: root.box * 0.15; radius: height / 2; color: Theme.red; rotation: -56; antialiasing: true }
        }
    }
}

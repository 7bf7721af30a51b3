// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The yellow mark of what can be exchanged: two arrows that go opposite ways.
Rectangle {
    id: root
    required property real size
    width: Math.round(size)
    height: width
    radius: width / 2
    color: Theme.yellow
    antialiasing: true
    border { width: 1.5; color: Theme.ink }
    component Arrow: Item {
        id: arrow
        anchors.fill: parent
        readonly property real thick: Math.max(1.6, root.width * 0.1)
        Rectangle { x: root.width * 0.24; y: root.width * 0.37 - height / 2; width: root.width * 0.5; height: arrow.thick; color: Theme.ink; antialiasing: true }
        Rectangle { x: root.width * 0.78 - width; y: root.width * 0.37 - height / 2; width: root.width * 0.25; height: arrow.thick; color: Theme.ink; antialiasing: true; rotation: 45; transformOrigin: Item.Right }
        Rectangle { x: root.width * 0.78 - width; y: root.width * 0.37 - height / 2; width: root.width * 0.25; height: arrow.thick; color: Theme.ink; antialiasing: true; rotation: -45; transformOrigin: Item.Right }
    }
    Arrow { }
    Arrow { rotation: 180 }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// Beside a list that is longer than its window: a printed mark that shows where one is, and can be pulled along.
Item {
    id: root
    required property ListView list
    visible: list.visible && list.count > 0 && list.visibleArea.heightRatio < 1
    x: list.x + list.width - Theme.base * 0.4
    y: list.y
    width: Theme.touch
    height: list.height

    Rectangle { x: mark.width / 2; width: 1; height: parent.height; color: Theme.ink; opacity: 0.3 }
    Rectangle {
        id: mark
        width: Theme.base * 0.4
        radius: width / 2
        height: Math.max(Theme.base * 2, root.list.visibleArea.heightRatio * root.height)
        y: Math.max(0, Math.min(root.height - height, root.list.visibleArea.yPosition * root.height))
        color: Theme.rust
        opacity: 0.75
    }
    MouseArea {
        function roll(to: real) { root.list.positionViewAtIndex(Math.round(Math.max(0, Math.min(1, to / height)) * (root.list.count - 1)), ListView.Center) }
        anchors.fill: parent
        preventStealing: true
        onPressed: mouse => roll(mouse.y)
        onPositionChanged: mouse => roll(mouse.y)
    }
}

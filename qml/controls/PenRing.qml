// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// What one draws round a printed word with a red pen: two strokes that do not quite meet.
Item {
    id: root
    property real stroke: Math.max(2, Theme.base * 0.13)
    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: "transparent"
        antialiasing: true
        rotation: -1.1
        border { color: Theme.red; width: root.stroke }
    }
    Rectangle {
        anchors { fill: parent; leftMargin: -root.stroke; rightMargin: root.stroke; topMargin: root.stroke * 0.8; bottomMargin: -root.stroke * 0.4 }
        radius: height / 2
        color: "transparent"
        antialiasing: true
        opacity: 0.55
        rotation: 0.9
        border { color: Theme.red; width: root.stroke * 0.7 }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The yellow ring of keyboard focus around `parent`, between two dark hairlines so that it shows on paper and on wood.
Rectangle {
    id: root
    property bool shown: false
    property real outside: 5
    visible: shown
    z: 2
    anchors { fill: parent; margins: -outside }
    radius: 6
    color: "transparent"
    border { color: Theme.ink; width: 5 }
    Rectangle {
        anchors { fill: parent; margins: 1 }
        radius: 5
        color: "transparent"
        border { color: Theme.yellow; width: 3 }
    }
}

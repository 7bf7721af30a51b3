// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// A frame of dashes round a place where something may be laid.
Item {
    id: root
    required property color colour
    property real thick: 3
    readonly property int along: Math.max(3, Math.round(width / (thick * 7)))   // dashes of an edge
    readonly property int down: Math.max(3, Math.round(height / (thick * 7)))
    Accessible.ignored: true

    component Dash: Rectangle { color: root.colour; radius: root.thick / 2; antialiasing: true }
    Repeater {
        model: 2 * root.along
        Dash {
            required property int index
            readonly property real step: root.width / root.along
            x: (index % root.along) * step + step * 0.22
            y: index < root.along ? -root.thick / 2 : root.height - root.thick / 2
            width: step * 0.56
            height: root.thick
        }
    }
    Repeater {
        model: 2 * root.down
        Dash {
            required property int index
            readonly property real step: root.height / root.down
            x: index < root.down ? -root.thick / 2 : root.width - root.thick / 2
            y: (index % root.down) * step + step * 0.22
            width: root.thick
            height: step * 0.56
        }
    }
}

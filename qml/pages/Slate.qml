// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The osteria's slate in its wooden frame: what is written on it stands there in chalk.
Item {
    id: root
    readonly property color chalk: "#f4f1e4"
    readonly property color soft: "#c3cbbf"                   // second voice
    readonly property color yellow: "#f3d25c"
    readonly property real frame: Theme.base * 0.75
    default property alias content: inner.data

    Shadow { lift: 0.6 }
    Item {
        anchors.fill: parent
        clip: true
        Image { anchors.fill: parent; source: Theme.asset("textures/wood.jpg"); fillMode: Image.Tile }
        Rectangle { anchors.fill: parent; color: "#509c6a3e" }
        Rectangle { anchors.fill: parent; color: "transparent"; border { color: "#a0170a00"; width: 1 } }
        Rectangle { x: 1; y: 1; width: parent.width - 2; height: 1; color: "#50ffdca0" }
    }
    Rectangle {
        anchors { fill: parent; margins: root.frame }
        clip: true
        gradient: Gradient {
            GradientStop { position: 0; color: "#2b3633" }
            GradientStop { position: 1; color: "#1d2624" }
        }
        Repeater {                                            // where it was wiped
            model: 3
            Rectangle {
                required property int index
                x: parent.width * (0.06 + 0.3 * index)
                y: parent.height * (0.1 + 0.26 * ((index * 2) % 3))
                width: parent.width * 0.42
                height: parent.height * 0.3
                rotation: -6 + 4 * index
                opacity: 0.035
                gradient: Gradient {
                    orientation: Gradient.Horizontal
                    GradientStop { position: 0; color: "transparent" }
                    GradientStop { position: 0.5; color: root.chalk }
                    GradientStop { position: 1; color: "transparent" }
                }
            }
        }
        Rectangle { anchors.fill: parent; color: "transparent"; border { color: "#c0080c0b"; width: 2 } }
        Rectangle { width: parent.width; height: Theme.base * 0.35; gradient: Gradient { GradientStop { position: 0; color: "#80000000" } GradientStop { position: 1; color: "#00000000" } } }
    }
    Item { id: inner; anchors { fill: parent; margins: root.frame } }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// A board of the osteria's shelf: the dark above it, its top in the light, and its front edge of height `lip`.
Item {
    id: root
    required property real lip

    Rectangle {
        width: parent.width
        height: parent.height - root.lip
        gradient: Gradient {
            GradientStop { position: 0; color: "#b8080302" }
            GradientStop { position: 0.35; color: "#5a080302" }
            GradientStop { position: 1; color: "#20080302" }
        }
    }
    Item {
        y: parent.height - root.lip
        width: parent.width
        height: root.lip
        Image { anchors.fill: parent; source: Theme.asset("textures/wood.jpg"); fillMode: Image.Tile; horizontalAlignment: Image.AlignLeft; verticalAlignment: Image.AlignTop }
        Rectangle {
            anchors.fill: parent
            gradient: Gradient {
                GradientStop { position: 0; color: "#70ffce8a" }
                GradientStop { position: 0.1; color: "#30ffb870" }
                GradientStop { position: 0.8; color: "#10ffb060" }
                GradientStop { position: 1; color: "#90000000" }
            }
        }
        Rectangle { width: parent.width; height: 2; color: "#90ffdca0" }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The mark of the seat that deals.
Item {
    id: root
    property real size: 26
    width: size
    height: size
    Image {
        visible: face.status === Image.Ready
        anchors { fill: parent; margins: -root.size * 0.2 }
        source: Theme.asset("textures/disc.png")
        transform: Translate { x: root.size * 0.04; y: root.size * 0.07 }
    }
    Picture { id: face; anchors.fill: parent; source: Theme.asset("tokens/dealer.svg") }
}

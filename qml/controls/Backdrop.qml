// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The walnut table and the lamp above it. Children lie between wood and lamp shade.
Item {
    id: root
    default property alias content: layer.data
    property real lampY: 0
    Image {
        anchors.fill: parent
        source: Theme.asset("textures/wood.jpg")
        fillMode: Image.Tile
        horizontalAlignment: Image.AlignLeft
        verticalAlignment: Image.AlignTop
    }
    Image {
        x: -parent.width * 0.05
        y: -parent.height * 0.12 + root.lampY
        width: parent.width * 1.1
        height: parent.height * 1.15
        source: Theme.asset("textures/glow.png")
    }
    Image { anchors.fill: parent; source: Theme.asset("textures/lamp.png") }
    Item { id: layer; anchors.fill: parent }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The walnut table and the lamp above it, and a cloth between the two, if any. Where much moves above it, it is one
// picture once it has come to rest.
Item {
    id: root
    default property alias content: middle.data
    property real lampY: 0
    property bool busy: false                                 // cards move above it
    readonly property Cloth cloth: middle.children[0] as Cloth

    Item {
        id: layers
        anchors.fill: parent
        visible: !still.taken
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
        Item { id: middle; anchors.fill: parent }
    }
    StillPicture {
        id: still
        anchors.fill: parent
        of: root.busy ? layers : null
        look: root.cloth ? [root.lampY, root.cloth.look] : [root.lampY]
    }
}

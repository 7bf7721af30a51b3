// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Cards

// A hand-stamped cloth (tela romagnola: rust print on linen). The border is drawn from one edge and one corner block.
Item {
    id: root
    property string variant: Preferences.cloth                // tela, verde, rosso
    property real band: Theme.base * 3.4
    readonly property real density: Screen.devicePixelRatio
    property real drawnBand: band                             // follows the band once a resize has come to rest
    readonly property var look: [x, y, width, height, rotation, variant, drawnBand]
    readonly property string stampInk: variant === "tela" ? "rust" : "paper"
    Component.onCompleted: drawnBand = band
    onBandChanged: rest.restart()
    Timer { id: rest; interval: 40; onTriggered: root.drawnBand = root.band }

    Shadow { }
    Image { anchors.fill: parent; source: Theme.asset("textures/linen_" + root.variant + ".jpg"); fillMode: Image.Tile }
    component Edge: Item {
        id: edge
        property real length: 0
        readonly property int count: Math.max(1, Math.round(length / (root.band * 2)))
        width: length
        height: root.band
        Row {
            Repeater {
                model: edge.count
                Image {
                    width: edge.length / edge.count
                    height: root.band
                    source: Theme.asset("textures/st_edge_" + root.stampInk + ".png")
                    sourceSize { width: Math.round(root.drawnBand * 2 * root.density); height: Math.round(root.drawnBand * root.density) }
                }
            }
        }
    }
    Item {
        id: stamp
        anchors { fill: parent; margins: Theme.base * 0.3 }
        opacity: root.variant === "tela" ? 0.92 : 0.5
        Edge { x: root.band; y: 0; length: stamp.width - 2 * root.band }
        Edge { x: root.band; y: stamp.height - root.band; length: stamp.width - 2 * root.band; rotation: 180 }
        Edge { x: stamp.width; y: root.band; length: stamp.height - 2 * root.band; transformOrigin: Item.TopLeft; rotation: 90 }
        Edge { y: stamp.height - root.band; length: stamp.height - 2 * root.band; transformOrigin: Item.TopLeft; rotation: -90 }
        Repeater {
            model: 4
            Image {
                required property int index
                width: root.band
                height: root.band
                sourceSize { width: Math.round(root.drawnBand * root.density); height: Math.round(root.drawnBand * root.density) }
                source: Theme.asset("textures/st_corner_" + root.stampInk + ".png")
                x: index === 1 || index === 2 ? stamp.width - width : 0
                y: index >= 2 ? stamp.height - height : 0
                rotation: index * 90
            }
        }
    }
    Rectangle { anchors.fill: parent; color: "transparent"; border { color: "#40170a00"; width: 1 } }
    Image { anchors.fill: parent; source: Theme.asset("textures/lamp.png"); opacity: 0.42 }
}

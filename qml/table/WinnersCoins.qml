// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The coins of the pool go from the plate to the winner one after the other, and lie in a bow below the portrait.
Item {
    id: root
    required property int coins
    required property point from                              // the middle of the plate
    required property point to                                // the middle of the portrait
    required property real radius                             // of the bow
    required property real size
    property string piece: ""                                 // of resources/tokens, where no coins lie there
    required property real come                               // 0: all on the plate, 1: all there
    readonly property int count: Math.max(1, Math.min(coins, 18))
    readonly property list<string> metals: ["gold", "copper", "silver"]

    Repeater {
        model: root.visible ? root.count : 0
        Item {
            id: coin
            required property int index
            readonly property real t: Math.max(0, Math.min(1, root.come * 1.9 - 0.9 * index / root.count))
            readonly property real angle: (root.count > 1 ? 0.14 + 0.72 * index / (root.count - 1) : 0.5) * Math.PI
            readonly property real far: root.radius * (1 + (index % 2) * 0.13)
            readonly property point end: Qt.point(root.to.x + Math.cos(angle) * far * 1.12, root.to.y + Math.sin(angle) * far * 0.92)
            visible: t > 0
            width: root.size
            height: root.size
            x: root.from.x + (end.x - root.from.x) * t - width / 2
            y: root.from.y + (end.y - root.from.y) * t - Math.sin(Math.PI * t) * Theme.base * 4 - height / 2
            rotation: index * 47 + t * 200
            Image {
                visible: metal.status === Image.Ready && root.piece !== "bill"
                anchors { fill: parent; margins: -coin.width * 0.2 }
                source: Theme.asset("textures/disc.png")
                transform: Translate { x: 1; y: 2 }
            }
            Picture { id: metal; anchors.fill: parent; source: Theme.asset(root.piece !== "" ? "tokens/" + root.piece + ".svg" : "tokens/coin_" + root.metals[coin.index % 3] + ".svg") }
        }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The plate (il piatto) with its coins, one a stake, or with tokens, and the sum on a label.
Item {
    id: root
    required property int coins
    required property string amount
    property bool tokens: false                               // not coins
    readonly property list<real> spotsX: [.40, .57, .50, .63, .37, .50, .46, .60, .34, .55, .44, .66]
    readonly property list<real> spotsY: [.44, .40, .56, .55, .58, .46, .36, .64, .48, .50, .63, .46]
    readonly property list<int> turns: [0, 40, -20, 15, -35, 70, 10, -60, 0, 30, 5, 90]
    readonly property list<string> metals: ["gold", "copper", "gold", "silver", "copper", "silver", "gold", "gold", "silver", "gold", "silver", "copper"]
    height: width
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Pool: %1").arg(amount)

    Image {
        visible: dish.status === Image.Ready
        anchors { fill: parent; margins: -root.width * 0.19 }
        source: Theme.asset("textures/disc.png")
        transform: Translate { x: root.width * 0.03; y: root.width * 0.06 }
    }
    Picture { id: dish; anchors.fill: parent; source: Theme.asset("tokens/plate.svg") }
    Repeater {
        model: Math.min(root.coins, 24)
        Item {
            id: coin
            required property int index
            readonly property int spot: index % 12
            readonly property bool above: index >= 12         // a second dozen lies on the first, turned a quarter
            readonly property real across: above ? 1.02 - root.spotsY[spot] : root.spotsX[spot]
            readonly property real down: above ? root.spotsX[spot] : root.spotsY[spot]
            width: root.width * 0.24
            height: width
            x: root.width * across - width / 2
            y: root.width * down - width / 2
            Image {
                visible: metal.status === Image.Ready
                anchors { fill: parent; margins: -coin.width * 0.2 }
                source: Theme.asset("textures/disc.png")
                transform: Translate { x: 1; y: 2 }
            }
            Picture {
                id: metal
                anchors.fill: parent
                source: Theme.asset(root.tokens ? "tokens/marca.svg" : "tokens/coin_" + root.metals[coin.spot] + ".svg")
                rotation: root.turns[coin.spot]
            }
        }
    }
    Label {
        visible: root.amount !== ""
        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: -height * 0.45 }
        text: root.amount
        size: Math.max(13, root.width * 0.105)
        Accessible.ignored: true
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// What lies on the table before a match: cloth, cards, pack, plate, a glass. Places are parts of the width and the height.
Item {
    id: root
    property bool tall: false
    readonly property string pack: MatchSetup.pack
    // four cards that are good to look at, of each pack
    readonly property var best: ({ piacentine: ["KS", "HC", "AD", "JD"], french: ["KS", "QH", "AC", "JD"] })
    readonly property real fan: Math.min(height * (tall ? 0.24 : 0.43), width * (tall ? 0.36 : 0.28))
    readonly property real middle: tall ? width * 0.24 : width * 0.148

    // A slip that lies here, and where the bill begins: the fan is held smaller then, above the one and left of the other.
    property rect slip: Qt.rect(0, 0, 0, 0)
    property real bill: width
    readonly property bool held: !tall && slip.height > 0
    // In a tall window it is held beside the slip, and what lies elsewhere makes room.
    readonly property real free: width - slip.x - slip.width
    readonly property bool aside: tall && slip.height > 0 && free > Theme.base * 12
    readonly property real plateRight: width * 0.03 + fan * 0.7
    readonly property real card: aside ? Math.min(fan, free / 1.62) : !held ? fan : Math.max(fan * 0.3, Math.min(fan * 0.86, (slip.y - height * 0.045 - fan * 0.36) * 0.92, (bill - plateRight) / 1.56))

    component Coin: Image {
        id: coin
        required property string metal
        width: root.fan * 0.15
        height: width
        source: Theme.asset("tokens/coin_" + metal + ".svg")
        antialiasing: true
        sourceSize { width: Math.round(root.fan * 0.15); height: Math.round(root.fan * 0.15) }
        Image { z: -1; anchors { fill: parent; margins: -coin.width * 0.2 } source: Theme.asset("textures/disc.png") }
    }

    Backdrop {
        anchors.fill: parent
        Cloth {
            x: -root.width * 0.06
            y: root.height * (root.tall ? 0.10 : 0.235)
            width: root.width * (root.tall ? 0.96 : 0.74)
            height: root.height * 0.86
            rotation: -7
            band: Theme.base * 4.6
            variant: Preferences.cloth
        }
    }
    Item {                                                    // the pack
        x: root.width * (root.tall ? 0.03 : 0.055)
        y: root.height * (root.aside ? 0.215 : root.tall ? 0.19 : 0.66)
        width: height * CardPictures.aspectOf(root.pack + "/back")
        height: root.fan * 0.9
        rotation: 74
        Repeater {
            model: 7
            CardFace { required property int index; Accessible.ignored: true; height: root.fan * 0.9; face: root.pack + "/back"; x: -index * 1.1; y: -index * 1.7; shadow: index === 0 }
        }
    }
    Repeater {
        model: root.best[root.pack] ?? []
        CardFace {
            required property int index
            required property string modelData
            Accessible.ignored: true
            face: root.pack + "/" + modelData
            height: root.card
            lift: 0.4
            x: (root.aside ? root.width - root.free / 2 - root.card * 0.7 : root.held ? (root.plateRight + root.bill - root.card * 1.36) / 2 : root.middle) + index * root.card * 0.265
            y: (root.aside ? root.slip.y + root.card * 0.12 : root.held ? root.slip.y - root.card * 1.06 : root.height * (root.tall ? 0.10 : 0.40)) - Math.sin((index + 0.6) / 4 * Math.PI) * root.card * 0.09
            rotation: -20 + index * 12.5
        }
    }
    Item {                                                    // the plate and the first stakes
        x: root.width * (root.aside ? 0.43 : root.tall ? 0.70 : 0.03)
        y: root.aside ? root.slip.y + root.slip.height + Theme.base : root.height * (root.tall ? 0.14 : 0.04)
        width: root.fan * 0.66
        height: width
        Image { anchors { fill: parent; margins: -parent.width * 0.19 } source: Theme.asset("textures/disc.png"); transform: Translate { x: root.fan * 0.02; y: root.fan * 0.04 } }
        Image { anchors.fill: parent; source: Theme.asset("tokens/plate.svg"); sourceSize { width: Math.round(root.fan * 0.66); height: Math.round(root.fan * 0.66) } }
        Coin { metal: "copper"; x: root.fan * 0.30; y: root.fan * 0.18; rotation: 40 }
        Coin { metal: "gold"; x: root.fan * 0.19; y: root.fan * 0.21 }
        Coin { metal: "silver"; x: root.fan * 0.35; y: root.fan * 0.30; rotation: 15 }
        Coin { metal: "gold"; x: root.fan * 0.25; y: root.fan * 0.32; rotation: -20 }
    }
    Item {                                                    // the bell, in games that have one to be rung
        readonly property var offer: MatchSetup.offer
        visible: offer.call === "bell"
        x: root.width * (root.aside ? 0.70 : root.tall ? 0.52 : 0.235)
        y: root.height * (root.aside ? 0.26 : root.tall ? 0.06 : 0.05)
        width: root.fan * 0.4
        height: width
        Image { anchors { fill: parent; margins: -parent.width * 0.19 } source: Theme.asset("textures/disc.png"); transform: Translate { x: root.fan * 0.02; y: root.fan * 0.03 } }
        Picture { anchors.fill: parent; source: parent.visible ? Theme.asset("tokens/bell.svg") : ""; rotation: 8 }
    }
    Glass { height: root.fan * 0.36; x: root.width * (root.aside ? 0.86 : root.tall ? 0.80 : 0.37); y: root.height * (root.aside ? 0.29 : root.tall ? 0.035 : 0.045) }
    Coin { visible: !root.tall; metal: "gold"; x: root.width * 0.30; y: root.height * 0.86; rotation: 20 }
    Coin { visible: !root.tall; metal: "copper"; x: root.width * 0.34; y: root.height * 0.89; rotation: -30 }
    Coin { visible: !root.tall; metal: "silver"; x: root.width * 0.295; y: root.height * 0.93; rotation: 60 }
}

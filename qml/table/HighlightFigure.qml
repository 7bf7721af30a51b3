// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The picture of what the table stops for: cards in a fan, on stairs or in a bow, faces before each other, a face that
// goes or comes.
Item {
    id: root
    required property highlight what
    required property string piece                            // what one loses, of resources/tokens
    required property real cardHeight
    required property real course                             // 0 to 1
    readonly property int count: what.cards.length
    readonly property bool ofCards: count > 0
    readonly property real cardWidth: ofCards ? cardHeight * CardPictures.aspectOf(what.cards[0]) : 0
    readonly property int faces: what.portraits.length
    // as in table/highlight.h; QML sees no enumeration of a value type
    readonly property bool stairs: what.figure === 1
    readonly property bool bow: what.figure === 2
    readonly property bool duel: what.figure === 3
    readonly property bool leaving: what.figure === 4
    readonly property bool coming: what.figure === 5
    readonly property real face: Math.min(cardHeight * 0.86, parent.width * 0.86 / Math.max(1, faces) * (duel ? 0.62 : 0.9))
    width: ofCards ? cardWidth * (0.4 + 0.8 * count) : faces * face * 1.2
    height: cardHeight

    function part(index: int, all: int): real { return Math.max(0, Math.min(1, course * (1 + 0.5 * (all - 1)) - 0.5 * index)) }

    Repeater {
        model: root.what.cards
        CardFace {
            id: card
            required property int index
            required property string modelData
            readonly property real off: index - (root.count - 1) / 2
            readonly property real t: root.part(index, root.count)
            readonly property real bend: root.bow ? 0.07 : 0.05
            face: modelData
            height: root.cardHeight
            lift: 0.6
            x: (root.width - width) / 2 + off * width * (root.stairs ? 0.94 : 0.66) * (0.3 + 0.7 * t)
            y: (root.stairs ? -off * height * 0.17 * t : off * off * height * bend) + (1 - t) * root.cardHeight * 0.5
            rotation: root.stairs ? 0 : off * (root.bow ? 16 : 11) * t
            opacity: Math.min(1, t * 3)
            Accessible.ignored: true
        }
    }
    Repeater {
        model: root.ofCards ? [] : root.what.portraits
        Item {
            id: one
            required property int index
            required property string modelData
            readonly property real off: index - (root.faces - 1) / 2
            readonly property real side: Math.sign(off)
            width: root.face
            height: root.face
            x: (root.width - width) / 2 + off * root.face * (root.duel && root.faces === 2 ? 1.7 : 1.15) + (root.duel ? side * (1 - root.course) * root.face * 1.4 : 0)
            y: (root.height - height) / 2 + (root.coming ? (1 - root.course) * root.face * 0.9 : 0)
            opacity: root.leaving ? 1 - 0.25 * root.course : 1
            Medallion { anchors.fill: parent; who: one.modelData; out: root.leaving && root.course > 0.55 }
            Picture {                                         // the last token: it stays, goes, or a coin comes
                readonly property bool coin: root.coming
                width: root.face * 0.36
                height: width
                source: Theme.asset(coin ? "tokens/coin_gold.svg" : "tokens/" + (root.what.piece || root.piece) + ".svg")
                x: root.duel ? (one.width - width) / 2 : one.width * 0.72 + (root.leaving ? root.course * root.face * 1.5 : (1 - root.course) * root.face * 1.3)
                y: root.duel ? one.height * 0.92 : one.height * 0.66 + (root.leaving ? root.course * root.face * 0.25 : -(1 - root.course) * root.face * 0.5)
                rotation: root.leaving ? root.course * 540 : coin ? root.course * 360 : 0
                opacity: root.leaving ? Math.min(1, 2.4 - 2.4 * root.course) : 1
            }
        }
    }
    Repeater {                                                // coins poured from above
        model: root.what.coins
        Picture {
            id: coin
            required property int index
            readonly property real t: root.part(index, root.what.coins)
            readonly property real off: (index * 7 % root.what.coins + 0.5) / root.what.coins - 0.5
            width: root.cardHeight * 0.2
            height: width
            source: Theme.asset("tokens/coin_" + ["gold", "copper", "silver"][index % 3] + ".svg")
            x: root.width / 2 + off * root.width * 1.5 - width / 2
            y: -root.cardHeight * 1.2 + t * root.cardHeight * (2.2 + 0.16 * (index % 3)) - width / 2
            rotation: index * 47 + t * 300
            visible: t > 0
        }
    }
}

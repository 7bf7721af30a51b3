// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// Cards at the left, words at the right. `idle` holds the places of cards that do not count and are veiled, as digits.
RuleBlock {
    id: root
    property list<string> cards
    property string idle
    property string number
    property string title
    property string key
    property string text
    property bool small: false
    property bool large: false                                // where a page is high enough for cards that can be looked at
    property bool grows: true                                 // larger where two pages lie side by side
    readonly property real size: Theme.base * (large ? 9.4 : (grows && (parent as Chapter)?.twoPages ? 7.6 : 6.6) * (small ? 0.8 : 1)) * Math.min(1, enlarge) // the height of a card
    property real step: 1.06                                  // from card to card, in card widths; below 1 they overlap
    readonly property real aspect: CardPictures.aspectOf(cards[0] ?? "")
    property real picture: (1 + (cards.length - 1) * step) * size * aspect
    readonly property bool below: picture > leaf * 0.62       // a long row has its words below it

    Item {
        width: root.leaf
        height: root.below ? root.size + words.height + Theme.base * 0.7 : Math.max(root.size, words.height) + Theme.base * 0.3
        Accessible.role: Accessible.Graphic
        Accessible.name: Pronounce.now.cards(root.cards)
        Repeater {
            model: root.cards
            CardFace {
                id: card
                required property int index
                required property string modelData
                Accessible.ignored: true
                height: root.size
                face: modelData
                x: index * root.step * root.size * root.aspect
                rotation: root.step < 0.5 && root.cards.length === 3 ? (index - 1) * 4 : 0
                Rectangle { anchors.fill: parent; radius: width * 0.059; visible: root.idle.includes(card.index); color: "#a8e8d8b4" }
            }
        }
        Column {
            id: words
            x: root.below ? 0 : root.picture + Theme.base * 0.9
            y: root.below ? root.size + Theme.base * 0.4 : Math.max(0, (root.size - height) / 2)
            width: root.leaf - x
            Row {
                visible: root.title !== ""
                width: parent.width
                spacing: Theme.s
                PlainText {
                    id: count
                    visible: text !== ""
                    text: root.number
                    color: Theme.red
                    font { family: Theme.serif; weight: Font.Black; pixelSize: Theme.big }
                }
                Print {
                    enlarge: root.enlarge
                    anchors.baseline: count.visible ? count.baseline : undefined
                    width: Math.min(implicitWidth, parent.width - (count.visible ? count.width + Theme.s : 0) - (cap.visible ? cap.width + Theme.s : 0))
                    kind: "head"
                    text: root.title
                    font.pixelSize: Math.round(Theme.body * 1.4 * root.enlarge)
                }
                KeyCap { id: cap; anchors.verticalCenter: parent.verticalCenter; text: root.key; visible: root.key !== "" }
            }
            Print { enlarge: root.enlarge; width: parent.width; kind: "note"; text: root.text; visible: text !== "" }
        }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// Two hands, the better one at the left, and why.
RuleBlock {
    id: root
    property list<string> better
    property list<string> other
    property string idleBetter
    property string idleOther
    property bool tie: false
    property string text
    readonly property real size: Theme.base * 4.8 * Math.min(1, enlarge)
    readonly property real both: 2 * handWidth + Theme.base * 3
    readonly property bool beside: leaf - both > Theme.body * 9 // room for the words at the right
    readonly property real aspect: CardPictures.aspectOf(better[0] ?? "")
    readonly property real handWidth: size * aspect * 3.12

    component Hand: Row {
        id: hand
        required property list<string> cards
        required property string idle
        spacing: root.size * root.aspect * 0.06
        Accessible.role: Accessible.Graphic
        Accessible.name: Pronounce.now.cards(cards)
        Repeater {
            model: hand.cards
            CardFace {
                id: card
                required property int index
                required property string modelData
                Accessible.ignored: true
                height: root.size
                face: modelData
                Rectangle { anchors.fill: parent; radius: width * 0.059; visible: hand.idle.includes(card.index); color: "#a8e8d8b4" }
            }
        }
    }
    Item {
        width: root.leaf
        height: root.beside ? Math.max(root.size, words.height) + Theme.base * 0.3 : root.size + words.height + Theme.base * 0.7
        Hand { id: left; cards: root.better; idle: root.idleBetter }
        PlainText {
            visible: root.other.length > 0
            x: root.handWidth
            width: Theme.base * 3
            height: root.size
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            text: root.tie ? "=" : "›"
            color: Theme.red
            font { family: Theme.serif; weight: Font.Black; pixelSize: Math.round(Math.min(Theme.big, root.size * 0.66)) }
        }
        Hand { visible: root.other.length > 0; x: root.handWidth + Theme.base * 3; cards: root.other; idle: root.idleOther }
        Print {
            enlarge: root.enlarge
            id: words
            x: root.beside ? root.both + Theme.base * 0.8 : 0
            y: root.beside ? Math.max(0, (root.size - height) / 2) : root.size + Theme.base * 0.4
            width: root.leaf - x
            kind: "note"
            text: root.text
        }
    }
}

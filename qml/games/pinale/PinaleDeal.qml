// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// Who plays, what the cards count, and how they are dealt.
Chapter {
    id: root
    readonly property bool pairs: played("teams", 1)
    readonly property bool toTheRight: changed("direction")
    RuleHead { kind: "title"; title: qsTr("The pack and the deal") }
    RuleLead {
        ours: root.pairs
        text: root.pairs ? qsTr("At this table two pairs play. Partners sit across from each other, lay their melds together and count together; neither sees the other’s hand.")
                         : qsTr("Two, three or four play, each alone. Four may also play as two pairs: then partners sit across from each other, and their melds lie and count together.")
    }
    RuleFigure { large: root.height > Theme.base * 60; cards: ["french/XR", "french/XB", "french/2S", "french/2C"]; step: 0.62; grows: false; small: true; title: qsTr("104 cards"); text: qsTr("Two French packs with their four jokers, without the four red twos. Of every other card there are two.") }
    RuleHead { title: qsTr("What they count") }
    PinaleSums {
        lines: [
            { what: qsTr("3, 4, 5, 6"), how: qsTr("%1 cards").arg(32), sum: 5 },
            { what: qsTr("7 to 10, jack, queen, king"), how: qsTr("%1 cards").arg(56), sum: 10 },
            { what: qsTr("ace"), how: qsTr("%1 cards").arg(8), sum: 15 },
            { what: qsTr("black two"), how: qsTr("%1 cards").arg(4), sum: 20 },
            { what: qsTr("joker"), how: qsTr("%1 cards").arg(4), sum: 25 }
        ]
    }
    RuleBreak { }
    RuleStep { number: "1"; title: qsTr("Shuffle and cut"); text: qsTr("Who deals first is drawn by lot. The dealer shuffles, and the player who comes just before the dealer cuts. When it is your turn, drag along the pack to choose where.") }
    RuleStep { number: "2"; title: qsTr("Thirteen cards each"); text: qsTr("They are dealt face down, one at a time, beginning with the player after the dealer.") }
    RuleStep { number: "3"; title: qsTr("Stock and discard pile"); text: qsTr("The next card is turned up and begins the discard pile. All others lie beside it, face down: they are the stock. The player after the dealer begins.") }
    RuleHead {
        title: qsTr("The way round")
        ours: root.toTheRight
        text: root.toTheRight ? qsTr("At this table everything goes to the right, anticlockwise: the cards, the play, and the turn to deal.")
                              : qsTr("Everything goes to the left, clockwise: the cards, the play, and the turn to deal.")
    }
    RuleText { kind: "aside"; text: qsTr("With two players 77 cards are left in the stock, with four only 51.") }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// Jokers and black twos: what they stand for, how many there may be, and how they are swapped out.
Chapter {
    id: root
    readonly property bool pairs: played("teams", 1)
    readonly property bool unlimited: played("maxWildsPerMeld", 1)
    readonly property bool oneWild: played("maxWildsPerMeld", 2)
    RuleHead { kind: "title"; title: qsTr("Wild cards") }
    RuleLead { text: qsTr("Jokers and black twos are wild: they stand for any card that a meld lacks. Which one is said when they are laid, and so it stays for the whole deal. In a run their place says it; in a group you choose among the suits that are missing.") }
    PinaleMeld { cards: "5C 6C XB=7C 8C"; worth: 45; text: qsTr("A wild card shows the card that it stands for, and counts what it is itself: a joker 25, a two 20.") }
    PinaleMeld { cards: "QD QS 2C=QH"; worth: 40; text: qsTr("Here a two of clubs is the queen of hearts.") }
    RuleHead {
        title: qsTr("How many")
        ours: root.unlimited || root.oneWild
        text: root.unlimited ? qsTr("At this table as many as you like, as long as one other card is among them.")
            : root.oneWild ? qsTr("At this table one in every meld, joker or two.")
                           : qsTr("Never more than other cards: one in a group of three, two in a meld of four.")
    }
    RuleBreak { }
    RuleHead { title: qsTr("The swap"); text: qsTr("Whoever holds the very card that a wild one stands for may, in turn, lay it there and take the wild card instead. That must be on the table again before the discard.") }
    PinaleMeld { cards: "4H 5H 6H XR=7H 8H 9H"; worth: 60; title: qsTr("Before"); text: qsTr("The joker stands in the middle: no six in a row.") }
    PinaleMeld { cards: "4H 5H 6H 7H 8H 9H"; worth: 90; doubled: [0, 1, 2, 3, 4, 5]; title: qsTr("After"); text: qsTr("The 7 of hearts has come. The meld stays with its owner, who has 30 points more.") }
    RuleText {
        ours: root.pairs
        text: root.pairs ? qsTr("A joker may be swapped out of any meld, those of the others too. A two only by the side that laid it. Jokers alone stay together.")
                         : qsTr("A joker may be swapped out of any meld, those of the others too. A two only by whoever laid it. Jokers alone stay together.")
    }
    RuleText { kind: "aside"; text: qsTr("A joker on the table is anybody’s who holds its card. A two is safe from the others.") }
}

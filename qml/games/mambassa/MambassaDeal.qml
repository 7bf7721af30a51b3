// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// From the first dealer to the first turn of Mambassa.
Chapter {
    RuleHead { kind: "title"; title: qsTr("The deal") }
    RuleLead { text: qsTr("Two to eight play, with one pack. Everything goes to the right, counter-clockwise. Players who are out are skipped.") }
    RuleDealScene { undealt: qsTr("stock"); cards: ["piacentine/6S", "piacentine/7D", "piacentine/HC", "piacentine/2B"] }
    RuleFigure { cards: ["piacentine/KD"]; small: true; title: qsTr("The first dealer"); text: qsTr("Before the first deal everybody draws a card: the highest deals first. Between cards of one rank, coins beat swords, then cups, then batons.") }
    RuleStep { number: "1"; title: qsTr("Shuffle and cut"); text: qsTr("The dealer shuffles and the player at the dealer’s left cuts. When it is your turn, drag along the pack to choose where.") }
    RuleStep { number: "2"; title: qsTr("Four cards each"); text: qsTr("Everybody gets four cards at once, face down, the dealer last. The dealer may not look at them yet.") }
    RuleBreak { }
    RuleStep { number: "3"; title: qsTr("The dealer’s choice"); text: qsTr("The dealer takes the next four cards, looks at them in secret, and chooses:") }
    RuleFigure { cards: ["piacentine/6S", "piacentine/7D", "piacentine/HC", "piacentine/2B"]; step: 0.5; small: true; title: qsTr("Turn them up"); key: qsTr("Enter"); text: qsTr("The four go face up: they are the monte. The dealer picks up the hand that was dealt, and play begins at the dealer’s right.") }
    RuleFigure { cards: ["piacentine/back", "piacentine/back", "piacentine/back", "piacentine/back"]; step: 0.36; small: true; title: qsTr("Keep them"); key: "K"; text: qsTr("The four are the dealer’s hand, and the cards dealt before become the monte. This counts as the dealer’s knock: everybody else has just one turn.") }
    RuleText { kind: "aside"; text: qsTr("What is left of the pack is the stock, face down. It never runs out: even with eight players it has four cards.") }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// From the first dealer to the first turn.
Chapter {
    RuleHead { kind: "title"; title: qsTr("The deal") }
    RuleLead { text: qsTr("Two to 24 can play, best six or seven. Everything goes to the right, counter-clockwise: the cards, the play, and the turn to deal. Players who are out are skipped.") }
    RuleDealScene { cards: ["piacentine/6S", "piacentine/7D", "piacentine/HC"] }
    RuleFigure { cards: ["piacentine/AD"]; small: true; title: qsTr("The first dealer"); text: qsTr("Before the first deal, cards are dealt face up, one at a time, round the table: whoever gets the ace of coins deals first.") }
    RuleStep { number: "1"; title: qsTr("Shuffle and cut"); text: qsTr("The dealer shuffles and the player at the dealer’s left cuts. When it is your turn, drag along the pack to choose where.") }
    RuleStep { number: "2"; title: qsTr("Three cards each"); text: qsTr("Everybody gets three cards at once, face down, the dealer last. The dealer may not look at them yet.") }
    RuleBreak { }
    RuleStep { number: "3"; title: qsTr("The dealer’s choice"); text: qsTr("The dealer takes the next three cards, looks at them in secret, and chooses:") }
    RuleFigure { cards: ["piacentine/6S", "piacentine/7D", "piacentine/HC"]; step: 0.5; small: true; title: qsTr("Turn them up"); key: qsTr("Enter"); text: qsTr("The three go face up: they are the monte. The dealer picks up the hand that was dealt, and play begins at the dealer’s right.") }
    RuleFigure { cards: ["piacentine/back", "piacentine/back", "piacentine/back"]; step: 0.36; small: true; title: qsTr("Keep them"); key: "K"; text: qsTr("The three are the dealer’s hand. The cards dealt before, unseen until now, become the monte. This counts as the dealer’s knock: everybody else has just one turn.") }
    RuleText { kind: "aside"; text: qsTr("Keeping is bold: everybody else has one turn to beat you.") }
}

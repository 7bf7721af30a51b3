// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// From the first dealer of Stop the Bus to the first turn.
Chapter {
    RuleHead { kind: "title"; title: qsTr("The deal") }
    RuleLead { text: qsTr("Two to seven can play, best four or five. Everything goes to the left, clockwise: the cards, the play, and the turn to deal. Players who are out are skipped.") }
    RuleDealScene { cards: ["french/9D", "french/2C", "french/2H"]; clockwise: true }
    RuleHead { title: qsTr("The first dealer"); text: qsTr("Who deals first is drawn by lot. After every deal the player at the dealer’s left deals.") }
    RuleStep { number: "1"; title: qsTr("Shuffle and cut"); text: qsTr("The dealer shuffles and the player at the dealer’s right cuts. When it is your turn, drag along the pack to choose where.") }
    RuleStep { number: "2"; title: qsTr("Three cards each"); text: qsTr("They are dealt face down, one at a time, from the dealer’s left on. There are 52, the whole French pack without jokers.") }
    RuleStep { number: "3"; title: qsTr("Three in the middle"); text: qsTr("The next three are turned up: they are the monte. The rest of the pack is put aside, and nobody looks at it.") }
    RuleBreak { }
    RuleFigure { cards: ["french/9D", "french/2C", "french/2H"]; step: 0.62; title: qsTr("The monte"); text: qsTr("All can see these three, and nothing else ever comes to the table: what one player gives is all that the next can take.") }
    RuleText { kind: "aside"; text: qsTr("The player at the dealer’s left begins.") }
}

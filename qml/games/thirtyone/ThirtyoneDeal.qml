// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// From the first dealer of Thirty-One to the first turn.
Chapter {
    id: root
    readonly property bool stripped: changed("pack")
    readonly property bool packets: played("source", 2)
    RuleHead { kind: "title"; title: qsTr("The deal") }
    RuleLead { text: qsTr("Two to seven can play, best four or five. Everything goes to the left, clockwise: the cards, the play, and the turn to deal. Players who are out are skipped.") }
    RuleDealScene { visible: !root.packets; cards: ["french/6D"]; dealt: 3; clockwise: true; undealt: qsTr("stock"); lying: qsTr("discard pile") }
    RuleHead { title: qsTr("The first dealer"); text: qsTr("Who deals first is drawn by lot. After every deal the player at the dealer’s left deals.") }
    RuleStep { number: "1"; title: qsTr("Shuffle and cut"); text: qsTr("The dealer shuffles and the player at the dealer’s right cuts. When it is your turn, drag along the pack to choose where.") }
    RuleStep { number: "2"; title: qsTr("Three cards each"); text: qsTr("They are dealt face down, one at a time, from the dealer’s left on.") }
    RuleStep { number: "3"; ours: root.packets; title: root.packets ? qsTr("Two packets") : qsTr("Two piles"); text: root.packets ? qsTr("At this table the dealer gets a second hand, and three cards are dealt face down to the middle. The dealer keeps one hand and turns the other up; the rest of the pack is put aside. The player at the dealer’s left begins.") : qsTr("The next card is turned up: it begins the discard pile. All others lie beside it, face down: they are the stock. The player at the dealer’s left begins.") }
    RuleBreak { }
    RuleFigure { visible: !root.packets; cards: ["french/back", "french/6D"]; step: 1.16; title: qsTr("Stock and discard pile"); text: qsTr("The stock shows how many cards are left. Of the discard pile only the top card may be taken, but everybody may look through it.") }
    RuleText { ours: root.stripped; text: root.stripped ? qsTr("At this table there are 32 cards, from the 7 on: the more players, the sooner the stock is used up.") : qsTr("There are 52 cards, the whole French pack without jokers.") }
}

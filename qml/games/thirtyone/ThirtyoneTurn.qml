// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// What one does in turn.
Chapter {
    id: root
    readonly property bool secondLap: changed("knockFromRound")
    readonly property bool widow: played("source", 1)
    RuleHead { kind: "title"; title: qsTr("Your turn") }
    RuleLead { ours: root.widow; text: root.widow ? qsTr("When it is your turn you draw, take, exchange with the widow, or knock. You cannot pass: if you are happy with your cards, you knock.") : qsTr("When it is your turn you must do one of three things. You cannot pass: if you are happy with your cards, you knock.") }
    RuleFigure { cards: ["french/back"]; picture: Theme.base * 9.2; title: qsTr("Draw"); key: "Q"; text: qsTr("Draw the top card of the stock. Nobody else sees it.") }
    RuleFigure { cards: ["french/8H"]; picture: Theme.base * 9.2; title: qsTr("Take"); key: "W"; text: qsTr("Take the top card of the discard pile. Everybody sees which one.") }
    RuleFigure { visible: root.widow; ours: true; cards: ["french/4C", "french/AH"]; picture: Theme.base * 9.2; title: qsTr("Exchange"); key: qsTr("Enter"); text: qsTr("Give one, two or three cards for as many of the widow. Yours stay there face up.") }
    RuleFigure { ours: root.secondLap; cards: ["french/back", "french/back", "french/back"]; step: 0.36; picture: Theme.base * 9.2; title: qsTr("Knock"); key: "K"; text: root.secondLap ? qsTr("Keep your three cards, at this table from the second lap on. Everybody else has one more turn, then the hands are shown.") : qsTr("Keep your three cards. Everybody else has one more turn, then the hands are shown.") }
    RuleBreak { }
    RuleHead { title: qsTr("Then discard one"); text: qsTr("Whoever has drawn or taken a card holds four, and puts one of them face up on the discard pile. It may be the card just drawn, but not the one just taken from the discard pile: that would be passing.") }
    RuleDuel { better: ["french/AH", "french/JH", "french/5S"]; other: ["french/AH", "french/JH", "french/8H"]; idleBetter: "2"; text: qsTr("The 8 of hearts comes, the 5 of spades goes: 21 becomes 29.") }
    RuleHead { title: qsTr("How it is done here"); text: qsTr("Press the stock or the discard pile, or drag the card to your hand. Then choose what you discard: the red button shows what hand you keep.") }
    RuleText { kind: "aside"; text: qsTr("The player at your left may take what you discard. Remember what your neighbour has taken, and keep that suit back.") }
}

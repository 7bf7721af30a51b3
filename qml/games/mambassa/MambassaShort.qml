// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The whole of Mambassa on one leaf.
Chapter {
    RuleHead { kind: "title"; title: qsTr("Mambassa in short") }
    RuleLead { text: qsTr("Petrangola’s sister, with four cards in your hand and four face up on the table: the monte. Besides exchanging, you can draw.") }
    RuleStep { number: "1"; title: qsTr("Exchange, then draw"); text: qsTr("In your turn exchange cards with the monte; then, if you like, put a card under the stock, the cards not dealt, and take the top one.") }
    RuleStep { number: "2"; title: qsTr("Knock when you are happy with it"); text: qsTr("If you neither exchange nor draw, you knock. The others have one more turn each.") }
    RuleStep { number: "3"; title: qsTr("Show your cards"); text: qsTr("All hands are turned up. The lowest one costs its owner a token, which goes into the pot in the middle. Tokens are your lives: you start with three.") }
    RuleStep { number: "4"; title: qsTr("Stay in the game"); text: qsTr("Without a token you are out for good. The last one in takes the pot.") }
    RuleBreak { }
    RuleFigure { cards: ["piacentine/AD", "piacentine/AC", "piacentine/AS", "piacentine/AB"]; step: 0.62; title: qsTr("Mambassa"); text: qsTr("Four aces end the play at once, and everybody else pays a token.") }
    RuleFigure { cards: ["piacentine/AD", "piacentine/KD", "piacentine/HD", "piacentine/JD"]; step: 0.62; title: qsTr("Quarantuna"); text: qsTr("Ace, king, horse and jack of one suit end the play too, and take a token out of the pot.") }
    RuleText { kind: "aside"; text: qsTr("An ace counts 11, a king, a horse and a jack 10, the others their number; only cards of one suit are added up.") }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The whole game on two pages.
Chapter {
    id: root
    readonly property bool forGood: changed("reentries") && number("reentries") === 0
    RuleHead { kind: "title"; title: qsTr("In short") }
    RuleLead { text: qsTr("Three cards in your hand, three face up on the table: the monte. In turn, everybody exchanges cards with the monte to make a better hand.") }
    RuleStep { number: "1"; title: qsTr("Make your hand better"); text: qsTr("Give one or two cards and take as many from the monte. You want many points in one suit, three cards in a row, or three alike.") }
    RuleStep { number: "2"; title: qsTr("Knock when you are happy with it"); text: qsTr("If you like your three cards, knock: you keep them. The others have one more turn each.") }
    RuleStep { number: "3"; title: qsTr("Show your cards"); text: qsTr("All hands are turned up. The lowest one costs its owner a token. Tokens are your lives: you usually start with three.") }
    RuleStep { number: "4"; title: qsTr("Stay in the game"); ours: root.forGood; text: root.forGood ? qsTr("With no tokens you are out for good. The last one in takes the pot, with everybody’s play money.") : qsTr("With no tokens you are out, or you pay your stake again: the play money that everybody puts into the pot. The last one in takes the pot.") }
    RuleBreak { }
    RuleFigure { cards: ["piacentine/AD", "piacentine/JD", "piacentine/5B"]; idle: "2"; title: qsTr("For example"); text: qsTr("This hand is worth 21 in coins: 11 for the ace and 10 for the jack. The 5 of batons does not count.") }
    RuleFigure { cards: ["piacentine/JS", "piacentine/7S", "piacentine/6S"]; title: qsTr("Better still"); text: qsTr("Three in a row of one suit: a sequence. It beats any number of points.") }
    RuleText { kind: "aside"; text: qsTr("You cannot pass. If you do not want to exchange, you have to knock.") }
}

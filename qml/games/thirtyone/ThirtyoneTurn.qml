// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// What one does in turn.
Chapter {
    id: root
    readonly property bool secondLap: changed("knockFromRound")
    readonly property bool widow: played("source", 1)
    readonly property bool packets: played("source", 2)
    RuleHead { kind: "title"; title: qsTr("Your turn") }
    RuleLead { ours: root.widow || root.packets; text: root.packets ? qsTr("When it is your turn you exchange a card, take one of the two packets, or knock. You cannot pass: if you are happy with your cards, you knock.") : root.widow ? qsTr("When it is your turn you draw, take, exchange with the widow, or knock. You cannot pass: if you are happy with your cards, you knock.") : qsTr("When it is your turn you must do one of three things. You cannot pass: if you are happy with your cards, you knock.") }
    RuleFigure { visible: !root.packets; cards: ["french/back"]; picture: Theme.base * 9.2; title: qsTr("Draw"); key: "Q"; text: qsTr("Draw the top card of the stock. Nobody else sees it.") }
    RuleFigure { visible: !root.packets; cards: ["french/8H"]; picture: Theme.base * 9.2; title: qsTr("Take"); key: "W"; text: qsTr("Take the top card of the discard pile. Everybody sees which one.") }
    RuleFigure { visible: root.widow; ours: true; cards: ["french/4C", "french/AH"]; picture: Theme.base * 9.2; title: qsTr("Exchange"); key: qsTr("Enter"); text: qsTr("Give one, two or three cards for as many of the widow. Yours stay there face up.") }
    RuleFigure { visible: root.packets; ours: true; cards: ["french/2H", "french/AD"]; picture: Theme.base * 9.2; title: qsTr("Exchange one"); key: qsTr("Enter"); text: qsTr("One of your cards for one of the open packet.") }
    RuleFigure { visible: root.packets; ours: true; cards: ["french/AD", "french/QD", "french/4C"]; step: 0.5; picture: Theme.base * 9.2; title: qsTr("The open packet"); key: "C"; text: qsTr("Your three cards for its three. Yours lie face up then.") }
    RuleFigure { visible: root.packets; ours: true; cards: ["french/back", "french/back", "french/back"]; step: 0.12; picture: Theme.base * 9.2; title: qsTr("The closed packet"); key: "B"; text: qsTr("Your three cards for those that lie face down, unseen. Yours lie there then.") }
    RuleFigure { ours: root.secondLap; cards: ["french/back", "french/back", "french/back"]; step: 0.36; picture: Theme.base * 9.2; title: qsTr("Knock"); key: "K"; text: root.secondLap ? qsTr("Keep your three cards, at this table from the second lap on. Everybody else has one more turn, then the hands are shown.") : qsTr("Keep your three cards. Everybody else has one more turn, then the hands are shown.") }
    RuleBreak { }
    RuleHead { visible: !root.packets; title: qsTr("Then discard one"); text: qsTr("Whoever has drawn or taken a card holds four, and puts one of them face up on the discard pile. It may be the card just drawn, but not the one just taken from the discard pile: that would be passing.") }
    RuleDuel { visible: !root.packets; better: ["french/AH", "french/JH", "french/5S"]; other: ["french/AH", "french/JH", "french/8H"]; idleBetter: "2"; text: qsTr("The 8 of hearts comes, the 5 of spades goes: 21 becomes 29.") }
    RuleHead { title: qsTr("How it is done here"); text: root.packets ? qsTr("Choose a card of yours and one of the open packet: the red button shows what hand you make. The other two buttons take a whole packet. Rest on the closed packet, or press U, to see what you know of it.") : qsTr("Press the stock or the discard pile, or drag the card to your hand. Then choose what you discard: the red button shows what hand you keep.") }
    RuleText { visible: !root.packets; kind: "aside"; text: qsTr("The player at your left may take what you discard. Remember what your neighbour has taken, and keep that suit back.") }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The whole of Thirty-One on two pages.
Chapter {
    id: root
    readonly property bool secondLap: changed("knockFromRound")
    readonly property bool noCounty: changed("county")
    readonly property bool bills: played("settlement", 1)
    readonly property bool points: played("settlement", 2)
    readonly property bool chips: played("settlement", 3)
    readonly property bool widow: played("source", 1)
    readonly property bool packets: played("source", 2)
    RuleHead { kind: "title"; title: qsTr("Thirty-One in short") }
    RuleLead { text: qsTr("Two to seven play this game, also called Scat, Blitz or Cadillac, with three cards each. Everybody wants many points in one suit: hearts, diamonds, clubs or spades.") }
    RuleStep { number: "1"; ours: root.packets; title: root.packets ? qsTr("Exchange with the packets") : qsTr("Take a card, discard one"); text: root.packets ? qsTr("At this table there is no stock: two packets lie in the middle, one open, one face down. In your turn exchange one card with the open one, or your whole hand for either.") : qsTr("Two piles lie on the table: the stock, face down, and the discard pile, face up. In your turn take the top card of one, then put one of your four on the discard pile.") }
    RuleText { visible: root.packets; ours: true; text: qsTr("The dealer gets two hands, keeps one, and turns the other up: it is the open packet.") }
    RuleText { visible: root.widow; ours: true; text: qsTr("At this table three more cards lie in the middle, the widow: instead of drawing you may exchange one, two or three of yours for as many of them, seen or unseen.") }
    RuleStep { number: "2"; title: qsTr("Knock when you are happy with it"); ours: root.secondLap; text: root.secondLap ? qsTr("From your second turn on you may knock instead of taking a card: the others have one more turn each, then all hands are turned up.") : qsTr("Instead of taking a card you may knock: the others have one more turn each, then all hands are turned up.") }
    RuleStep {
        number: "3"
        title: root.chips ? qsTr("The highest hand takes the pot") : root.points ? qsTr("The highest hand scores most") : qsTr("The lowest hand loses a life")
        ours: root.bills || root.points || root.chips || root.changed("lives")
        text: root.chips ? qsTr("At this table everybody puts a chip into the pot before each deal. The highest hand takes them all; equal ones share them.")
              : root.points ? qsTr("At this table nobody loses lives: the highest hand brings 3 points, the lowest 1, all others 2. If you knocked, the highest brings you 4, and any other a point less.")
              : root.bills ? qsTr("Lives are the four corners of a bill: at this table one is folded for each that is lost. If you knocked and yours alone is the lowest, it costs two.")
              : ours ? qsTr("Lives are pennies: at this table everybody starts with %n. If you knocked and yours alone is the lowest, it costs two.", "", root.number("lives"))
                   : qsTr("Lives are pennies: everybody starts with three. If you knocked and yours alone is the lowest, it costs two.")
    }
    RuleStep { number: "4"; title: root.chips ? qsTr("Have the most chips") : root.points ? qsTr("Be the first to have enough") : qsTr("Stay in the game"); ours: root.bills || root.points || root.chips || root.noCounty; text: root.chips ? qsTr("Whoever cannot ante is out. With one player left, or after deal %1, whoever has the most chips wins.").arg(root.said("maxHands")) : root.points ? qsTr("Whoever has the most points when somebody has %1 wins the match. Nobody drops out.").arg(root.said("target")) : root.bills ? qsTr("With all four folded you ride free until you lose once more: then you are out, and the last player in takes all the bills.") : root.noCounty ? qsTr("With no penny left you are out, and the last player in wins.") : qsTr("With no penny left you play on until you lose once more: then you are out, and the last player in wins.") }
    RuleBreak { }
    RuleFigure { cards: ["french/AH", "french/JH", "french/5S"]; idle: "2"; title: qsTr("For example"); text: qsTr("An ace counts 11, king, queen, jack and ten 10, the others their number: this hand is worth 21 in hearts, and the 5 of spades does not count.") }
    RuleFigure { cards: ["french/AS", "french/KS", "french/TS"]; title: qsTr("Thirty-one"); ours: root.points || root.chips; text: root.chips ? qsTr("The most there is, and it needs no knock: it is turned up at once, everybody else adds a chip, and it takes the pot.") : root.points ? qsTr("The most there is, and it needs no knock: it is turned up at once, and brings six points.") : qsTr("The most there is, and it needs no knock: it is turned up at once, and everybody else loses a life.") }
    RuleText { visible: root.changed("threeOfAKind305"); ours: true; text: qsTr("At this table three cards of one rank count 30½.") }
}

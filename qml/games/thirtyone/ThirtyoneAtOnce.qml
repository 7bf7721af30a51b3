// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// How a deal ends without a knock: with 31, or with nothing.
Chapter {
    id: root
    readonly property bool afterKnock: changed("blitzAfterKnock")
    readonly property bool points: played("settlement", 2)
    readonly property bool chips: played("settlement", 3)
    readonly property bool widow: played("source", 1)
    readonly property bool packets: played("source", 2)
    RuleHead { kind: "title"; title: qsTr("31 at once") }
    RuleLead { ours: root.points || root.chips; text: root.chips ? qsTr("Whoever has 31 need not knock: it is turned up, the deal is over, everybody else adds a chip, and the pot goes to that hand.") : root.points ? qsTr("Whoever has 31 need not knock: it is turned up, the deal is over, and brings six points.") : qsTr("Whoever has 31 need not knock: it is turned up, the deal is over, and everybody else loses a life.") }
    RuleFigure { cards: ["french/AD", "french/QD", "french/JD"]; title: qsTr("Thirty-one"); text: qsTr("It turns itself up: nobody can keep it hidden.") }
    RuleStep { number: "1"; title: qsTr("When the cards are dealt"); text: root.chips ? qsTr("All hands are looked at before anybody plays. If two players have 31, they share the pot.") : root.points ? qsTr("All hands are looked at before anybody plays. If two players have 31, it brings six points to each.") : qsTr("All hands are looked at before anybody plays. If two players have 31, both are safe.") }
    RuleStep { ours: root.widow || root.packets; number: "2"; title: root.packets ? qsTr("After an exchange") : root.widow ? qsTr("After a discard or an exchange") : qsTr("After a discard"); text: root.packets ? qsTr("Whoever has 31 after an exchange, or after taking a packet, ends the deal in that moment.") : root.widow ? qsTr("Whoever has 31 after discarding, or after an exchange with the widow, ends the deal in that moment.") : qsTr("Whoever has 31 after discarding ends the deal in that moment.") }
    RuleStep { ours: root.afterKnock; number: "3"; title: root.afterKnock ? qsTr("After a knock too") : qsTr("Not after a knock"); text: root.afterKnock && (root.points || root.chips) ? qsTr("At this table 31 ends the deal in the last lap too.") : root.afterKnock ? qsTr("At this table 31 ends the deal in the last lap too: whoever knocked loses two lives, everybody else one.") : qsTr("Then it is the best hand, and no more.") }
    RuleText { visible: root.changed("threeOfAKind305"); ours: true; text: qsTr("Three of a kind, 30½ at this table, do not end the deal.") }
    RuleBreak { }
    RuleHead { visible: !root.packets; title: qsTr("The stock is used up"); text: root.chips ? qsTr("If nobody has knocked and somebody draws the last card of the stock, that player still discards one, and a 31 still counts. Then the deal is over: nobody shows the cards, and the pot stays for the next deal.") : qsTr("If nobody has knocked and somebody draws the last card of the stock, that player still discards one, and a 31 still counts. Then the deal is over: nobody shows the cards, and it brings nobody anything.") }
    RuleHead { visible: !root.packets; title: qsTr("After 50 laps"); text: qsTr("The same happens if nobody has knocked after 50 laps. A lap is one turn for everybody.") }
    RuleHead { visible: root.packets; title: qsTr("Too many laps"); text: root.chips ? qsTr("There is no stock to run out. If nobody has knocked after %n lap(s), the deal is over: the pot stays for the next one.", "", root.number("capRounds")) : qsTr("There is no stock to run out. If nobody has knocked after %n lap(s), the deal is over, and it costs and brings nobody anything.", "", root.number("capRounds")) }
    RuleText { kind: "aside"; text: qsTr("31 is also called blitz, and so is the whole game at some tables; at others it is Scat.") }
}

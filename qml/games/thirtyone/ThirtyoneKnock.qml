// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The knock and the last lap.
Chapter {
    id: root
    readonly property bool secondLap: changed("knockFromRound")
    readonly property bool blitz: changed("blitzAfterKnock")
    readonly property bool points: played("settlement", 2)
    readonly property bool chips: played("settlement", 3)
    readonly property bool widow: played("source", 1)
    readonly property bool packets: played("source", 2)
    RuleHead { kind: "title"; title: qsTr("The knock") }
    RuleLead { text: qsTr("A knock on the table means: I am happy with these three. You knock in your turn, instead of taking a card.") }
    RuleKnockFrames {
        best: ["french/KH", "french/TH", "french/5H"]
        middle: ["french/KC", "french/6C", "french/4C"]
        lowest: ["french/9S", "french/5S", "french/3S"]
        lying: root.packets ? ["french/7D", "french/AD", "french/4S"] : ["french/back", "french/7D"]
        drawn: !root.packets
        wins: root.chips
        piece: root.chips ? "chip" : root.points ? "slate" : "penny"
        cry: qsTr("Knock!")
        words: [qsTr("Nives is happy: she keeps her three cards."), qsTr("Everybody else has one turn, and no more."), root.chips ? qsTr("The hands are shown: 25 takes the pot.") : root.points ? qsTr("The hands are shown: 25 brings 4 points, 20 brings 2, and 17 brings 1.") : qsTr("The hands are shown: 25, 20, and 17 pays.")]
    }
    RuleText { ours: root.secondLap; text: root.secondLap ? qsTr("At this table nobody may knock in the first lap: everybody has one turn before.") : qsTr("You may knock as early as your first turn.") }
    RuleText { kind: "aside"; ours: root.points || root.chips; text: root.chips ? qsTr("Knock early, and the others are not ready; knock late, and their hands are good too. At this table a knock costs nothing, but only the highest hand takes the pot.") : root.points ? qsTr("Knock early, and the others are not ready; knock late, and their hands are good too. At this table only the highest hand pays for its knock.") : qsTr("Knock early, and the others are not ready; knock late, and their hands are good too. You need not be the best, only not the last.") }
    RuleBreak { }
    RuleHead { title: qsTr("The last lap"); text: root.packets ? qsTr("Everybody else, from the knocker’s left on, has one more turn: you exchange a card, take a packet, or stay. Nobody knocks again.") : root.widow ? qsTr("Everybody else, from the knocker’s left on, has one more turn: you draw or take a card and discard one, you exchange with the widow, or you stay. Nobody knocks again.") : qsTr("Everybody else, from the knocker’s left on, has one more turn: you draw or take a card and discard one, or you stay. Nobody knocks again.") }
    RuleFigure { cards: ["french/back", "french/back", "french/back"]; step: 0.36; small: true; title: qsTr("Stay"); key: "S"; text: qsTr("Keep your three cards. Possible only in the last lap.") }
    RuleText { visible: !root.packets; text: root.widow ? qsTr("If the stock is used up by then, you take the top card of the discard pile, exchange with the widow, or stay.") : qsTr("If the stock is used up by then, you take the top card of the discard pile, or you stay.") }
    RuleText { ours: root.blitz; text: root.blitz && root.chips ? qsTr("Whoever comes to 31 in the last lap ends the deal at once at this table: everybody else adds a chip.") : root.blitz && root.points ? qsTr("Whoever comes to 31 in the last lap ends the deal at once at this table, with six points.") : root.blitz ? qsTr("Whoever comes to 31 in the last lap ends the deal at once at this table: the knocker loses two lives, everybody else one.") : qsTr("Whoever comes to 31 in the last lap just has the best hand: the lap is played to its end.") }
}

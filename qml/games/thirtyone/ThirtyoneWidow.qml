// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The widow, and the pot of chips that is played for with it.
Chapter {
    id: root
    readonly property bool widow: played("source", 1)
    readonly property bool chips: played("settlement", 3)
    readonly property bool ours: widow || chips
    RuleHead { kind: "title"; title: qsTr("The widow") }
    RuleLead {
        ours: root.widow
        text: ours ? qsTr("At this table three more cards lie in the middle: the widow. In your turn you may exchange with her instead of drawing.")
                   : qsTr("Some tables lay three more cards in the middle: the widow. In your turn you may exchange with her instead of drawing.")
    }
    RuleText { text: qsTr("The dealer lays her face down, a card each time that everybody has been dealt one. Stock and discard pile are there as always.") }
    ThirtyoneExchange { }
    RuleStep { number: "1"; title: qsTr("As many as you like"); text: qsTr("One, two or three cards for as many of hers, at any places. What you give stays there face up.") }
    RuleStep { number: "2"; title: qsTr("Seen or unseen"); text: qsTr("A card that still lies face down you take unseen: only you then know it. What somebody has left there, all can see.") }
    RuleStep { number: "3"; title: qsTr("It is a whole turn"); text: qsTr("You neither draw nor discard. And to take all three is no knock: the deal goes on.") }
    RuleHead { title: qsTr("The pot") }
    RuleText {
        ours: root.chips
        text: ours ? qsTr("Everybody begins with %1 chips at this table. The ante for each deal: %2.").arg(root.said("chips")).arg(root.said("ante"))
                   : qsTr("With the widow most tables play for chips: ten each, and everybody puts one into the pot before each deal.")
    }
    RuleStep { number: "1"; title: qsTr("The highest hand takes it"); text: qsTr("Nobody loses lives, and a knock costs nothing. Equal hands share the pot; what cannot be divided stays for the next deal.") }
    RuleStep { number: "2"; title: qsTr("31"); text: qsTr("It is turned up at once, if nobody has knocked: everybody else adds a chip, and the pot is won.") }
    RuleStep { number: "3"; title: qsTr("Nobody knocks"); text: qsTr("When the stock is used up the pot stays, and the next deal is for more.") }
    RuleHead { title: qsTr("The end"); text: root.chips ? qsTr("Whoever cannot ante is out. With one player left, or after deal %1, whoever has the most chips wins; with as many, they share the win.").arg(root.said("maxHands")) : qsTr("Whoever cannot ante is out. With one player left, or after deal 20, whoever has the most chips wins; with as many, they share the win.") }
    RuleText { kind: "aside"; text: qsTr("The widow takes everybody, and shows nobody what she has.", "a saying of the osteria") }
}

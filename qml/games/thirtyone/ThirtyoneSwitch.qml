// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// Switch: the dealer's choice, the two packets, and the restart.
Chapter {
    id: root
    readonly property bool packets: played("source", 2)
    readonly property bool keepsCounting: packets && played("switchReset", 1)
    readonly property bool noRestart: packets && played("switchReset", 2)
    RuleHead { kind: "title"; title: qsTr("Switch") }
    RuleLead {
        ours: root.packets
        text: ours ? qsTr("At this table there is no stock and no discard pile: two packets of three cards lie in the middle, one open, one face down.")
                   : qsTr("Some tables play without stock and discard pile: two packets of three cards lie in the middle, one open, one face down.")
    }
    RuleHead { title: qsTr("The dealer’s choice"); text: qsTr("Everybody gets three cards, the dealer two hands, and three more are dealt face down to the middle. The dealer keeps one of the two hands and turns the other up. This is no knock.") }
    ThirtyonePackets {
        first: ["french/KC", "french/9C", "french/2D"]
        second: ["french/AH", "french/7S", "french/3D"]
        chosen: 0
        idle: "245"
        firstName: qsTr("kept: 19", "a hand, and its points")
        secondName: qsTr("turned up: 11", "a hand, and its points")
        told: qsTr("Two hands: king and 9 of clubs with the 2 of diamonds, 19, is kept; ace of hearts, 7 of spades and 3 of diamonds, 11, is turned up.")
        text: qsTr("The better one stays; but mind what the others get.")
    }
    RuleBreak { }
    RuleHead { title: qsTr("Your turn"); text: qsTr("The player at the dealer’s left begins. Nobody passes before a knock:") }
    ThirtyonePackets {
        first: ["french/AD", "french/QD", "french/4C"]
        second: ["french/back", "french/back", "french/back"]
        firstName: qsTr("open", "the packet that lies face up")
        secondName: qsTr("face down: Bruno’s")
        told: qsTr("Two packets: ace and queen of diamonds with the 4 of clubs lie face up; three cards lie face down, which were Bruno’s.")
    }
    RuleStep { number: "1"; title: qsTr("Exchange one"); text: qsTr("One of your cards for one of the open packet. Two cannot be exchanged.") }
    RuleStep { number: "2"; title: qsTr("Take the open packet"); text: qsTr("Your three cards for its three: yours lie face up then.") }
    RuleStep { number: "3"; title: qsTr("Take the closed one"); text: qsTr("Unseen, for all three of yours, which become the closed packet. Only you know them then.") }
    RuleStep { number: "4"; title: qsTr("Knock"); text: qsTr("Everybody else has one more turn: any of these, or they stay as they are.") }
    RuleText { ours: root.packets && root.changed("capRounds"); text: root.packets ? qsTr("If nobody has knocked after %1 laps, the deal is void.").arg(root.said("capRounds")) : qsTr("If nobody has knocked after ten laps, the deal is void.") }
    RuleBreak { }
    RuleHead { title: qsTr("The restart") }
    RuleText {
        ours: root.keepsCounting || root.noRestart
        text: root.noRestart ? qsTr("At this table nobody may restart a deal.")
            : root.keepsCounting ? qsTr("Once a match, whoever holds more than 21 in three cards of one suit at the showdown may leave them as the open packet of the next deal. At this table the deal counts all the same.")
            : qsTr("Once a match, whoever holds more than 21 in three cards of one suit at the showdown may restart the deal: then it is void, and nobody loses. After a 31 that is not possible.")
    }
    ThirtyonePackets {
        visible: !root.noRestart
        first: ["french/9S", "french/8S", "french/7S"]
        second: ["french/AS", "french/KS", "french/9D"]
        idle: "5"
        chosen: 0
        firstName: qsTr("24: may", "restart the deal")
        secondName: qsTr("21: may not", "restart the deal")
        told: qsTr("9, 8 and 7 of spades, 24 in one suit: its owner may restart the deal. Ace and king of spades with the 9 of diamonds may not: two suits.")
        text: qsTr("These three are the open packet of the next deal, in which the dealer has no choice. All others get new cards, and the same player deals.")
    }
    RuleText { kind: "aside"; text: qsTr("What lies face down has been praised by whoever laid it there.", "a saying of the osteria") }
}

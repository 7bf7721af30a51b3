// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The whole of Pinale on two pages.
Chapter {
    id: root
    readonly property bool pairs: played("teams", 1)
    readonly property bool oneWild: played("maxWildsPerMeld", 2)
    readonly property bool pure: changed("pureQualifier")
    readonly property bool otherEnd: changed("end")
    readonly property int deals: otherEnd ? [0, 0, 0, 4, 8, 10][number("end")] ?? 0 : 0
    RuleHead { kind: "title"; title: qsTr("Pinale in short") }
    RuleLead {
        ours: root.pairs
        text: root.pairs ? qsTr("Two pairs play with two French packs and their jokers, 104 cards without the red twos: your partner sits across the table. You lay groups and runs in front of you, and try to go out while the others still hold theirs.")
                         : qsTr("Two, three or four play with two French packs and their jokers, 104 cards without the red twos. You lay groups and runs in front of you, and try to go out while the others still hold theirs.")
    }
    RuleStep { number: "1"; title: qsTr("Draw"); text: qsTr("Everybody has 13 cards. Take the top card of the stock; or that of the discard pile, if you can lay it at once.") }
    RuleStep {
        number: "2"
        title: qsTr("Lay what you like")
        ours: root.pairs
        text: root.pairs ? qsTr("New melds, or cards that go to a meld of your side. You need not lay anything.")
                         : qsTr("New melds, or cards that go to a meld of yours. You need not lay anything.")
    }
    RuleStep { number: "3"; title: qsTr("Discard one"); text: qsTr("If it was your last card you are out, and the deal is over.") }
    RuleStep { number: "4"; title: qsTr("Count"); text: qsTr("What lies on the table counts for you. What is left in your hand is taken off.") }
    RuleStep {
        number: "5"
        ours: root.otherEnd
        title: root.deals > 0 ? qsTr("After %1 deals").arg(root.deals) : root.otherEnd ? qsTr("To %1", "%1 is '1,000 points'").arg(root.said("end")) : qsTr("To 2,500 points")
        text: root.deals > 0 ? qsTr("Whoever has the most points then wins the match.") : qsTr("Once somebody has so many, the most points win the match.")
    }
    RuleBreak { }
    RuleHead { title: qsTr("What can be laid") }
    PinaleMeld { cards: "KS KH KC"; worth: 30; title: qsTr("A group"); text: qsTr("Three or four cards of one rank, each of another suit.") }
    PinaleMeld { cards: "4D 5D 6D 7D"; worth: 25; title: qsTr("A run"); text: qsTr("Four or more of one suit that follow each other.") }
    PinaleMeld {
        cards: "8C 9C XR=TC JC"
        worth: 55
        ours: root.oneWild
        title: qsTr("Wild cards")
        text: root.oneWild ? qsTr("Jokers and the black twos stand for any card. At this table a meld has only one of them.")
                           : qsTr("Jokers and the black twos stand for any card. They may not outnumber the others in a meld.")
    }
    PinaleMeld { cards: "9H TH JH QH KH AH"; worth: 130; doubled: [0, 1, 2, 3, 4, 5]; title: qsTr("Twice as much"); text: qsTr("Six in a row, or four of one rank, count double.") }
    RuleText {
        ours: root.pure
        text: root.pure ? qsTr("To go out you need a four, or a run of six or more, and at this table one without a wild card.")
                        : qsTr("To go out you need a four, or a run of six or more.")
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The pack, and what a hand is worth.
Chapter {
    id: root
    readonly property bool stripped: changed("pack")
    readonly property bool three: changed("threeOfAKind305")
    RuleHead { kind: "title"; title: qsTr("What counts") }
    RuleLead { text: qsTr("Only cards of one suit are added up: a hand is worth the points of its best suit, and 31 is the most.") }
    RuleFigure { ours: root.stripped; cards: ["french/AH", "french/AD", "french/AC", "french/AS"]; small: true; step: 0.5; picture: Theme.base * 10.4; title: qsTr("Four suits"); text: root.stripped ? qsTr("Hearts, diamonds, clubs and spades: at this table eight cards each, from 7 to ace. No suit is better than another.") : qsTr("Hearts, diamonds, clubs and spades, thirteen cards each. No suit is better than another.") }
    RuleFigure { cards: ["french/AS"]; small: true; picture: Theme.base * 10.4; title: qsTr("11 points"); text: qsTr("for an ace.") }
    RuleFigure { cards: ["french/KD", "french/QC", "french/JH", "french/TS"]; small: true; step: 0.5; picture: Theme.base * 10.4; title: qsTr("10 points"); text: qsTr("for a king, a queen, a jack and a ten.") }
    RuleFigure { cards: ["french/9D", "french/7C"]; small: true; step: 0.9; picture: Theme.base * 10.4; title: qsTr("Face value"); text: root.stripped ? qsTr("for 7, 8 and 9.") : qsTr("for the cards from 2 to 9.") }
    RuleFigure { cards: ["french/AH", "french/KH", "french/TH"]; grows: false; title: qsTr("31"); text: qsTr("An ace and two cards worth 10, all hearts.") }
    RuleFigure { cards: ["french/TC", "french/9C", "french/8C"]; grows: false; title: qsTr("27"); text: qsTr("10, 9 and 8, all clubs.") }
    RuleFigure { cards: ["french/QS", "french/9D", "french/8D"]; idle: "0"; grows: false; title: qsTr("17"); text: qsTr("The two diamonds count more than the queen of spades.") }
    RuleFigure {
        ours: root.three
        cards: ["french/7C", "french/7D", "french/7H"]
        idle: root.three ? "" : "12"
        grows: false
        title: root.three ? qsTr("30½") : qsTr("7, or 30½")
        text: root.three ? qsTr("Three of a kind: at this table more than 30 and less than 31, whatever the rank.") : qsTr("Three of a kind are only worth one of them. Some tables count 30½ for them, whatever the rank.")
    }
    RuleText { kind: "aside"; text: qsTr("Equal points are a tie: suits do not count, and cards in a row are worth no more than others.") }
}

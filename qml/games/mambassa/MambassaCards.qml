// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The pack, as Mambassa counts it: suits, order, values.
Chapter {
    RuleHead { kind: "title"; title: qsTr("The cards") }
    RuleLead { text: qsTr("Forty Piacentine cards: four suits of ten.") }
    RuleFigure { cards: ["piacentine/AD", "piacentine/AS", "piacentine/AC", "piacentine/AB"]; step: 0.62; title: qsTr("Four suits"); text: qsTr("Coins, swords, cups and batons. Between equal sequences they rank in this order.") }
    RuleFigure {
        cards: ["piacentine/2C", "piacentine/3C", "piacentine/4C", "piacentine/5C", "piacentine/6C", "piacentine/7C", "piacentine/JC", "piacentine/HC", "piacentine/KC", "piacentine/AC"]
        step: Math.min(0.9, (leaf / (size * aspect) - 1) / 9)
        title: qsTr("From low to high")
        text: qsTr("From 2 to 7, then jack, horse, king and ace. There is no 8, 9 or 10: the 7 stands right below the jack.")
    }
    RuleBreak { }
    RuleHead { title: qsTr("What they are worth") }
    RuleFigure { cards: ["piacentine/AS"]; small: true; picture: Theme.base * 9; title: qsTr("11 points"); text: qsTr("for an ace.") }
    RuleFigure { cards: ["piacentine/KD", "piacentine/HB", "piacentine/JS"]; small: true; step: 0.76; picture: Theme.base * 9; title: qsTr("10 points"); text: qsTr("for a king, a horse and a jack.") }
    RuleFigure { cards: ["piacentine/7D", "piacentine/4C"]; small: true; step: 0.9; picture: Theme.base * 9; title: qsTr("Face value"); text: qsTr("for the cards from 2 to 7.") }
    RuleText { text: qsTr("Only cards of one suit are added up: with four cards the most is 38, an ace, two court cards and the 7.") }
    RuleText { kind: "aside"; text: qsTr("The ace is always the highest card: there is no sequence with the ace below the 2.") }
}

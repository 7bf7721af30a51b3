// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The pack: suits, order, values.
Chapter {
    id: root
    readonly property bool twoPacks: changed("packs") && number("packs") === 2
    RuleHead { kind: "title"; title: qsTr("The cards") }
    RuleLead { text: qsTr("Forty Piacentine cards: four suits of ten.") }
    RuleFigure { cards: ["piacentine/AD", "piacentine/AC", "piacentine/AS", "piacentine/AB"]; step: 0.62; title: qsTr("Four suits"); text: qsTr("Coins, cups, swords and batons. No suit is better than another.") }
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
    RuleText { text: qsTr("Only cards of one suit are added up: with three cards the most is 31, an ace and two court cards.") }
    RuleText { kind: "aside"; ours: root.twoPacks; text: root.twoPacks ? qsTr("At this table two packs are shuffled together: there are two of every card, and a total can go above 31.") : qsTr("With two packs (more than twelve players, or by choice) there are two of every card, and a total can go above 31.") }
}

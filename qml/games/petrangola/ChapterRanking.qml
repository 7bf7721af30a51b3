// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// Which hand is better, with examples.
Chapter {
    RuleHead { kind: "title"; title: qsTr("Who has the best hand") }
    RuleFigure { number: "1"; grows: false; cards: ["piacentine/AD", "piacentine/AC", "piacentine/AS"]; title: qsTr("Petrangolone"); text: qsTr("Three aces. It beats everything and wins you a token.") }
    RuleFigure { number: "2"; grows: false; cards: ["piacentine/JD", "piacentine/7D", "piacentine/6D"]; title: qsTr("Sequence"); text: qsTr("Three in a row of one suit. The higher top card wins: ace, king, horse is the best, 4, 3, 2 the lowest.") }
    RuleFigure { number: "3"; grows: false; cards: ["piacentine/2D", "piacentine/2C", "piacentine/2S"]; title: qsTr("Three of a kind"); text: qsTr("Three alike. After the aces the lower rank wins: three 2s are best, three kings last.") }
    RuleFigure { number: "4"; grows: false; cards: ["piacentine/KS", "piacentine/7S", "piacentine/6C"]; idle: "2"; title: qsTr("Points"); text: qsTr("The best sum in a single suit: here 17 in swords.") }
    RuleBreak { }
    RuleHead { title: qsTr("Examples") }
    RuleDuel { better: ["piacentine/JS", "piacentine/7S", "piacentine/6S"]; other: ["piacentine/7D", "piacentine/6D", "piacentine/5D"]; text: qsTr("Two sequences: the jack is the higher top card. The 7 comes right below it.") }
    RuleDuel { better: ["piacentine/4B", "piacentine/3B", "piacentine/2B"]; other: ["piacentine/2D", "piacentine/2C", "piacentine/2S"]; text: qsTr("Even the lowest sequence beats three of a kind. Only three aces stand above it.") }
    RuleDuel { better: ["piacentine/2D", "piacentine/2C", "piacentine/2S"]; other: ["piacentine/KD", "piacentine/KC", "piacentine/KS"]; text: qsTr("Of two hands with three of a kind the lower rank wins.") }
    RuleDuel { better: ["piacentine/KD", "piacentine/7S", "piacentine/6S"]; other: ["piacentine/AD", "piacentine/4C", "piacentine/3C"]; idleBetter: "0"; idleOther: "12"; text: qsTr("13 in swords beats the 11 of the lone ace.") }
    RuleDuel { tie: true; better: ["piacentine/KD", "piacentine/HC", "piacentine/JS"]; other: ["piacentine/KB", "piacentine/HD", "piacentine/JC"]; idleBetter: "12"; idleOther: "12"; text: qsTr("Three suits each, 10 points each: a tie.") }
    RuleDuel { better: ["piacentine/AD", "piacentine/KD", "piacentine/JD"]; text: qsTr("31 in coins, the highest total, but no sequence: the horse is missing. Every three of a kind beats it.") }
    RuleText { kind: "aside"; text: qsTr("Sequences and three of a kind are called petrangole. Equal hands are equal: no suit decides.") }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// Which hand is better, with examples.
Chapter {
    id: root
    readonly property bool trisFirst: changed("trisBeatsSequence")
    readonly property bool kingsFirst: changed("trisOrder")
    readonly property string sequence: changed("aceLow") ? qsTr("Three in a row of one suit. Of two sequences the one with the higher top card wins: ace, king, horse is the best, 3, 2, ace the lowest.")
                                                         : qsTr("Three in a row of one suit. Of two sequences the one with the higher top card wins: ace, king, horse is the best, 4, 3, 2 the lowest.")
    RuleHead { kind: "title"; title: qsTr("Who has the best hand") }
    RuleFigure { number: "1"; grows: false; cards: ["piacentine/AD", "piacentine/AC", "piacentine/AS"]; title: qsTr("Petrangolone"); text: qsTr("Three aces. It beats everything and wins you a token.") }
    RuleFigure { visible: !root.trisFirst; ours: root.changed("aceLow"); number: "2"; grows: false; cards: ["piacentine/JD", "piacentine/7D", "piacentine/6D"]; title: qsTr("Sequence"); text: root.sequence }
    RuleFigure {
        ours: root.trisFirst || root.kingsFirst
        number: root.trisFirst ? "2" : "3"
        grows: false
        cards: root.kingsFirst ? ["piacentine/KD", "piacentine/KC", "piacentine/KS"] : ["piacentine/2D", "piacentine/2C", "piacentine/2S"]
        title: qsTr("Three of a kind")
        text: root.kingsFirst ? qsTr("Three of one rank. After the aces the higher rank wins: three kings are best, three 2s last.")
                              : qsTr("Three of one rank. After the aces the lower rank wins: three 2s are best, three kings last.")
    }
    RuleFigure { visible: root.trisFirst; ours: true; number: "3"; grows: false; cards: ["piacentine/JD", "piacentine/7D", "piacentine/6D"]; title: qsTr("Sequence"); text: root.sequence }
    RuleFigure { number: "4"; grows: false; cards: ["piacentine/KS", "piacentine/7S", "piacentine/6C"]; idle: "2"; title: qsTr("Points"); text: qsTr("The highest sum in one suit: here 17 in swords.") }
    RuleBreak { }
    RuleHead { title: qsTr("Examples") }
    RuleDuel { better: ["piacentine/JS", "piacentine/7S", "piacentine/6S"]; other: ["piacentine/7D", "piacentine/6D", "piacentine/5D"]; text: qsTr("Two sequences: the jack is the higher top card. The 7 comes right below it.") }
    RuleDuel { visible: !root.trisFirst; better: ["piacentine/4B", "piacentine/3B", "piacentine/2B"]; other: ["piacentine/2D", "piacentine/2C", "piacentine/2S"]; text: qsTr("Even the lowest sequence beats three of a kind. Only three aces stand above it.") }
    RuleDuel { visible: root.trisFirst; ours: true; better: ["piacentine/2D", "piacentine/2C", "piacentine/2S"]; other: ["piacentine/AB", "piacentine/KB", "piacentine/HB"]; text: qsTr("At this table any three of a kind beats even the highest sequence.") }
    RuleDuel { visible: !root.kingsFirst; better: ["piacentine/2D", "piacentine/2C", "piacentine/2S"]; other: ["piacentine/KD", "piacentine/KC", "piacentine/KS"]; text: qsTr("Of two hands with three of a kind the lower rank wins.") }
    RuleDuel { visible: root.kingsFirst; ours: true; better: ["piacentine/KD", "piacentine/KC", "piacentine/KS"]; other: ["piacentine/2D", "piacentine/2C", "piacentine/2S"]; text: qsTr("Of two hands with three of a kind the higher rank wins at this table.") }
    RuleDuel { visible: root.changed("aceLow"); ours: true; better: ["piacentine/3C", "piacentine/2C", "piacentine/AC"]; other: ["piacentine/AD", "piacentine/KD", "piacentine/JD"]; text: qsTr("3, 2 and ace of one suit: at this table that is the lowest sequence, and beats 31.") }
    RuleDuel { better: ["piacentine/KD", "piacentine/7S", "piacentine/6S"]; other: ["piacentine/AD", "piacentine/4C", "piacentine/3C"]; idleBetter: "0"; idleOther: "12"; text: qsTr("13 in swords beats the 11 of the lone ace.") }
    RuleDuel { tie: true; better: ["piacentine/KD", "piacentine/HC", "piacentine/JS"]; other: ["piacentine/KB", "piacentine/HD", "piacentine/JC"]; idleBetter: "12"; idleOther: "12"; text: qsTr("Three different suits, 10 points each: a tie.") }
    RuleDuel { better: ["piacentine/AD", "piacentine/KD", "piacentine/JD"]; text: qsTr("31 in coins, the highest total, but no sequence: the horse is missing. Every three of a kind beats it.") }
    RuleText { kind: "aside"; text: qsTr("Sequences and three of a kind are called petrangole. Equal hands tie: suits do not count.") }
}

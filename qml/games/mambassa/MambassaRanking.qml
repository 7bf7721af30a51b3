// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// Which hand of Mambassa is better, with examples.
Chapter {
    RuleHead { kind: "title"; title: qsTr("Who has the best hand") }
    RuleFigure { number: "1"; grows: false; step: 0.62; cards: ["piacentine/AD", "piacentine/AC", "piacentine/AS", "piacentine/AB"]; title: qsTr("Mambassa · 44"); text: qsTr("Four aces.") }
    RuleFigure { number: "2"; grows: false; step: 0.62; cards: ["piacentine/AD", "piacentine/KD", "piacentine/HD", "piacentine/JD"]; title: qsTr("Quarantuna · 41"); text: qsTr("Ace, king, horse and jack of one suit. Any two of them tie.") }
    RuleFigure { number: "3"; grows: false; step: 0.62; cards: ["piacentine/2D", "piacentine/2C", "piacentine/2S", "piacentine/2B"]; title: qsTr("Quartina · 40"); text: qsTr("Four of a kind: four 2s are best, four kings last.") }
    RuleFigure { number: "4"; grows: false; step: 0.62; cards: ["piacentine/KS", "piacentine/HS", "piacentine/JS", "piacentine/7S"]; title: qsTr("Long sequence · 39½"); text: qsTr("Four in a row of one suit. The one with the higher top card wins, then the suit counts.") }
    RuleFigure { number: "5"; grows: false; step: 0.62; idle: "3"; cards: ["piacentine/AD", "piacentine/AC", "piacentine/AS", "piacentine/5B"]; title: qsTr("Three of a kind · 39"); text: qsTr("Three aces are best, then three 2s, and so on to three kings.") }
    RuleFigure { number: "6"; grows: false; step: 0.62; idle: "3"; cards: ["piacentine/AD", "piacentine/KD", "piacentine/HD", "piacentine/2C"]; title: qsTr("Short sequence · 38½"); text: qsTr("Three in a row of one suit. The one with the higher top card wins, then the suit counts. There is no low ace.") }
    RuleFigure { number: "7"; grows: false; step: 0.62; idle: "2"; cards: ["piacentine/AD", "piacentine/KD", "piacentine/3S", "piacentine/7D"]; title: qsTr("Points · up to 38"); text: qsTr("The highest sum in one suit: here 28 in coins. Equal sums tie.") }
    RuleText { kind: "aside"; text: qsTr("Where suits count, coins rank above swords, then cups, then batons. A hand counts as the best thing it holds.") }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The whole of Stop the Bus on two pages.
Chapter {
    id: root
    readonly property bool passing: changed("mayPass")
    readonly property bool otherTokens: changed("tokens")
    RuleHead { kind: "title"; title: qsTr("Stop the Bus in short") }
    RuleLead { text: qsTr("Two to seven play this game of English pubs. Everybody has three cards, and three more lie face up in the middle: the monte. Whoever has the lowest hand in the end pays.") }
    RuleStep {
        number: "1"
        title: qsTr("Exchange one card, or all three")
        ours: root.passing
        text: root.passing ? qsTr("In your turn exchange one of your cards with the monte, or all three, but never two. At this table you may also pass.")
                           : qsTr("In your turn exchange one of your cards with the monte, or all three, but never two. You cannot pass.")
    }
    RuleStep { number: "2"; title: qsTr("Stop when you are happy with it"); text: qsTr("After your exchange you may stop the bus. Everybody else has one more turn, then all hands are turned up.") }
    RuleStep {
        number: "3"
        title: qsTr("The lowest hand pays a token")
        ours: root.otherTokens
        text: ours ? qsTr("Tokens are your lives: at this table everybody starts with %n. Whoever stopped the bus pays like anybody else.", "", root.number("tokens"))
                   : qsTr("Tokens are your lives: everybody starts with three. Whoever stopped the bus pays like anybody else.")
    }
    RuleStep { number: "4"; title: qsTr("Stay in the game"); text: qsTr("Without a token you are out. The last player in wins.") }
    RuleBreak { }
    RuleHead { title: qsTr("Which hand is better") }
    RuleFigure { cards: ["french/7S", "french/7H", "french/7D"]; small: true; grows: false; step: 0.62; title: qsTr("Prial"); text: qsTr("Three of a rank: best of all.") }
    RuleFigure { cards: ["french/7C", "french/8C", "french/9C"]; small: true; grows: false; step: 0.62; title: qsTr("Running flush"); text: qsTr("In a row, and of one suit.") }
    RuleFigure { cards: ["french/7D", "french/8S", "french/9C"]; small: true; grows: false; step: 0.62; title: qsTr("Run"); text: qsTr("In a row, of any suits.") }
    RuleFigure { cards: ["french/KD", "french/JD", "french/4D"]; small: true; grows: false; step: 0.62; title: qsTr("Flush"); text: qsTr("Of one suit.") }
    RuleFigure { cards: ["french/KH", "french/KS", "french/4C"]; idle: "2"; small: true; grows: false; step: 0.62; title: qsTr("Pair"); text: qsTr("Two of a rank.") }
    RuleFigure { cards: ["french/KC", "french/9H", "french/2S"]; idle: "12"; small: true; grows: false; step: 0.62; title: qsTr("High card"); text: qsTr("None of these: the highest card counts.") }
}

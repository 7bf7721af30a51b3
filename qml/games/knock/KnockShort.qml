// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The whole of Knock! on two pages.
Chapter {
    id: root
    readonly property bool angel: changed("topTrump")
    readonly property bool otherPoints: changed("pointScale")
    readonly property bool longer: changed("handsPerMatch")
    readonly property bool few: played("signals", 1)
    readonly property bool silent: played("signals", 2)
    RuleHead { kind: "title"; title: qsTr("Knock! in short") }
    RuleLead { text: qsTr("Four play with a tarot pack of 54 cards, two against two: your partner sits across the table. Everybody plays one card, the best takes all four: that is a trick. Your side wants the tricks with the good cards in them.") }
    RuleStep { number: "1"; title: qsTr("The dealer discards two"); text: qsTr("Everybody gets 13 cards and the dealer 15, who puts two of them aside, face down. They count for the dealer’s side.") }
    RuleStep { number: "2"; title: qsTr("Follow suit, or trump"); text: qsTr("Play a card of the suit that was led. Without one you must play a trump, and without a trump any card. The Fool may be played at any time.") }
    RuleStep {
        number: "3"
        title: root.silent ? qsTr("Keep silent") : qsTr("Knock, and speak by signals")
        ours: root.silent || root.few
        text: root.silent ? qsTr("At this table there are no signals.")
            : root.few ? qsTr("With a card you may give your partner one of the few signals of this table. Everybody sees it, and what it says of your cards is always true.")
                       : qsTr("With a card you may give your partner a signal. Everybody sees it, and what it says of your cards is always true.")
    }
    RuleStep { number: "4"; title: qsTr("Count to 100"); text: qsTr("All cards and tricks together count 100. What your side has above 50 you win, and what is missing you lose.") }
    RuleStep {
        number: "5"
        title: root.longer ? qsTr("After %1 deals").arg(4 * (root.number("handsPerMatch") + 1)) : qsTr("After four deals")
        ours: root.longer
        text: root.longer ? qsTr("At this table everybody deals more than once. The side that is ahead in the end wins the match.")
                          : qsTr("Everybody deals once. The side that is ahead in the end wins the match.")
    }
    RuleBreak { }
    RuleHead { title: qsTr("Which cards are good") }
    RuleFigure {
        large: root.height > Theme.base * 60
        cards: ["tarocco/00", "tarocco/01", root.angel ? "tarocco/20" : "tarocco/21"]
        small: true
        grows: false
        step: 0.62
        ours: root.angel || root.otherPoints
        title: qsTr("Three honours")
        text: root.angel ? root.otherPoints ? qsTr("The Fool, the Magician and, at this table, Judgement: 4 points each.") : qsTr("The Fool, the Magician and, at this table, Judgement: 5 points each.")
                         : root.otherPoints ? qsTr("The Fool, the Magician and the World: 4 points each at this table.") : qsTr("The Fool, the Magician and the World: 5 points each.")
    }
    RuleFigure {
        large: root.height > Theme.base * 60
        cards: ["tarocco/KC", "tarocco/QC", "tarocco/HC", "tarocco/JC"]
        small: true
        grows: false
        step: 0.5
        ours: root.otherPoints
        title: qsTr("Court cards")
        text: root.otherPoints ? qsTr("King 4, queen 3, cavalier 2, jack 1 at this table.") : qsTr("King 5, queen 4, cavalier 3, jack 2.")
    }
    RuleFigure {
        large: root.height > Theme.base * 60
        cards: ["tarocco/TC", "tarocco/9C", "tarocco/8C", "tarocco/7C"]
        small: true
        grows: false
        step: 0.5
        title: qsTr("Low cards")
        text: qsTr("1 point each, in all four suits.")
    }
    RuleFigure {
        large: root.height > Theme.base * 60
        cards: ["tarocco/19", "tarocco/18", "tarocco/06"]
        small: true
        grows: false
        step: 0.62
        ours: root.otherPoints
        title: qsTr("All other trumps")
        text: root.otherPoints ? qsTr("They beat every card of a suit, and count 1 point each at this table.") : qsTr("They beat every card of a suit, but count nothing.")
    }
    RuleText { text: qsTr("And every trick counts 1 point by itself.") }
}

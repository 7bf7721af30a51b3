// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// Following, trumping, the Quartet and the Fool.
Chapter {
    id: root
    readonly property bool allTricks: changed("showAllTricks")
    RuleHead { kind: "title"; title: qsTr("Your turn") }
    RuleLead { text: qsTr("The player after the dealer leads the first card; from then on whoever took the last trick leads. All play one card in turn, and the suit that was led decides what you may play.") }
    RuleStep { number: "1"; title: qsTr("Follow suit"); text: qsTr("If you have cards of the suit that was led, play one of them, high or low as you like. That holds for trumps too.") }
    RuleStep { number: "2"; title: qsTr("Else trump"); text: qsTr("If you have none, you must play a trump, high or low.") }
    RuleStep { number: "3"; title: qsTr("Else any card"); text: qsTr("With neither, play what you like. It cannot win.") }
    RuleHead { title: qsTr("Who takes the trick"); text: qsTr("The highest trump; without trumps the highest card of the suit that was led.") }
    RuleFigure { large: root.height > Theme.base * 60; cards: ["tarocco/KD", "tarocco/08", "tarocco/7D", "tarocco/03"]; step: 0.5; grows: false; small: true; idle: "023"; title: qsTr("The 8 takes it"); text: qsTr("Coins were led. Two players had none and trumped, and the 8 beats the 3.") }
    RuleBreak { }
    RuleHead { title: qsTr("The Quartet"); text: qsTr("The trumps 2, 3, 4 and 5 are equals: of those in one trick the one that was played last is the highest.") }
    RuleFigure { large: root.height > Theme.base * 60; cards: ["tarocco/04", "tarocco/03", "tarocco/05", "tarocco/02"]; step: 0.5; grows: false; small: true; idle: "012"; title: qsTr("The 2 takes it"); text: qsTr("It came last. A 6 would have beaten them all, and they all beat the Magician.") }
    RuleHead { title: qsTr("The Fool"); text: qsTr("You may play it whenever you like, even if you could follow suit. It never takes the trick, but after the trick you keep it: it stays face up in front of you. If the Fool is led, the next card decides the suit.") }
    RuleFigure { large: root.height > Theme.base * 60; cards: ["tarocco/00", "tarocco/7S", "tarocco/JS", "tarocco/TS"]; step: 0.5; grows: false; small: true; idle: "013"; title: qsTr("The jack takes it"); text: qsTr("The Fool was led, so the 7 made it a trick of swords.") }
    RuleText {
        ours: root.allTricks
        text: root.allTricks ? qsTr("At this table you may look at all tricks of the deal again.")
                             : qsTr("You may look at the last trick again, but at none before it.")
    }
}

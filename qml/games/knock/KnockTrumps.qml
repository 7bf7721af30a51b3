// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// Which card beats which, and what the trumps are called.
Chapter {
    id: root
    readonly property bool angel: changed("topTrump")
    RuleHead { kind: "title"; title: qsTr("The trumps") }
    RuleLead {
        ours: root.angel
        text: root.angel ? qsTr("Every trump beats every card of the four suits. Among trumps the higher number wins, but at this table Judgement, the 20, is above the World, the 21.")
                         : qsTr("Every trump beats every card of the four suits. Among trumps the higher number wins: the World, the 21, is the highest.")
    }
    KnockTrumpsTable { ours: root.angel; angelOnTop: root.angel }
    RuleBreak { }
    RuleFigure { large: root.height > Theme.base * 60; cards: ["tarocco/05", "tarocco/04", "tarocco/03", "tarocco/02"]; step: 0.5; grows: false; title: qsTr("The Quartet"); text: qsTr("These four, with the red line beside them, are of equal rank: the last one played beats those before it.") }
    RuleFigure { large: root.height > Theme.base * 60; cards: ["tarocco/01"]; grows: false; title: qsTr("The Magician"); text: qsTr("The lowest trump, and an honour: any other trump takes it from you, so do not wait too long to play it.") }
    RuleFigure { large: root.height > Theme.base * 60; cards: ["tarocco/00"]; grows: false; title: qsTr("The Fool"); text: qsTr("It has number 0 and no rank: it beats nothing, and is hardly ever lost.") }
    RuleBreak { }
    RuleHead { title: qsTr("In the four suits") }
    RuleFigure { large: root.height > Theme.base * 60; cards: ["tarocco/KB", "tarocco/QB", "tarocco/HB", "tarocco/JB", "tarocco/TB", "tarocco/9B", "tarocco/8B", "tarocco/7B"]; step: 0.46; grows: false; small: true; text: qsTr("From the king down: queen, cavalier, jack, 10, 9, 8, 7. It is the same in all four.") }
}

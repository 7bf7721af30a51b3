// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// Every key of the game.
Chapter {
    RuleHead { kind: "title"; title: qsTr("Keys") }
    RuleHead { title: qsTr("At the table") }
    RuleKeys { keys: "1 2 3 4"; text: qsTr("your cards, from left to right") }
    RuleKeys { keys: "Q W E R"; text: qsTr("the cards of the monte") }
    RuleKeys { keys: qsTr("Enter"); text: qsTr("the red ticket: exchange, cut, expose, go on") }
    RuleKeys { keys: "K"; text: qsTr("knock; as dealer, keep the cards") }
    RuleKeys { keys: "D"; text: qsTr("draw a card, in Mambassa") }
    RuleKeys { keys: "C"; text: qsTr("change the shirt") }
    RuleKeys { keys: "S"; text: qsTr("stay, in the last lap; or stay out") }
    RuleKeys { keys: "Ctrl+Z"; text: qsTr("take back what you have chosen") }
    RuleKeys { keys: "H"; text: qsTr("the hint: for every move the chance to lose a token") }
    RuleKeys { keys: "V"; text: qsTr("after a deal, review your moves") }
    RuleKeys { keys: "L"; text: qsTr("the log of all moves") }
    RuleKeys { keys: qsTr("Esc"); text: qsTr("take back what you have chosen, then the menu") }
    RuleBreak { }
    RuleHead { title: qsTr("Everywhere") }
    RuleKeys { keys: "F1"; text: qsTr("the rules, open at the page that fits") }
    RuleKeys { keys: "F11"; text: qsTr("full screen") }
    RuleKeys { keys: "M"; text: qsTr("all sounds off, or on again") }
    RuleKeys { keys: "Ctrl+N"; text: qsTr("new match") }
    RuleKeys { keys: "Ctrl+Q"; text: qsTr("quit") }
    RuleKeys { keys: qsTr("Tab"); text: qsTr("from one thing to the next; Enter or Space presses it") }
    RuleKeys { keys: "← →"; text: qsTr("between choices, round the table, and through this booklet") }
    RuleKeys { keys: qsTr("Esc"); text: qsTr("back") }
}

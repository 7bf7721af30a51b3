// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// Every key of the game.
Chapter {
    close: 0.42
    RuleHead { kind: "title"; title: qsTr("Keys") }
    RuleHead { title: qsTr("At the table") }
    RuleKeys { keys: "1 2 3 4"; text: qsTr("your cards, from left to right") }
    RuleKeys { keys: "Q W E R"; text: qsTr("the cards of the monte") }
    RuleKeys { keys: qsTr("Enter"); text: qsTr("the red button: exchange, cut, turn up, go on") }
    RuleKeys { keys: "K"; text: qsTr("knock; as dealer, keep the cards") }
    RuleKeys { keys: "D"; text: qsTr("draw a card, where there is a stock") }
    RuleKeys { keys: "C"; text: qsTr("change your shirt") }
    RuleKeys { keys: "S"; text: qsTr("stay, in the last lap; or stay out") }
    RuleKeys { keys: "Ctrl+Z"; text: qsTr("clear your selection") }
    RuleKeys { keys: "H"; text: qsTr("the hint: for every move, your chance of losing a token") }
    RuleKeys { keys: "V"; text: qsTr("after a deal, review your moves") }
    RuleKeys { keys: "A"; text: qsTr("after a match, watch it again") }
    RuleKeys { keys: "L"; text: qsTr("the log of all moves") }
    RuleKeys { keys: "I"; text: qsTr("what the monte, the stock and the pot are") }
    RuleKeys { keys: qsTr("Space", "a key"); text: qsTr("while the others play: skip ahead") }
    RuleKeys { keys: qsTr("Esc"); text: qsTr("clear your selection, then the menu") }
    RuleBreak { }
    RuleHead { title: qsTr("Everywhere") }
    RuleKeys { keys: "F1"; text: qsTr("the rules, at the page you need") }
    RuleKeys { keys: "F11"; text: qsTr("full screen") }
    RuleKeys { keys: "M"; text: qsTr("all sounds off, or on again") }
    RuleKeys { keys: "Ctrl+N"; text: qsTr("new match") }
    RuleKeys { keys: "Ctrl+Q"; text: qsTr("quit") }
    RuleKeys { keys: qsTr("Tab"); text: qsTr("to the next control; Enter or Space activates it") }
    RuleKeys { keys: "← →"; text: qsTr("between choices, round the table, and through this booklet") }
    RuleKeys { keys: qsTr("Esc"); text: qsTr("back") }
    RuleBreak { }
    RuleHead { title: qsTr("In the history") }
    RuleKeys { keys: qsTr("Enter"); text: qsTr("watch the chosen match again") }
    RuleKeys { keys: qsTr("Del"); text: qsTr("delete it") }
    RuleBreak { }
    RuleHead { title: qsTr("In a replay") }
    RuleKeys { keys: qsTr("Space", "a key"); text: qsTr("run it, or pause it") }
    RuleKeys { keys: "← →"; text: qsTr("one step back or forward") }
    RuleKeys { keys: qsTr("PgUp PgDn", "two keys, with a blank between"); text: qsTr("one deal back or forward") }
    RuleKeys { keys: qsTr("Home End", "two keys, with a blank between"); text: qsTr("to the beginning, or to the end") }
    RuleKeys { keys: "+ −"; text: qsTr("faster, or slower") }
    RuleKeys { keys: "D"; text: qsTr("choose a deal") }
    RuleKeys { keys: "V"; text: qsTr("choose the view") }
    RuleKeys { keys: "O"; text: qsTr("all hands face up, or only one") }
    RuleKeys { keys: "S 1 … 9"; text: qsTr("look from the next seat, or from seat 1 to 9") }
    RuleKeys { keys: "F"; text: qsTr("the figures: what each move risked") }
    RuleKeys { keys: "C"; text: qsTr("check the match") }
}

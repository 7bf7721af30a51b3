// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The keys of Thirty-One, and all others.
Chapter {
    id: root
    readonly property bool packets: played("source", 2)
    close: 0.42
    RuleHead { kind: "title"; title: qsTr("Keys") }
    RuleHead { title: qsTr("At the table") }
    RuleKeys { visible: !root.packets; keys: "Q"; text: qsTr("draw the top card of the stock") }
    RuleKeys { visible: !root.packets; keys: "W"; text: qsTr("take the top card of the discard pile") }
    RuleKeys { visible: !root.packets; keys: "1 2 3 4"; text: qsTr("your cards, from left to right: which one you discard") }
    RuleKeys { keys: qsTr("Enter"); text: qsTr("the red button: discard, draw or take, cut, go on") }
    RuleKeys { visible: root.packets; keys: "1 2 3"; text: qsTr("your cards, from left to right; as the dealer, which hand you keep") }
    RuleKeys { visible: root.packets; keys: "Q W E"; text: qsTr("the cards of the open packet") }
    RuleKeys { visible: root.packets; keys: "C"; text: qsTr("take the open packet") }
    RuleKeys { visible: root.packets; keys: "B"; text: qsTr("take the closed packet") }
    RuleKeys { visible: root.packets; keys: "R"; text: qsTr("restart the deal, where you may") }
    RuleKeys { visible: root.packets; keys: "U"; text: qsTr("look at what you know of the closed packet") }
    RuleKeys { visible: root.played("sideBets", 1); keys: "B"; text: qsTr("the open bets and your purse; between deals, offer a bet") }
    RuleKeys { visible: root.played("sideBets", 1); keys: "A"; text: qsTr("agree to a bet") }
    RuleKeys { keys: "K"; text: qsTr("knock") }
    RuleKeys { keys: "S"; text: qsTr("stay, in the last lap") }
    RuleKeys { visible: !root.packets; keys: "U"; text: qsTr("look through the discard pile") }
    RuleKeys { keys: "H"; text: qsTr("the hint: for every move, how many lives it costs") }
    RuleKeys { keys: "I"; text: qsTr("what the stock, the discard pile and the pot are") }
    KeysOfAllGames { }
}

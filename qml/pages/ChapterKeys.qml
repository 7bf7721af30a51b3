// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The keys of a game round a monte, and all others.
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
    RuleKeys { keys: "H"; text: qsTr("the hint: for every move, your chance of losing a token") }
    RuleKeys { keys: "I"; text: qsTr("what the monte, the stock and the pot are") }
    KeysOfAllGames { }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The keys of Stop the Bus, and all others.
Chapter {
    close: 0.42
    RuleHead { kind: "title"; title: qsTr("Keys") }
    RuleHead { title: qsTr("At the table") }
    RuleKeys { keys: "1 2 3"; text: qsTr("your cards, from left to right") }
    RuleKeys { keys: "Q W E"; text: qsTr("the cards of the monte, from left to right") }
    RuleKeys { keys: qsTr("Enter"); text: qsTr("the red button: exchange, let it go on, cut") }
    RuleKeys { keys: "C"; text: qsTr("exchange all three cards") }
    RuleKeys { keys: "K"; text: qsTr("stop the bus; before that, exchange and stop") }
    RuleKeys { keys: "S"; text: qsTr("let the bus go on; stay, in the last lap") }
    RuleKeys { keys: "H"; text: qsTr("the hint: for every move, the chance to lose a token") }
    RuleKeys { keys: "I"; text: qsTr("what the monte and the pot are") }
    KeysOfAllGames { }
}

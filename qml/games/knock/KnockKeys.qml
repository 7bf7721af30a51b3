// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The keys of Knock!, and all others.
Chapter {
    close: 0.42
    RuleHead { kind: "title"; title: qsTr("Keys") }
    RuleHead { title: qsTr("At the table") }
    RuleKeys { keys: "← →"; text: qsTr("along your hand, from card to card") }
    RuleKeys { keys: qsTr("Home End", "two keys, with a blank between"); text: qsTr("to its first card, or to its last") }
    RuleKeys { keys: "D C S B"; text: qsTr("to the next card of coins, cups, swords, batons") }
    RuleKeys { keys: "T F"; text: qsTr("to the next trump; to the Fool") }
    RuleKeys { keys: qsTr("Enter"); text: qsTr("the red button: play the card, discard, cut") }
    RuleKeys { keys: "1 … 9"; text: qsTr("play the card with that signal") }
    RuleKeys { keys: "B G"; text: qsTr("“Bijou” and “Grand”, before your partner leads") }
    RuleKeys { keys: "U"; text: qsTr("the last trick") }
    RuleKeys { keys: "H"; text: qsTr("the hint: for every card, what it may bring") }
    KeysOfAllGames { }
}

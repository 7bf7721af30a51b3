// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The keys of Pinale, and all others.
Chapter {
    id: root
    close: 0.42
    RuleHead { kind: "title"; title: qsTr("Keys") }
    RuleHead { title: qsTr("At the table") }
    RuleKeys { keys: "Q"; text: qsTr("draw the top card of the stock") }
    RuleKeys { keys: "W"; text: qsTr("take the top card of the discard pile") }
    RuleKeys { keys: "← → ↑ ↓"; text: qsTr("from card to card in your hand") }
    RuleKeys { keys: qsTr("Space", "a key"); text: qsTr("choose that card, or let go of it") }
    RuleKeys { keys: qsTr("Alt ←", "two keys, with a blank between"); text: qsTr("with any arrow: move that card in your hand") }
    RuleKeys { keys: "O"; text: qsTr("your hand by suits, or by ranks") }
    RuleKeys { keys: qsTr("Enter"); text: qsTr("the red button: draw, lay, discard, cut") }
    RuleKeys { keys: "1 … 9"; text: qsTr("lay the chosen cards in the first way that is offered, or in another") }
    RuleKeys { keys: "S"; text: qsTr("discard the chosen card") }
    RuleKeys { visible: root.changed("showDiscardHistory"); keys: "U"; text: qsTr("look through the discard pile") }
    RuleKeys { keys: "H"; text: qsTr("the hint: for every turn, what it may bring") }
    KeysOfAllGames { takesBack: true }
}

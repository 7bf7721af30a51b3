// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The chapters of the rules of Pinale in their order.
Chapters {
    names: ["short", "deal", "turn", "melds", "wilds", "out", "showdown", "house", "words", "keys"]
    titles: [qsTr("In short"), qsTr("The deal"), qsTr("Your turn"), qsTr("The melds"), qsTr("Wild cards"), qsTr("Going out"), qsTr("The count"), qsTr("House rules"), qsTr("Words"), qsTr("Keys")]
    instead: ({ draw: "turn", choice: "turn", ranking: "melds", knock: "out", declaration: "wilds", tokens: "showdown", over: "showdown" })
    pack: "french"
    plates: ["XR 2S XB", "KH KC KS", "9D TD JD", "AC AD AS", "3H 4H 5H", "QS KS AS", "2C XR 2S", "7C 7D 7H"]
    sayings: [
        qsTr("A joker in the hand is chalk on the slate of the others.", "a saying of the osteria"),
        qsTr("Whoever waits for the fourth joker pays for the wine.", "a saying of the osteria"),
        qsTr("Leave a joker outside, and somebody will fetch it in.", "a saying of the osteria"),
        qsTr("Lay early, sleep well; lay late, eat well, or not at all.", "a saying of the osteria"),
        qsTr("The last card is the heaviest.", "a saying of the osteria"),
        qsTr("From ace to ace is a long way, and the wine is short.", "a saying of the osteria")
    ]
    contents: [
        Component { PinaleShort { } },
        Component { PinaleDeal { } },
        Component { PinaleTurn { } },
        Component { PinaleMelds { } },
        Component { PinaleWilds { } },
        Component { PinaleOut { } },
        Component { PinaleCount { } },
        Component { PinaleHouse { } },
        Component { PinaleWords { } },
        Component { PinaleKeys { } }
    ]
}

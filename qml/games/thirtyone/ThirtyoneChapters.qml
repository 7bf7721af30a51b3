// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The chapters of the rules of Thirty-One in their order.
Chapters {
    names: ["short", "deal", "turn", "ranking", "knock", "showdown", "declaration", "tokens", "bill", "points", "widow", "switch", "bets", "house", "words", "keys"]
    titles: [qsTr("In short"), qsTr("The deal"), qsTr("Your turn"), qsTr("What counts"), qsTr("The knock"), qsTr("Who pays"), qsTr("31 at once"), qsTr("Pennies"), qsTr("The bill"), qsTr("To points"), qsTr("The widow"), qsTr("Switch"), qsTr("Side bets"), qsTr("House rules"), qsTr("Words"), qsTr("Keys")]
    instead: ({ choice: "switch", restart: "switch", over: "tokens" })
    pack: "french"
    plates: ["AH KH TH", "TS 9S 8S", "QD JD 7D", "KC QC JC", "AS KS 5S", "9H 8H 7H", "AD KD QD", "AC TC 4C"]
    sayings: [
        qsTr("A good knock is heard in the kitchen.", "a saying of the osteria"),
        qsTr("Two hearts and a hope: that is no hand yet.", "a saying of the osteria"),
        qsTr("What you discard, your neighbour has been waiting for.", "a saying of the osteria"),
        qsTr("Whoever counts the suits before the knock seldom pays.", "a saying of the osteria"),
        qsTr("The stock keeps its secrets, the discard pile gives them away.", "a saying of the osteria"),
        qsTr("The last penny plays best.", "a saying of the osteria"),
        qsTr("Whoever laughs before the showdown has not counted yet.", "a saying of the osteria")
    ]
    contents: [
        Component { ThirtyoneShort { } },
        Component { ThirtyoneDeal { } },
        Component { ThirtyoneTurn { } },
        Component { ThirtyoneCounting { } },
        Component { ThirtyoneKnock { } },
        Component { ThirtyoneLosing { } },
        Component { ThirtyoneAtOnce { } },
        Component { ThirtyonePennies { } },
        Component { ThirtyoneBill { } },
        Component { ThirtyonePoints { } },
        Component { ThirtyoneWidow { } },
        Component { ThirtyoneSwitch { } },
        Component { ThirtyoneBets { } },
        Component { ThirtyoneHouse { } },
        Component { ThirtyoneWords { } },
        Component { ThirtyoneKeys { } }
    ]
}

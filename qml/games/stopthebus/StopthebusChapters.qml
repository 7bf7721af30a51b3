// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The chapters of the rules of Stop the Bus in their order.
Chapters {
    names: ["short", "deal", "turn", "ranking", "knock", "showdown", "house", "words", "keys"]
    titles: [qsTr("In short"), qsTr("The deal"), qsTr("Your turn"), qsTr("Who wins"), qsTr("The stop"), qsTr("Who pays"), qsTr("House rules"), qsTr("Words"), qsTr("Keys")]
    instead: ({ declaration: "ranking", tokens: "showdown", over: "showdown" })
    pack: "french"
    plates: ["3S 3H 3D", "AH 2H 3H", "QC KC AC", "7D 8S 9C", "KD JD 9D", "KH KS 4C", "TD TS TC", "5H 6H 7H"]
    sayings: [
        qsTr("Stop the bus before the others have found their seats.", "a saying of the osteria"),
        qsTr("What you leave in the monte, your neighbour has been waiting for.", "a saying of the osteria"),
        qsTr("A pair in hand is worth a run on the table.", "a saying of the osteria"),
        qsTr("Whoever must exchange had better know what to give.", "a saying of the osteria"),
        qsTr("Three threes: nobody has ever walked home from those.", "a saying of the osteria"),
        qsTr("The bell rings for everybody, and for whoever pulled it too.", "a saying of the osteria")
    ]
    contents: [
        Component { StopthebusShort { } },
        Component { StopthebusDeal { } },
        Component { StopthebusTurn { } },
        Component { StopthebusRanking { } },
        Component { StopthebusStop { } },
        Component { StopthebusPaying { } },
        Component { StopthebusHouse { } },
        Component { StopthebusWords { } },
        Component { StopthebusKeys { } }
    ]
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The chapters of the rules of Knock! in their order.
Chapters {
    names: ["short", "deal", "turn", "signals", "trumps", "showdown", "house", "words", "keys"]
    titles: [qsTr("In short"), qsTr("The deal"), qsTr("Your turn"), qsTr("The signals"), qsTr("The trumps"), qsTr("The count"), qsTr("House rules"), qsTr("Words"), qsTr("Keys")]
    instead: ({ declaration: "showdown", tokens: "showdown", over: "showdown", knock: "turn", ranking: "trumps" })
    pack: "tarocco"
    plates: ["19 18 17", "KC QC HC", "00 01 21", "KD KS KB", "05 04 03", "16 15 14", "JS HS QS", "10 11 20"]
    sayings: [
        qsTr("A good knock is half a trick.", "a saying of the osteria"),
        qsTr("The Fool goes everywhere and stays nowhere.", "a saying of the osteria"),
        qsTr("Keep the Magician for a rainy day, and watch the sky.", "a saying of the osteria"),
        qsTr("Whoever counts the trumps needs no luck.", "a saying of the osteria"),
        qsTr("Four popes at one table, and the last to speak is right.", "a saying of the osteria"),
        qsTr("A partner who listens is worth two kings.", "a saying of the osteria")
    ]
    contents: [
        Component { KnockShort { } },
        Component { KnockDeal { } },
        Component { KnockTurn { } },
        Component { KnockSignals { } },
        Component { KnockTrumps { } },
        Component { KnockCount { } },
        Component { KnockHouse { } },
        Component { KnockWords { } },
        Component { KnockKeys { } }
    ]
}

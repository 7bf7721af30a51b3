// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The chapters of the rules of Petrangola in their order.
Chapters {
    names: ["short", "cards", "deal", "turn", "knock", "ranking", "tokens", "house", "words", "keys"]
    titles: [qsTr("In short"), qsTr("The cards"), qsTr("The deal"), qsTr("Your turn"), qsTr("The knock"), qsTr("Who wins"), qsTr("Tokens"), qsTr("House rules"), qsTr("Words"), qsTr("Keys")]
    pack: "piacentine"
    plates: ["AD AC AS", "KD HC JS", "7D 6D 5D", "KS HS JS", "2D 2C 2S", "AB KB HB", "KD KC KS", "JD 7D 6D", "AC KC HC"]
    contents: [
        Component { ChapterShort { } },
        Component { ChapterCards { } },
        Component { ChapterDeal { } },
        Component { ChapterTurn { } },
        Component { ChapterKnock { } },
        Component { ChapterRanking { } },
        Component { ChapterTokens { } },
        Component { ChapterHouse { } },
        Component { ChapterWords { } },
        Component { ChapterKeys { } }
    ]
}

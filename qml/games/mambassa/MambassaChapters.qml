// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The chapters of the rules of Mambassa in their order.
Chapters {
    names: ["short", "cards", "deal", "turn", "ranking", "tokens", "words", "keys"]
    titles: [qsTr("In short"), qsTr("The cards"), qsTr("The deal"), qsTr("Your turn"), qsTr("Who wins"), qsTr("Tokens"), qsTr("Words"), qsTr("Keys")]
    pack: "piacentine"
    plates: ["AD AC AS AB", "KD HD JD 7D", "7D 6D 5D 4D", "KS HS JS 3S", "2D 2C 2S 2B", "AB KB HB JB", "KD KC KS KB", "JC 7C 6C 2D"]
    contents: [
        Component { MambassaShort { } },
        Component { MambassaCards { } },
        Component { MambassaDeal { } },
        Component { MambassaTurn { } },
        Component { MambassaRanking { } },
        Component { MambassaTokens { } },
        Component { MambassaWords { } },
        Component { ChapterKeys { } }
    ]
}

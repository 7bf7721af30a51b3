// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The chapters of the rules of Mambassa in their order.
Chapters {
    names: ["short", "cards", "deal", "turn", "ranking", "tokens", "words", "keys"]
    titles: [qsTr("In short"), qsTr("The cards"), qsTr("The deal"), qsTr("Your turn"), qsTr("Who wins"), qsTr("Tokens"), qsTr("Words"), qsTr("Keys")]
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

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The chapters of the rules of Mambassa in their order.
Chapters {
    names: ["short", "deal", "turn", "ranking", "tokens", "keys"]
    titles: [qsTr("In short"), qsTr("The deal"), qsTr("Your turn"), qsTr("Who wins"), qsTr("Tokens"), qsTr("Keys")]
    contents: [
        Component { MambassaShort { } },
        Component { MambassaDeal { } },
        Component { MambassaTurn { } },
        Component { MambassaRanking { } },
        Component { MambassaTokens { } },
        Component { ChapterKeys { } }
    ]
}

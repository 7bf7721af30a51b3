// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The chapters of the rules in their order. A file of its own, because Qt 6.4 cannot load bound components in a Loader.
QtObject {
    readonly property list<string> names: ["short", "cards", "deal", "turn", "knock", "ranking", "tokens", "house", "words", "keys"]
    readonly property list<string> titles: [qsTr("In short"), qsTr("The cards"), qsTr("The deal"), qsTr("Your turn"), qsTr("The knock"), qsTr("Who wins"), qsTr("Tokens"), qsTr("House rules"), qsTr("Words"), qsTr("Keys")]
    readonly property list<Component> contents: [
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

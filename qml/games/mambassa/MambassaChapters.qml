// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The chapters of the rules of Mambassa in their order.
QtObject {
    readonly property list<string> names: ["short", "deal", "turn", "ranking", "tokens", "keys"]
    readonly property list<string> titles: [qsTr("In short"), qsTr("The deal"), qsTr("Your turn"), qsTr("Who wins"), qsTr("Tokens"), qsTr("Keys")]
    readonly property list<Component> contents: [
        Component { MambassaShort { } },
        Component { MambassaDeal { } },
        Component { MambassaTurn { } },
        Component { MambassaRanking { } },
        Component { MambassaTokens { } },
        Component { ChapterKeys { } }
    ]
}

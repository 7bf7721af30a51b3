// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// Every rule that a table may set, each with one line that explains it.
Column {
    id: root

    OptionRow {
        width: root.width
        name: qsTr("Game")
        why: MatchSetup.gameInShort
        GameChoice { room: root.width - Theme.m; objectName: "setup_game" }
    }
    Repeater {
        model: MatchSetup.ruleLines
        RuleLine { width: root.width }
    }
}

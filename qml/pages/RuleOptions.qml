// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// Every rule that a table may set, each with one line that explains it.
Column {
    id: root
    property bool brief: false                                // the game goes without its line

    OptionRow {
        width: root.width
        name: qsTr("Game")
        why: root.brief ? "" : MatchSetup.gameInShort
        Choice {
            objectName: "setup_game"
            room: root.width - Theme.m
            text: qsTr("Game")
            options: Array.from(MatchSetup.gameNames)
            names: Array.from(MatchSetup.games)
            current: names.indexOf(MatchSetup.game)
            onChosen: index => { MatchSetup.game = names[index] }
        }
    }
    Repeater {
        model: MatchSetup.ruleLines
        RuleLine { width: root.width }
    }
}

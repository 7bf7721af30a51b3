// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// What a new match is played of.
Choice {
    text: qsTr("Game")
    options: Array.from(MatchSetup.gameNames)
    names: Array.from(MatchSetup.games)
    current: names.indexOf(MatchSetup.game)
    onChosen: index => { MatchSetup.game = names[index] }
}

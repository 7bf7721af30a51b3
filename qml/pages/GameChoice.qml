// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// Which game a page of the osteria is about, which is also what a new match is played of.
NamedChoice {
    visible: MatchSetup.games.length > 1
    text: qsTr("Game")
    options: Array.from(MatchSetup.gameNames)
    names: Array.from(MatchSetup.games)
    current: names.indexOf(MatchSetup.game)
    onChosen: index => { MatchSetup.game = names[index] }
}

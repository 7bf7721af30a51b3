// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// The window where more than one game can be played: how one is chosen, and where its name stands.
Item {
    id: root
    width: 200
    height: 100

    WindowCase {
        id: test
        name: "games"

        function test_theGameIsChosenOnTheShelf() {
            compare(MatchSetup.game, "petrangola")
            mouseClick(at("menu_games"))
            tryVerify(() => seen("shelf_games"))
            keyClick(Qt.Key_Right)
            compare(MatchSetup.game, "petrangola")            // only looked at
            keyClick(Qt.Key_F1)
            tryVerify(() => seen("rules"))
            compare(at("rules").game, "mambassa")
            keyClick(Qt.Key_Escape)
            tryVerify(() => seen("shelf_games"))
            keyClick(Qt.Key_Return)
            tryVerify(() => seen("setup"))
            compare(MatchSetup.game, "mambassa")
            main.go("start")
            tryVerify(() => seen("start"))
            mouseClick(at("menu_games"))
            tryVerify(() => seen("shelf_petrangola"))
            settle()
            mouseClick(at("shelf_petrangola"))
            mouseClick(at("shelf_play"))
            tryVerify(() => seen("setup"))
            compare(MatchSetup.game, "petrangola")
        }
        function test_theWindowHasTheNameOfTheGameOnTheTable() {
            compare(main.title, "Petrangola")
            main.go("play:mambassa")
            tryVerify(() => seen("setup"))
            compare(main.title, "Petrangola")                 // the program's, where there is no table
            begin()
            compare(main.title, "Mambassa")
            main.go("rules")
            compare(main.title, "Mambassa")
            compare(main.chapter.split(":")[0], "mambassa")
            main.go("back")
            Session.leave()
            main.go("start")
            compare(main.title, "Petrangola")
        }
        function test_theProgramIsStartedForAGame() {
            Backstage.askFor("mambassa")
            tryVerify(() => seen("setup"))
            compare(MatchSetup.game, "mambassa")
        }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// Where the keys go: never lost, kept in a sheet while it is open, and given back.
Item {
    id: root
    width: 200
    height: 100

    Walk {
        id: test
        name: "focus"

        // Everything in between is passed through with Tab, and nothing outside is.
        function verifyTrapped(sheet: Item) {
            const inside = item => {
                for (let up = item; up; up = up.parent) {
                    if (up === sheet)
                        return true
                }
                return false
            }
            for (const key of [Qt.Key_Tab, Qt.Key_Backtab]) {
                for (let step = 0; step < 12; ++step) {
                    verify(inside(main.activeFocusItem), "the focus is at " + focusedName())
                    verify(Audit.focusShows(main))
                    keyClick(key)
                }
            }
        }
        function test_theFocusGoesOn() {
            open("en", 1280, 800)
            main.go("table")
            Backstage.lay("cut", 6)
            settle()
            compare(focusedName(), "cut")
            Backstage.lay("turn", 6)
            settle()
            at("action_knock").forceActiveFocus(Qt.TabFocusReason)
            for (const [moment, seats, first] of [["lastTurn", 6, "hand0"], ["showdown", 6, "action_next"],
                    ["reentry", 6, "action_reenter"], ["watching", 6, "action_fast"], ["won", 2, "action_rematch"],
                    ["firstDealer", 6, "action_skip"], ["choice", 6, "action_expose"], ["turn", 6, "hand0"]]) {
                Backstage.lay(moment, seats)
                tryVerify(() => focusedName() === first, 2000, moment + ": the focus is at " + focusedName())
                verify(Audit.focusShows(main), moment)
            }
            // It stays where it is while that is still there.
            at("hand1").forceActiveFocus(Qt.TabFocusReason)
            Session.table.toggle("hand", 1)
            settle()
            compare(focusedName(), "hand1")
        }
        function test_aMatchBegunAfterAQuestionHasTheKeys() {
            open("en", 1280, 800)
            MatchSetup.seatCount = 3
            MatchSetup.setAllLevels(0)
            for (const asked of [false, true]) {
                main.go("setup")
                tryVerify(() => Backstage.find(main.contentItem, "setup_start"), 5000, "no New match page")
                settle()
                wait(Theme.grace + 20)                        // a page that has just come up takes no press
                at("setup_start").forceActiveFocus(Qt.TabFocusReason)
                keyClick(Qt.Key_Return)
                if (asked) {
                    tryVerify(() => Backstage.find(main.contentItem, "confirm_yes"), 5000, "nothing is asked")
                    wait(Theme.grace + 20)
                    keyClick(Qt.Key_Tab)
                    compare(focusedName(), "confirm_yes")
                    keyClick(Qt.Key_Return)
                }
                tryVerify(() => Backstage.find(main.contentItem, "match") && !Backstage.find(main.contentItem, "confirm_yes"), 5000, "no table")
                wait(Theme.pageTime + Theme.grace + 50)
                keyClick(Qt.Key_Escape)
                tryVerify(() => Backstage.find(main.contentItem, "menu_leave"), 2000, "the focus is at " + focusedName())
                keyClick(Qt.Key_Escape)
                tryVerify(() => !Backstage.find(main.contentItem, "menu_leave"), 5000, "the menu stays")
            }
        }
        function test_aNameIsTheSeatsThatItWasBegunFor() {
            open("en", 1280, 800)
            MatchSetup.seatCount = 3
            main.go("setup")
            tryVerify(() => Backstage.find(main.contentItem, "setup_seat_1"))
            settle()
            mouseClick(at("setup_name"))
            keyClick(Qt.Key_A)
            keyClick(Qt.Key_D)
            mouseClick(at("setup_seat_1"))
            settle()
            compare(at("setup_name").text, at("setup_name").written)
            verify(at("setup_name").written !== "ad", "the field still shows the name of the first seat")
            keyClick(Qt.Key_Return)
            mouseClick(at("setup_seat_0"))
            settle()
            compare(at("setup_name").text, "ad")
            mouseClick(at("setup_seat_1"))
            settle()
            verify(at("setup_name").text !== "ad")
        }
        // The keys of the table need no focus, and get none.
        function test_noRingFollowsThePointer() {
            open("en", 1280, 800)
            main.go("table")
            for (const moment of ["turn", "showdown", "turn", "knocked"]) {
                Backstage.lay(moment, 6)
                settle()
                compare(Audit.focusShows(main), false, moment)
            }
        }
        function test_sheetsKeepTheFocusAndGiveItBack() {
            open("en", 1024, 768)                          // too narrow for the log beside the table
            main.go("table")
            Backstage.lay("laps", 6)
            settle()
            at("hand2").forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_L)
            settle()
            verifyTrapped(Backstage.all(main.contentItem, "LogDrawer")[0])
            keyClick(Qt.Key_Escape)
            settle()
            compare(focusedName(), "hand2")
            main.go("menu")
            settle()
            verifyTrapped(at("menu"))
            keyClick(Qt.Key_Escape)
            settle()
            compare(focusedName(), "hand2")
            main.go("settings")
            settle()
            keyClick(Qt.Key_Escape)
            settle()
            compare(focusedName(), "hand2")
            Session.start()
            settle()
            main.go("leave")
            settle()
            compare(focusedName(), "confirm_no")
            verifyTrapped(Backstage.all(main.contentItem, "Confirm")[0])
            keyClick(Qt.Key_Escape)
            settle()
            verify(focusedName() !== "confirm_no" && focusedName() !== "")
        }
        function test_pagesGiveTheFocusBack() {
            open("en", 1280, 800)
            for (const [line, page] of [["menu_settings", "settings"], ["menu_about", "about"], ["menu_rules", "rules"], ["menu_new", "setup"]]) {
                at(line).forceActiveFocus(Qt.TabFocusReason)
                keyClick(Qt.Key_Return)
                tryVerify(() => Backstage.find(main.contentItem, page))
                settle()
                verify(main.activeFocusItem)
                keyClick(Qt.Key_Escape)
                tryVerify(() => focusedName() === line, 2000, "from " + page + " back to " + focusedName())
            }
        }
    }
}

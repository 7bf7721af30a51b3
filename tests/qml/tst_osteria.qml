// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// Deals by code and the day's deal, by mouse and by keys.
Item {
    id: root
    width: 200
    height: 100

    WindowCase {
        id: test
        name: "osteria"

        function open(page: string) {
            main.go(page)
            tryVerify(() => seen(page))
            settle()
        }
        function type(code: string) {
            at("deals_code_input").forceActiveFocus()
            at("deals_code_input").text = code
        }

        function test_aWrongCodeIsTold() {
            open("deals")
            compare(seen("deals_fault"), false)
            type("nonsense")
            tryVerify(() => seen("deals_fault"))
            compare(at("deals_play").possible, false)
            compare(seen("deals_table"), false)
        }
        function test_aCodeIsDealt() {
            open("deals")
            type(MatchSetup.games[0] + " 17")
            tryVerify(() => seen("deals_table"))
            compare(seen("deals_fault"), false)
            verify(/Teresa/.test(at("deals_table").text))
            mouseClick(at("deals_play"))
            tryVerify(() => seen("match"))
            verify(Session.running)
            compare(DealsBook.code, MatchSetup.games[0] + "-17")
            main.go("menu")
            tryVerify(() => seen("menu_copy_code"))
        }
        function test_oneEnterDealsACode() {
            open("deals")
            const line = at("deals_code_input")
            line.forceActiveFocus()
            for (const key of [Qt.Key_T, Qt.Key_R, Qt.Key_E, Qt.Key_N, Qt.Key_T, Qt.Key_U, Qt.Key_N, Qt.Key_O, Qt.Key_Minus, Qt.Key_1, Qt.Key_7])
                keyClick(key)
            tryVerify(() => seen("deals_table"))
            keyClick(Qt.Key_Return)
            tryVerify(() => seen("match"))
            compare(DealsBook.code, "thirtyone-17")
        }
        function test_enterOnAWrongCodeStaysThere() {
            open("deals")
            type("tombola-99")
            tryVerify(() => seen("deals_fault"))
            verify(/tombola/.test(at("deals_fault").text) && at("deals_fault").text.includes(MatchSetup.gameNames[0]), at("deals_fault").text)
            keyClick(Qt.Key_Return)
            compare(seen("deals"), true)
            verify(at("deals_code_input").activeFocus)
        }
        function test_noPartOfThePageMovesForACode() {
            open("deals")
            const sheet = () => Backstage.all(main.contentItem, "Sheet")[0].height
            const place = () => at("deals_play").mapToItem(null, 0, 0).y
            const high = sheet(), there = place()
            type("tombola-99")
            tryVerify(() => seen("deals_fault"))
            settle()
            compare(sheet(), high)
            compare(place(), there)
            type(MatchSetup.games[0] + "-17")
            tryVerify(() => seen("deals_table"))
            settle()
            compare(sheet(), high)
            compare(place(), there)
        }
        function test_theAnswerIsSeenInLargePrint() {
            Preferences.textSize = 200
            main.width = 800
            main.height = 600
            open("deals")
            type("tombola-99")
            tryVerify(() => seen("deals_fault"))
            settle()
            const told = at("deals_fault")
            const foot = at("back").mapToItem(null, 0, 0).y
            verify(told.mapToItem(null, 0, told.height).y <= foot, told.mapToItem(null, 0, told.height).y + " " + foot)
            verify(at("deals_code").mapToItem(null, 0, 0).y > 0)
            open("evening")
            verify(at("evening_go").mapToItem(null, 0, 0).x > 0)
            Preferences.textSize = 100
        }
        function test_onlyOneOfTheDealsIsRed() {
            const red = () => ["deals_today", "deals_play"].filter(one => at(one).paper === "red").length
            open("deals")
            compare(red(), 1)
            type("nonsense")
            compare(red(), 1)
            type(MatchSetup.games[0] + " 17")
            tryVerify(() => seen("deals_table"))
            compare(red(), 1)
            compare(at("deals_play").paper, "red")
        }
        function test_aMatchByChanceTellsNoCode() {
            begin()
            compare(DealsBook.code, "")
            main.go("menu")
            tryVerify(() => seen("menu_go_on"))
            compare(seen("menu_copy_code"), false)
        }
        function test_aMatchUnderWayIsAskedAbout() {
            begin()
            open("deals")
            mouseClick(at("deals_today"))
            tryVerify(() => seen("confirm_yes"))
            at("confirm_yes").clicked()
            tryVerify(() => seen("match"))
            verify(DealsBook.known)
        }
        function test_theDaysDealIsTold() {
            open("deals")
            verify(/Teresa/.test(at("deals_who").text))
            compare(at("deals_code_today").text, DayDeals.code)
            compare(seen("deals_result"), false)
            compare(seen("deals_sum"), false)                 // nothing was played
            mouseClick(at("deals_copy"))
            compare(at("deals_copy").text, "copied")
            mouseClick(at("deals_today"))
            tryVerify(() => seen("match"))
            compare(at("occasion").text, "Deal of the day")
            main.go("menu")
            tryVerify(() => seen("menu_occasion"))
        }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// Deals by code, the day's deal and evenings, by mouse and by keys.
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
        function test_anEveningIsBegun() {
            Backstage.fillHistory(2)                          // an evening is kept
            open("evening")
            compare(Osteria.active, false)
            const purse = Osteria.purse
            at("evening_go").forceActiveFocus()
            keyClick(Qt.Key_Return)
            tryVerify(() => seen("match"))
            verify(Osteria.active && Osteria.atTable)
            compare(Osteria.purse, purse - Osteria.buyIn)
            compare(Osteria.endWords, "")                     // the table is not over
            compare(DealsBook.code, "")
            verify(seen("occasion"))
            compare(at("occasion").text, "Table 1 of 3")
            main.go("leave")
            tryVerify(() => seen("confirm_yes"))
            verify(Backstage.all(main.contentItem, "Confirm").some(one => one.open && /table 1 of 3/.test(one.detail)))
            keyClick(Qt.Key_Escape)
            tryVerify(() => !seen("confirm_yes"))
            Session.giveUp()
            tryVerify(() => Osteria.table === 1)
            verify(Osteria.outlook.startsWith("No coins won yet; there are 20 still"), Osteria.outlook)
            Backstage.fillHistory(0)
        }
        // "The evening goes on at table 2": there one is then, and Enter sits down.
        function test_anAbandonedTableLeadsOn() {
            Backstage.fillHistory(2)
            open("evening")
            for (let table = 0; table < 3; ++table) {
                tryVerify(() => at("evening_go").activeFocus)
                keyClick(Qt.Key_Return)
                tryVerify(() => seen("match"))
                main.go("leave")
                tryVerify(() => seen("confirm_yes"))
                at("confirm_yes").forceActiveFocus(Qt.TabFocusReason)
                keyClick(Qt.Key_Return)
                tryVerify(() => Osteria.table === (table + 1) % 3)
                tryVerify(() => seen("evening") && !seen("menu_new") && !seen("match"))
                settle()
                if (table < 2)
                    compare(at("evening_go").text, "Sit down at table " + (table + 2))
            }
            verify(!Osteria.active)
            tryVerify(() => at("evening_over").activeFocus)
            keyClick(Qt.Key_Escape)
            tryVerify(() => seen("menu_new"))
            Backstage.fillHistory(0)
        }
        function test_anEveningIsExplainedBeforeTheFirst() {
            Backstage.fillHistory(2)
            for (const width of [1280, 800]) {
                main.width = width
                open("evening")
                const told = Backstage.all(main.contentItem, "EveningTold").filter(one => one.visible)
                compare(told.length, 1)
                compare(Backstage.unreadable(told[0]), [])
                main.go("back")
                tryVerify(() => seen("menu_new"))
            }
            main.width = 1280
            open("evening")
            mouseClick(at("evening_go"))
            tryVerify(() => seen("match"))
            open("evening")
            compare(Backstage.all(main.contentItem, "EveningTold").filter(one => one.visible), [])
            verify(!/\d+ of \d+/.test(Osteria.outlook), Osteria.outlook)
            Session.giveUp()
            Backstage.fillHistory(0)
        }
        function test_anEveningIsPaidOnceTheMatchIsAbandoned() {
            Backstage.fillHistory(2)
            begin()
            open("evening")
            const purse = Osteria.purse
            mouseClick(at("evening_go"))
            tryVerify(() => seen("confirm_yes"))
            compare(Osteria.active, false)
            compare(Osteria.purse, purse)
            at("confirm_yes").clicked()
            tryVerify(() => Osteria.active && seen("match"))
            compare(Osteria.purse, purse - Osteria.buyIn)
            Session.giveUp()
            tryVerify(() => Osteria.table === 1)
            Backstage.fillHistory(0)
        }
        function test_theEveningHasAnEnd() {
            Backstage.fillHistory(2)
            for (let table = 0; table < 3; ++table) {
                open("evening")
                mouseClick(at("evening_go"))
                tryVerify(() => seen("match"))
                Session.giveUp()
                tryVerify(() => Osteria.table === (table + 1) % 3)
            }
            verify(!Osteria.active)
            compare(Osteria.lastTables.length, 3)
            compare(Osteria.lastChange, -10)
            open("evening")
            tryVerify(() => seen("evening_over"))
            verify(at("evening_over").height > 0)
            Backstage.fillHistory(0)
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

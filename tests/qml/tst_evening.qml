// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// Evenings at the osteria, from before the first to the end of one.
Item {
    id: root
    width: 200
    height: 100

    WindowCase {
        id: test
        name: "evening"

        function open(page: string) {
            main.go(page)
            tryVerify(() => seen(page))
            settle()
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
    }
}

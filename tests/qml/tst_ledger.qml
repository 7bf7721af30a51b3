// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// The history by mouse and by keys, and that it and the statistics fit every window.
Item {
    id: root
    width: 200
    height: 100

    Walk {
        id: test
        name: "ledger"

        function initTestCase() { Theme.grace = 0 }
        function cleanupTestCase() { Backstage.fillHistory(0) }
        function seen(name: string): bool { return Backstage.find(main.contentItem, name) !== null }

        function test_everyWindow_data() {
            const ways = []
            for (const [width, height, print] of [[800, 600, 100], [3840, 2160, 100], [800, 1280, 100], [800, 600, 200],
                                                  [1280, 800, 200]]) {
                for (const full of print === 200 || width === 800 ? [0, 40] : [40])
                    ways.push({ tag: [width, height, print, full].join(" "), width: width, height: height, print: print, full: full })
            }
            return ways
        }
        function test_everyWindow(way) {
            Preferences.textSize = way.print
            Backstage.fillHistory(way.full)
            const complaints = []
            open("it", way.width, way.height)
            for (const page of ["history", "statistics"]) {
                main.go(page)
                tryVerify(() => Backstage.find(main.contentItem, page))
                settle()
                Backstage.settle(main.contentItem)
                for (const one of Backstage.unreadable(main.contentItem).concat(Backstage.tooSmallToTouch(main.contentItem, 36), Backstage.tooSmallToRead(main.contentItem, 11)))
                    complaints.push(page + ": " + one)
                if (page === "history" && way.full > 0)
                    verify(at("history_list").height > (way.print > 150 ? 100 : 200), at("history_list").height)
                main.go("start")
                settle()
            }
            Preferences.textSize = 100
            report(complaints)
        }

        function test_theHistoryByKeys() {
            openFilled("history", 40)
            const list = at("history_list")
            compare(list.count, 40)
            compare(list.currentIndex, 0)
            list.forceActiveFocus()
            heard = []
            keyClick(Qt.Key_Down)
            compare(list.currentIndex, 1)
            verify(heard.some(one => /^.*; Petrangola, with Bruno, Nives and Guest 1; place 2 of 4; 11 deals$/.test(one)), heard.join("\n"))
            keyClick(Qt.Key_End)
            compare(list.currentIndex, 39)
            verify(list.contentY > 0)
            keyClick(Qt.Key_PageUp)
            verify(list.currentIndex < 39)
            keyClick(Qt.Key_Home)
            compare(list.currentIndex, 0)
            keyClick(Qt.Key_Return)
            tryVerify(() => Replay.trouble !== "")            // these lines have no records, and that is told
            Replay.forgetTrouble()
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Delete)
            tryVerify(() => seen("confirm_no"))
            keyClick(Qt.Key_Escape)                           // nothing happened
            tryVerify(() => !seen("confirm_no"))
            verify(seen("history"))
            compare(list.count, 40)
            list.forceActiveFocus()
            keyClick(Qt.Key_Delete)
            tryVerify(() => seen("confirm_yes"))
            at("confirm_yes").clicked()
            tryCompare(list, "count", 39)
            compare(list.currentIndex, 1)
            keyClick(Qt.Key_Escape)
            tryVerify(() => seen("start"))
        }
        function test_aMatchThatIsOverLeadsToItsReplay() {
            Backstage.fillHistory(1)
            MatchSetup.seatCount = 2
            MatchSetup.setOption("tokens", 1)
            MatchSetup.setOption("reentries", 0)
            open("en", 1280, 800)
            Session.start()
            main.go("continue")
            for (let step = 0; step < 5000 && Session.table.stage !== Table.Over; ++step) {
                for (const name of ["skip", "next", "cut", "expose", "stay", "knock"])
                    Session.table.perform(name)
                wait(1)
            }
            tryVerify(() => seen("action_watch"))
            keyClick(Qt.Key_A)
            tryVerify(() => seen("replay"))
            verify(Replay.active && Replay.atStart)
            tryVerify(() => !seen("action_watch"))
            keyClick(Qt.Key_End)
            compare(Replay.table.commitment, Session.table.commitment)
            keyClick(Qt.Key_Escape)                           // back to where it ended, and on to it again with Tab
            tryVerify(() => seen("action_watch"))
            tryVerify(() => !Replay.active)
            const again = at("action_watch")
            again.forceActiveFocus()
            keyClick(Qt.Key_Return)
            tryVerify(() => seen("replay"))
            tryVerify(() => !again.visible)                   // the page turn is over: nothing is left of the table
            keyClick(Qt.Key_Escape)
            tryVerify(() => seen("action_watch"))
            tryVerify(() => at("action_watch").activeFocus)
            compare(Backstage.unreachable(main).join("\n"), "")
        }
        function test_theHistoryIsFilteredAndThrownAway() {
            openFilled("history", 40)
            const list = at("history_list")
            mouseClick(at("history_result_choice_won"))
            compare(list.count, 10)
            at("history_search").forceActiveFocus()
            for (const letter of "guest 8")
                keyClick(letter)
            compare(list.count, 1)
            keyClick(Qt.Key_A, Qt.ControlModifier)
            keyClick(Qt.Key_Backspace)
            compare(list.count, 10)
            mouseClick(at("history_remove_all"))
            tryVerify(() => seen("confirm_yes"))
            at("confirm_yes").clicked()
            tryCompare(list, "count", 0)
            mouseClick(at("history_result_choice_all"))
            tryCompare(list, "count", 30)
        }
        function test_aCopyIsSavedAndTakenIn() {
            openFilled("history", 3)
            mouseClick(at("history_save_all"))
            tryVerify(() => seen("path_yes"))
            const line = at("path_line")
            verify(line.written.endsWith("/Petrangola matches"))
            keyClick(Qt.Key_Escape)
            tryVerify(() => !seen("path_yes"))
            verify(seen("history"))
            mouseClick(at("history_in"))
            tryVerify(() => seen("path_no"))
            report(Audit.mute(main).concat(Audit.untold(main), Audit.outOfOrder(main)))
            at("path_line").forceActiveFocus()
            keyClick(Qt.Key_A, Qt.ControlModifier)
            for (const letter of "/no/such/file")
                keyClick(letter)
            const go = Backstage.all(main.contentItem, "ActionButton").filter(one => one.objectName === "path_yes")[0]
            compare(go.possible, false)
        }
        function test_thousandsScroll() {
            openFilled("history", 5000)
            const list = at("history_list")
            compare(list.count, 5000)
            verify(list.contentItem.children.length < 120, list.contentItem.children.length)
            const began = Date.now()
            for (let step = 0; step < 40; ++step) {
                list.contentY += list.height * 0.8
                Backstage.settle(main.contentItem)
            }
            verify((Date.now() - began) / 40 < 120, "ms a page: " + (Date.now() - began) / 40)
            verify(list.contentItem.children.length < 120)
        }

        function test_theLanguageChangesAtOnce() {
            openFilled("statistics", 12)
            const told = Backstage.all(main.contentItem, "LedgerNumber").length
            verify(told > 8)
            Backstage.speak("it")
            settle()
            verify(Audit.spoken(main).filter(one => english.test(one)).length === 0, Audit.spoken(main).filter(one => english.test(one)).join("\n"))
        }
    }
}

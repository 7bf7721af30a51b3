// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// The moments of a match: what is done at each, and that all of it can be reached and has a name.
Item {
    id: root
    width: 1280
    height: 800

    TableCase {
        id: test
        name: "moments"

        function test_tabComesToEverything_data() {
            return Backstage.moments.filter(one => one !== "won" && one !== "lost").map(one => ({ tag: one, seats: 6 }))
                .concat([{ tag: "won", seats: 2 }, { tag: "lost", seats: 2 }])
        }
        function test_tabComesToEverything(data) {
            sit(data.tag, data.seats)
            compare(Backstage.unreachable(board.Window.window).join("\n"), "")
        }
        function test_tabShowsWhereItIs() {
            sit("turn", 6)
            const seen = []
            for (let step = 0; step < 40; ++step) {
                keyClick(Qt.Key_Tab)
                const item = board.Window.activeFocusItem
                verify(item)
                if (item.objectName !== "" && seen.indexOf(item.objectName) < 0)
                    seen.push(item.objectName)
                const rings = Backstage.all(board, "FocusRing").filter(one => one.shown)
                verify(item.focused === true || rings.length > 0, "focus shows on " + item.objectName + " " + item)
            }
            for (const name of ["hand0", "hand1", "hand2", "monte0", "monte1", "monte2", "action_exchange",
                                "action_knock", "action_shirt", "menuTab", "rulesTab"])
                verify(seen.indexOf(name) >= 0, "Tab comes to " + name)
            compare(Backstage.asked, [])
        }

        function test_everythingHasAName() {
            sit("laps", 6)
            for (const [name, words] of [["hand0", "of"], ["monte0", "of"]]) {
                const card = at(name)
                compare(Backstage.role(card), Accessible.CheckBox)
                verify(Backstage.name(card).indexOf(words) > 0, Backstage.name(card))
            }
            for (const seat of Backstage.all(board, "Seat")) {
                verify(Backstage.name(seat) !== "")
                verify(seat.Accessible.description !== "")
            }
            for (const ticket of Backstage.all(board, "ActionButton")) {
                compare(Backstage.role(ticket), Accessible.Button)
                compare(Backstage.name(ticket), ticket.text)
            }
            verify(Backstage.doAction(at("hand0"), "Toggle") || Backstage.doAction(at("hand0"), "Press"))
            compare(Backstage.chosen(board.table, "hand"), 1)
        }
        function test_cardsBackUpTellNothing() {
            sit("choice", 4)
            for (const name of ["hand0", "hand1", "hand2"])
                compare(Backstage.name(at(name)), "face-down card")
            mouseClick(at("hand0"))
            compare(Backstage.chosen(board.table, "hand"), 0)
            mouseClick(at("action_expose"))
            compare(Backstage.asked, ["expose"])
        }

        function test_theCutIsMade() {
            sit("cut", 4)
            const pack = at("cut")
            compare(pack.activeFocus, true)
            const from = board.table.cutAt
            keyClick(Qt.Key_Right)
            compare(board.table.cutAt, from + 1)
            keyClick(Qt.Key_Left, Qt.ShiftModifier)
            compare(board.table.cutAt, from - 4)
            keyClick(Qt.Key_Home)
            compare(board.table.cutAt, 1)
            keyClick(Qt.Key_End)
            compare(board.table.cutAt, board.table.cutMost)
            mouseClick(pack, pack.width / 2, pack.height / 2)
            verify(Math.abs(board.table.cutAt - board.table.cutMost / 2) < 5)
            mousePress(pack, pack.width / 2, pack.height / 2)
            mouseMove(pack, 1, pack.height / 2, -1, Qt.LeftButton)
            compare(board.table.cutAt, 1)
            mouseRelease(pack, 1, pack.height / 2)
            mouseClick(at("action_cut"))
            compare(Backstage.asked, ["cut 1"])
        }
        function test_theShowdownIsLeft() {
            sit("showdown", 6)
            compare(Backstage.all(board, "HandRow").length + Backstage.all(board, "HandLine").length, 6)
            verify(Backstage.find(board, "action_next"))
            compare(Backstage.find(board, "hand0"), null)     // the table lies below
        }
        function test_aReentryIsAnswered() {
            sit("reentry", 5)
            mouseClick(at("action_reenter"))
            compare(Backstage.asked, ["re-enter"])
            mouseClick(at("action_leave"))
            compare(Backstage.asked[1], "leave")
        }
        function test_theEndLeadsOn() {
            sit("won", 2)
            const another = heard(board, "newMatchRequested"), home = heard(board, "homeRequested")
            mouseClick(at("action_newmatch"))
            compare(another.count, 1)
            mouseClick(at("action_home"))
            compare(home.count, 1)
            keyClick(Qt.Key_N)
            compare(another.count, 2)
            const again = heard(board, "rematchRequested")
            keyClick(Qt.Key_Return)
            compare(again.count, 1)
        }
        function test_theLogOpensAndCloses() {
            sit("laps", 6)
            keyClick(Qt.Key_L)
            const close = at("logClose")
            // so wide a window has room for it beside the table, where one plays on
            keyClick(Qt.Key_1)
            compare(Backstage.chosen(board.table, "hand"), 1)
            mouseClick(close)
            tryVerify(() => gone("logClose"))
            keyClick(Qt.Key_L)
            verify(at("logClose"))
            keyClick(Qt.Key_Escape)
            tryVerify(() => gone("logClose"))
        }

        // A whole match, played with the pointer alone by somebody who knocks at once.
        function test_aMatchIsPlayedWithThePointer() {
            MatchSetup.restoreDefaults()
            MatchSetup.seatCount = 3
            MatchSetup.setOption("tokens", 1)
            MatchSetup.setOption("reentries", 0)
            MatchSetup.setAllLevels(0)
            Session.start()
            show()
            const wanted = ["action_next", "action_cut", "action_expose", "action_stay", "action_knock", "action_fast"]
            let clicks = 0
            for (let step = 0; step < 3000 && board.table.stage !== Table.Over; ++step) {
                const name = wanted.find(one => Backstage.find(board, one))
                if (name) {
                    mouseClick(at(name))
                    ++clicks
                }
                wait(1)
            }
            compare(board.table.stage, Table.Over)
            verify(clicks > 1)
            verify(Backstage.find(board, "action_newmatch"))
            Session.leave()
            MatchSetup.restoreDefaults()
        }
        // The table stays in use while one match follows the other.
        function test_anotherMatchIsLaid() {
            sit("turn", 6)
            const seats = Backstage.all(board, "Seat").length
            compare(seats, 6)
            Backstage.lay("showdown", 12)
            compare(Backstage.all(board, "HandRow").length + Backstage.all(board, "HandLine").length, 12)
            Backstage.lay("turn", 2)
            compare(Backstage.all(board, "Seat").length, 2)
            compare(Backstage.all(board, "Pool")[0].amount, "€200.00")
            Backstage.clear()
            compare(Backstage.all(board, "Seat").length, 0)
        }
    }
}

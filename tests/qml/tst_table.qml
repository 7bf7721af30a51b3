// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// The card table with pointer, keys and assistive technology.
Item {
    id: root
    width: 1280
    height: 800

    Component {
        id: page
        TablePage { width: 1280; height: 800; focus: true; table: Session.table }
    }
    Component { id: spy; SignalSpy { } }

    TestCase {
        id: test
        name: "table"
        when: windowShown

        property Item board

        function initTestCase() { Theme.base = Theme.baseFor(root.width, root.height) }
        function init() { failOnWarning(/./) }
        function cleanup() {
            if (board)
                board.destroy()
            board = null
            Preferences.confirmKnock = false
            Backstage.clear()
        }
        function sit(moment: string, seats: int) {
            Backstage.lay(moment, seats)
            show()
        }
        function stand() {
            board.destroy()
            board = null
            wait(0)
        }
        function show() {
            board = page.createObject(root)
            board.forceActiveFocus()
            waitForRendering(board)
        }
        function at(name: string): Item {
            const item = Backstage.find(board, name)
            verify(item, name + " can be seen")
            return item
        }
        function heard(item: var, signalName: string): SignalSpy {
            const one = createTemporaryObject(spy, test, { target: item, signalName: signalName })
            verify(one.valid)
            return one
        }

        function test_cardsAreChosenWithThePointer() {
            sit("turn", 6)
            mouseClick(at("hand1"))
            compare(board.table.handSelection, 2)
            mouseClick(at("monte2"))
            compare(board.table.monteSelection, 4)
            compare(at("hand1").selected, true)
            mouseClick(at("hand1"))
            compare(board.table.handSelection, 0)
            mouseDoubleClickSequence(at("hand0"))             // a nervous click is one click
            compare(board.table.handSelection, 1)
        }
        function test_aTicketIsTakenWithThePointer() {
            sit("turn", 6)
            mouseClick(at("hand2"))
            mouseClick(at("monte0"))
            mouseClick(at("action_exchange"))
            compare(Backstage.asked, ["exchange 2C for KS"])
            mouseClick(at("action_knock"))
            compare(Backstage.asked[1], "knock")
            mouseClick(at("action_shirt"))
            compare(Backstage.asked[2], "exchange KD 7D 2C for KS HB 5D")
        }
        function test_aTicketThatIsNotPossibleTellsWhy() {
            sit("turn", 3)
            const refused = heard(board.table, "refused")
            mouseClick(at("action_exchange"))
            compare(refused.count, 1)
            compare(Backstage.asked, [])
            const slip = Backstage.all(board, "Label").filter(one => one.text === refused.signalArguments[0][0])
            compare(slip.length, 1)
        }
        function test_aCardIsDraggedOntoAnother() {
            sit("turn", 4)
            const from = at("hand2"), to = at("monte1")
            const start = board.mapFromItem(from, from.width / 2, from.height / 2)
            const end = board.mapFromItem(to, to.width / 2, to.height / 2)
            mousePress(board, start.x, start.y)
            for (const part of [0.2, 0.6, 1])
                mouseMove(board, start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part, -1, Qt.LeftButton)
            verify(from.dragging)
            mouseRelease(board, end.x, end.y)
            compare(board.table.handSelection, 4)
            compare(board.table.monteSelection, 2)
            tryCompare(from, "dragX", 0)
        }
        function tap(item: Item) {
            const finger = touchEvent(item)
            finger.press(0, item).commit()
            finger.release(0, item).commit()
        }
        function test_aFingerDoesAllThatAPointerDoes() {
            sit("turn", 6)
            tap(at("hand2"))
            compare(board.table.handSelection, 4)
            tap(at("monte0"))
            compare(board.table.monteSelection, 1)
            tap(at("action_exchange"))
            compare(Backstage.asked, ["exchange 2C for KS"])
            stand()
            sit("turn", 6)
            const from = at("hand1")
            const start = board.mapFromItem(from, 20, 20), end = board.mapFromItem(at("monte2"), 20, 20)
            const finger = touchEvent(board)
            finger.press(0, board, start.x, start.y).commit()
            for (let step = 1; step <= 5; ++step)
                finger.move(0, board, start.x + (end.x - start.x) * step / 5, start.y + (end.y - start.y) * step / 5).commit()
            tryVerify(() => from.dragging)                    // moves of a finger arrive with the next frame
            finger.release(0, board, end.x, end.y).commit()
            compare(board.table.handSelection, 2)
            compare(board.table.monteSelection, 4)
            tryCompare(from, "dragX", 0)
            stand()
            sit("cut", 4)
            const before = board.table.cutAt
            const pack = at("cut")
            const hand = touchEvent(pack)
            hand.press(0, pack, pack.width * 0.5, pack.height / 2).commit()
            for (let step = 1; step <= 5; ++step)
                hand.move(0, pack, pack.width * (0.5 + step * 0.06), pack.height / 2).commit()
            hand.release(0, pack, pack.width * 0.8, pack.height / 2).commit()
            verify(board.table.cutAt > before, board.table.cutAt + " after " + before)
        }
        function test_cardsAreChosenWithKeys() {
            sit("turn", 6)
            keyClick(Qt.Key_1)
            keyClick(Qt.Key_E)
            compare(board.table.handSelection, 1)
            compare(board.table.monteSelection, 4)
            keyClick(Qt.Key_Z, Qt.ControlModifier)
            compare(board.table.handSelection, 0)
            keyClick(Qt.Key_3)
            keyClick(Qt.Key_Q)
            keyClick(Qt.Key_Return)
            compare(Backstage.asked, ["exchange 2C for KS"])
            keyClick(Qt.Key_K)
            compare(Backstage.asked[1], "knock")
            keyClick(Qt.Key_C)
            compare(Backstage.asked[2], "exchange KD 7D 2C for KS HB 5D")
        }
        function test_escTakesBackBeforeItAsksForTheMenu() {
            sit("turn", 6)
            const menu = heard(board, "menuRequested")
            keyClick(Qt.Key_1)
            keyClick(Qt.Key_Escape)
            compare(board.table.handSelection, 0)
            compare(menu.count, 0)
            keyClick(Qt.Key_Escape)
            compare(menu.count, 1)
        }
        function test_aKnockIsConfirmedWhereThatIsWanted() {
            sit("turn", 6)
            Preferences.confirmKnock = true
            keyClick(Qt.Key_K)
            compare(Backstage.asked, [])
            compare(at("action_knock").text, "Really knock?")
            mouseClick(at("action_knock"))
            compare(Backstage.asked, ["knock"])
        }
        function test_focusedCardsTakeSpaceAndEnter() {
            sit("turn", 6)
            const card = at("hand1")
            card.forceActiveFocus()
            keyClick(Qt.Key_Space)
            compare(board.table.handSelection, 2)
            keyClick(Qt.Key_Return)
            compare(board.table.handSelection, 0)
            compare(Backstage.asked, [])
        }

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
            compare(board.table.handSelection, 1)
        }
        function test_cardsBackUpTellNothing() {
            sit("choice", 4)
            for (const name of ["hand0", "hand1", "hand2"])
                compare(Backstage.name(at(name)), "face-down card")
            mouseClick(at("hand0"))
            compare(board.table.handSelection, 0)
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
            keyClick(Qt.Key_Return)
            compare(another.count, 2)
        }
        function test_theLogOpensAndCloses() {
            sit("laps", 6)
            keyClick(Qt.Key_L)
            const close = at("logClose")
            keyClick(Qt.Key_1)                                // reads, and does not play
            compare(board.table.handSelection, 0)
            mouseClick(close)
            tryVerify(() => !Backstage.find(board, "logClose"))
            keyClick(Qt.Key_L)
            verify(Backstage.find(board, "logClose"))
            keyClick(Qt.Key_Escape)
            tryVerify(() => !Backstage.find(board, "logClose"))
        }

        // A whole match, played with the pointer alone by somebody who knocks at once.
        function test_aMatchIsPlayedWithThePointer() {
            MatchSetup.restoreDefaults()
            MatchSetup.seatCount = 3
            MatchSetup.tokens = 1
            MatchSetup.reentries = 0
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
            compare(Backstage.all(board, "Pool")[0].amount, "200.00 €")
            Backstage.clear()
            compare(Backstage.all(board, "Seat").length, 0)
        }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// A turn at the card table with pointer, finger and keys.
Item {
    id: root
    width: 1280
    height: 800

    TableCase {
        id: test
        name: "table"

        function test_cardsAreChosenWithThePointer() {
            sit("turn", 6)
            mouseClick(at("hand1"))
            compare(Backstage.chosen(board.table, "hand"), 2)
            mouseClick(at("monte2"))
            compare(Backstage.chosen(board.table, "monte"), 4)
            compare(at("hand1").selected, true)
            mouseClick(at("hand1"))
            compare(Backstage.chosen(board.table, "hand"), 0)
            mouseDoubleClickSequence(at("hand0"))             // a nervous click is one click
            compare(Backstage.chosen(board.table, "hand"), 1)
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
            compare(Backstage.chosen(board.table, "hand"), 4)
            compare(Backstage.chosen(board.table, "monte"), 2)
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
            compare(Backstage.chosen(board.table, "hand"), 4)
            tap(at("monte0"))
            compare(Backstage.chosen(board.table, "monte"), 1)
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
            compare(Backstage.chosen(board.table, "hand"), 2)
            compare(Backstage.chosen(board.table, "monte"), 4)
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
            compare(Backstage.chosen(board.table, "hand"), 1)
            compare(Backstage.chosen(board.table, "monte"), 4)
            keyClick(Qt.Key_Z, Qt.ControlModifier)
            compare(Backstage.chosen(board.table, "hand"), 0)
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
            compare(Backstage.chosen(board.table, "hand"), 0)
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
            compare(Backstage.chosen(board.table, "hand"), 2)
            keyClick(Qt.Key_Return)
            compare(Backstage.chosen(board.table, "hand"), 0)
            compare(Backstage.asked, [])
        }
    }
}

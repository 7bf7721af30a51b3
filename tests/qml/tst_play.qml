// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// What makes play pleasant: late presses, the log and the memory aid.
Item {
    id: root
    width: 1280
    height: 800

    Component {
        id: sheet
        MenuSheet { width: 1280; height: 800 }
    }
    Component {
        id: question
        Confirm { width: 1280; height: 800; question: "Leave?"; yes: "Yes" }
    }

    TableCase {
        id: test
        name: "play"

        function test_doubleClickedTicketIsTakenOnce() {
            Backstage.grace = 1500                            // longer than laying the table takes
            sit("reentry", 5)
            mouseClick(at("action_reenter"))                  // as the end of a double click below
            compare(Backstage.asked, [])
            wait(4000)                                        // after a press that came too soon the finger has to rest
            mouseClick(at("action_reenter"))
            compare(Backstage.asked, ["re-enter"])
        }
        // What Enter stands for changes by itself: a press that comes too soon was meant for what it stood for before.
        function test_enterTakesNothingThatItHasOnlyJustComeToStandFor_data() { return [{ tag: "table", focused: false }, { tag: "ticket", focused: true }] }
        function test_enterTakesNothingThatItHasOnlyJustComeToStandFor(data) {
            Backstage.grace = 1500
            sit("othersChoice", 4)
            Backstage.lay("turn", 4)                          // the turn comes
            keyClick(Qt.Key_Return)
            compare(Backstage.asked, [])
            wait(4000)
            board.table.advise("stay")
            wait(1700)
            if (data.focused)
                verify(Backstage.all(board, "Actions")[0].takeFocus())
            board.table.advise("knock")
            compare(board.table.usualAction(), "knock")
            compare(at("action_knock").activeFocus, data.focused)
            keyClick(Qt.Key_Return)
            compare(Backstage.asked, [])
            wait(4000)
            keyClick(Qt.Key_Return)
            compare(Backstage.asked, ["knock"])
        }
        function test_questionIsNotAnsweredByTheSecondClick() {
            const item = createTemporaryObject(question, root)
            const accepted = createTemporaryObject(spy, test, { target: item, signalName: "accepted" })
            item.open = true
            const yes = at("confirm_yes")
            mouseClick(yes)
            compare(accepted.count, 0)
            wait(400)
            mouseClick(yes)
            compare(accepted.count, 1)
        }
        function test_menuUnderARestingPointerKeepsItsFocus() {
            const item = createTemporaryObject(sheet, root)
            item.open = true
            tryVerify(() => item.shown === 1)
            wait(100)                                         // for the lines to be laid
            const place = Backstage.placeOf(at("menu_leave"))
            const rests = Qt.point(place.x + place.width / 2, place.y + place.height / 2)
            item.open = false
            tryVerify(() => item.shown === 0)
            mouseMove(root, rests.x, rests.y)
            wait(50)
            item.open = true
            tryVerify(() => item.shown === 1)                 // it lies, and its lines move no more
            mouseMove(root, rests.x, rests.y)                 // no farther than before
            wait(50)
            compare(at("menu_go_on").activeFocus, true)
            mouseMove(root, rests.x + 12, rests.y)
            compare(at("menu_leave").activeFocus, true)
            // and once it has been there for a while, the first touch of the pointer counts
            mouseMove(root, 1200, 700)
            wait(500)
            const rules = Backstage.placeOf(at("menu_rules"))
            mouseMove(root, rules.x + 30, rules.y + rules.height / 2)
            tryVerify(() => at("menu_rules").activeFocus)
        }

        function playOn(lines: int) {
            const wanted = ["next", "cut", "expose", "stay", "knock", "reenter", "fast"]
            for (let step = 0; step < 5000 && board.table.log.rowCount() < lines; ++step) {
                for (const name of wanted)
                    board.table.perform(name)
                wait(1)
                if (board.table.stage === Table.Over)
                    Session.start()
            }
            verify(board.table.log.rowCount() >= lines)
        }
        function test_logStaysWhereOneReads() {
            Theme.base = 26                                   // no room beside the table: the log lies over it
            MatchSetup.seatCount = 6
            MatchSetup.setOption("tokens", 9)
            Session.start()
            show()
            playOn(70)
            keyClick(Qt.Key_L)
            const lines = at("logLines")
            tryVerify(() => lines.atYEnd)                     // the newest line is in sight
            playOn(board.table.log.rowCount() + 8)
            tryVerify(() => lines.atYEnd)
            keyClick(Qt.Key_Home)
            keyClick(Qt.Key_Down)
            wait(20)
            verify(!lines.atYEnd)
            const place = lines.contentY - lines.originY
            playOn(board.table.log.rowCount() + 20)
            wait(20)
            verify(Math.abs(lines.contentY - lines.originY - place) < 2, `${lines.contentY - lines.originY} was ${place}`)
            keyClick(Qt.Key_End)
            playOn(board.table.log.rowCount() + 8)
            tryVerify(() => lines.atYEnd)
            for (const key of [Qt.Key_Up, Qt.Key_PageUp]) {
                const last = lines.contentY
                keyClick(key)
                wait(50)
                verify(lines.contentY < last - 20, `${lines.contentY} from ${last}`)
            }
            Session.leave()
        }
        function test_logTellsWhoseDealOneReads() {
            MatchSetup.seatCount = 6
            MatchSetup.setOption("tokens", 9)
            Session.start()
            show()
            playOn(70)
            keyClick(Qt.Key_L)
            const lines = at("logLines")
            keyClick(Qt.Key_Home)
            wait(20)
            compare(Backstage.find(root, "logPart"), null)   // nothing is hidden at the beginning
            let deals = 0
            for (; lines.contentY < lines.originY + lines.contentHeight - lines.height; lines.contentY += 20) {
                wait(1)
                const part = Backstage.find(root, "logPart")
                if (part) {
                    compare(lines.first.heading, false)
                    deals = Math.max(deals, lines.first.deal)
                    compare(part.text, lines.first.deal > 0 ? "Deal " + lines.first.deal : "Before the first deal")
                }
            }
            verify(deals >= 1)
            Session.leave()
        }

        function test_knownCardsLieAtTheirSeats_data() {
            return [{ tag: "2", seats: 2 }, { tag: "6", seats: 6 }, { tag: "12", seats: 12 }, { tag: "24", seats: 24 }]
        }
        // but for those in a bubble, which all have just seen
        function aids(): list<Item> { return Backstage.all(board, "KnownCards").filter(each => each.objectName !== "trade") }
        function test_knownCardsLieAtTheirSeats(data) {
            sit("laps", data.seats)
            compare(aids().length, 0)
            Preferences.memoryAid = true
            const rows = aids()
            compare(rows.length, data.seats - 1)
            for (const row of rows) {
                verify(row.faces.length > 0)
                verify(row.tall >= 22, "large enough to be read: " + row.tall)
                const place = Backstage.placeOf(row)
                verify(place.x >= 0 && place.x + place.width <= root.width && place.y >= 0, "within the window")
            }
            for (const seat of Backstage.all(board, "Seat").filter(one => !one.own))
                verify(seat.Accessible.name.indexOf("known: ") >= 0, seat.Accessible.name)
            verify(Backstage.known(board.table, "hand").length > 0)
            Preferences.memoryAid = false
            compare(aids().length, 0)
        }
    }
}

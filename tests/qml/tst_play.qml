// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// What makes play pleasant: late presses, the log, the memory aid, the guided deal and the end of a match.
Item {
    id: root
    width: 1280
    height: 800

    Component {
        id: page
        TablePage { width: 1280; height: 800; focus: true; table: Session.table }
    }
    Component {
        id: sheet
        MenuSheet { width: 1280; height: 800 }
    }
    Component {
        id: question
        Confirm { width: 1280; height: 800; question: "Leave?"; yes: "Yes" }
    }
    Component {
        id: slip
        FirstTime { width: 500; room: 400 }
    }
    Component { id: spy; SignalSpy { } }

    TestCase {
        id: test
        name: "play"
        when: windowShown

        property TablePage board

        function initTestCase() { Theme.base = Theme.baseFor(root.width, root.height) }
        function init() { failOnWarning(/./) }
        function cleanup() {
            if (board)
                board.destroy()
            board = null
            Preferences.memoryAid = false
            Preferences.textSize = 100
            Theme.base = Theme.baseFor(root.width, root.height)
            Backstage.speak("en")
            Preferences.guidesSeen = []
            Backstage.grace = 0
            Backstage.clear()
            MatchSetup.restoreDefaults()
        }
        function sit(moment: string, seats: int) {
            Backstage.lay(moment, seats)
            show()
        }
        function show() {
            board = page.createObject(root)
            board.forceActiveFocus()
            waitForRendering(board)
        }
        function at(name: string): Item {
            const item = Backstage.find(root, name)
            verify(item, name + " can be seen")
            return item
        }

        function test_doubleClickedTicketIsTakenOnce() {
            Backstage.grace = 1500                            // longer than laying the table takes
            sit("reentry", 5)
            mouseClick(at("action_reenter"))                  // as the end of a double click below
            compare(Backstage.asked, [])
            wait(1700)
            mouseClick(at("action_reenter"))
            compare(Backstage.asked, ["re-enter"])
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

        // ------------------------------------------------------------ the log

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
            MatchSetup.seatCount = 6
            MatchSetup.tokens = 9
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
            MatchSetup.tokens = 9
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

        // ------------------------------------------------------------ the memory aid

        function test_knownCardsLieAtTheirSeats_data() {
            return [{ tag: "2", seats: 2 }, { tag: "6", seats: 6 }, { tag: "12", seats: 12 }, { tag: "24", seats: 24 }]
        }
        function test_knownCardsLieAtTheirSeats(data) {
            sit("laps", data.seats)
            compare(Backstage.all(board, "KnownCards").length, 0)
            Preferences.memoryAid = true
            const rows = Backstage.all(board, "KnownCards")
            compare(rows.length, data.seats - 1)
            for (const row of rows) {
                verify(row.faces.length > 0)
                verify(row.tall >= 22, "large enough to be read: " + row.tall)
                const place = Backstage.placeOf(row)
                verify(place.x >= 0 && place.x + place.width <= root.width && place.y >= 0, "within the window")
            }
            for (const seat of Backstage.all(board, "Seat").filter(one => !one.own))
                verify(seat.Accessible.name.indexOf("known: ") >= 0, seat.Accessible.name)
            verify(board.table.handKnown > 0)
            Preferences.memoryAid = false
            compare(Backstage.all(board, "KnownCards").length, 0)
        }

        // ------------------------------------------------------------ the guided deal

        function test_guidedDealIsPlayedWithKeys_data() {
            return MatchSetup.games.map(game => ({ tag: game }))
        }
        function test_guidedDealIsPlayedWithKeys(data) {
            Session.startGuide(data.tag)
            show()
            compare(Backstage.find(root, "coach_next"), null)
            let read = 0
            for (let step = 0; step < 3000 && !Session.guide.over; ++step) {
                wait(2)
                if (Session.guide.waits) {
                    const next = at("coach_next")
                    tryVerify(() => next.activeFocus)
                    compare(Backstage.unreadable(at("coach")), [])
                    const before = Session.guide.text
                    keyClick(Qt.Key_Return)
                    tryVerify(() => Session.guide.text !== before || !Session.guide.waits)
                    ++read
                } else if (board.table.yourTurn) {
                    for (const name of Session.guide.pointsAt) {
                        const last = Number(name[name.length - 1])
                        if (name.startsWith("hand"))
                            keyClick(Qt.Key_1 + last)
                        else if (name.startsWith("monte"))
                            keyClick([Qt.Key_Q, Qt.Key_W, Qt.Key_E, Qt.Key_R][last])
                        else
                            board.table.perform(name.slice("action_".length))
                    }
                }
            }
            verify(read > 2)
            verify(Session.guide.over)
            const wanted = createTemporaryObject(spy, test, { target: board, signalName: "newMatchRequested" })
            mouseClick(at("coach_new"))
            compare(wanted.count, 1)
            compare(Array.from(Preferences.guidesSeen), [data.tag])
            mouseClick(at("coach_skip"))                     // or one plays on
            compare(Backstage.find(root, "coach"), null)
            verify(Session.running)
            Session.leave()
        }
        function test_guidedDealIsSkipped() {
            Session.startGuide("petrangola")
            show()
            tryVerify(() => Session.guide.text !== "")
            mouseClick(at("coach_skip"))
            compare(Session.guide.active, false)
            compare(Backstage.find(root, "coach"), null)
            verify(Session.running)
            Session.leave()
        }
        function test_slipIsOfferedUntilItIsAnswered() {
            const item = createTemporaryObject(slip, root)
            const wanted = createTemporaryObject(spy, test, { target: item, signalName: "wanted" })
            for (const game of MatchSetup.games) {
                mouseClick(at("first_time_" + game))
                compare(wanted.signalArguments[wanted.count - 1][0], game)
            }
            mouseClick(at("first_time_no"))
            compare(item.visible, false)
            compare(Array.from(Preferences.guidesSeen).sort(), Array.from(MatchSetup.games).sort())
        }

        // ------------------------------------------------------------ the end

        function test_endTellsTheStanding_data() {
            return [{ tag: "won", seats: 2 }, { tag: "lost", seats: 2 }, { tag: "won", seats: 24 }, { tag: "lost", seats: 12 }]
        }
        function test_endTellsTheStanding(data) {
            sit(data.tag, data.seats)
            const end = Backstage.all(board, "EndOfMatch")[0]
            if (!end)
                return                                        // at a large table such a match is not over yet
            compare(end.come, 1)                              // without motion all is there
            compare(Backstage.all(end, "StandingLine").length, data.seats)
            compare(Backstage.unreadable(end), [])
        }
        function test_endHasRoomForItsTickets_data() {
            const rows = []
            for (const [w, h] of [[800, 600], [1280, 800], [800, 1280]])
                for (const print of [100, 150, 200])
                    rows.push({ tag: w + "x" + h + ", print " + print, width: w, height: h, print: print })
            return rows
        }
        function test_endHasRoomForItsTickets(data) {
            Theme.base = Theme.baseFor(data.width, data.height)
            Preferences.textSize = data.print
            Backstage.speak("it")
            sit("won", 2)
            board.width = data.width
            board.height = data.height
            Backstage.settle(board)
            const end = Backstage.all(board, "EndOfMatch")[0]
            const said = [at("endWords")].concat(Backstage.all(end, "StandingLine"))
            compare(said.length, 3)
            for (const name of ["action_newmatch", "action_watch", "action_home"]) {
                const ticket = Backstage.placeOf(at(name))
                verify(ticket.x >= 0 && ticket.x + ticket.width <= data.width && ticket.y + ticket.height <= data.height, name + ": " + ticket)
                for (const one of said) {
                    const line = Backstage.placeOf(one)
                    verify(Math.min(line.x + line.width, ticket.x + ticket.width) - Math.max(line.x, ticket.x) < 2
                           || Math.min(line.y + line.height, ticket.y + ticket.height) - Math.max(line.y, ticket.y) < 2, name + " lies on " + line)
                }
            }
            compare(at("action_watch").text, "Rivedi la partita")
            compare(at("action_watch").keyed, true)
        }
    }
}

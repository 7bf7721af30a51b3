// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// The guided deal, and the slip that offers it.
Item {
    id: root
    width: 1280
    height: 800

    Component {
        id: slip
        FirstTime { width: 500; room: 400 }
    }

    TableCase {
        id: test
        name: "guide"

        // what the coach says of the cut lies on neither part of the pack
        function packIsClear() {
            wait(Theme.travelTime + 100)
            const slip = Backstage.placeOf(at("coach")), cut = at("cut"), pack = Backstage.placeOf(cut)
            verify(slip.y >= pack.y + cut.tall || slip.y + slip.height <= pack.y || slip.x >= pack.x + pack.width || slip.x + slip.width <= pack.x, slip + " on " + pack)
            ++cuts
        }
        // Over the coach lies the review: Tab does not leave it, and the coach has the focus again.
        function reviewKeepsTheFocus() {
            if (!board.table.review.available)
                return
            keyClick(Qt.Key_V)
            tryVerify(() => Backstage.find(root, "reviewClose"))
            for (let step = 0; step < 6; ++step) {
                keyClick(step < 3 ? Qt.Key_Tab : Qt.Key_Backtab)
                let up = board.Window.activeFocusItem
                while (up && !(up.review ?? false))
                    up = up.parent
                verify(up, step + ": the focus is in the review, and not on " + board.Window.activeFocusItem)
            }
            keyClick(Qt.Key_V)
            tryVerify(() => at("coach_new").activeFocus)
            ++reviews
        }
        property int reviews: 0
        property int cuts: 0
        function test_guidedDealIsPlayedWithKeys_data() {
            return MatchSetup.games.map(game => ({ tag: game }))
        }
        function test_guidedDealIsPlayedWithKeys(data) {
            Session.startGuide(data.tag)
            show()
            compare(Backstage.find(root, "coach_next") !== null, Session.guide.waits)
            let read = 0
            for (const end = Date.now() + 90000; Date.now() < end && !Session.guide.over;) {
                wait(2)
                if (Session.guide.waits) {
                    const next = at("coach_next")
                    tryVerify(() => next.activeFocus)
                    compare(Backstage.unreadable(at("coach")), [])
                    const before = Session.guide.text
                    keyClick(Qt.Key_Return)
                    tryVerify(() => Session.guide.text !== before || !Session.guide.waits)
                    ++read
                } else if (board.table.yourTurn && !Session.guide.thinking) {
                    if (board.table.stage === Table.Cut)
                        packIsClear()
                    for (const name of Session.guide.pointsAt) {
                        const last = Number(name.match(/[0-9]*$/)[0])
                        if (name.startsWith("hand") && board.table.mostInHand > 9)
                            board.table.toggle("hand", last)  // more than digits reach
                        else if (name.startsWith("hand"))
                            keyClick(Qt.Key_1 + last)
                        else if (name.startsWith("monte"))
                            keyClick([Qt.Key_Q, Qt.Key_W, Qt.Key_E, Qt.Key_R][last])
                        else
                            board.table.perform(name.slice("action_".length))
                    }
                }
            }
            verify(read >= 2)
            verify(Session.guide.over)
            const wanted = createTemporaryObject(spy, test, { target: board, signalName: "newMatchRequested" })
            wait(Theme.travelTime + 100)                      // the slip goes where the hands leave room
            tryVerify(() => at("coach_new").activeFocus, 5000) // the one way that Enter takes
            reviewKeepsTheFocus()
            compare(Backstage.find(root, "action_next"), null)
            compare(Backstage.find(root, "coach_repeat"), null)
            mouseClick(at("coach_new"))
            compare(wanted.count, 1)
            verify(data.tag !== "petrangola" || cuts > 0 && reviews > 0)
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
        // In a narrow window too, where the names are too long for one row.
        function test_slipHasRoom_data() {
            const rows = []
            for (const language of ["en", "it"])
                for (const width of [330, 345, 360, 375, 420, 480])
                    rows.push({ tag: language + " " + width, width: width, language: language })
            return rows
        }
        function test_slipHasRoom(data) {
            Preferences.language = data.language
            const item = createTemporaryObject(slip, root, { width: data.width })
            verify(item.visible)
            for (const game of Array.from(item.offered)) {
                const ticket = at("first_time_" + game)
                verify(ticket.mapToItem(item, 0, 0).x > 0)
                compare(Backstage.unreadable(ticket).join(), "")
            }
            Preferences.language = "en"
        }
        function test_slipIsOfferedUntilItIsAnswered() {
            const item = createTemporaryObject(slip, root)
            const wanted = createTemporaryObject(spy, test, { target: item, signalName: "wanted" })
            compare(item.offered.length, MatchSetup.games.length)
            for (const game of Array.from(item.offered)) {
                mouseClick(at("first_time_" + game))
                compare(wanted.signalArguments[wanted.count - 1][0], game)
            }
            mouseClick(at("first_time_no"))
            compare(item.visible, false)
            // Who knows these may still see the others for the first time.
            for (const game of MatchSetup.games) {
                const known = Array.from(Preferences.guidesSeen).indexOf(game) >= 0
                MatchSetup.game = game
                compare(item.visible, !known)
                if (!known) {
                    mouseClick(at("first_time_" + game))
                    compare(wanted.signalArguments[wanted.count - 1][0], game)
                    mouseClick(at("first_time_no"))
                    compare(item.visible, false)
                }
            }
            compare(Array.from(Preferences.guidesSeen).sort(), Array.from(MatchSetup.games).sort())
            MatchSetup.game = MatchSetup.games[0]
        }
    }
}

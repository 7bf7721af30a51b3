// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// Movements at the table: they end where the game says that things lie, also when they are cut short.
Item {
    id: root
    width: 1280
    height: 800

    Component {
        id: page
        TablePage { width: 1280; height: 800; focus: true; table: Session.table }
    }

    TestCase {
        id: test
        name: "motion"
        when: windowShown

        property TablePage board
        property Flights flights

        function initTestCase() { Theme.base = Theme.baseFor(root.width, root.height) }
        function init() {
            failOnWarning(Backstage.fault)
            Preferences.motion = true
        }
        function cleanup() {
            if (board)
                board.destroy()
            board = null
            Preferences.motion = false
            Backstage.clear()
        }
        function show() {
            board = page.createObject(root)
            flights = Backstage.all(board, "Flights")[0]
            verify(flights)
            waitForRendering(board)
        }
        // all that can be seen is where it belongs
        function atRest() {
            tryCompare(flights, "flying", 0, 4000)
            tryVerify(() => Backstage.all(board, "TokenFlier").length === 0)
            for (const kind of ["CardFace", "PlayCard"])
                for (const card of Backstage.all(board, kind))
                    verify(!card.covered, card.face + " is covered")
            for (let i = 0; i < Backstage.faces(board.table, "hand").length; ++i)
                compare(Backstage.find(board, "hand" + i).face, Backstage.faces(board.table, "hand")[i])
            for (let i = 0; i < Backstage.faces(board.table, "monte").length; ++i)
                compare(Backstage.find(board, "monte" + i).face, Backstage.faces(board.table, "monte")[i])
        }

        function test_themeFollowsTheTable() {
            const times = { hoverTime: 90, chooseTime: 150, travelTime: 280, travelApart: 60, dealTime: 180, dealApart: 70,
                            flipTime: 240, flipApart: 90, bubbleInTime: 180, bubbleOutTime: 150, knockTime: 220,
                            tokenTime: 350, sunTime: 240, sheetTime: 300, pageTime: 240 }
            for (const name in times)
                compare(Theme[name], times[name])
            Preferences.motion = false
            for (const name in times)
                compare(Theme[name], 0)
        }
        function test_movementsEndInTheLastState_data() {
            return [{ tag: "choice", seats: 4 }, { tag: "othersChoice", seats: 6 }, { tag: "kept", seats: 6 },
                    { tag: "turn", seats: 2 }, { tag: "turn", seats: 12 }, { tag: "laps", seats: 6 }, { tag: "laps", seats: 24 },
                    { tag: "knocked", seats: 3 }]
        }
        // each event comes before the movement of the one before it is over
        function test_movementsEndInTheLastState(data) {
            show()
            Backstage.lay(data.tag, data.seats)
            verify(flights.flying > 0, "something moves")
            atRest()
        }
        function test_dealIsCutShort_data() {
            return [{ tag: "by the next event", how: () => Backstage.lay("turn", 4) },
                    { tag: "by another size", how: () => { board.width = 1000 } },
                    { tag: "by another height", how: () => { board.height = 700 } },
                    { tag: "by motion switched off", how: () => { Preferences.motion = false } }]
        }
        function test_dealIsCutShort(data) {
            show()
            Backstage.lay("othersChoice", 4)                  // the last that happens is the deal
            verify(flights.flying > 9)
            wait(60)
            verify(Backstage.all(board, "CardFace").concat(Backstage.all(board, "PlayCard")).some(card => card.covered))
            data.how()
            atRest()
        }
        function test_nothingIsLeftOfATableThatIsLeft() {
            show()
            Backstage.lay("othersChoice", 4)
            verify(flights.flying > 9)
            wait(60)
            Backstage.clear()
            compare(flights.flying, 0)
            tryVerify(() => Backstage.all(board, "TokenFlier").length === 0)
        }
        function test_firstDealerIsSkipped() {
            MatchSetup.restoreDefaults()
            Session.start()
            show()
            tryVerify(() => Backstage.faces(board.table, "drawn").length > 1)
            board.table.perform("skip")
            tryVerify(() => board.table.stage !== Table.FirstDealer)
            atRest()
            Session.leave()
            compare(flights.flying, 0)
        }
        function test_tableJumpsAtAKnock() {
            show()
            Backstage.lay("turn", 4)
            atRest()
            const card = Backstage.find(board, "monte0")
            const lying = Backstage.placeOf(card).y
            let highest = lying
            const motion = Backstage.all(board, "Motion")[0]
            let jumped = false
            motion.joltChanged.connect(() => {
                highest = Math.min(highest, Backstage.placeOf(card).y)
                jumped = jumped || motion.jolt === 0
            })
            board.table.knocked(1)
            tryVerify(() => jumped)                           // and lies again
            verify(highest < lying - 1 && highest > lying - 4, `${highest} from ${lying}`)
            tryVerify(() => Backstage.placeOf(card).y === lying)
        }
        function test_draggedCardGoesBack() {
            show()
            Backstage.lay("turn", 4)
            atRest()
            const card = Backstage.find(board, "hand1")
            const start = board.mapFromItem(card, card.width / 2, card.height / 2)
            mousePress(board, start.x, start.y)
            mouseMove(board, start.x + 60, start.y - 20, -1, Qt.LeftButton)
            mouseMove(board, start.x + 120, start.y - 60, -1, Qt.LeftButton)
            compare(card.dragX, 120)                          // it follows the finger
            tryCompare(card, "lift", 1)
            mouseRelease(board, start.x + 120, start.y - 60)
            tryCompare(card, "dragX", 0)
            tryCompare(card, "dragY", 0)
            compare(Backstage.chosen(board.table, "hand"), 0)
        }
        function test_dealersMarkGoesOnAnArc() {
            show()
            Backstage.lay("turn", 4)
            atRest()
            const mark = Backstage.all(board, "DealerMark")[0]
            wait(120)
            const ring = Backstage.all(board, "SeatRing")[0]
            const from = Backstage.placeOf(mark)
            ring.dealer = ring.seatAt(ring.dealer.seat - 1)
            let low = 0
            const to = ring.mapToItem(null, ring.dealer.x + ring.dealer.dealerSpot.x, ring.dealer.y + ring.dealer.dealerSpot.y)
            for (let step = 0; step < 20; ++step) {
                wait(15)
                const at = Backstage.placeOf(mark)
                low = Math.max(low, Math.min(from.y, to.y) - at.y, mark.way > 0 && mark.way < 1 ? Math.sin(Math.PI * mark.way) : 0)
            }
            verify(low > 0.5, "it leaves the straight way")
            tryCompare(mark, "way", 1)
        }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// The way of the cards: whose faces they keep off, where they rest, what a knock does, what guests look like meanwhile,
// and what is told of who did what.
Item {
    id: root
    width: 1280
    height: 800

    Component {
        id: page
        TablePage { focus: true; table: Session.table }
    }

    TestCase {
        id: test
        name: "ways"
        when: windowShown

        property TablePage board
        property Flights flights

        function init() {
            failOnWarning(Backstage.fault)
            Preferences.motion = true
            Backstage.speak("en")
        }
        function cleanup() {
            if (board)
                board.destroy()
            board = null
            wait(0)
            Preferences.motion = false
            Preferences.staging = 0
            Preferences.cutByItself = false
            Backstage.clear()
        }
        function show(width = 1280, height = 800) {
            Theme.base = Theme.baseFor(width, height)
            board = page.createObject(root, { width: width, height: height })
            flights = Backstage.all(board, "Flights")[0]
            waitForRendering(board)
        }
        function atRest() { tryCompare(flights, "flying", 0, 6000) }

        // of a card's rectangle from a circle; less than 0 where it lies over it
        function apart(card: rect, face: rect): real {
            const x = face.x + face.width / 2, y = face.y + face.height / 2
            const across = Math.max(card.x - x, 0, x - card.x - card.width)
            const down = Math.max(card.y - y, 0, y - card.y - card.height)
            return Math.hypot(across, down) - face.width / 2
        }
        function crossings(): list<string> {
            const ring = Backstage.all(board, "SeatRing")[0]
            const faces = ring.faces()
            const found = []
            let number = 0
            for (const way of flights.ways(16)) {
                faces.forEach((face, seat) => {
                    const least = Math.min(...way.map(card => apart(card, face)))
                    if (least < -1.5)
                        found.push(`card ${number} crosses the face of seat ${seat} by ${(-least).toFixed(1)} px`)
                })
                ++number
            }
            verify(number > 0, "something flies")
            return found
        }
        function test_noCardCrossesAFace_data() {
            const all = []
            for (const size of [[800, 600], [1280, 800]])
                for (const seats of [2, 3, 4, 5, 6, 8, 12, 18, 24])
                    all.push({ tag: `${seats} at ${size[0]}x${size[1]}`, width: size[0], height: size[1], seats: seats })
            return all.concat([{ tag: "4, tall", width: 800, height: 1100, seats: 4 }, { tag: "12, tall", width: 800, height: 1100, seats: 12 }])
        }
        function test_noCardCrossesAFace(data) {
            show(data.width, data.height)
            Backstage.lay("othersChoice", data.seats)         // dealt
            verify(flights.flying >= 3 * data.seats)
            compare(crossings(), [])
            Backstage.lay("laps", data.seats)                 // exchanged
            compare(crossings(), [])
            board.table.hurry()
        }
        function test_anExchangePausesSideBySide() {
            show()
            Backstage.lay("laps", 4)
            const ways = flights.ways(2)
            verify(ways.length >= 2)
            const one = ways[0][1], other = ways[1][1]        // halfway
            const x = Math.abs(one.x + one.width / 2 - other.x - other.width / 2)
            const y = Math.abs(one.y + one.height / 2 - other.y - other.height / 2)
            verify(x >= one.width * 0.98 || y >= one.height * 0.98, `${x} and ${y} of ${one.width} x ${one.height}`)
            atRest()
        }
        function test_aFistKnocks_data() {
            return [{ tag: "another's", seat: 2 }, { tag: "one's own", seat: 0 }]
        }
        function test_aFistKnocks(data) {
            show()
            Backstage.lay("turn", 4)
            atRest()
            const knock = Backstage.all(board, "Motion")[0].knock
            const struck = createTemporaryObject(spy, test, { target: knock, signalName: "struck" })
            verify(!knock.visible)
            board.table.knocked(data.seat)
            verify(knock.visible)
            tryCompare(struck, "count", 1)
            tryVerify(() => !knock.visible)
            Preferences.motion = false
            board.table.knocked(data.seat)
            verify(!knock.visible, "no fist where nothing moves")
        }
        function test_facesAnswerToAKnockAndLookAtWhoIsToMove() {
            show()
            Backstage.lay("laps", 6)
            atRest()
            const ring = Backstage.all(board, "SeatRing")[0]
            board.table.knocked(2)
            compare(ring.seatAt(2).mood, "smile")
            compare(ring.seatAt(4).mood, "wince")
            tryCompare(ring.seatAt(4), "mood", "", 4000)
            Preferences.motion = false
            board.table.knocked(2)
            for (let seat = 0; seat < 6; ++seat) {
                compare(ring.seatAt(seat).mood, "")
                compare(ring.seatAt(seat).look, "")
                verify(!ring.seatAt(seat).blinking)
            }
        }
        function test_everyFaceHasItsExpressions() {
            for (const who of ["tu", "teresa", "bruno", "elio", "nives", "secondo", "gino", "ines", "primo", "carla", "ivo", "dino", "alba",
                               "oreste", "marisa", "fosco", "delma", "armando", "iole", "nello", "zaira", "ugo", "rosina", "tonino", "maria"])
                for (const mood of ["blink", "left", "right", "smile", "wince"]) {
                    const image = createTemporaryQmlObject(`import QtQuick; Image { source: "${Theme.asset("portraits/" + who + "_" + mood + ".png")}" }`, root)
                    compare(image.status, Image.Ready, who + " " + mood)
                }
        }
        function test_aSeatTellsWhatItDid() {
            show()
            Backstage.lay("laps", 4)
            atRest()
            const area = Backstage.find(board, "seatArea1")
            mouseClick(area, 10, 10)
            const note = Backstage.find(board, "seatNote")
            verify(note)
            compare(note.seat, 1)
            verify(note.deeds.length > 0)
            verify(note.deeds.some(deed => deed.gave.length > 0 && deed.took.length > 0))
            for (const deed of note.deeds)
                for (const face of deed.gave.concat(deed.took))
                    verify(!face.endsWith("/back"), face)
            mouseClick(area, 10, 10)
            verify(!Backstage.find(board, "seatNote"))
            const ring = Backstage.all(board, "SeatRing")[0]
            ring.goTo(2)
            keyClick(Qt.Key_Return)
            compare(Backstage.find(board, "seatNote").seat, 2)
            keyClick(Qt.Key_Left)
            compare(ring.current, 1)
            keyClick(Qt.Key_Space)
            compare(Backstage.find(board, "seatNote").seat, 1)
            keyClick(Qt.Key_Escape)
            verify(!Backstage.find(board, "seatNote"))
        }
        function test_aPointerThatMovesOnASeatAsks() {
            show()
            Backstage.lay("laps", 4)
            atRest()
            const ring = Backstage.all(board, "SeatRing")[0]
            const area = Backstage.find(board, "seatArea1")
            const at = area.mapToItem(root, 10, 10)
            mouseMove(root, at.x, at.y)                       // there it lay when the page opened
            compare(ring.dwelt, -1)
            wait(600)
            verify(!Backstage.find(board, "seatNote"))
            mouseMove(root, at.x + 6, at.y)
            compare(ring.dwelt, 1)
            tryVerify(() => Backstage.find(board, "seatNote") !== null)
            compare(Backstage.find(board, "seatNote").seat, 1)
            mouseMove(root, 1, 1)
            compare(ring.dwelt, -1)
            verify(!Backstage.find(board, "seatNote"))
        }
        function test_theMiddleSaysWhatItIs() {
            show()
            Backstage.lay("laps", 4)
            atRest()
            const said = createTemporaryObject(spy, test, { target: board.table, signalName: "remarked" })
            for (const what of ["monte", "stock", "pot"]) {
                keyClick(Qt.Key_I)
                verify(said.signalArguments[said.count - 1][0].toLowerCase().includes(what), what)
            }
            mouseClick(Backstage.all(board, "Stock")[0])
            verify(said.signalArguments[3][0].includes("stock"))
            mouseClick(Backstage.all(board, "Pool")[0])
            verify(said.signalArguments[4][0].includes("pot"))
        }
        // one after the other, by the settings
        function test_thePackIsCutByItself() {
            MatchSetup.restoreDefaults()
            Preferences.cutByItself = true
            Preferences.pace = 3
            Session.start()
            show()
            tryVerify(() => {
                board.table.hurry()
                if (board.table.stage === Table.FirstDealer)
                    board.table.perform("skip")
                return board.table.deal > 0
            }, 8000)
            Session.leave()
            Preferences.pace = 1
        }
        function test_hurryEndsWhatIsShown() {
            MatchSetup.restoreDefaults()
            Session.start()
            show()
            tryVerify(() => board.table.stage === Table.FirstDealer)
            verify(board.table.hurry())
            tryVerify(() => board.table.stage !== Table.FirstDealer)
            for (let step = 0; step < 12 && !board.table.yourTurn; ++step) {
                const before = flights.flying
                board.table.pressed("space")
                wait(30)
            }
            verify(board.table.yourTurn || board.table.deal > 0)
            Session.leave()
        }
        Component { id: spy; SignalSpy { } }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// What games to come ask of the table: a hand of up to fifteen cards, a board of their own, clockwise play, partners.
Item {
    id: root
    width: 1280
    height: 800

    Component { id: page; TablePage { focus: true } }

    TestCase {
        id: test
        name: "fan"
        when: windowShown

        property TablePage board

        function init() {
            failOnWarning(Backstage.fault)
            Backstage.speak("en")
        }
        function cleanup() {
            if (board)
                board.destroy()
            board = null
            wait(0)
        }
        function sit(cards: int, width: int, height: int) { lay(Backstage.fanned(cards, 4, true, 2), width, height) }
        function lay(table: Table, width: int, height: int) {
            Theme.base = Theme.baseFor(width, height)
            board = page.createObject(root, { table: table, width: width, height: height })
            board.forceActiveFocus()
            waitForRendering(board)
        }
        function at(name: string): Item {
            const item = Backstage.find(board, name)
            verify(item, name + " can be seen")
            return item
        }
        function chosen(): int { return Backstage.chosen(board.table, "hand") }

        function test_aFanFitsAndCanBeRead_data() {
            const rows = []
            for (const size of [[800, 600], [1280, 800], [1920, 1080], [800, 1280]])
                for (const cards of [5, 13, 15])
                    rows.push({ tag: `${cards} at ${size[0]}x${size[1]}`, cards: cards, width: size[0], height: size[1] })
            return rows
        }
        function test_aFanFitsAndCanBeRead(data) {
            sit(data.cards, data.width, data.height)
            const first = at("hand0"), last = at("hand" + (data.cards - 1))
            verify(first.height >= 150, first.height)
            const seat = Backstage.placeOf(at("seat0"))
            const tickets = at("action_play")
            const start = Backstage.placeOf(first), end = Backstage.placeOf(last)
            verify(start.x >= seat.x + seat.width * 0.9, `${start.x} from ${seat.x + seat.width}`)
            if (data.width > data.height)
                verify(end.x + end.width <= Backstage.placeOf(tickets).x, `${end.x + end.width} to ${Backstage.placeOf(tickets).x}`)
            else
                verify(end.x + end.width <= data.width, end.x + end.width)
            for (let i = 1; i < data.cards; ++i) {
                const step = at("hand" + i).x - at("hand" + (i - 1)).x
                verify(step >= 0.23 * first.width, `${step} of ${first.width}`)
            }
            compare(Backstage.unreadable(board), [])
        }
        function test_keysReachEveryCard() {
            sit(15, 1280, 800)
            keyClick(Qt.Key_Right)                            // nothing had the focus
            for (let i = 0; i < 15; ++i) {
                verify(at("hand" + i).activeFocus, "hand" + i)
                keyClick(Qt.Key_Space)
                compare(chosen(), (1 << i + 1) - 1)
                keyClick(Qt.Key_Right)
            }
            verify(at("hand14").activeFocus, "the last stays")
            keyClick(Qt.Key_Home)
            verify(at("hand0").activeFocus)
            keyClick(Qt.Key_Space)
            compare(chosen(), 0x7ffe)
            keyClick(Qt.Key_End)
            keyClick(Qt.Key_Left)
            verify(at("hand13").activeFocus)
            board.table.clearSelection()
            for (let digit = 1; digit <= 9; ++digit) {
                keyClick(Qt.Key_0 + digit)
                compare(chosen(), (1 << digit) - 1)
            }
        }
        function test_partsOfTheTableAreGoneThrough() {
            sit(13, 1280, 800)
            keyClick(Qt.Key_F6)
            verify(at("hand0").activeFocus)
            keyClick(Qt.Key_Right)
            keyClick(Qt.Key_F6)
            verify(at("trick0").activeFocus)
            keyClick(Qt.Key_F6)
            verify(at("action_play").activeFocus)
            keyClick(Qt.Key_F6)                               // the seats
            verify(at("seat1").activeFocus)
            keyClick(Qt.Key_F6)
            verify(at("hand1").activeFocus, "where it was left")
            keyClick(Qt.Key_F6, Qt.ShiftModifier)
            keyClick(Qt.Key_F6, Qt.ShiftModifier)
            verify(at("action_play").activeFocus)
        }
        function test_tabKnowsManyCardsAsOneThing() {
            sit(13, 1280, 800)
            at("hand4").forceActiveFocus()
            keyClick(Qt.Key_Tab)
            verify(!at("hand5").activeFocus)
            keyClick(Qt.Key_Tab, Qt.ShiftModifier)
            verify(at("hand4").activeFocus)
            board.destroy()
            wait(0)
            sit(9, 1280, 800)
            at("hand4").forceActiveFocus()
            keyClick(Qt.Key_Tab)
            verify(at("hand5").activeFocus, "few are gone through one by one")
        }
        function test_neighboursMakeWay() {
            sit(15, 800, 600)
            const looked = at("hand6"), next = at("hand7"), before = at("hand5")
            const far = next.x, near = before.x
            mouseMove(looked, 8, looked.height / 2)
            tryVerify(() => next.x > far + looked.width * 0.2)
            compare(before.x, near)
            mouseClick(looked, 8, looked.height / 2)
            compare(chosen(), 1 << 6)
            mouseMove(board, board.width / 2, 5)
            tryCompare(next, "x", far)
        }
        function test_theNextSitsWhereTheGameGoes_data() {
            return [{ tag: "clockwise", clockwise: true }, { tag: "counter-clockwise", clockwise: false }]
        }
        function test_theNextSitsWhereTheGameGoes(data) {
            lay(Backstage.fanned(5, 4, data.clockwise, 0), 1280, 800)
            const middle = board.width / 2
            const x = seat => Backstage.placeOf(at("seat" + seat)).x + at("seat" + seat).width / 2
            compare(x(1) < middle, data.clockwise)
            compare(x(3) > middle, data.clockwise)
            verify(Math.abs(x(2) - middle) < 60, x(2))
        }
        function test_partnersAreTold() {
            sit(13, 1280, 800)
            verify(Backstage.name(at("seat2")).includes("plays with You"), Backstage.name(at("seat2")))
            verify(Backstage.name(at("seat1")).includes("plays with Seat 3"), Backstage.name(at("seat1")))
            compare(board.table.seats.data(board.table.seats.index(3, 0), SeatModel.SideRole), 1)
            board.destroy()
            wait(0)
            lay(Backstage.fanned(5, 4, true, 0), 1280, 800)
            verify(!Backstage.name(at("seat2")).includes("plays with"))
        }
        function test_theBoardIsTheGames() {
            sit(13, 1280, 800)
            compare(Backstage.all(board, "BareBoard").length, 1)
            compare(Backstage.all(board, "MonteBoard").length, 0)
            mouseClick(at("trick2"))
            compare(Backstage.chosen(board.table, "trick"), 4)
        }
    }
}

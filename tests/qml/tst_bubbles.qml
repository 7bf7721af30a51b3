// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// What guests say lies on no card of the middle, whole pack or dealt, nor on anybody's name, in the smallest window too.
Item {
    id: root
    width: 800
    height: 600

    Component { id: bubble; Bubble { usual: 18 } }

    TableCase {
        id: test
        name: "bubbles"

        function meets(one: rect, other: rect): bool {
            return Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) > 1.5
                && Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) > 1.5
        }
        function test_bubblesLieClear_data() {
            const rows = []
            for (const moment of ["cut", "turn", "lastLap"])
                for (const seats of [2, 4, 6, 7])
                    rows.push({ tag: moment + " of " + seats, moment: moment, seats: seats })
            return rows
        }
        function test_bubblesLieClear(data) {
            Theme.base = Theme.baseFor(800, 600)
            Backstage.speak("it")
            sit(data.moment, data.seats)
            board.width = 800
            board.height = 600
            const guests = Backstage.all(board, "Seat").filter(one => !one.own)
            for (const one of guests)
                one.remark = "Chi bussa svelto paga svelto."
            Backstage.settle(board)
            tryVerify(() => Backstage.all(board, "Bubble").filter(one => one.opacity === 1).length >= guests.length)
            const things = Backstage.all(board, "Stock").concat(Backstage.all(board, "Pool"), ["monte0", "monte1", "monte2", "cut", "menuTab", "rulesTab"].map(name => Backstage.find(board, name)))
            const names = guests.map(one => Backstage.all(one, "Label")[0])
            for (const bubble of Backstage.all(board, "Bubble")) {
                const at = Backstage.placeOf(bubble)
                verify(at.x >= 0 && at.y >= 0 && at.x + at.width <= 800, at)
                for (const thing of things.concat(names).filter(one => one))
                    verify(!meets(at, Backstage.placeOf(thing)), bubble.text + " on " + thing + ": " + at + " " + Backstage.placeOf(thing))
            }
            Backstage.speak("en")
        }

        // What a seat says has as much paper above its letters as below them, however many lines it takes.
        function test_paperIsEven_data() {
            return [
                { tag: "one line", text: "Sto", loud: false, lines: 1 },
                { tag: "two", text: "Busso: 26 a bastoni!", loud: true, lines: 2 },
                { tag: "three", text: "Chi bussa svelto paga svelto, si sa.", loud: false, lines: 3 }
            ]
        }
        function test_paperIsEven(data) {
            const said = createTemporaryObject(bubble, root, { text: data.text, loud: data.loud, most: data.lines > 1 ? 140 : 1000 })
            compare(said.lines, data.lines)
            const words = Backstage.all(said, "PlainText").filter(one => one.visible && one.text === data.text)[0]
            const last = words.y + words.baselineOffset + words.contentHeight / said.lines * (said.lines - 1)
            const above = words.y + words.baselineOffset - said.capital
            verify(above > said.size * 0.45, above)
            verify(Math.abs(said.height - last - above) <= 1.5, above + " above, " + (said.height - last) + " below")
        }

        // The tail ends at the face, and not on the name below it, also where the bubble reaches down to the name.
        function test_tailLeavesTheNameFree_data() { return [{ tag: "of three", seats: 3 }, { tag: "of four", seats: 4 }, { tag: "of six", seats: 6 }] }
        function test_tailLeavesTheNameFree(data) {
            Theme.base = Theme.baseFor(1280, 800)
            sit("turn", data.seats)
            board.width = 1280
            board.height = 800
            const guests = Backstage.all(board, "Seat").filter(one => !one.own && !one.compact)
            for (const words of ["Sto", "Chi bussa svelto paga svelto, e chi non bussa paga dopo."]) {
                for (const one of guests)
                    one.remark = words
                Backstage.settle(board)
                tryVerify(() => guests.every(one => one.speech.opacity === 1 && one.speech.scale === 1))
                for (const one of guests) {
                    const tail = Backstage.find(one.speech, "tail")
                    const at = tail.mapToItem(one, 0, 0, tail.width, tail.height)
                    verify(at.y + at.height <= one.plateTop + 1, words + " at " + one.name + ": " + at + " name " + one.plateTop)
                }
            }
        }
    }
}

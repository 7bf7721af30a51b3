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
    }
}

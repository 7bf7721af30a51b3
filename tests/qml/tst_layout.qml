// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// At every size of the window and of the table the seats, the hand, the tickets and the tabs have places of their own.
Item {
    id: root
    width: 1280
    height: 800

    Component {
        id: page
        TablePage { table: Session.table }
    }
    TableLayout { id: places; width: 1280; height: 800; seats: 2 }

    TestCase {
        name: "layout"
        when: windowShown

        function init() { failOnWarning(/./) }
        function cleanup() { Backstage.clear() }

        function overlap(a: rect, b: rect): bool {
            const slack = 1.5
            return Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > slack
                && Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > slack
        }
        function inside(a: rect, width: real, height: real): bool {
            return a.x > -1.5 && a.y > -1.5 && a.x + a.width < width + 1.5 && a.y + a.height < height + 1.5
        }
        // what must not touch, with names to complain with
        function placesOf(item: Item): var {
            const places = []
            const add = (name, one) => places.push({ name: name, at: Backstage.placeOf(one) })
            for (const seat of Backstage.all(item, "Seat"))
                add("seat " + seat.seat, seat)
            for (const name of ["hand0", "hand1", "hand2", "action_exchange", "action_knock", "action_shirt",
                                "menuTab", "rulesTab", "logTab"]) {
                const one = Backstage.find(item, name)
                if (one)
                    add(name, one)
            }
            return places
        }

        function test_nothingOverlaps_data() {
            return [[800, 600], [1280, 800], [1920, 1080], [3840, 2160], [800, 1280], [1024, 600], [2560, 1080]]
                .map(([w, h]) => ({ tag: w + "x" + h, width: w, height: h }))
        }
        function test_nothingOverlaps(data) {
            Theme.base = Theme.baseFor(data.width, data.height)
            places.width = data.width
            places.height = data.height
            // What does not depend on the seats is taken from a table for two.
            Backstage.lay("turn", 2)
            const item = createTemporaryObject(page, root, { width: data.width, height: data.height })
            const fixed = placesOf(item).filter(one => one.name !== "seat 1")
            compare(fixed.filter(one => one.name.startsWith("hand")).length, 3)
            compare(fixed.filter(one => one.name.startsWith("action")).length, 3)
            verify(fixed.filter(one => one.name.endsWith("Tab")).length >= 2)
            item.destroy()
            const complaints = []
            for (let seats = 2; seats <= 24; ++seats) {
                places.seats = seats
                const all = fixed.slice()
                for (let seat = 1; seat < seats; ++seat) {
                    const spot = places.ring.at(seat - 1)
                    all.push({ name: "seat " + seat, at: Qt.rect(spot.x, spot.y, places.ring.seatWidth, places.ring.seatHeight) })
                }
                verify(places.ring.d >= 24, seats + " seats: portraits of " + places.ring.d)
                for (let i = 0; i < all.length; ++i) {
                    if (!inside(all[i].at, data.width, data.height))
                        complaints.push(seats + " seats: " + all[i].name + " beyond the window: " + all[i].at)
                    for (let j = i + 1; j < all.length; ++j) {
                        const cards = all[i].name.startsWith("hand") && all[j].name.startsWith("hand")
                        if (!cards && overlap(all[i].at, all[j].at))
                            complaints.push(seats + " seats: " + all[i].name + " over " + all[j].name + ": "
                                            + all[i].at + " " + all[j].at)
                    }
                }
            }
            if (complaints.length > 0)
                fail(complaints.join("\n"))
        }

        // The seats of a real table are where the layout says, and the monte lies clear of them and of the hand.
        function test_theTableIsLaidSo_data() { return test_nothingOverlaps_data() }
        function test_theTableIsLaidSo(data) {
            Theme.base = Theme.baseFor(data.width, data.height)
            places.width = data.width
            places.height = data.height
            Backstage.lay("turn", 2)
            const item = createTemporaryObject(page, root, { width: data.width, height: data.height })
            const complaints = []
            for (const seats of [2, 3, 6, 7, 9, 12, 17, 24]) {
                Backstage.lay("turn", seats)
                places.seats = seats
                const shown = Backstage.all(item, "Seat")
                compare(shown.length, seats)
                for (const seat of shown) {
                    if (seat.seat === 0)
                        continue
                    const spot = places.ring.at(seat.seat - 1)
                    verify(Math.abs(seat.x - spot.x) <= 1 && Math.abs(seat.y - spot.y) <= 1)
                    compare(seat.d, places.ring.d)
                }
                for (const name of ["monte0", "monte1", "monte2"]) {
                    const card = Backstage.find(item, name)
                    verify(card)
                    const at = Backstage.placeOf(card)
                    if (!inside(at, data.width, data.height))
                        complaints.push(seats + " seats: " + name + " beyond the window")
                    for (const other of placesOf(item)) {
                        if (overlap(at, other.at))
                            complaints.push(seats + " seats: " + name + " under " + other.name + ": " + at + " " + other.at)
                    }
                    verify(card.height >= 60, seats + " seats: a card of " + card.height)
                }
            }
            if (complaints.length > 0)
                fail(complaints.join("\n"))
        }

        // The hand is as large at a table of twenty-four as at one of two.
        function test_theHandDoesNotDependOnTheSeats() {
            Theme.base = Theme.baseFor(1280, 800)
            let height = 0
            for (const seats of [2, 6, 12, 24]) {
                Backstage.lay("turn", seats)
                const item = createTemporaryObject(page, root, { width: 1280, height: 800 })
                const hand = Backstage.find(item, "hand1")
                verify(hand.height >= 150)
                if (height > 0)
                    compare(hand.height, height)
                height = hand.height
                item.destroy()
            }
        }
    }
}

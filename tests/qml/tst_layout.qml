// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// Real tables at every size of the window and of the table: what matters lies clear of everything else and within the
// window, everything that is pressed can be touched, and everything printed can be read. One page is laid again and again.
Item {
    id: root
    width: 1280
    height: 800

    TablePage { id: page; table: Session.table; width: 800; height: 600 }

    TestCase {
        name: "layout"
        when: windowShown

        readonly property var sizes: [[800, 600], [1024, 600], [1024, 768], [1280, 720], [1280, 800], [1920, 1080],
                                      [2560, 1080], [3840, 2160], [800, 1280], [1080, 1920]]

        function init() {
            failOnWarning(Backstage.fault)
            Backstage.speak("it")                             // its words are the longer ones
        }
        function cleanup() {
            Backstage.speak("en")
            Backstage.clear()
            Preferences.textSize = 100
            Preferences.cardSize = 0
        }

        function overlap(a: rect, b: rect): bool {
            const slack = 1.5
            return Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > slack
                && Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > slack
        }
        function inside(a: rect): bool {
            return a.x > -1.5 && a.y > -1.5 && a.x + a.width < page.width + 1.5 && a.y + a.height < page.height + 1.5
        }
        // where the words of a text are
        function words(text: Item): rect {
            const at = Backstage.placeOf(text)
            return Qt.rect(at.x + (at.width - text.contentWidth) / 2, at.y + (at.height - text.contentHeight) / 2,
                           text.contentWidth, text.contentHeight)
        }

        // All that matters on the table: what it is, where, and the seat that it belongs to (-1: none).
        function things(): var {
            const found = []
            const add = (kind, seat, at) => found.push({ kind: kind, seat: seat, at: at })
            for (const seat of Backstage.all(page, "Seat")) {
                add("portrait", seat.seat, Backstage.placeOf(Backstage.all(seat, "Medallion")[0]))
                for (const slip of Backstage.all(seat, seat.compact ? "SeatSlip" : "Label"))
                    add("name", seat.seat, Backstage.placeOf(slip))
                for (const pile of Backstage.all(seat, "TokenPile"))
                    add("tokens", seat.seat, Backstage.placeOf(pile))
                for (const bubble of Backstage.all(seat, "Bubble"))
                    add("bubble", seat.seat, Backstage.placeOf(bubble))
                for (const card of Backstage.all(seat, "CardFace"))
                    add("cards", seat.seat, Backstage.placeOf(card))
            }
            for (const name of ["hand0", "hand1", "hand2", "monte0", "monte1", "monte2", "handValue", "cut", "menuTab", "rulesTab", "logTab",
                                "action_exchange", "action_knock", "action_stay", "action_shirt", "action_cut", "action_expose", "action_keep"]) {
                const one = Backstage.find(page, name)
                if (one)
                    add(name, -1, Backstage.placeOf(one))
            }
            for (const type of ["Stock", "Pool"]) {
                for (const one of Backstage.all(page, type))
                    add(type, -1, Backstage.placeOf(one))
            }
            for (const row of Backstage.all(page, "OpenHand")) {
                for (const one of Backstage.all(row, "CardFace").concat(Backstage.all(row, "Label")))
                    add("open", -1, Backstage.placeOf(one))
            }
            for (const line of Backstage.all(page, "Notice"))
                add("notice", -1, words(line.children[0]))
            return found
        }
        // what may lie on what
        function allowed(a: var, b: var): bool {
            const pair = [a.kind, b.kind].sort().join(" ")
            if (pair === "hand0 hand1" || pair === "hand1 hand2" || pair === "open open")
                return true
            if (a.seat >= 0 && a.seat === b.seat)             // a seat's own things, but for its words over the rest
                return ["bubble name", "bubble tokens", "bubble portrait"].indexOf(pair) < 0
            // what is said may hang over the stock and over the backs of a neighbour's cards
            return ["Stock bubble", "bubble cards"].indexOf(pair) >= 0
        }
        function complain(where: string, complaints: var) {
            const all = things()
            const say = (what) => complaints.push(where + ": " + what)
            for (let i = 0; i < all.length; ++i) {
                if (!inside(all[i].at))
                    say(all[i].kind + " of " + all[i].seat + " beyond the window: " + all[i].at)
                for (let j = i + 1; j < all.length; ++j) {
                    if (overlap(all[i].at, all[j].at) && !allowed(all[i], all[j]))
                        say(all[i].kind + " of " + all[i].seat + " over " + all[j].kind + " of " + all[j].seat + ": " + all[i].at + " " + all[j].at)
                }
            }
            for (const one of Backstage.tooSmallToTouch(page, 36))
                say(one)
            for (const one of Backstage.tooSmallToRead(page, 11))
                say(one)
            for (const one of Backstage.unreadable(page))
                say(one)
        }
        function resize(width: int, height: int) {
            Theme.base = Theme.baseFor(width, height)
            page.width = width
            page.height = height
            root.Window.window.width = width                  // what sticks out of it is told so
            root.Window.window.height = height
        }
        function lay(moment: string, seats: int) {
            Backstage.lay(moment, seats)
            wait(0)
            Backstage.settle(page)
        }
        function report(complaints: var) {
            if (complaints.length > 0)
                fail(complaints.length + " complaints\n" + complaints.slice(0, 60).join("\n"))
        }
        function everySize(): var {
            return sizes.map(([width, height], size) => ({ tag: width + "x" + height, size: size, width: width, height: height }))
        }

        // Every number comes to a fifth of the sizes, and those at the edges to a third besides and to the smallest; all to all
        // of them with HOUSE_THOROUGH.
        function seatsAt(size: int): var {
            return Array.from({ length: 23 }, (_, index) => index + 2)
                .filter(seats => Backstage.thorough || seats % 5 === size % 5 || [2, 12, 13, 24].indexOf(seats) >= 0 && (size === 0 || seats % 3 === size % 3))
        }

        function test_everyTable_data() { return everySize() }
        function test_everyTable(data) {
            resize(data.width, data.height)
            const complaints = []
            for (const seats of seatsAt(data.size)) {
                for (const moment of seats % 2 === 0 || seats === 13 ? ["laps", "lastLap"] : ["laps"]) {
                    lay(moment, seats)
                    compare(Backstage.all(page, "Seat").length, seats)
                    compare(Backstage.all(page, "PlayCard").length, 6)
                    const spoken = Backstage.all(page, "Bubble").filter(one => one.text !== "").concat(Backstage.all(page, "SeatSlip").filter(slip => slip.said !== ""))
                    const openly = Backstage.all(page, "OpenHand").some(row => Backstage.all(row, "CardFace").length === 3)
                    compare(spoken.length, seats - (openly ? 2 : 1), "what was said")
                    verify(Backstage.find(page, "hand1").height >= 150)
                    verify(Backstage.find(page, "monte1").height >= 100)
                    if (moment !== "lastLap" || Backstage.all(page, "SeatSlip").length > 0)
                        compare(openly, moment === "lastLap")
                    complain(seats + " seats, " + moment, complaints)
                }
            }
            report(complaints)
        }
        function test_everyMoment_data() { return everySize() }
        function test_everyMoment(data) {
            resize(data.width, data.height)
            const complaints = []
            for (const [place, seats] of [2, 6, 9, 12, 13, 24].entries()) {
                for (const [turn, moment] of ["choice", "cut", "firstDealer", "reentry", "showdown", "tie"].entries()) {
                    if (seats === 2 && moment === "reentry")
                        continue                              // two end their match there
                    // where there is least room, all; each pair comes to a fifth of the other sizes
                    if (!Backstage.thorough && data.size > 0 && (place + turn) % 5 !== data.size % 5)
                        continue
                    lay(moment, seats)
                    complain(seats + " seats, " + moment, complaints)
                }
            }
            report(complaints)
        }
        // Larger print and larger cards, as the settings have them.
        function test_larger_data() {
            const ways = []
            for (const [width, height] of [[800, 600], [1280, 800], [1920, 1080], [800, 1280]]) {
                const between = width === 800 && height === 600 || Backstage.thorough ? [[150, 0], [100, 1]] : []
                for (const [text, cards] of between.concat([[200, 0], [100, 2], [200, 2]]))
                    ways.push({ tag: width + "x" + height + ", text " + text + ", cards " + cards, width: width, height: height, text: text, cards: cards })
            }
            return ways
        }
        function test_larger(data) {
            resize(data.width, data.height)
            Preferences.textSize = data.text
            Preferences.cardSize = data.cards
            const complaints = []
            for (const seats of [2, 6, 12, 24]) {
                for (const moment of seats === 6 ? ["laps", "lastLap", "choice", "cut", "showdown", "reentry"] : seats === 2 ? ["lastLap"] : ["laps", "lastLap"]) {
                    lay(moment, seats)
                    complain(seats + " seats, " + moment, complaints)
                }
            }
            report(complaints)
        }
        // The settings do something where there is room for it.
        function test_theSettingsTell() {
            resize(1280, 800)
            lay("laps", 6)
            const hand = Backstage.find(page, "hand1"), monte = Backstage.find(page, "monte1"), ticket = Backstage.find(page, "action_knock")
            const usual = { hand: hand.height, monte: monte.height, ticket: ticket.size }
            verify(usual.hand >= 200)
            Preferences.cardSize = 2
            verify(hand.height > usual.hand * 1.15, hand.height)
            verify(monte.height > usual.monte * 1.05, monte.height)
            Preferences.cardSize = 0
            Preferences.textSize = 200
            verify(ticket.size > usual.ticket * 1.95, ticket.size)
            Preferences.textSize = 100
            compare(hand.height, usual.hand)
            compare(ticket.size, usual.ticket)
        }
        // The hand is as large at a table of twenty-four as at one of two.
        function test_theHandDoesNotDependOnTheSeats() {
            resize(1280, 800)
            lay("turn", 2)
            const height = Backstage.find(page, "hand1").height
            for (const seats of [6, 12, 24]) {
                lay("turn", seats)
                compare(Backstage.find(page, "hand1").height, height)
            }
        }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// The showdown as it is seen: where the hands lie, what is shown before the last is turned, and how it is hurried.
Item {
    id: root
    width: 1920
    height: 1080

    TableCase {
        id: test
        name: "showdown"

        function cleanup() {
            Preferences.pace = 3
            stand()
            Backstage.clear()
            Preferences.textSize = 100
        }
        function showdown(): Showdown { return Backstage.all(board, "Showdown")[0] }
        function hands(): var { return Backstage.all(board, "HandRow") }
        function meets(one: rect, other: rect): bool {
            return Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) > 1
                && Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) > 1
        }

        function test_handsLieWhole_data() {
            const rows = []
            for (const [w, h] of [[800, 600], [1280, 800], [1920, 1080]])
                for (const seats of [2, 3, 4, 5, 6, 7, 9, 12, 18, 24])
                    rows.push({ tag: seats + " at " + w + "x" + h, width: w, height: h, seats: seats })
            return rows
        }
        function test_handsLieWhole(data) {
            Theme.base = Theme.baseFor(data.width, data.height)
            Backstage.speak("it")
            sit("showdown", data.seats)
            board.width = data.width
            board.height = data.height
            Backstage.settle(board)
            const rows = hands(), lines = Backstage.all(board, "HandLine")
            compare(rows.length + lines.length, data.seats)
            const sheet = Backstage.placeOf(at("action_next"))
            const heights = []
            const places = rows.concat(lines).map(one => Backstage.placeOf(one))
            for (let i = 0; i < places.length; ++i) {
                verify(places[i].x >= 0 && places[i].x + places[i].width <= data.width && places[i].y > 0 && places[i].y + places[i].height < sheet.y + 2, places[i])
                for (let j = 0; j < i; ++j)
                    verify(!meets(places[i], places[j]), i + " lies on " + j)
                if (heights.indexOf(places[i].y) < 0)
                    heights.push(places[i].y)
            }
            const faces = Backstage.all(showdown(), "Medallion").map(one => Backstage.placeOf(one))
            for (const row of rows) {
                const cards = Backstage.all(row, "TurningCard").map(one => Backstage.placeOf(one))
                compare(cards.length, 3)
                for (const card of cards)
                    for (const face of faces)
                        verify(!meets(card, face), "a portrait lies on a card")
                for (const label of Backstage.all(row, "Label"))
                    for (const card of cards)
                        verify(!meets(card, Backstage.placeOf(label)), label.text + " lies on a card")
            }
            // Each row of hands is centred, and four lie two by two.
            for (const y of rows.length > 0 ? heights : []) {
                const row = places.filter(one => one.y === y)
                const left = Math.min(...row.map(one => one.x)), right = Math.max(...row.map(one => one.x + one.width))
                verify(Math.abs((left + right) / 2 - data.width / 2) <= 2, "a row from " + left + " to " + right)
            }
            if (data.seats === 4)
                compare(heights.length, 2)
            compare(Backstage.unreadable(showdown()), [])
        }

        // The last of a large hand too, which sets out last.
        function test_everyCardArrives() {
            sit("showdown", 2)
            Backstage.settle(board)
            const row = hands()[0]
            for (const count of [4, 12]) {
                row.counting = Array(count).fill(true)
                row.starts = Array(count).fill(Qt.rect(0, -300, 40, 62))
                row.cards = Array(count).fill(row.cards[0])
                row.come = 0
                const cards = Backstage.all(row, "TurningCard")
                compare(cards.length, count)
                verify(cards.every(card => card.soft === 0))
                row.come = 1
                verify(cards.every(card => card.soft === 1))
            }
        }
        // Names and worths grow with the print as the rest of the window does, and the cards can still be read.
        function test_namesGrowWithThePrint_data() { return [2, 4, 7].map(seats => ({ tag: seats + " seats", seats: seats })) }
        function test_namesGrowWithThePrint(data) {
            Theme.base = Theme.baseFor(800, 600)
            sit("showdown", data.seats)
            board.width = 800
            board.height = 600
            Backstage.settle(board)
            const usual = hands()[0].size
            Preferences.textSize = 150
            Backstage.settle(board)
            const rows = hands().concat(Backstage.all(board, "HandLine")) // lines where such cards could not be read
            compare(rows.length, data.seats)
            verify(rows[0].size >= usual * 1.25, usual + " to " + rows[0].size)
            verify(rows.length > 4 || hands()[0].cardHeight >= 70)
            compare(Backstage.unreadable(showdown()), [])
        }

        // Until the last hand is turned nothing is red, no place and no change of tokens is told.
        function test_nothingIsToldTooSoon_data() { return [{ tag: "four", seats: 4 }, { tag: "many", seats: 24 }] }
        function test_nothingIsToldTooSoon(data) {
            sit("turn", data.seats)
            Preferences.pace = 2
            Backstage.lay("showdown", data.seats)
            const table = board.table
            tryVerify(() => table.turning, 10000)             // once the last words are read
            let looks = 0
            while (table.turning) {
                const rows = hands().concat(Backstage.all(board, "HandLine"))
                const covered = rows.filter(row => !row.up)
                for (const row of rows) {
                    compare(row.loser || row.gained || row.told || row.place > 0, false)
                    compare(row.Accessible.description.indexOf("pays"), -1)
                    if (!row.up) {
                        compare(row.value, "")
                        verify(row.cards.every(card => card === table.back))
                    }
                    if (Backstage.all(row, "TurningCard").some(card => card.turned < 1)) {
                        verify(!row.seen)
                        compare(row.Accessible.name, row.name)
                    }
                }
                if (covered.length > 0) {
                    const labels = Backstage.all(board, "Label")
                    verify(labels.every(one => one.text.indexOf("1 token") < 0))
                    compare(labels.filter(one => one.tone === "_red" && !/knocked/.test(one.text)).length, 0)
                    ++looks
                }
                wait(20)
            }
            verify(looks > 0)
            verify(hands().concat(Backstage.all(board, "HandLine")).some(row => row.loser))
        }
        function test_aClickHurries() {
            sit("turn", 6)
            Preferences.pace = 0
            Backstage.lay("showdown", 6)
            tryVerify(() => board.table.turning, 10000)
            mouseClick(showdown(), 60, showdown().height / 2)
            compare(board.table.turning, false)
            verify(at("action_next"))
        }
        function test_menuRulesAndLogAreReached() {
            sit("showdown", 6)
            const menu = heard(board, "menuRequested"), rules = heard(board, "rulesRequested")
            mouseClick(at("showdownMenu"))
            compare(menu.count, 1)
            mouseClick(at("showdownRules"))
            compare(rules.count, 1)
            mouseClick(at("showdownLog"))
            verify(at("logClose"))
        }
        function test_aRematchIsOneKey() {
            sit("won", 2)
            const again = heard(board, "rematchRequested")
            keyClick(Qt.Key_R)
            compare(again.count, 1)
            mouseClick(at("action_rematch"))
            compare(again.count, 2)
            const table = board.table
            verify(table.ownMatch.available)
            tryVerify(() => !table.ownMatch.thinking, 30000)
            compare(table.ownMatch.best + table.ownMatch.good + table.ownMatch.errors, table.ownMatch.moves)
            stand()
            compare(table.ownMatch.wanted, false)
        }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtTest
import Cards
import Cards.Testing
import "../../../qml"

// The table of Stop the Bus in each of its moments: all can be read and reached, and both steps of a turn can be played
// with the keys, with the pointer, and by carrying a card onto another.
Item {
    id: root
    width: 1280
    height: 800

    readonly property var sizes: [Qt.size(800, 600), Qt.size(1280, 800)]
    readonly property var hands: [["7D", "8S", "KC"], ["3S", "3H", "3D"], ["AD", "6D", "4C"], ["QS", "5H", "5C"],
        ["JC", "TC", "8D"], ["2S", "JH", "QD"], ["6C", "9S", "TD"]]

    Component {
        id: page
        TablePage { focus: true; table: Session.table }
    }

    HintPlace { id: hints }

    TestCase {
        id: test
        name: "stopthebus"
        when: windowShown

        property TablePage board

        function init() {
            failOnWarning(/./)
            Backstage.speak("en")
        }
        function cleanup() {
            stand()
            Backstage.clear()
        }
        function stand() {
            if (board)
                board.destroy()
            board = null
            wait(0)
        }
        function scene(moment: string, seats: int, changes: var): string {
            const open = ["showdown", "end"].includes(moment)
            const phase = moment === "lastturn" ? "turn" : moment
            const early = phase === "cut" || phase === "first_dealer"
            const view = { deal: phase === "first_dealer" ? 0 : 3, dealer: seats - 1, tokens: Array.from({ length: seats }, (none, seat) => 3 - seat % 3), pool: 0,
                hand: early ? null : moment === "stop" ? ["7D", "8S", "9D"] : root.hands[0], monte: early ? [] : moment === "stop" ? ["KC", "2C", "2H"] : ["9D", "2C", "2H"],
                stock: 49 - 3 * seats, knocker: moment === "lastturn" ? seats - 1 : null, lap: 2, known: Array(seats).fill([]),
                shown: open ? root.hands.slice(0, seats) : Array(seats).fill(null) }
            const names = ["", "Teresa", "Bruno", "Don Elio", "Nives", "Secondo", "Gino"]
            const faces = ["tu", "teresa", "bruno", "elio", "nives", "secondo", "gino"]
            return JSON.stringify({ game: "stopthebus", phase: phase, toMove: 0, winner: 1, options: { bragQuirks: true, mayPass: false, finalStand: true, tokens: 3, capRounds: 20 },
                seats: names.slice(0, seats).map((name, i) => ({ name: name, portrait: faces[i] })), view: Object.assign(view, changes) })
        }
        function sit(moment: string, seats: int, size: size, changes: var) {
            Theme.base = Theme.baseFor(size.width, size.height)
            compare(Backstage.show(scene(moment, seats, changes)), "")
            board = page.createObject(root, { width: size.width, height: size.height })
            board.forceActiveFocus()
            waitForRendering(board)
        }
        function at(name: string): Item {
            const item = Backstage.find(board, name)
            verify(item, name + " can be seen")
            return item
        }
        // The others' cards and their words stay in sight, and so does all that is in the middle.
        function test_theHintLiesOnNothing_data() {
            const rows = []
            for (const seats of [2, 4, 7])
                for (const size of root.sizes)
                    rows.push({ tag: `${seats} ${size.width}x${size.height}`, seats, size })
            return rows
        }
        function test_theHintLiesOnNothing(row) {
            Backstage.speak("it")
            sit("turn", row.seats, row.size, {})
            keyClick(Qt.Key_H)
            tryVerify(() => Backstage.find(board, "hint1"), 60000)
            wait(20)
            compare(hints.complaints(board).join("\n"), "")
        }
        function middleOf(item: Item): point {
            const place = Backstage.placeOf(item)
            return Qt.point(place.x + place.width / 2, place.y + place.height / 2)
        }

        function test_allCanBeReadAndReached_data() {
            const rows = []
            for (const moment of ["first_dealer", "cut", "turn", "stop", "lastturn", "showdown", "end"])
                for (const seats of [2, 4, 7])
                    for (const size of root.sizes)
                        for (const language of ["en", "it"])
                            rows.push({ tag: `${moment} ${seats} ${size.width} ${language}`, moment, seats, size, language })
            return rows
        }
        function test_allCanBeReadAndReached(row) {
            Backstage.speak(row.language)
            sit(row.moment, row.seats, row.size, {})
            Backstage.settle(board)
            compare(Backstage.unreadable(board), [])
            compare(Backstage.tooSmallToTouch(board, Theme.touch), [])
        }

        function test_noPackLiesBesideTheMonte() {
            sit("turn", 4, root.sizes[1], {})
            verify(!Backstage.all(board, "Stock").some(one => one.visible))
            for (let card = 0; card < 3; ++card)
                at("monte" + card)
        }
        function test_theExchangeIsChosenWithKeys() {
            sit("turn", 4, root.sizes[1], {})
            keyClick(Qt.Key_3)
            keyClick(Qt.Key_Q)
            compare(Backstage.chosen(board.table, "hand"), 4)
            compare(Backstage.chosen(board.table, "monte"), 1)
            compare(at("action_exchange").note, "makes a run 7-8-9")
            verify(at("action_exchange").possible && at("action_exchangestop").possible)
            keyClick(Qt.Key_2)
            keyClick(Qt.Key_W)
            verify(!at("action_exchange").possible && !at("action_exchangestop").possible)
            compare(at("action_exchange").note, "one card, or all three")
            keyClick(Qt.Key_Escape)
            compare(Backstage.chosen(board.table, "hand") | Backstage.chosen(board.table, "monte"), 0)
        }
        function test_aCardIsCarriedOntoAnother() {
            sit("turn", 4, root.sizes[1], {})
            const from = middleOf(at("hand2")), to = middleOf(at("monte0"))
            mousePress(root, from.x, from.y)
            for (let step = 1; step <= 10; ++step)
                mouseMove(root, from.x + (to.x - from.x) * step / 10, from.y + (to.y - from.y) * step / 10)
            mouseRelease(root, to.x, to.y)
            compare(Backstage.chosen(board.table, "hand"), 4)
            compare(Backstage.chosen(board.table, "monte"), 1)
        }
        function test_theStopHasItsTickets() {
            sit("stop", 4, root.sizes[1], {})
            at("action_goon")
            compare(at("action_stop").note, "you stop with a run 7-8-9")
            verify(!Backstage.find(board, "action_exchange"))
            keyClick(Qt.Key_1)
            compare(Backstage.chosen(board.table, "hand"), 0)
        }
        // Who stopped and who still plays is told with the bell, and to readers in words.
        function test_theBellIsSeenInTheLastLap_data() { return root.sizes.map(size => ({ tag: `${size.width}`, size })) }
        function test_theBellIsSeenInTheLastLap(row) {
            sit("lastturn", 4, row.size, {})
            const banner = Backstage.all(board, "LastTurns").find(one => one.visible)
            verify(banner)
            verify(Backstage.all(banner, "Picture").some(one => String(one.source).endsWith("bell.svg")))
            verify(Backstage.all(board, "Seat").some(one => one.seat === 3 && one.Accessible.name.includes("has stopped the bus")))
            at("action_stay")
        }
        function test_theHintTellsBothSteps_data() { return root.sizes.map(size => ({ tag: `${size.width}`, size })) }
        function test_theHintTellsBothSteps(row) {
            for (const language of ["en", "it"]) {
                Backstage.speak(language)
                sit("turn", 4, row.size, {})
                keyClick(Qt.Key_H)
                tryVerify(() => Backstage.find(board, "hint0") && !board.table.hint.thinking, 60000)
                Backstage.settle(board)
                compare(Backstage.unreadable(board), [])
                mouseClick(at("hint0"))
                verify(Backstage.chosen(board.table, "hand") > 0 && Backstage.chosen(board.table, "monte") > 0)
                stand()
                sit("stop", 4, row.size, {})
                keyClick(Qt.Key_H)
                tryVerify(() => Backstage.find(board, "hint1") && !board.table.hint.thinking, 60000)
                Backstage.settle(board)
                compare(Backstage.unreadable(board), [])
                stand()
            }
        }
    }
}

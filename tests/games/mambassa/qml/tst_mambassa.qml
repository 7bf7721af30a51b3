// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing
import "../../../qml"

// Mambassa's table in each of its moments: all can be read and reached, and both steps of a turn can be played with keys
// and pointer, with the hint or without.
Item {
    id: root
    width: 1280
    height: 800

    readonly property var sizes: [Qt.size(800, 600), Qt.size(1280, 800)]
    readonly property var hands: [["7D", "7C", "2D", "4B"], ["AS", "KS", "HS", "JS"], ["KC", "HC", "6D", "3B"], ["5C", "6C", "7S", "JB"],
        ["4C", "3D", "HB", "6S"], ["5D", "3C", "6B", "HD"], ["KB", "2S", "4D", "KD"], ["AD", "5B", "2C", "JC"]]

    Component {
        id: page
        TablePage { focus: true; table: Session.table }
    }

    HintPlace { id: hints }

    TestCase {
        id: test
        name: "mambassa"
        when: windowShown

        property Item board

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
        function scene(phase: string, seats: int, changes: var): string {
            const nobody = Array(seats).fill(null)
            const open = ["declaration", "showdown", "end"].includes(phase)
            const view = { deal: phase === "first_dealer" ? 0 : 2, dealer: phase === "dealer" ? 0 : 1, tokens: Array(seats).fill(2), pool: 2 * seats,
                hand: phase === "cut" || phase === "dealer" || phase === "first_dealer" ? null : root.hands[0], aside: phase === "dealer" ? ["7B", "AC", "3S", "5S"] : null,
                monte: phase === "turn" || phase === "draw" ? ["7B", "AC", "3S", "5S"] : [], stock: 36 - 4 * seats, knocker: null, lap: 2,
                known: Array(seats).fill([]), maybe: Array(seats).fill([]), shown: open ? root.hands.slice(0, seats) : nobody, exchanged: 1 }
            const names = ["", "Teresa", "Bruno", "Don Elio", "Nives", "Secondo", "Gino", "Ines"]
            const faces = ["tu", "teresa", "bruno", "elio", "nives", "secondo", "gino", "ines"]
            return JSON.stringify({ game: "mambassa", phase: phase, toMove: 0, winner: 1, cards: ["2D", "KD", "5C", "7S", "AB", "3B", "HC", "6D"].slice(0, seats),
                options: { tokenValue: 50 }, seats: names.slice(0, seats).map((name, i) => ({ name: name, portrait: faces[i] })), view: Object.assign(view, changes) })
        }
        function sit(phase: string, seats: int, size: size, changes: var) {
            Theme.base = Theme.baseFor(size.width, size.height)
            compare(Backstage.show(scene(phase, seats, changes)), "")
            board = page.createObject(root, { width: size.width, height: size.height })
            board.forceActiveFocus()
            waitForRendering(board)
        }
        function at(name: string): Item {
            const item = Backstage.find(board, name)
            verify(item, name + " can be seen")
            return item
        }

        // In both steps of a turn the slip comes up in the same place, clear of the others' cards and words and of the middle.
        function test_theHintLiesOnNothing_data() {
            const rows = []
            for (const seats of [2, 5, 8])
                for (const size of root.sizes)
                    rows.push({ tag: `${seats} ${size.width}x${size.height}`, seats, size })
            return rows
        }
        function test_theHintLiesOnNothing(row) {
            Backstage.speak("it")
            const feet = []
            for (const phase of ["turn", "draw"]) {
                sit(phase, row.seats, row.size, {})
                keyClick(Qt.Key_H)
                tryVerify(() => Backstage.find(board, "hint1"), 60000)
                wait(20)
                compare(hints.complaints(board).join("\n"), "")
                const place = hints.slip(board)
                feet.push(`${place.x} ${place.width} ${place.y + place.height}`)
                stand()
            }
            compare(feet[1], feet[0])
        }
        function test_allCanBeReadAndReached_data() {
            const rows = []
            for (const phase of ["first_dealer", "cut", "dealer", "turn", "draw", "declaration", "showdown", "end"])
                for (const seats of [2, 5, 8])
                    for (const size of root.sizes)
                        for (const language of ["en", "it"])
                            rows.push({ tag: `${phase} ${seats} ${size.width} ${language}`, phase, seats, size, language })
            return rows
        }
        function test_allCanBeReadAndReached(row) {
            Backstage.speak(row.language)
            sit(row.phase, row.seats, row.size, {})
            Backstage.settle(board)
            compare(Backstage.unreadable(board), [])
            compare(Backstage.tooSmallToTouch(board, Theme.touch), [])
        }

        function test_theCardsForTheDealerLieApart_data() {
            return root.sizes.map(size => ({ tag: `${size.width}`, size }))
        }
        function test_theCardsForTheDealerLieApart(row) {
            sit("first_dealer", 8, row.size, {})
            tryVerify(() => Backstage.faces(Session.table, "drawn").length === 8)
            Backstage.settle(board)
            const cards = Backstage.all(board, "CardFace").filter(card => card.Accessible.ignored !== true).map(card => Backstage.placeOf(card))
            verify(cards.length >= 8)
            for (let one = 0; one < cards.length; ++one)
                for (let other = 0; other < one; ++other) {
                    const a = cards[one], b = cards[other]
                    verify(a.right <= b.left + 2 || b.right <= a.left + 2 || a.bottom <= b.top + 2 || b.bottom <= a.top + 2, `${a} and ${b}`)
                }
        }

        // With the memory aid: what a seat may have put under the stock is told apart from what it surely has.
        function test_doubtfulCardsLieUnderAMark_data() {
            return [{ tag: "2", seats: 2 }, { tag: "5", seats: 5 }, { tag: "8", seats: 8 }]
        }
        function test_doubtfulCardsLieUnderAMark(row) {
            const known = Array(row.seats).fill([]), maybe = Array(row.seats).fill([])
            known[1] = ["2D"]
            maybe[1] = ["3D", "4D", "5D", "6D", "7D", "2C"]  // more than a hand holds
            Preferences.memoryAid = true
            sit("turn", row.seats, root.sizes[0], { known, maybe })
            const seat = Backstage.all(board, "Seat").find(one => one.seat === 1)
            verify(seat.Accessible.name.indexOf("known: ") >= 0 && seat.Accessible.name.indexOf("perhaps: ") >= 0, seat.Accessible.name)
            const rows = Backstage.all(board, "KnownCards").filter(each => each.objectName !== "trade")
            compare(rows.length, 1)
            compare(Array.from(rows[0].children).filter(corner => corner.doubtful === true).length, 4) // the last four
            const place = Backstage.placeOf(rows[0])
            verify(place.x >= 0 && place.x + place.width <= board.width && place.y >= 0, `${place}`)
            Preferences.memoryAid = false
            compare(Backstage.all(board, "KnownCards").filter(each => each.objectName !== "trade").length, 0)
        }

        function test_theFirstStepIsChosenWithKeys() {
            sit("turn", 5, root.sizes[1], {})
            keyClick(Qt.Key_3)
            keyClick(Qt.Key_4)
            compare(Backstage.chosen(board.table, "hand"), 12)
            keyClick(Qt.Key_Q)
            verify(at("action_exchange").note !== "")
            keyClick(Qt.Key_E)
            compare(Backstage.chosen(board.table, "monte"), 5)
            keyClick(Qt.Key_Escape)
            compare(Backstage.chosen(board.table, "hand") | Backstage.chosen(board.table, "monte"), 0)
            at("action_pass")
            at("action_shirt")
        }
        function test_theSecondStepTakesOneCard() {
            sit("draw", 5, root.sizes[1], {})
            at("action_stay")
            keyClick(Qt.Key_3)
            keyClick(Qt.Key_4)
            compare(Backstage.chosen(board.table, "hand"), 8)
            verify(at("action_draw").enabled)
            verify(!Backstage.find(board, "action_knock"))
            stand()
            sit("draw", 5, root.sizes[1], { exchanged: 0 })
            at("action_knock")
            verify(!Backstage.find(board, "action_stay"))
        }
        function test_theHintTellsBothSteps_data() {
            return root.sizes.map(size => ({ tag: `${size.width}`, size }))
        }
        function test_theHintTellsBothSteps(row) {
            for (const language of ["en", "it"]) {
                Backstage.speak(language)
                sit("turn", 5, row.size, {})
                keyClick(Qt.Key_H)
                tryVerify(() => Backstage.find(board, "hint0") && board.table.hint.moves.rowCount() === 6, 60000)
                Backstage.settle(board)
                compare(Backstage.unreadable(board), [])
                mouseClick(at("hint0"))
                verify(Backstage.chosen(board.table, "hand") > 0 && Backstage.chosen(board.table, "monte") > 0)
                keyClick(Qt.Key_H)
                verify(!board.table.hint.open)
                stand()
                sit("draw", 5, row.size, {})
                keyClick(Qt.Key_H)
                tryVerify(() => Backstage.find(board, "hint4"), 60000)
                Backstage.settle(board)
                compare(Backstage.unreadable(board), [])
                stand()
            }
        }
        function test_theHintHasRoomForALongHandAndWhatFollows_data() {
            return root.sizes.map(size => ({ tag: `${size.width}`, size }))
        }
        function test_theHintHasRoomForALongHandAndWhatFollows(row) {
            for (const language of ["en", "it"]) {
                Backstage.speak(language)
                sit("turn", 2, row.size, { hand: ["7B", "2S", "6B", "HS"], monte: ["JB", "2C", "6D", "HB"] })
                keyClick(Qt.Key_H)
                tryVerify(() => Backstage.find(board, "hint0") && !board.table.hint.thinking, 60000)
                Backstage.settle(board)
                // a scala lunga to the horse, with which one stays
                verify(/,/.test(at("hint0").worth) && at("hint0").worth.length > 20, at("hint0").worth)
                compare(Backstage.unreadable(board), [])
                stand()
            }
        }
    }
}

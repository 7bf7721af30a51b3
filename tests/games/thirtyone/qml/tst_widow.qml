// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing
import "../../../qml"

// The table of Thirty-One with the widow, where chips are played for: all can be read and reached, and cards are exchanged
// with the keys, with the pointer and by carrying them.
Item {
    id: root
    width: 1280
    height: 800

    readonly property var sizes: [Qt.size(800, 600), Qt.size(1280, 800), Qt.size(800, 1280)]
    readonly property var hands: [["KH", "QH", "4C"], ["9C", "TC", "2D"], ["AD", "7D", "3C"], ["QS", "5H", "5C"],
        ["JC", "8S", "8D"], ["2S", "2H", "QD"], ["6C", "9S", "TD"]]

    Component {
        id: page
        TablePage { focus: true; table: Session.table }
    }

    HintPlace { id: hints }

    TestCase {
        id: test
        name: "widow"
        when: windowShown

        property TablePage board

        function init() {
            failOnWarning(/./)
            Backstage.speak("en")
        }
        function cleanup() {
            if (board)
                board.destroy()
            board = null
            wait(0)
            Backstage.clear()
        }
        function scene(moment: string, seats: int): string {
            const settled = moment === "showdown"
            const view = { deal: 6, dealer: seats - 1, score: [9, 14, 8, 11, 3, 1, 6].slice(0, seats), pool: seats,
                hand: root.hands[0], taken: null, stock: 52 - 3 * seats - 5, discards: ["3S", "JD"], middle: ["AH", null, "6D"],
                knocker: moment === "turn" ? null : seats - 1, lap: 2, known: Array(seats).fill([]), shown: settled ? root.hands.slice(0, seats) : Array(seats).fill(null) }
            const names = ["", "Teresa", "Bruno", "Don Elio", "Nives", "Secondo", "Gino"]
            const faces = ["tu", "teresa", "bruno", "elio", "nives", "secondo", "gino"]
            return JSON.stringify({ game: "thirtyone", phase: settled ? "showdown" : "turn", toMove: 0,
                options: { source: "widow", settlement: "pot", chips: 10, ante: 1, maxHands: 20, pack: "52", lives: 3, county: true, threeOfAKind305: false, blitzAfterKnock: false, knockFromRound: 1 },
                seats: names.slice(0, seats).map((name, i) => ({ name: name, portrait: faces[i] })), view: view })
        }
        function sit(moment: string, seats: int, size: size) {
            Theme.base = Theme.baseFor(size.width, size.height)
            compare(Backstage.show(scene(moment, seats)), "")
            board = page.createObject(root, { width: size.width, height: size.height })
            board.forceActiveFocus()
            waitForRendering(board)
            Backstage.settle(board)
        }
        function at(name: string): Item {
            const item = Backstage.find(board, name)
            verify(item, name + " can be seen")
            return item
        }
        // The pot, the widow, the others' cards and their words stay in sight, and the slip comes up where it was.
        function test_theHintLiesOnNothing_data() {
            const rows = []
            for (const seats of [2, 4, 7])
                for (const size of root.sizes)
                    for (const language of ["en", "it"])
                        rows.push({ tag: `${seats} ${size.width}x${size.height} ${language}`, seats, size, language })
            return rows
        }
        function test_theHintLiesOnNothing(row) {
            Backstage.speak(row.language)
            sit("turn", row.seats, row.size)
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
            for (const moment of ["turn", "lastturn", "showdown"])
                for (const seats of [2, 4, 7])
                    for (const size of moment === "showdown" ? root.sizes.slice(0, 2) : root.sizes)
                        for (const language of ["en", "it"])
                            rows.push({ tag: `${moment} ${seats} ${size.width}x${size.height} ${language}`, moment, seats, size, language })
            return rows
        }
        function test_allCanBeReadAndReached(row) {
            Backstage.speak(row.language)
            sit(row.moment, row.seats, row.size)
            compare(Backstage.unreadable(board), [])
            compare(Backstage.tooSmallToTouch(board, Theme.touch), [])
        }

        function test_nothingLiesOverAnother_data() {
            const rows = []
            for (const seats of [2, 4, 7])
                for (const size of root.sizes)
                    rows.push({ tag: `${seats} ${size.width}x${size.height}`, seats, size })
            return rows
        }
        function test_nothingLiesOverAnother(row) {
            sit("turn", row.seats, row.size)
            const places = ["stock", "discards", "middle0", "middle1", "middle2"].map(name => Backstage.placeOf(at(name)))
            for (let i = 0; i < places.length; ++i)
                for (let j = i + 1; j < places.length; ++j) {
                    const one = places[i], other = places[j]
                    verify(one.right <= other.left + 8 || one.bottom <= other.top + 8, `${i} and ${j}: ${one} ${other}`)
                }
        }

        function test_cardsAreExchangedWithTheKeys() {
            sit("turn", 4, Qt.size(1280, 800))
            for (const place of [0, 1, 2])
                verify(at("key_middle" + place))
            keyClick(Qt.Key_3)
            keyClick(Qt.Key_E)
            const ticket = at("action_exchange") as ActionButton
            compare(ticket.tone, "red")
            compare(ticket.note, "31: the deal ends at once!")
            keyClick(Qt.Key_Escape)
            compare((at("action_exchange") as ActionButton).tone, "cream")
        }
        function test_unseenCardsAreChosenToo() {
            sit("turn", 4, Qt.size(1280, 800))
            const card = middleOf(at("middle1"))
            mouseClick(root, card.x, card.y)
            const own = middleOf(at("hand2"))
            mouseClick(root, own.x, own.y)
            compare((at("action_exchange") as ActionButton).note, "1 card unseen; at least 20")
        }
        function test_aReaderIsToldOfEachCard() {
            sit("turn", 4, Qt.size(1280, 800))
            const open = at("middle0") as PlayCard
            compare(open.Accessible.name, "ace of hearts")
            compare(open.Accessible.description, "widow, card 1 of 3, key E")
            compare((at("middle1") as PlayCard).Accessible.name, "face-down card")
        }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing
import "../../../qml"

// The table of Switch: the dealer's choice, the two packets, and the restart can be read, reached and answered.
Item {
    id: root
    width: 1280
    height: 800

    readonly property var sizes: [Qt.size(800, 600), Qt.size(1280, 800), Qt.size(800, 1280)]
    readonly property var hands: [["9S", "8S", "7S"], ["9C", "TC", "2D"], ["AD", "6D", "3C"], ["QS", "5H", "5C"],
        ["JC", "8C", "8D"], ["2S", "2H", "QD"], ["6C", "AS", "TD"]]

    Component {
        id: page
        TablePage { focus: true; table: Session.table }
    }

    HintPlace { id: hints }

    TestCase {
        id: test
        name: "thirtyone_switch"
        when: windowShown

        property TablePage board

        // What the table remarks meanwhile.
        function remarks(doing: var): var {
            const heard = []
            const hear = words => heard.push(words)
            board.table.remarked.connect(hear)
            doing()
            board.table.remarked.disconnect(hear)
            return heard
        }

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
            const choosing = moment === "dealer", last = moment === "lastturn", early = moment === "cut"
            const view = { deal: 3, dealer: choosing ? 0 : seats - 1, score: Array.from({ length: seats }, (none, seat) => 4 - seat % 4), pool: 5,
                hand: early ? null : root.hands[0], second: choosing ? ["AH", "7D", "3D"] : null, middle: choosing ? [] : ["KD", "QH", "4C"],
                closed: early ? [] : last ? ["KS", "8H", "4D"] : [null, null, null], closedFrom: last ? 0 : null, stock: early ? 49 : 0,
                knocker: last || moment === "restart" ? seats - 1 : null, lap: 2, known: Array(seats).fill([]),
                shown: moment === "restart" ? root.hands.slice(0, seats) : Array(seats).fill(null) }
            const names = ["", "Teresa", "Bruno", "Don Elio", "Nives", "Secondo", "Gino"]
            const faces = ["tu", "teresa", "bruno", "elio", "nives", "secondo", "gino"]
            return JSON.stringify({ game: "thirtyone", phase: last ? "turn" : moment, toMove: choosing ? changes.dealer ?? 0 : 0,
                options: { source: "switch", settlement: "lives", capRounds: 10, switchReset: "cancelHand", pack: "52", lives: 3, county: true, threeOfAKind305: false, blitzAfterKnock: false, knockFromRound: 1 },
                seats: names.slice(0, seats).map((name, i) => ({ name: name, portrait: faces[i] })), view: Object.assign(view, changes) })
        }
        function sit(moment: string, seats: int, size: size, changes: var) {
            Theme.base = Theme.baseFor(size.width, size.height)
            compare(Backstage.show(scene(moment, seats, changes)), "")
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

        // Both packets, and the dealer's two hands with their tickets, stay in sight.
        function test_theHintLiesOnNothing_data() {
            const rows = []
            for (const moment of ["dealer", "turn"])
                for (const seats of [2, 4, 7])
                    for (const size of moment === "dealer" ? root.sizes.slice(0, 2) : root.sizes)
                        rows.push({ tag: `${moment} ${seats} ${size.width}x${size.height}`, moment, seats, size })
            return rows
        }
        function test_theHintLiesOnNothing(row) {
            Backstage.speak("it")
            sit(row.moment, row.seats, row.size, {})
            keyClick(Qt.Key_H)
            tryVerify(() => Backstage.find(board, "hint1"), 60000)
            wait(400)
            if (row.moment === "turn") {
                compare(hints.complaints(board).join("\n"), "")
                return
            }
            const place = hints.slip(board), sheet = Backstage.all(board, "HandChoice")[0].paper
            verify(!hints.meet(place, Backstage.placeOf(sheet)), `${place} ${Backstage.placeOf(sheet)}`)
            verify(Backstage.placeOf(sheet).y >= 0 && place.y + place.height <= row.size.height, `${place} ${Backstage.placeOf(sheet)}`)
            verify(!hints.meet(place, Backstage.placeOf(at("action_second"))))
        }
        // Before anything is known of the closed packet the key says so.
        function test_theKeyTellsThatNothingIsKnown() {
            sit("turn", 4, root.sizes[0], {})
            const told = remarks(() => keyClick(Qt.Key_U))
            compare(told.length, 1)
            verify(told[0].includes("You know none of the cards"), told[0])
        }
        function test_allCanBeReadAndReached_data() {
            const rows = []
            for (const moment of ["dealer", "turn", "lastturn", "restart", "cut"])
                for (const seats of [2, 4, 7])
                    for (const size of moment === "turn" || moment === "lastturn" ? root.sizes : root.sizes.slice(0, 2)) // the window is wide
                        for (const language of ["en", "it"])
                            rows.push({ tag: `${moment} ${seats} ${size.width}x${size.height} ${language}`, moment, seats, size, language })
            return rows
        }
        function test_allCanBeReadAndReached(row) {
            Backstage.speak(row.language)
            sit(row.moment, row.seats, row.size, {})
            compare(Backstage.unreadable(board), [])
            compare(Backstage.tooSmallToTouch(board, Theme.touch), [])
        }

        function test_theDealerPointsAtAHandWithTheArrows() {
            sit("dealer", 4, root.sizes[1], {})
            compare(at("action_first").tone, "red")
            keyClick(Qt.Key_Right)
            verify(at("action_second").activeFocus)
            keyClick(Qt.Key_Left)
            verify(at("action_first").activeFocus)
            verify(at("action_first").note.indexOf("24") >= 0, at("action_first").note)
        }
        function test_anotherDealersHandsAreNotShown() {
            sit("dealer", 4, root.sizes[1], { dealer: 1, second: null })
            verify(!Backstage.find(board, "action_first"))
        }
        function test_cardsOfBothSidesAreChosenWithKeys() {
            sit("turn", 4, root.sizes[1], {})
            keyClick(Qt.Key_1)
            keyClick(Qt.Key_E)
            compare(Backstage.chosen(board.table, "hand"), 1)
            compare(Backstage.chosen(board.table, "middle"), 4)
            verify(at("action_exchange").possible)
            compare(at("action_exchange").tone, "red")
            mouseClick(at("middle2"))
            compare(Backstage.chosen(board.table, "middle"), 0)
        }
        function test_whatIsKnownOfTheClosedPacketIsShown() {
            sit("turn", 4, root.sizes[1], {})
            keyClick(Qt.Key_U)
            verify(!Backstage.all(board, "ClosedPacket")[0].open) // nothing is
            stand()
            sit("lastturn", 4, root.sizes[1], {})
            const packet = Backstage.all(board, "ClosedPacket")[0]
            verify(packet.told.indexOf("king of spades") > 0, packet.told)
            keyClick(Qt.Key_U)
            verify(packet.open)
            compare(Backstage.unreadable(board), [])
            keyClick(Qt.Key_Escape)
            verify(!packet.open)
            verify(at("action_closed").note.indexOf("spades") > 0, at("action_closed").note)
        }
        function test_aPressOnAPacketOnlyAsks() {
            sit("turn", 4, root.sizes[1], {})
            compare(remarks(() => mouseClick(at("closed"))).length, 1)
        }
        function test_aRestartIsOffered() {
            sit("restart", 4, root.sizes[1], {})
            verify(at("action_restart").possible)
            verify(at("action_letstand").note.indexOf("lose") > 0, at("action_letstand").note)
            verify(!Backstage.find(board, "action_next"))
        }
    }
}

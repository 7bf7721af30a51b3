// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing
import "../../../qml"

// Side bets at the table of Thirty-One: all can be read and reached, and a bet is put together with the keys and with the
// pointer.
Item {
    id: root
    width: 1280
    height: 800

    readonly property var sizes: [Qt.size(800, 600), Qt.size(1280, 800), Qt.size(800, 1280)]

    Component {
        id: page
        TablePage { focus: true; table: Session.table }
    }

    TestCase {
        id: test
        name: "thirtyone_bets"
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
        // "offer", "out" (the person is out of the match), "answer" or "turn"
        function scene(moment: string, seats: int): string {
            const offer = moment === "answer" ? { by: 1, with: 0, backs: 1, against: 0, stake: 2 } : null
            const view = { deal: 4, dealer: seats - 1, score: [moment === "out" ? 0 : 3, 2, 4, 1, 3, 2, 4].slice(0, seats), pool: 6,
                hand: moment === "out" ? null : ["KH", "7H", "4S"], taken: null, stock: 25, discards: ["3S", "JD"], knocker: null, lap: 2,
                known: Array(seats).fill([]), shown: Array(seats).fill(null), purse: Array(seats).fill(18), offer: offer,
                bets: seats > 2 ? [{ by: 2, with: 0, backs: 2, against: 0, stake: 2 }] : [] }
            const names = ["", "Teresa", "Bruno", "Don Elio", "Nives", "Secondo", "Gino"]
            const faces = ["tu", "teresa", "bruno", "elio", "nives", "secondo", "gino"]
            return JSON.stringify({ game: "thirtyone", phase: moment === "turn" ? "turn" : "offer", toMove: 0,
                options: { pack: "52", lives: 3, county: true, threeOfAKind305: false, blitzAfterKnock: false, knockFromRound: 1, sideBets: true, sidePurse: 20 },
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
        function press(name: string) {
            const place = Backstage.placeOf(at(name))
            mouseClick(root, place.x + place.width / 2, place.y + place.height / 2)
        }

        function test_allCanBeReadAndReached_data() {
            const rows = []
            for (const moment of ["offer", "out", "answer", "turn"])
                for (const seats of [2, 4, 7])
                    for (const size of root.sizes)
                        for (const language of ["en", "it"])
                            rows.push({ tag: `${moment} ${seats} ${size.width}x${size.height} ${language}`, moment, seats, size, language })
            return rows
        }
        function test_allCanBeReadAndReached(row) {
            Backstage.speak(row.language)
            sit(row.moment, row.seats, row.size)
            compare(Backstage.unreadable(board), [])
            compare(Backstage.tooSmallToTouch(board, Theme.touch), [])
            if (row.moment === "answer")
                return
            keyClick(Qt.Key_B)                                // a bet is put together, or the open ones are looked at
            Backstage.settle(board)
            compare(Backstage.unreadable(board), [])
            compare(Backstage.tooSmallToTouch(board, Theme.touch), [])
        }

        function test_aBetIsPutTogetherWithThePointer() {
            sit("out", 4, Qt.size(1280, 800))
            press("action_draft")
            tryVerify(() => Session.table.bets.drafting)
            Backstage.settle(board)
            press("betWith_choice_Don Elio")
            press("betBacks_choice_Teresa")
            press("betStake_choice_2")
            compare((at("betSentence") as Print).text, "You bet Don Elio 2: Teresa outlasts Don Elio")
        }
        function test_andWithTheKeys() {
            sit("offer", 4, Qt.size(1280, 800))
            keyClick(Qt.Key_B)
            tryVerify(() => Session.table.bets.drafting)
            Backstage.settle(board)
            const sheet = at("betWith_choice") as Choice
            verify(sheet.activeFocus)
            compare(sheet.Accessible.description, "Teresa")
            keyClick(Qt.Key_Right)
            compare(sheet.Accessible.description, "Don Elio") // there is one with Bruno already
            compare((at("betSentence") as Print).text, "You bet Don Elio 1: you outlast Don Elio")
            keyClick(Qt.Key_Escape)
            verify(!Session.table.bets.drafting)
            verify(at("action_nobet"))
        }
        function test_theOpenBetsAreListed() {
            sit("turn", 4, Qt.size(1280, 800))
            const tab = at("betsTab") as Tab
            compare(tab.text, "Bets: 1")
            compare(tab.Accessible.description, "Bruno with you, 2: Bruno outlasts you. In your purse: 18; key: B")
            press("betsTab")
            verify(at("betsSlip"))
            keyClick(Qt.Key_Escape)
            verify(!Session.table.bets.open)
            keyClick(Qt.Key_B)
            verify(Session.table.bets.open)
        }
        function test_anOfferIsSaid() {
            sit("answer", 4, Qt.size(1280, 800))
            compare(Session.table.notice, "Teresa bets you 2: Teresa outlasts you")
            verify(at("action_agree"))
            compare((at("action_decline") as ActionButton).tone, "red")
        }
    }
}

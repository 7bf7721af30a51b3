// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing
import "../../../qml"

// The table of Thirty-One in each of its moments: all can be read and reached, and a turn can be played with the keys,
// with the pointer, and by carrying cards.
Item {
    id: root
    width: 1280
    height: 800

    readonly property var sizes: [Qt.size(800, 600), Qt.size(1280, 800)]
    readonly property var hands: [["KH", "7H", "4S"], ["9C", "TC", "2D"], ["AD", "6D", "3C"], ["QS", "5H", "5C"],
        ["JC", "8S", "8D"], ["2S", "2H", "QD"], ["6C", "9S", "TD"]]

    Component {
        id: page
        TablePage { focus: true; table: Session.table }
    }

    TestCase {
        id: test
        name: "thirtyone"
        when: windowShown

        property TablePage board

        readonly property Component spy: SignalSpy { }

        function init() {
            failOnWarning(/./)
            Backstage.speak("en")
        }
        function cleanup() {
            stand()
            Backstage.clear()
            MatchSetup.restoreDefaults()
            MatchSetup.game = "petrangola"
            Preferences.confirmKnock = false
        }
        function stand() {
            if (board)
                board.destroy()
            board = null
            wait(0)
        }
        function scene(moment: string, seats: int, changes: var): string {
            const open = ["blitz", "showdown", "end"].includes(moment)
            const phase = moment === "took" ? "discard" : moment === "lastturn" ? "turn" : moment
            const early = phase === "cut" || phase === "first_dealer"
            const own = root.hands[0]
            const view = { deal: phase === "first_dealer" ? 0 : 3, dealer: seats - 1, score: Array.from({ length: seats }, (none, seat) => 4 - seat % 4), pool: 5,
                hand: early ? null : phase === "discard" ? [...own, "TH"] : own, taken: moment === "took" ? "TH" : null,
                stock: 52 - 3 * seats - 4, discards: early ? [] : ["3D", "AS", "2C", "TH"].slice(0, moment === "took" ? 3 : 4), knocker: moment === "lastturn" ? seats - 1 : null,
                lap: 2, known: Array(seats).fill([]), shown: open ? [root.hands[0], moment === "blitz" ? ["AC", "KC", "QC"] : root.hands[1], ...root.hands.slice(2)].slice(0, seats) : Array(seats).fill(null) }
            const names = ["", "Teresa", "Bruno", "Don Elio", "Nives", "Secondo", "Gino"]
            const faces = ["tu", "teresa", "bruno", "elio", "nives", "secondo", "gino"]
            return JSON.stringify({ game: "thirtyone", phase: phase, toMove: 0, winner: 1, options: { pack: "52", lives: 3, county: true, threeOfAKind305: false, blitzAfterKnock: false, knockFromRound: 1 },
                seats: names.slice(0, seats).map((name, i) => ({ name: name, portrait: faces[i] })), view: Object.assign(view, changes) })
        }
        function sit(moment: string, seats: int, size: size, changes: var) {
            Theme.base = Theme.baseFor(size.width, size.height)
            compare(Backstage.show(scene(moment, seats, changes)), "")
            show(size)
        }
        function show(size: size) {
            board = page.createObject(root, { width: size.width, height: size.height })
            board.forceActiveFocus()
            waitForRendering(board)
        }
        // A real match, up to the person's turn.
        function play(seats: int) {
            Theme.base = Theme.baseFor(root.width, root.height)
            MatchSetup.game = "thirtyone"
            MatchSetup.seatCount = seats
            Session.start()
            show(Qt.size(root.width, root.height))
            for (let step = 0; step < 4000 && board.table.stage !== Table.Turn || !board.table.yourTurn; ++step) {
                verify(board.table.stage !== Table.Over && step < 3999)
                for (const action of ["skip", "cut", "next"])
                    board.table.perform(action)
                wait(1)
            }
            Backstage.settle(board)
        }
        function at(name: string): Item {
            const item = Backstage.find(board, name)
            verify(item, name + " can be seen")
            return item
        }
        function middleOf(item: Item): point {
            const place = Backstage.placeOf(item)
            return Qt.point(place.x + place.width / 2, place.y + place.height / 2)
        }
        function carry(from: Item, to: Item) {
            const a = middleOf(from), b = middleOf(to)
            mousePress(root, a.x, a.y)
            for (let step = 1; step <= 10; ++step)
                mouseMove(root, a.x + (b.x - a.x) * step / 10, a.y + (b.y - a.y) * step / 10)
            mouseRelease(root, b.x, b.y)
        }
        function ownCards(): var {
            return Backstage.all(board, "PlayCard").filter(card => card.objectName.startsWith("hand"))
        }

        function test_allCanBeReadAndReached_data() {
            const rows = []
            for (const moment of ["first_dealer", "cut", "turn", "discard", "took", "lastturn", "blitz", "showdown", "end"])
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

        function test_theFourthCardHasAPlaceOfItsOwn_data() {
            const rows = []
            for (const moment of ["discard", "took"])
                for (const size of [...root.sizes, Qt.size(800, 1280)])
                    rows.push({ tag: `${moment} ${size.width}x${size.height}`, moment, size })
            return rows
        }
        function test_theFourthCardHasAPlaceOfItsOwn(row) {
            sit(row.moment, 4, row.size, {})
            Backstage.settle(board)
            const cards = [0, 1, 2, 3].map(index => Backstage.placeOf(at("hand" + index)))
            verify(cards[3].left >= cards[2].right - 1, `${cards[2]} ${cards[3]}`)
            verify(cards[0].left >= 0 && cards[3].right <= board.width && cards[3].bottom <= board.height, `${cards}`)
            const ticket = Backstage.placeOf(at("action_discard"))
            verify(cards[3].right <= ticket.left + cards[3].width * 0.08 || cards[3].bottom <= ticket.top, `${cards[3]} ${ticket}`)
        }

        function test_aCardIsChosenWithKeysAndDiscardedWithEnter() {
            sit("discard", 4, root.sizes[1], {})
            verify(!at("action_discard").possible)
            keyClick(Qt.Key_3)
            compare(Backstage.chosen(board.table, "hand"), 4)
            verify(at("action_discard").possible)
            keyClick(Qt.Key_4)                                // only one goes
            compare(Backstage.chosen(board.table, "hand"), 8)
            keyClick(Qt.Key_Escape)
            compare(Backstage.chosen(board.table, "hand"), 0)
            verify(!at("action_discard").possible)
        }
        function test_theCardThatWasTakenIsNotChosen() {
            sit("took", 4, root.sizes[1], {})
            const refused = createTemporaryObject(spy, test, { target: board.table, signalName: "refused" })
            keyClick(Qt.Key_4)
            compare(Backstage.chosen(board.table, "hand"), 0)
            compare(refused.count, 1)
            verify(at("hand3").Accessible.description.length > 0)
            mouseClick(at("hand3"))
            compare(refused.count, 2)
            keyClick(Qt.Key_1)
            compare(Backstage.chosen(board.table, "hand"), 1)
        }
        function test_whatEnterDoesIsRed() {
            sit("turn", 4, root.sizes[1], {})                 // the ten of hearts makes 27
            verify(at("action_take").note.indexOf("27") >= 0)
            compare(at("action_take").tone, "red")
            compare(at("action_draw").tone, "cream")
            stand()
            sit("turn", 4, root.sizes[1], { discards: ["2C"] })
            compare(at("action_take").tone, "cream")
            compare(at("action_draw").tone, "red")
            at("action_knock")
            verify(!Backstage.find(board, "action_stay"))
            stand()
            sit("lastturn", 4, root.sizes[1], {})
            at("action_stay")
            verify(!Backstage.find(board, "action_knock"))
            stand()
            sit("lastturn", 4, root.sizes[1], { stock: 0 })
            verify(!at("action_draw").possible)
        }
        // Whoever goes by the tickets with Enter does what Enter does without them.
        function test_theRedTicketHasTheFocus() {
            sit("turn", 4, root.sizes[1], { discards: ["2C"] })
            verify(Backstage.all(board, "Actions")[0].takeFocus())
            verify(at("action_draw").activeFocus)
            board.table.advise("knock")                       // by a guide
            compare(at("action_knock").tone, "red")
            compare(at("action_draw").tone, "cream")
            verify(at("action_knock").activeFocus)
            board.table.advise("")
            compare(at("action_draw").tone, "red")
            verify(at("action_draw").activeFocus)
            at("action_take").forceActiveFocus()              // what was chosen by oneself stays
            board.table.advise("knock")
            verify(at("action_take").activeFocus)
        }

        function test_aTurnWithTheKeys_data() {
            return [{ tag: "draw", key: Qt.Key_Q }, { tag: "take", key: Qt.Key_W }]
        }
        function test_aTurnWithTheKeys(row) {
            play(4)
            const top = Backstage.faces(board.table, "discards").slice(-1)[0]
            keyClick(row.key)
            tryVerify(() => board.table.stage === Table.Draw && Backstage.faces(board.table, "hand").length === 4)
            if (row.tag === "take")
                compare(Backstage.faces(board.table, "hand")[3], top)
            const goes = Backstage.faces(board.table, "hand")[1]
            keyClick(Qt.Key_2)
            keyClick(Qt.Key_Return)
            tryVerify(() => board.table.stage !== Table.Draw || !board.table.yourTurn)
            verify(Backstage.faces(board.table, "hand").length !== 4 || !Backstage.faces(board.table, "hand").includes(goes))
        }
        function test_aTurnWithThePointer_data() {
            return [{ tag: "stock", where: "action_discard" }, { tag: "discards", where: "action_discard" }, { tag: "stock, and the pile", where: "discards" }]
        }
        function test_aTurnWithThePointer(row) {
            play(3)
            mouseClick(at(row.tag.split(",")[0]))
            tryVerify(() => board.table.stage === Table.Draw && board.table.yourTurn)
            Backstage.settle(board)
            mouseClick(at("discards"))                        // nothing is chosen yet
            compare(board.table.stage, Table.Draw)
            compare(Backstage.faces(board.table, "hand").length, 4)
            mouseClick(at("hand0"))
            compare(Backstage.chosen(board.table, "hand"), 1)
            mouseClick(at(row.where))
            tryVerify(() => board.table.stage !== Table.Draw || !board.table.yourTurn)
        }
        function test_aTurnByCarryingCards_data() {
            return [{ tag: "discards" }, { tag: "stock" }]
        }
        function test_aTurnByCarryingCards(row) {
            play(3)
            const top = Backstage.faces(board.table, "discards").slice(-1)[0]
            carry(at(row.tag), at("hand1"))
            tryVerify(() => board.table.stage === Table.Draw && Backstage.faces(board.table, "hand").length === 4)
            compare(Backstage.faces(board.table, "hand")[3] === top, row.tag === "discards")
            Backstage.settle(board)
            carry(at("hand0"), at("discards"))
            tryVerify(() => board.table.stage !== Table.Draw || !board.table.yourTurn)
        }

        function test_thePileCanBeLookedThrough() {
            sit("turn", 4, root.sizes[0], {})
            const count = at("pileCount")
            keyClick(Qt.Key_U)
            Backstage.settle(board)
            const shown = Backstage.all(board, "PileFan")[0]
            verify(shown.open)
            compare(Backstage.unreadable(board), [])
            keyClick(Qt.Key_Escape)
            verify(!shown.open)
            mouseClick(count)
            verify(shown.open)
            keyClick(Qt.Key_U)
            verify(!shown.open)
        }
        function test_aReaderIsToldOfBothPiles() {
            sit("turn", 4, root.sizes[1], {})
            verify(/10 of hearts|ten of hearts/.test(at("discards").Accessible.name), at("discards").Accessible.name)
            verify(at("discards").Accessible.description.indexOf("take") > 0)
            verify(at("stock").Accessible.description.indexOf("draw") > 0, at("stock").Accessible.description)
            Backstage.speak("it")
            verify(at("discards").Accessible.name.startsWith("Pozzo"), at("discards").Accessible.name)
        }
        function test_theHintTellsBothSteps_data() {
            return root.sizes.map(size => ({ tag: `${size.width}`, size }))
        }
        function test_theHintTellsBothSteps(row) {
            for (const language of ["en", "it"])
                for (const moment of ["turn", "discard", "took", "lastturn"]) {
                    Backstage.speak(language)
                    sit(moment, 4, row.size, {})
                    keyClick(Qt.Key_H)
                    tryVerify(() => Backstage.find(board, "hint0") && !board.table.hint.thinking, 60000)
                    compare(board.table.hint.moves.rowCount(), moment === "discard" ? 4 : 3)
                    Backstage.settle(board)
                    compare(Backstage.unreadable(board), [])
                    if (moment === "discard" || moment === "took") {
                        mouseClick(at("hint0"))
                        verify(Backstage.chosen(board.table, "hand") > 0)
                    }
                    keyClick(Qt.Key_H)
                    verify(!board.table.hint.open)
                    stand()
                }
        }
    }
}

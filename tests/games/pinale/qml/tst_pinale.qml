// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing
import "../../../qml"

// The table of Pinale: fields of melds above a hand in two rows, at every size and number of seats; cards are chosen, laid
// and taken back with the pointer and with keys.
Item {
    id: root
    width: 1920
    height: 1280

    readonly property var sizes: [Qt.size(800, 600), Qt.size(1280, 800), Qt.size(1920, 1080), Qt.size(800, 1280)]
    readonly property var hand: "4S JS KS QH KH 9H 3D 8D TD 7C QC XR 2S QD".split(" ")

    Component {
        id: page
        TablePage { focus: true; table: Session.table }
    }

    TestCase {
        id: test
        name: "pinale"
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
            Preferences.textSize = 100
        }
        // "5H 6H XR=7H": the joker stands for the seven
        function meld(side: int, cards: string): var {
            const told = cards.split(" ").map(one => one.split("="))
            const faces = told.map(one => one[1] ?? one[0])
            return { side: side, kind: new Set(faces.map(one => one[0])).size === 1 ? "group" : "run", cards: told.map(one => one[0]), as: faces }
        }
        // as many melds as there ever are; where the queen of clubs is swapped in two others end and begin side by side
        function late(seats: int, pairs: bool): list<var> {
            const first = ["6D 7D 8D 9D TD JD", "9C TC JC XB=QC", "XR=QC QD QS", "AS AH AC", "3S 4S 5S 6S 7S 8S 9S", "TH TS TC"]
            const second = ["7H 7S 7D 7C", "TH JH QH KH AH", "3D 4D XB=5D 6D", "9S 9C 9D 2C=9H", "5S 5C 5D"]
            const third = ["3S 4S 5S 6S 7S 8S", "AD AC AS", "JH JC JD", "8H 9H TH XR=JH QH KH"]
            const own = ["5H 6H 7H 8H", "8S 9S TS JS QS KS AS", "KD KC KS XR=KH", "3C 4C 5C 6C 2S=7C 8C", "4S 4D 4H", "JD JC JS JH"]
            const others = seats === 2 || pairs ? [first.concat(third)] : [first, second, third].slice(0, seats - 1)
            const all = []
            for (const [side, melds] of [own].concat(others).entries())
                all.push(...melds.map(cards => meld(side, cards)))
            return all
        }
        // all can be read, and be hit with a finger
        function verifyPlain(least: real) {
            compare(Backstage.unreadable(board), [])
            compare(Backstage.tooSmallToRead(board, least), [])
            compare(Backstage.tooSmallToTouch(board, Theme.touch), [])
        }
        function sit(size: size, changes: var, phase: var, seats: var, pairs: var, rules: var) {
            const many = seats ?? 2
            const board0 = [meld(0, "5H 6H 7H 8H"), meld(1, "6D 7D 8D 9D TD JD"), meld(0, "8S 9S TS JS QS KS AS"), meld(1, "9C TC JC XB=QC"), meld(0, "KD KC KS XR=KH")]
            if (many > 2)
                board0.push(meld(pairs ? 0 : 2, "7H 7S 7D 7C"))
            if (many > 3)
                board0.push(meld(pairs ? 1 : 3, "AD AC AH"))
            const view = { deal: 3, dealer: 1, score: [610, -85, 410, 305].slice(0, many), hand: root.hand, drew: "QD", board: board0, up: "5S", pile: 9, stock: 34,
                           reshuffles: 0, held: [14, 9, 11, 7].slice(0, many) }
            if (pairs)
                view.score = [610, -85, 610, -85]
            compare(Backstage.show(JSON.stringify({ game: "pinale", phase: phase || "turn", toMove: 0, view: Object.assign(view, changes ?? {}),
                options: Object.assign({ teams: pairs ? "pairs" : "off", direction: "clockwise", maxWildsPerMeld: "notMoreThanNaturals", pureQualifier: false, goOutBonus: "0", stockOut: "reshuffle",
                           maxReshuffles: 2, wildGroupDoubling: "naturals", fullRunWilds: false, showDiscardHistory: false, end: "target2500" }, rules ?? {}),
                seats: [["", "tu"], ["Teresa", "teresa"], ["Bruno", "bruno"], ["Don Elio", "elio"]].slice(0, many).map(one => ({ name: one[0], portrait: one[1] })) })), "")
            Theme.base = size.height > size.width ? 15 : Theme.baseFor(size.width, size.height)
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
        function press(item: Item, x: real, y: real) {
            verify(item.visible)
            mouseClick(item, x, y)
            wait(20)
            Backstage.settle(board)
        }
        function unchoose() {
            for (const i of Array.from(at("hand0").parent.chosen)) {
                const card = at("hand" + i)
                mouseClick(card, card.width * 0.2, card.height * 0.1)
            }
        }
        function choose(codes: var) {
            for (const code of codes) {
                const faces = Backstage.faces(board.table, "hand")
                const chosen = Array.from(at("hand0").parent.chosen)
                const place = faces.findIndex((face, i) => face === "french/" + code && !chosen.includes(i))
                verify(place >= 0, code)
                const card = at("hand" + place)
                mouseClick(card, card.width * 0.2, card.height * 0.1)
            }
            wait(20)                                          // what changes together is laid at once
            Backstage.settle(board)
        }
        function tables(): var {
            const rows = []
            for (const size of root.sizes)
                for (const [seats, pairs] of [[2, false], [3, false], [4, false], [4, true]])
                    for (const [phase, print] of [["draw", 100], ["turn", 100], ["turn", 150]])
                        rows.push({ tag: `${size.width}x${size.height} ${pairs ? "pairs" : seats} ${phase} ${print}%`, size: size, seats: seats, pairs: pairs, phase: phase, print: print })
            return rows
        }

        function test_allHasItsPlace_data() { return tables() }
        function test_allHasItsPlace(data) {
            Preferences.textSize = data.print
            sit(data.size, data.phase === "draw" ? { hand: root.hand.slice(0, 13), drew: undefined, held: [13, 9, 11, 7].slice(0, data.seats) } : {}, data.phase, data.seats, data.pairs)
            verifyPlain(11)
            const own = Backstage.placeOf(at("ownField")), first = Backstage.placeOf(at("hand0"))
            verify(own.y + own.height <= first.y + 4, `${own.y + own.height} ${first.y}`)
            for (const ticket of Backstage.all(board, "ActionButton")) {
                const place = Backstage.placeOf(ticket)
                for (let i = 0; i < Backstage.faces(board.table, "hand").length; ++i) {
                    const card = Backstage.placeOf(at("hand" + i))
                    verify(card.x + card.width <= place.x + 3 || card.y + card.height <= place.y + 3, `hand${i} at ${card} and ${place}`)
                }
            }
            compare(Audit.mute(root.Window.window), [])
            compare(Audit.untold(root.Window.window), [])
        }
        // PINALE-3: whoever plays next sits at the left, and at the right where it goes anticlockwise.
        function test_theNextSitsWhereThePlayGoes_data() { return [{ tag: "clockwise", order: [1, 2, 3] }, { tag: "anticlockwise", order: [3, 2, 1] }] }
        function test_theNextSitsWhereThePlayGoes(data) {
            for (const pairs of [false, true]) {
                sit(Qt.size(1280, 800), {}, "turn", 4, pairs, { direction: data.tag })
                const seats = [1, 2, 3].sort((one, other) => Backstage.placeOf(at("head" + one)).x - Backstage.placeOf(at("head" + other)).x)
                compare(seats, data.order)
                board.destroy()
                board = null
                wait(0)
            }
        }
        function test_lateBoardsArePlain_data() {
            const rows = tables().filter(one => one.phase === "turn" && (one.print > 100 || one.size.height === 600))
            const italian = rows.filter(one => one.size.width === 800 && (one.pairs || one.seats === 2)).map(one => Object.assign({}, one, { tag: one.tag + " it", language: "it" }))
            return rows.concat(italian)
        }
        function test_lateBoardsArePlain(data) {
            Preferences.textSize = data.print
            Backstage.speak(data.language ?? "en")
            sit(data.size, { board: late(data.seats, data.pairs) }, "turn", data.seats, data.pairs)
            verifyPlain(11)
            const steps = Backstage.placeOf(at("steps")), aim = Backstage.placeOf(at("aim")), log = Backstage.placeOf(at("logTab"))
            verify(steps.x >= log.x + log.width && steps.x + steps.width <= aim.x, `${log} ${steps} ${aim}`)
            choose(["9H"])                                    // a ghost at the end of a run
            at("after")
            verifyPlain(11)
            press(at("after"), 8, 8)
            choose(["QC"])                                    // what it swaps, beside a ticket more
            const one = target(at("swap3")), other = target(at("swap0"))
            verify(Math.abs(one.y - other.y) > 5 || one.x + one.width <= other.x + 0.5 || other.x + other.width <= one.x + 0.5, `${one} lies over ${other}`)
            verifyPlain(11)
            unchoose()
            choose(["QH", "QC", "XR"])                        // ways to lay them
            verify(Backstage.all(board, "MeldOffers")[0].visible)
            verifyPlain(10)
        }
        // where a press counts as one of that item
        function target(item: Item): rect { return Backstage.placeOf(Array.from(item.children).find(child => child.hoverEnabled === true)) }
        function test_theHintIsPlainInLargePrint_data() { return tables().filter(one => one.phase === "turn" && one.print > 100 && (one.seats === 4 || one.size.height === 600)) }
        function test_theHintIsPlainInLargePrint(data) {
            Preferences.textSize = data.print
            sit(data.size, {}, "turn", data.seats, data.pairs)
            keyClick(Qt.Key_H)
            tryVerify(() => !board.table.hint.thinking && Backstage.find(board, "hint0"), 60000)
            wait(50)
            verifyPlain(11)
        }
        function test_cardsAreLaidAndTakenBack_data() { return root.sizes.map(size => ({ tag: size.width + "x" + size.height, size: size })) }
        function test_cardsAreLaidAndTakenBack(data) {
            sit(data.size)
            const melds = board.table.melding.melds
            choose(["QH", "QC", "QD"])
            press(at("newMeld"), 8, 8)
            compare(melds.rowCount(), 6)
            Backstage.settle(board)
            compare(Backstage.faces(board.table, "hand").length, 11)
            verify(Audit.spoken(root.Window.window).join("\n").includes("laid in this turn"))
            keyClick(Qt.Key_Z, Qt.ControlModifier)
            compare(melds.rowCount(), 5)
            // at the end of a run of one's own, by its ghost
            choose(["9H"])
            press(at("after"), 8, 8)
            compare(Backstage.faces(board.table, "hand").length, 13)
            keyClick(Qt.Key_Z, Qt.ControlModifier)
            compare(Backstage.faces(board.table, "hand").length, 14)
            // a joker of another side, for the card that it stands for
            choose(["QC"])
            press(at("swap3"), 6, 6)
            verify(Backstage.faces(board.table, "hand").includes("french/XB"))
            verify(at("action_discard").note.includes("joker"), at("action_discard").note)
        }
        // Every turn names what it lays; the slip lies beside the hand and one's own melds, and over those of others only where
        // no cloth is free.
        function test_theHintLiesBesideTheMelds_data() {
            return [{ tag: "small", size: Qt.size(800, 600), seats: 4, clear: false }, { tag: "small, two", size: Qt.size(800, 600), seats: 2, clear: true },
                { tag: "usual", size: Qt.size(1280, 800), seats: 4, clear: true }, { tag: "large", size: Qt.size(1920, 1080), seats: 3, clear: true }]
        }
        function test_theHintLiesBesideTheMelds(data) {
            sit(data.size, { board: [meld(0, "5H 6H 7H 8H"), meld(1, "6D 7D 8D 9D TD JD"), meld(0, "8S 9S TS JS QS KS AS"), meld(1, "QH QS QC"), meld(0, "KD KC KS XR=KH")] }, "turn", data.seats)
            keyClick(Qt.Key_H)
            tryVerify(() => !board.table.hint.thinking && Backstage.find(board, "hint0"), 60000)
            wait(50)
            const slip = Backstage.placeOf(Backstage.all(board, "HintSlip")[0])
            const meets = item => {
                const one = Backstage.placeOf(item)
                return Math.min(slip.x + slip.width, one.x + one.width) - Math.max(slip.x, one.x) > 2 && Math.min(slip.y + slip.height, one.y + one.height) - Math.max(slip.y, one.y) > 2
            }
            const heart = Backstage.all(board, "MeldBoard")[0]
            for (let i = 0; i < 14; ++i)
                verify(!meets(at("hand" + i)), "card " + i + " of the hand lies under " + slip)
            const own = heart.cardPlaces().length - 2
            compare(own, 3)
            for (const one of heart.lain().slice(0, data.clear ? undefined : 3 + own))
                verify(!one.item.visible || !meets(one.item), one.item + " at " + Backstage.placeOf(one.item) + " under " + slip)
            let lays = 0
            for (let i = 0; Backstage.find(board, "hint" + i); ++i) {
                const line = at("hint" + i)
                verify(!/Lay \d+ cards/.test(line.parts.map(part => part.verb).join(" ")))
                lays += line.parts.length > 2 ? 1 : 0
                compare(Backstage.unreadable(line).join("\n"), "")
            }
            verify(lays > 0)
        }
        function test_waysToLayAreListed() {
            sit(Qt.size(1280, 800))
            choose(["QH", "QC", "XR"])
            verify(Backstage.all(board, "MeldOffers")[0].visible)
            const way = at("way_lay2")
            const words = way.words
            press(way, 8, 8)
            compare(Backstage.all(board, "MeldOffers"), [])
            verify(words.includes("queen of diamonds") && Audit.spoken(root.Window.window).some(one => one.includes("a joker stands for the queen of diamonds")), words)
        }
        function test_thePileCanBeLookedThrough_data() { return root.sizes.map(size => ({ tag: size.width + "x" + size.height, size: size })) }
        function test_thePileCanBeLookedThrough(data) {
            const all = "3S 4S 5S 6S 7S 8S 9S TS".split(" "), discards = [].concat(all, all, all, all, all, all, all, ["AC"])
            sit(data.size, { hand: root.hand.slice(0, 13), drew: undefined, held: [13, 9, 11, 7], discards: discards, up: "AC", pile: discards.length }, "draw", 4, false, { showDiscardHistory: true })
            const count = at("pileCount")
            mouseClick(count)
            Backstage.settle(board)
            const fan = Backstage.all(board, "PileFan")[0]
            verify(fan.open)
            compare(Array.from(fan.faces).length, discards.length)
            compare(Backstage.unreadable(board), [])
            const last = Backstage.placeOf(fan.children[fan.children.length - 1])
            verify(last.x >= 0 && last.y >= 0 && last.x + last.width <= data.size.width && last.y + last.height <= data.size.height, last)
            verify(Audit.spoken(root.Window.window).some(one => one.includes("the top card last") && one.includes("ace of clubs")))
            keyClick(Qt.Key_Escape)
            verify(!fan.open)
            keyClick(Qt.Key_U)
            verify(fan.open)
            keyClick(Qt.Key_U)
            verify(!fan.open)
        }
        function test_usuallyOnlyItsTopIsSeen() {
            sit(Qt.size(800, 600))
            compare(Backstage.find(board, "pileCount"), null)
            keyClick(Qt.Key_U)
            verify(!Backstage.all(board, "PileFan").some(fan => fan.open))
            verify(Audit.spoken(root.Window.window).some(one => one.includes("only the top of the discard pile")))
        }
        function test_keysDoAll() {
            sit(Qt.size(1280, 800))
            const order = Backstage.faces(board.table, "hand")
            keyClick(Qt.Key_O)
            verify(Backstage.faces(board.table, "hand").join() !== order.join())
            keyClick(Qt.Key_O)
            keyClick(Qt.Key_F6)
            const card = root.Window.activeFocusItem
            verify(card.objectName.startsWith("hand"), card.objectName)
            keyClick(Qt.Key_Home)
            keyClick(Qt.Key_Right, Qt.AltModifier)
            compare(Backstage.faces(board.table, "hand")[1], order[0])
            keyClick(Qt.Key_Up)
            verify(root.Window.activeFocusItem.objectName.startsWith("meld"), root.Window.activeFocusItem.objectName)
            keyClick(Qt.Key_Down)
            verify(root.Window.activeFocusItem.objectName.startsWith("hand"), root.Window.activeFocusItem.objectName)
            keyClick(Qt.Key_I)
            keyClick(Qt.Key_S)
            compare(board.table.melding.step, Melding.Laying)
        }
        function test_theCountIsTold_data() { return tables().filter(one => one.phase === "turn") }
        function test_theCountIsTold(data) {
            Preferences.textSize = data.print
            sit(data.size, { hand: [], drew: undefined, held: [0, 0, 0, 0].slice(0, data.seats), rest: [["AS", "7D", "XB"], [], ["3S", "4S"], ["3C", "4C", "KS"]].slice(0, data.seats) },
                "showdown", data.seats, data.pairs)
            verifyPlain(10)
            const told = Audit.spoken(root.Window.window).join("\n")
            verify(/went out/.test(told) && /left in the hand: .*ace of spades/.test(told), told)
            compare(Audit.mute(root.Window.window), [])
        }
    }
}

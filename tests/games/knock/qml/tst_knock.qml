// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing
import "../../../qml"

// The table of Knock!: hint, signals and the last tricks have their places beside one another, and keys begin at a card that
// may be played.
Item {
    id: root
    width: 1280
    height: 800

    readonly property var sizes: [Qt.size(800, 600), Qt.size(1280, 800), Qt.size(800, 1280), Qt.size(1920, 1080)]
    readonly property var hand: ["KC", "9C", "KD", "7D", "HS", "8S", "QB", "TB", "03", "06", "12", "19", "21"]

    Component {
        id: page
        TablePage { focus: true; table: Session.table }
    }

    Component { id: glossary; KnockWords { leaf: 300 } }
    HintPlace { id: hints }

    TestCase {
        id: test
        name: "knock"
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
            Preferences.textSize = 100
            wait(0)
            Backstage.clear()
        }
        function sit(size: size, changes: var, phase: var, rules: var) {
            const view = { deal: 2, dealer: 3, score: [12, -12], tricks: [0, 0], over: [], hand: root.hand,
                trick: { leader: 1, cards: ["JD", "TD", "08"] } }
            compare(Backstage.show(JSON.stringify({ game: "knock", phase: phase || "turn", toMove: 0, view: Object.assign(view, changes),
                options: Object.assign({ direction: "clockwise", pointScale: "trumpsZero", topTrump: "world", discardsNeedATrick: false,
                           signals: "full", signalsPerPlay: 1, showAllTricks: false, handsPerMatch: "4" }, rules),
                seats: [["", "tu"], ["Teresa", "teresa"], ["Bruno", "bruno"], ["Don Elio", "elio"]].map(one => ({ name: one[0], portrait: one[1] })) })), "")
            Theme.base = Theme.baseFor(size.width, size.height)
            board = page.createObject(root, { width: size.width, height: size.height })
            board.forceActiveFocus()
            waitForRendering(board)
        }
        // A lead from half a hand, after a trick with the Fool in it.
        function lead(size: size) {
            sit(size, { hand: ["KC", "9C", "KD", "8S", "12", "21"], tricks: [5, 2], fool: 3, foolIn: 0,
                over: [{ leader: 2, cards: ["7B", "00", "KB", "9B"] }], trick: { leader: 0, cards: [] } })
        }
        // The first lead of a deal: all that was not seen is still to be played.
        function first(size: size) { sit(size, { trick: { leader: 0, cards: [] } }) }
        function at(name: string): Item {
            const item = Backstage.find(board, name)
            verify(item, name + " can be seen")
            return item
        }
        function ofSizes(): var { return root.sizes.map(size => ({ tag: size.width + "x" + size.height, size: size })) }

        function test_theHintHasALineForEachCard_data() { return ofSizes() }
        function test_theHintHasALineForEachCard(data) {
            first(data.size)
            keyClick(Qt.Key_H)
            tryVerify(() => !board.table.hint.thinking && Backstage.find(board, "hint2"), 60000)
            wait(20)
            compare(board.table.hint.moves.rowCount(), 13)
            const slip = hints.slip(board)
            for (let i = 0; i < (data.size.height < 700 ? 3 : 4); ++i) { // are in sight, whole
                const line = Backstage.placeOf(at("hint" + i))
                verify(line.y + line.height <= slip.y + slip.height, "line " + i)
            }
            for (let i = 0; i < 13; ++i)
                verify(!hints.meet(slip, Backstage.placeOf(at("hand" + i))), "hand" + i)
        }
        function test_theHintCoversNobodysCardsAndTellsWhatIsChosen_data() { return ofSizes() }
        function test_theHintCoversNobodysCardsAndTellsWhatIsChosen(data) {
            first(data.size)
            at("hand12").forceActiveFocus()                   // the World, which is the last to be led
            keyClick(Qt.Key_Space)
            keyClick(Qt.Key_H)
            tryVerify(() => !board.table.hint.thinking && Backstage.find(board, "hint2"), 60000)
            wait(50)
            const slip = hints.slip(board), list = Backstage.placeOf(at("hintList"))
            const rows = Array.from({ length: 13 }, (none, i) => Backstage.find(board, "hint" + i)).filter(row => row)
            const chosen = rows.find(row => row.chosen), line = Backstage.placeOf(chosen)
            compare(chosen.give[0], "tarocco/21")
            verify(line.y >= list.y && line.y + line.height <= list.y + list.height, `${line} in ${list}`)
            verify(rows[0].best)
            for (const seat of Backstage.all(board, "Seat").filter(one => one.seat > 0))
                for (const type of ["Medallion", "CardFace"])
                    for (const item of Backstage.all(seat, type))
                        verify(!hints.meet(slip, Backstage.placeOf(item)), `${type} of seat ${seat.seat}`)
            for (const thing of ["LaidCards", "BesideNote"])
                for (const item of Backstage.all(board, thing))
                    verify(!hints.meet(slip, Backstage.placeOf(item)), thing)
            const why = Backstage.placeOf(at("hintWhy"))
            verify(why.y + why.height <= slip.y + slip.height, "the reason lies on the same slip")
        }
        function test_signalsLieInTheSameCornerForAnyCard_data() { return ofSizes() }
        function test_signalsLieInTheSameCornerForAnyCard(data) {
            lead(data.size)
            let first = null
            for (const place of [0, 2, 4]) {
                at("hand" + place).forceActiveFocus()
                keyClick(Qt.Key_Space)
                wait(50)
                const sayings = Backstage.all(board, "Sayings")[0]
                const slip = Backstage.placeOf(sayings)
                first = first ?? slip
                compare([slip.x + slip.width, slip.y], [first.x + first.width, first.y])
                for (const one of ["hand" + place, "seat1", "seat2", "seat3", "action_play", "rulesTab", "slate"])
                    verify(!hints.meet(slip, Backstage.placeOf(at(one))), `${one} is not hidden: ${slip}`)
                const notice = Backstage.placeOf(Backstage.all(board, "Notice")[0])
                verify(!hints.meet(slip, notice), `the line is not hidden: ${slip} ${notice}`)
                for (const note of Backstage.all(board, "BesideNote"))
                    verify(!hints.meet(slip, Backstage.placeOf(note)), "no half note: " + note.text)
                at("saying_play")                             // the card by itself has a tile
                keyClick(Qt.Key_Escape)
                verify(!sayings.visible)
            }
        }
        function test_whatIsPressedIsLargeEnoughToTouch_data() {
            const all = []
            for (const print of [100, 150])
                all.push(...ofSizes().map(one => Object.assign(one, { tag: `${one.tag} ${print} %`, print: print })))
            return all
        }
        function test_whatIsPressedIsLargeEnoughToTouch(data) {
            Preferences.textSize = data.print
            lead(data.size)
            compare(Backstage.tooSmallToTouch(board, Theme.touch), [])
            at("hand0").forceActiveFocus()
            keyClick(Qt.Key_Space)                            // and with the signals
            wait(50)
            compare(Backstage.tooSmallToTouch(board, Theme.touch), [])
            const slip = Backstage.placeOf(Backstage.all(board, "Sayings")[0])
            for (const one of ["hand0", "seat1", "seat2", "seat3", "action_play", "slate"])
                verify(!hints.meet(slip, Backstage.placeOf(at(one))), `${one} is not hidden: ${slip}`)
        }
        function test_whoPlaysNextSitsAtTheLeftOrAtTheRight_data() { return [{ tag: "clockwise", left: 1 }, { tag: "anticlockwise", left: 3 }] }
        function test_whoPlaysNextSitsAtTheLeftOrAtTheRight(data) {
            sit(root.sizes[1], {}, "turn", { direction: data.tag })
            const x = seat => Backstage.placeOf(at("seat" + seat)).x
            compare(board.table.clockwise, data.left === 1)
            verify(x(data.left) < board.width / 3, `seat ${data.left} at ${x(data.left)}`)
            verify(x(4 - data.left) > board.width / 2, `seat ${4 - data.left} at ${x(4 - data.left)}`)
        }
        function test_aClickBesideTheSignalsPutsTheCardBack() {
            lead(root.sizes[1])
            at("hand0").forceActiveFocus()
            keyClick(Qt.Key_Space)
            const sayings = Backstage.all(board, "Sayings")[0]
            verify(sayings.visible)
            mouseClick(board, board.width * 0.3, board.height * 0.55)
            verify(!sayings.visible)
            keyClick(Qt.Key_Space)
            verify(sayings.visible)
            mouseClick(at("sayingsClose"))
            verify(!sayings.visible)
            verify(at("hand0").visible, "and nothing was played")
        }
        function test_theFanStaysWhereItIsWhileTwoAreChosen() {
            sit(root.sizes[1], { dealer: 0, trick: { leader: 1, cards: [] }, hand: ["KC", "9C", "KD", "JD", "8D", "HS", "8S", "TS", "KB", "01", "03", "06", "12", "17", "00"] }, "discard")
            const hand = Backstage.all(board, "OwnHand")[0], places = () => Array.from({ length: 15 }, (none, i) => Math.round(hand.card(i).x)), before = places()
            const press = i => {
                const at = hand.card(i).mapToItem(board, 6, hand.card(i).height * 0.3)
                mouseMove(board, at.x, at.y)
                mouseClick(board, at.x, at.y)
            }
            const away = () => {                              // then none makes way for another
                mouseMove(board, board.width / 2, 5)
                tryVerify(() => hand.opened < 0)
                wait(Theme.chooseTime + Theme.hoverTime + 50)
            }
            press(3)
            away()
            compare(places(), before)
            compare(hand.card(3).opacity, 0)
            compare(hand.card(3).raised, 0)                   // nothing sticks out
            press(3)                                          // its place takes it back
            compare(Backstage.chosen(board.table, "hand"), 0)
            press(3)
            press(4)
            compare(Backstage.chosen(board.table, "hand"), 24)
            away()
            compare(places(), before)
        }
        function test_theDiscardAndTheFoolLieBesideTheTrick_data() {
            const all = []
            for (const size of ofSizes())
                for (const log of size.size.width > 1200 ? [false, true] : [false])
                    for (let dealer = 0; dealer < 4; ++dealer)
                        for (let fool = 0; fool < 4; ++fool)
                            all.push({ tag: `${size.tag}${log ? " log" : ""} ${dealer} ${fool}`, size: size.size, log: log, dealer: dealer, fool: fool })
            return all
        }
        function test_theDiscardAndTheFoolLieBesideTheTrick(data) {
            Backstage.speak("it")                             // the longer words
            sit(data.size, { dealer: data.dealer, tricks: [0, 1], fool: data.fool, foolIn: data.fool % 2 ? 0 : 1, hand: root.hand.slice(1),
                over: [{ leader: data.fool, cards: ["00", "7B", "KB", "9B"] }], trick: { leader: 1, cards: ["JD", "TD", "QD", "KC"] } })
            if (data.log) {
                keyClick(Qt.Key_L)
                wait(50)
            }
            const things = ["LaidCards", "ParkedFool"].map(kind => Backstage.all(board, kind)[0]), [discard, fool] = things.map(one => Backstage.placeOf(one))
            verify(!hints.meet(discard, fool), `${discard} ${fool}`)
            const heart = Backstage.all(board, "TrickBoard")[0], trick = Backstage.placeOf(heart), from = trick.y + trick.height / 2
            for (const [one, seat] of [[discard, data.dealer], [fool, data.fool]]) {
                if (seat % 2 === 1)
                    verify(seat === 1 ? one.x + one.width < trick.x + trick.width / 2 : one.x > trick.x + trick.width / 2, `beside seat ${seat}: ${one}`)
                else
                    verify(seat === 2 ? one.y + one.height < from : one.y > from, `before seat ${seat}: ${one}`)
            }
            const played = heart.lyingPlaces().map(one => Qt.rect(trick.x + one.x, trick.y + one.y, one.width, one.height))
            compare(played.length, 4)
            const notes = things.map(one => Backstage.placeOf(Backstage.all(one, "BesideNote")[0]))
            for (const card of played)
                for (const one of [discard, fool, ...notes])
                    verify(!hints.meet(Qt.rect(card.x + 2, card.y + 2, card.width - 4, card.height - 4), one), `${one} lies over ${card}`)
            verify(!hints.meet(notes[0], notes[1]), "notes")
            for (const one of things) {
                const note = Backstage.all(one, "BesideNote")[0]
                verify(note.width >= note.implicitWidth || note.width * 2 > note.implicitWidth * 1.08 && note.height > note.size * 3, `${note.text} has room: ${note.width} of ${note.implicitWidth}`)
            }
        }
        function test_theHintMakesWayForTheSignals_data() { return ofSizes() }
        function test_theHintMakesWayForTheSignals(data) {
            first(data.size)
            keyClick(Qt.Key_H)
            tryVerify(() => !board.table.hint.thinking && Backstage.find(board, "hint3"), 60000)
            keyClick(Qt.Key_Return)                           // takes up the best card
            wait(50)
            const sayings = Backstage.all(board, "Sayings")[0]
            verify(sayings.visible)
            verify(!board.table.hint.open || !hints.meet(hints.slip(board), Backstage.placeOf(sayings)))
        }
        function test_keysBeginAtACardThatMayBePlayed() {
            sit(root.sizes[1], {})
            keyClick(Qt.Key_Right)                            // nothing had the focus
            verify(at("hand2").activeFocus)
            keyClick(Qt.Key_Left)
            verify(at("hand1").activeFocus, "whoever wants looks at the others")
        }
        function test_thePointerFindsTheLastTrick() {
            lead(root.sizes[1])
            mouseClick(at("lastTrick"))
            const sheet = Backstage.all(board, "LastTrick")[0]
            verify(sheet.visible)
            verify(!Backstage.find(board, "lastTrick"))
            mouseClick(at("trickClose"))
            verify(!sheet.visible)
            verify(at("lastTrick"))
        }
        function test_wordsAreInAlphabeticalOrder() {
            const words = glossary.createObject(root)
            const told = words.order.map(i => words.terms[i].word)
            compare(told.slice(0, 2), ["batons", "Bijou"])
            verify(told.indexOf("Quartet") > told.indexOf("partner"), told.join())
            compare(told, told.slice().sort((a, b) => a.toLowerCase() < b.toLowerCase() ? -1 : 1))
            words.destroy()
        }
        function test_theFoolsDebtIsTold() {
            lead(root.sizes[1])
            compare(Backstage.label(board.table, "fool"), "stays with Don Elio, they owe you a card")
        }
        // Four cards and their tags: whoever has led, nothing of them lies below another card.
        function test_eachCardOfTheTrickIsSeen_data() {
            const all = []
            for (const one of ofSizes())
                for (const print of [100, 150])
                    for (let leader = 0; leader < 4; ++leader)
                        all.push({ tag: `${one.tag} ${print} % ${leader}`, size: one.size, print: print, leader: leader })
            return all
        }
        function test_eachCardOfTheTrickIsSeen(data) {
            Preferences.textSize = data.print
            sit(data.size, { hand: root.hand.slice(1), trick: { leader: data.leader, cards: ["JD", "TD", "QD", "KC"] } })
            const heart = Backstage.all(board, "TrickBoard")[0], at = Backstage.placeOf(heart), cards = heart.lyingPlaces()
            compare(cards.length, 4)
            const inner = one => Qt.rect(at.x + one.x + 3, at.y + one.y + 3, one.width - 6, one.height - 6)
            for (let i = 0; i < 4; ++i)
                for (let j = 0; j < i; ++j)
                    verify(!hints.meet(inner(cards[i]), inner(cards[j])), `${cards[i]} and ${cards[j]}`)
            const led = Backstage.placeOf(this.at("led"))
            cards.forEach((card, seat) => verify(seat === data.leader || !hints.meet(inner(card), led), `the tag of ${data.leader} lies over the card of ${seat}`))
        }
        function test_largePrintMakesNoCardSmaller_data() { return ofSizes() }
        function test_largePrintMakesNoCardSmaller(data) {
            const look = () => {
                const of = kind => Backstage.all(board, kind)[0]
                return { trick: of("TrickBoard").cardHeight, hand: of("OwnHand").card(0).height, slate: of("SideSlate").size, led: of("TrickBoard").noteSize }
            }
            sit(data.size, {})
            const usual = look()
            Preferences.textSize = 150
            wait(50)
            const large = look()
            verify(large.trick >= usual.trick, `the trick: ${usual.trick}, then ${large.trick}`)
            compare(large.hand, usual.hand)
            verify(large.slate > usual.slate * 1.2, `the slate: ${usual.slate}, then ${large.slate}`)
            verify(large.led > usual.led * 1.3, `the tags: ${usual.led}, then ${large.led}`)
            if (data.size.height > data.size.width)
                verify(usual.trick >= usual.hand * 0.9, "a tall window has room for large cards")
        }
        // What is short of room is the rest of the line, not whose turn it is.
        function test_theLineKeepsWhoseTurnItIs() {
            Preferences.textSize = 150
            Backstage.speak("it")
            sit(root.sizes[0], { trick: { leader: 1, cards: ["JD", "TD", "10"] } })
            const notice = Backstage.all(board, "Notice")[0]
            verify(notice.told.endsWith("tocca a te"), notice.told)
            verify(notice.across <= notice.width, "and nothing is cut")
            compare(notice.text.split(" · ").length, 3)
        }
        function test_theLastTrickLiesClearOfTheSeats_data() { return ofSizes() }
        function test_theLastTrickLiesClearOfTheSeats(data) {
            for (const print of [100, 150]) {
                Preferences.textSize = print
                lead(data.size)
                const tab = Backstage.placeOf(at("lastTrick"))
                for (const one of ["seat1", "seat2", "seat3", "slate", "menuTab"])
                    verify(!hints.meet(tab, Backstage.placeOf(at(one))), `${one} at ${print} %: ${tab}`)
            }
        }
        function test_aCardThatRisesKeepsItsFoot() {
            lead(root.sizes[1])
            const card = Backstage.all(board, "OwnHand")[0].card(0), foot = card.mapToItem(board, card.width * 0.15, card.height - 2)
            mouseMove(board, foot.x, foot.y)
            tryVerify(() => card.hovered)
            wait(Theme.chooseTime + 50)
            verify(card.hovered, "as it rises below the pointer")
            mouseClick(board, foot.x, foot.y)
            verify(card.selected)
            wait(Theme.chooseTime + 50)
            verify(card.hovered, "and once it is chosen")
            mouseClick(board, foot.x, foot.y)
            verify(!card.selected)
            mouseMove(board, board.width / 2, 5)
        }
        function test_noGlassOfAnotherSideStandsAtASeat() {
            lead(root.sizes[1])
            verify(!Backstage.find(board, "glass"))
        }
    }
}

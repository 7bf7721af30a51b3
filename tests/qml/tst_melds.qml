// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Window
import QtTest
import Cards
import Cards.Testing

// Melds on the table and the fields in which they lie, at each size of the window.
Item {
    id: root
    width: 1920
    height: 1280

    ControlCase {
        id: test
        name: "melds"

        readonly property Component meld: Meld { cardHeight: 80; own: true }
        readonly property Component laid: PinaleLaid { }
        readonly property Component strip: PhaseStrip { now: 1 }
        readonly property list<string> run: ["french/4H", "french/5H", "french/6H", "french/XR", "french/8H", "french/9H"]
        readonly property list<string> stands: ["", "", "", "french/7H", "", ""]

        function cleanup() {
            Preferences.textSize = 100
            Backstage.speak("en")
            Theme.base = 16
        }
        function makeMeld(properties: var): Meld {
            const item = make(meld, { faces: run, standsFor: stands })
            for (const [name, value] of Object.entries(properties)) // Qt 6.4 makes no list<int> of one above
                item[name] = value
            return item
        }
        function lay(width: int, height: int, properties: var): PinaleLaid {
            Theme.base = height > width ? 15 : Theme.baseFor(width, height)
            Backstage.speak("en")
            const item = createTemporaryObject(laid, root, Object.assign({ width: width, height: height }, properties ?? {}))
            Backstage.settle(item)
            return item
        }
        function at(item: Item, name: string): Item {
            const found = Backstage.find(item, name)
            verify(found, name + " can be seen")
            return found
        }

        function test_aMeldIsTold_data() {
            return [{ tag: "en", name: "run of hearts from 4 to 9; a joker stands for the 7 of hearts; double; 90 points" },
                    { tag: "it", name: "run of hearts from 4 to 9; il jolly vale sette di cuori; vale doppio; 90 punti" }]
        }
        function test_aMeldIsTold(data) {
            Backstage.speak(data.tag)
            const item = makeMeld({ worth: 90, doubled: [0, 1, 2, 3, 4, 5], name: "run of hearts from 4 to 9" })
            compare(Backstage.name(item), data.name)
            item.doubled = [0, 1, 2]
            item.fresh = [5]
            verify(!Backstage.name(item).includes(data.tag === "en" ? "; double;" : "; vale doppio;"), Backstage.name(item))
            compare(Backstage.name(item).split("; ").length, 5)
        }
        function test_bandsGoRoundWhatCountsDouble() {
            const item = makeMeld({ doubled: [4, 0, 5, 2, 1] })
            compare(item.bands, [[0, 2], [4, 5]])
            verify(item.width < item.cardWidth * 3.4, `${item.width} of ${item.cardWidth}`)
        }
        function test_ghostsArePressed_data() {
            return [{ tag: "pointer", press: item => mouseClick(item, 8, 8) }, { tag: "Return", press: item => { item.forceActiveFocus(); keyClick(Qt.Key_Return) } },
                    { tag: "assistive", press: item => verify(Backstage.doAction(item, "Press")) }]
        }
        function test_ghostsArePressed(data) {
            const item = makeMeld({ before: ["french/3H"], after: ["french/TH", "french/JH"], swappable: [3] })
            const before = heard(item, "laidBefore"), after = heard(item, "laidAfter"), swapped = heard(item, "swapped")
            data.press(at(item, "before"))
            compare([before.count, after.count], [1, 0])
            data.press(at(item, "after"))
            compare([before.count, after.count], [1, 1])
            data.press(at(item, "swap3"))
            compare(swapped.signalArguments[0][0], 3)
            compare(Backstage.name(at(item, "after")), "Lay at the end: 10 of hearts and jack of hearts")
            compare(Backstage.name(at(item, "swap3")), "Take the joker: lay the 7 of hearts in its place")
            const end = Backstage.placeOf(at(item, "after"))
            compare(item.ghostAt(Qt.point(end.x + end.width / 2, end.y + 20)), "after")
            compare(item.ghostAt(Qt.point(end.x + end.width + 40, end.y + 20)), "")
            item.after = []
            verify(!Backstage.find(item, "after"))
        }

        // No press on a mark is meant for another meld: it is as wide as a finger needs, over cards of its own.
        function test_swapsAreTouched_data() { return [0, 1, 2].map(place => ({ tag: ["first", "second", "last"][place], place: place })) }
        function test_swapsAreTouched(data) {
            const item = makeMeld({ cardHeight: 44, faces: ["french/XR", "french/XB", "french/2S"], swappable: [data.place] })
            item.standsFor = ["french/QH", "french/QC", "french/QS"]
            const swap = at(item, "swap" + data.place), mark = item.card(data.place)
            compare(Backstage.tooSmallToTouch(item, Theme.touch), [])
            const area = Array.from(swap.children).find(child => child.hoverEnabled === true)
            const place = Backstage.placeOf(area), lies = Backstage.placeOf(item), card = Backstage.placeOf(mark)
            verify(place.x >= lies.x - 0.5 && place.x + place.width <= lies.x + lies.width + 0.5, `${place} beyond ${lies}`)
            verify(place.x <= card.x && place.x + place.width >= card.x + Math.min(card.width, item.step), `${place} beside ${card}`)
        }
        function test_smallMeldsTellTheirWorth() {
            for (const overlaid of [false, true]) {
                const item = makeMeld({ cardHeight: 44, own: false, worth: 100, overlaid: overlaid })
                const worth = at(item, "worth"), place = Backstage.placeOf(worth), last = Backstage.placeOf(item.card(5))
                compare(Backstage.tooSmallToRead(item, 11), [])
                verify(place.x >= last.x + last.width * 0.2 && place.y >= last.y + last.height * 0.38, `${place} over the index of ${last}`)
            }
        }
        function test_fieldsHoldTheirMelds_data() {
            const rows = []
            for (const [width, height] of [[800, 600], [1280, 800], [1920, 1080], [800, 1280]])
                for (const [seats, pairs, late] of [[2, false, true], [3, false, true], [4, false, true], [4, false, false], [4, true, true]])
                    for (const print of late && seats === 4 ? [100, 150] : [100])
                        rows.push({ tag: `${width}x${height} ${seats}${pairs ? " pairs" : ""}${late ? " late" : ""} ${print}%`, width: width, height: height, seats: seats, pairs: pairs, late: late, print: print })
            return rows
        }
        function test_fieldsHoldTheirMelds(data) {
            Preferences.textSize = data.print
            const item = lay(data.width, data.height, { seats: data.seats, pairs: data.pairs, late: data.late })
            const own = item.fields.ownField
            verify(!own.folded && own.cardHeight >= 60, own.cardHeight)
            for (let i = 0; i < item.fields.others.length; ++i) {
                const field = item.fields.field(i)
                verify(!field.folded && field.cardHeight >= 44, field.cardHeight)
                verify(field.cardHeight <= own.cardHeight, `${field.cardHeight} and ${own.cardHeight}`)
                compare(field.cardHeight, item.fields.field(0).cardHeight)
            }
            for (const field of Backstage.all(item, "MeldField")) {
                const place = Backstage.placeOf(field)
                for (const one of Backstage.all(field, "Meld")) {
                    const lies = Backstage.placeOf(one)
                    verify(lies.x >= place.x && lies.x + lies.width <= place.x + place.width && lies.y >= place.y && lies.y + lies.height <= place.y + place.height, one.name)
                }
            }
            compare(Backstage.unreadable(item), [])
            compare(Backstage.tooSmallToRead(item, 11), [])
            compare(Backstage.tooSmallToTouch(item, Theme.touch), [])
            verify(item.hand.step >= 36, item.hand.step)
        }
        function test_whatHasNoRoomFolds() {
            const item = lay(800, 600, { more: 5 })
            const field = item.fields.field(0)
            verify(field.folded)
            verify(!Backstage.find(field, "meld0"))
            compare(Backstage.name(at(field, "fold")), "Look at 11 melds")
            at(field, "fold").forceActiveFocus()
            keyClick(Qt.Key_Return)
            verify(field.sheet.open)
            compare(Backstage.name(field.sheet), "The melds of Teresa")
            tryVerify(() => field.sheet.area.meld(0)?.activeFocus === true)
            keyClick(Qt.Key_Right)
            verify(at(field.sheet, "meld1").activeFocus)
            compare(Backstage.unreadable(item), [])
            const swapped = heard(item.fields, "swapped")
            mouseClick(at(field.sheet, "swap3"), 8, 8)
            compare(Array.from(swapped.signalArguments[0]), [0, 2, 3])
            keyClick(Qt.Key_Escape)
            tryVerify(() => at(field, "fold").activeFocus)
        }
        function test_allIsTold() {
            const item = lay(1280, 800, { late: false })
            compare(Audit.mute(root.Window.window), [])
            compare(Audit.untold(root.Window.window), [])
            compare(Audit.outOfOrder(root.Window.window), [])
            compare(Backstage.unreachable(root.Window.window), [])
            const spoken = Audit.spoken(root.Window.window).join("\n")
            for (const words of ["Your melds; 505 points, and then 515; you may go out: you have a run of 7", "Armando, whose turn it is; 11 cards in hand; on the table 270; match −410"])
                verify(spoken.includes(words), spoken)
        }
        function test_keysGoFromFieldToField() {
            const item = lay(1280, 800, { late: false })
            const held = (field, meld) => item.fields.field(field).meld(meld).activeFocus
            verify(item.hand.takeFocus())
            keyClick(Qt.Key_Up)
            verify(held(-1, 0))
            keyClick(Qt.Key_Right)
            verify(held(-1, 1))
            keyClick(Qt.Key_Up)
            verify(held(0, 0))
            keyClick(Qt.Key_End)
            verify(held(0, 3))
            keyClick(Qt.Key_Right)
            verify(held(1, 0))
            keyClick(Qt.Key_Down)
            verify(held(-1, 1), "where it was left")
            keyClick(Qt.Key_Down)
            verify(held(-1, 3) || held(-1, 4), "the row below")
            keyClick(Qt.Key_Down)
            verify(at(item, "hand0").activeFocus)
        }
        function test_cardsAreLetGoOverGhosts() {
            const item = lay(1280, 800, { late: false })
            const laidAfter = heard(item.fields, "laidAfter"), laidNew = heard(item.fields, "laidNew")
            const middle = thing => { const place = Backstage.placeOf(thing); return Qt.point(place.x + place.width / 2, place.y + place.height / 2) }
            verify(item.fields.drop(middle(at(item.fields.field(-1).meld(0), "after"))))
            compare(laidAfter.signalArguments[0][0], 0)
            verify(item.fields.drop(middle(at(item, "newMeld"))))
            compare(laidNew.count, 1)
            verify(!item.fields.drop(Qt.point(5, 5)))
            compare(Backstage.name(at(item, "newMeld")), "Lay a new meld: queen of hearts, queen of clubs and queen of diamonds")
        }
        function test_stepsAreTold() {
            const item = make(strip)
            compare(Backstage.name(item), "Step 2 of 3: Lay")
            item.now = -1
            compare(Backstage.name(item), "The steps of a turn")
        }
    }
}

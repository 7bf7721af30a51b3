// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// A hand in two rows: chosen, gone through by keys, and sorted by dragging.
Item {
    id: root
    width: 1280
    height: 800

    ControlCase {
        id: test
        name: "two_rows"

        property TwoRowHand hand
        property SignalSpy moved
        property SignalSpy toggled
        // upper row 3S 4S 5S KH AH, lower row 6D 7D 8D 9D TD, and apart QC
        readonly property list<string> cards: "3S 4S 5S KH AH 6D 7D 8D 9D TD QC".split(" ").map(one => "french/" + one)
        readonly property Component rows: TwoRowHand { x: 100; y: 400; room: 800; tableHeight: 800 }

        function lay(properties: var) {
            Theme.base = 16
            hand = createTemporaryObject(rows, root, { faces: cards, apart: 10, tag: "to be laid" })
            for (const [name, value] of Object.entries(Object.assign({ seams: [2], chosen: [10] }, properties ?? {}))) // Qt 6.4 makes no list<int> of one above
                hand[name] = value
            moved = heard(hand, "moved")
            toggled = heard(hand, "toggled")
            waitForRendering(hand)
        }
        function order(): string { return Array.from(hand.faces).map(one => one.slice(7)).join(" ") }
        // as whoever owns the hand does
        function follow() {
            hand.moved.connect((from, to) => {
                const all = Array.from(hand.faces)
                all.splice(to, 0, all.splice(from, 1)[0])
                hand.faces = all
            })
        }
        function drag(from: int, to: point) {
            const one = hand.card(from)
            const x = one.x + 12, y = one.y + 12
            mousePress(hand, x, y)
            for (let i = 1; i <= 4; ++i)
                mouseMove(hand, x + (to.x - x) * i / 4, y + (to.y - y) * i / 4)
        }

        function test_itLiesInTwoRows() {
            lay()
            compare(hand.cardHeight, 148)
            compare([0, 4, 5, 9].map(i => hand.card(i).y), [0, 0, 74, 74])
            compare(hand.card(5).x - hand.card(0).x, hand.step / 2)
            verify(hand.card(3).x - hand.card(2).x > hand.card(2).x - hand.card(1).x, "a seam")
            verify(hand.card(10).x > hand.card(9).x + hand.card(9).width)
            verify(Backstage.find(hand, "tag"))
            hand.wilds = 2
            compare(hand.card(8).x, hand.card(9).x)
            compare([hand.card(8).y, hand.card(9).y], [0, 74])
        }
        function test_fewCardsLieInOneRow() {
            lay({ faces: cards.slice(0, 6), apart: 5 })
            compare([0, 1, 2, 3, 4].map(i => hand.card(i).y), [37, 37, 37, 37, 37])
            verify(hand.card(1).x >= hand.card(0).x + hand.card(0).width)
            follow()
            drag(0, Qt.point(hand.card(4).x + hand.card(4).width - 2, hand.height - 2))
            mouseRelease(hand, hand.card(4).x + hand.card(4).width - 2, hand.height - 2)
            compare(order(), "4S 5S KH AH 3S 6D")
        }
        function test_theUpperRowEndsWhereItIsAskedTo() {
            lay({ split: 6 })
            compare([0, 5, 6, 9].map(i => hand.card(i).y), [0, 0, 74, 74])
        }
        function test_smallWindowsLeaveTargets() {
            lay({ faces: cards.concat(["french/JC", "french/QD", "french/KS", "french/XR", "french/2S"]), apart: 15, wilds: 2, seams: [2, 9], room: 460, tableHeight: 580 })
            compare(hand.cardHeight, 108)
            verify(hand.step >= 36, hand.step)
            for (let i = 0; i < hand.count; ++i)
                verify(hand.card(i).x >= 0 && hand.card(i).x + hand.card(i).width <= hand.width + 1, i)
        }
        function test_cardsAreChosen() {
            lay({ barred: [1] })
            mouseClick(hand, hand.card(0).x + 8, 30)
            compare(toggled.signalArguments[0][0], 0)
            hand.card(6).forceActiveFocus()
            keyClick(Qt.Key_Space)
            compare(toggled.signalArguments[1][0], 6)
            verify(Backstage.doAction(hand.card(9), "Toggle"))
            compare(toggled.signalArguments[2][0], 9)
            compare(Backstage.role(hand.card(0)), Accessible.CheckBox)
            compare(Backstage.name(hand.card(0)), "3 of spades")
            compare(hand.card(0).place, "upper row, card 1 of 11")
            compare(hand.card(1).place, "upper row, card 2 of 11, not now")
            compare(hand.card(10).place, "apart, card 11 of 11, to be laid, chosen")
            verify(hand.card(1).veiled)
            verify(hand.card(10).selected && hand.card(10).raised > 0)
        }
        function test_arrowsGoThroughTheRows() {
            lay()
            const leftUpwards = heard(hand, "leftUpwards")
            verify(hand.takeFocus())
            const at = i => verify(hand.card(i).activeFocus, `${i}, not ${hand.current}`)
            at(0)
            keyClick(Qt.Key_Right)
            at(1)
            keyClick(Qt.Key_Down)
            verify(hand.current === 5 || hand.current === 6, hand.current)
            keyClick(Qt.Key_End)
            at(10)
            keyClick(Qt.Key_Left)
            at(9)
            keyClick(Qt.Key_Right)
            at(10)
            keyClick(Qt.Key_Home)
            at(0)
            keyClick(Qt.Key_Up)
            compare(leftUpwards.count, 1)
            keyClick(Qt.Key_Tab)
            verify(!hand.card(1).activeFocus, "Tab knows the hand as one thing")
        }
        function test_altTakesACardAlong() {
            lay()
            follow()
            hand.card(0).forceActiveFocus()
            keyClick(Qt.Key_Right, Qt.AltModifier)
            compare(order(), "4S 3S 5S KH AH 6D 7D 8D 9D TD QC")
            verify(hand.card(1).activeFocus)
            keyClick(Qt.Key_Down, Qt.AltModifier)
            compare(order().split(" ").indexOf("3S") >= 5, true)
            compare(order().split(" ")[hand.current], "3S")
            keyClick(Qt.Key_Up, Qt.AltModifier)
            compare(order().split(" ").indexOf("3S") < 5, true)
            compare(moved.count, 3)
        }
        function test_aCardIsDraggedToItsPlace_data() {
            return [{ tag: "within the row", from: 0, over: 2, order: "4S 5S 3S KH AH 6D 7D 8D 9D TD QC" },
                    { tag: "to the other row", from: 1, over: 6, order: "3S 5S KH AH 6D 7D 4S 8D 9D TD QC" },
                    { tag: "up", from: 8, over: 0, order: "3S 9D 4S 5S KH AH 6D 7D 8D TD QC" },
                    { tag: "from apart", from: 10, over: 4, order: "3S 4S 5S KH AH QC 6D 7D 8D 9D TD" }]
        }
        function test_aCardIsDraggedToItsPlace(data) {
            lay()
            follow()
            const over = hand.card(data.over)
            drag(data.from, Qt.point(over.x + 12 + hand.step * 0.6, over.y + 14))
            verify(Backstage.find(hand, "goal"))
            mouseRelease(hand, over.x + 12 + hand.step * 0.6, over.y + 14)
            compare(order(), data.order)
            verify(!Backstage.find(hand, "goal"))
            compare(toggled.count, 0)
        }
        function test_whatIsDraggedOutIsDropped() {
            lay()
            const dropped = heard(hand, "dropped")
            drag(3, Qt.point(300, -200))
            verify(!Backstage.find(hand, "goal"))
            mouseRelease(hand, 300, -200)
            compare(dropped.count, 1)
            compare(dropped.signalArguments[0][0], 3)
            compare(Math.round(dropped.signalArguments[0][1].y), 200)
            compare(moved.count, 0)
        }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// Cards on their way: seen where they are, gone once they have landed.
Item {
    id: root
    width: 600
    height: 300
    readonly property int never: 1000000                       // ms: so long no test waits

    Rectangle { anchors.fill: parent; color: "#0000ff" }
    Repeater {
        id: places
        model: 4
        Item {
            required property int index
            x: 20 + 145 * index
            y: 60
            width: 84
            height: 150
        }
    }
    Component { id: passing; Item { x: 300; y: 60; width: 84; height: 150 } }
    Flights { id: flights; anchors.fill: parent; cardHeight: 150 }
    SignalSpy { id: landings; target: flights; signalName: "landed" }

    TestCase {
        name: "flights"
        when: windowShown

        function init() {
            failOnWarning(Backstage.fault)
            landings.clear()
        }
        function cleanup() { flights.finish() }
        // that a card is seen at the middle of a place
        function seen(i: int): bool {
            const item = places.itemAt(i)
            return !Qt.colorEqual(grabImage(root).pixel(item.x + item.width / 2, item.y + item.height / 2), "#0000ff")
        }
        function fly(from: int, to: int, delay: int, time: int, waits: bool, face = "piacentine/back") {
            flights.fly("piacentine/back", face, places.itemAt(from), places.itemAt(to), delay, time, waits, 0)
        }

        function test_cardIsSeenWhereItSetsOut_data() {
            return [{ tag: "carried", waits: true, face: "piacentine/back" }, { tag: "turned over", waits: true, face: "piacentine/AD" },
                    { tag: "dealt", waits: false, face: "piacentine/back" }, { tag: "dealt face up", waits: false, face: "piacentine/AD" }]
        }
        function test_cardIsSeenWhereItSetsOut(data) {
            verify(!seen(0))
            fly(0, 1, 0, root.never, data.waits, data.face)
            tryVerify(() => seen(0))
            verify(!seen(1))
            flights.finish()
            tryVerify(() => !seen(0))
        }
        function test_dealtCardIsNotSeenBefore() {
            fly(0, 1, root.never, 50, false)
            fly(2, 1, root.never, 50, true)
            tryVerify(() => seen(2))
            verify(!seen(0))
        }
        // those that took off before and after it stay where they are
        function test_cardThatLandsIsTakenAway() {
            fly(0, 3, root.never, 50, true)
            fly(1, 3, 0, 60, true)
            fly(2, 3, root.never, 50, true)
            compare(flights.flying, 3)
            tryCompare(flights, "flying", 2)
            tryVerify(() => !seen(1))
            verify(seen(0) && seen(2))
            compare(landings.count, 1)
            compare(landings.signalArguments[0][0], places.itemAt(3))
        }
        function test_laterCardIsTakenInBetween() {
            fly(0, 3, 0, 60, true)
            tryCompare(flights, "flying", 0)
            fly(1, 3, 0, 60, false)                           // the clock begins anew
            compare(flights.flying, 1)
            tryCompare(flights, "flying", 0)
            compare(landings.count, 2)
        }
        function test_allLandAtOnce() {
            for (let i = 0; i < 3; ++i)
                fly(i, 3, i * 1000, root.never, true)
            flights.land()
            compare(flights.flying, 0)
            compare(landings.count, 3)
            flights.land()
            compare(landings.count, 3)
        }
        function test_placeThatIsGone() {
            const place = passing.createObject(root)
            flights.fly("piacentine/back", "piacentine/back", places.itemAt(0), place, 0, 60, true, 0)
            place.destroy()
            tryCompare(flights, "flying", 0)
            compare(landings.count, 1)
            compare(landings.signalArguments[0][0], null)
            flights.fly("piacentine/back", "piacentine/back", places.itemAt(0), null, 0, 60, true, 0)
            compare(flights.flying, 0)
        }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// Shows each event of the game as a movement. The models already hold the new state when an event is told.
Item {
    id: root
    required property Table table
    required property Flights flights
    required property SeatRing ring
    required property GameBoard board
    required property OwnHand hand
    required property FirstDealerDraw draw
    required property Showdown showdown                       // null while no hands are compared

    property int paying: 0                                    // seats whose token is on its way, as bits
    property int gaining: 0

    // all that lies on the table jumps when somebody knocks on it
    property real jolt: 0
    SequentialAnimation {
        id: jumping
        NumberAnimation { target: root; property: "jolt"; to: -2; duration: Theme.knockTime * 0.3; easing.type: Easing.OutQuad }
        NumberAnimation { target: root; property: "jolt"; to: 0; duration: Theme.knockTime * 0.7; easing.type: Easing.OutBounce }
    }
    // what stands for card i of a seat: the card itself, or the seat's tokens where its cards are not drawn
    function held(seat: int, i: int): Item {
        if (seat === 0)
            return hand.card(i)
        const at = ring.seatAt(seat)
        if (!at)
            return null
        return at.compact ? at.pile : at.card(i)
    }
    function tokens(seat: int): Item {
        const row = showdown ? showdown.pileOf(seat) : null
        const at = ring.seatAt(seat)
        return row ? row : at ? at.pile : null
    }
    function plate(): Item { return showdown ? showdown.pool : board.pool }
    // what lies, or will lie, at that place
    function thing(zone: string, seat: int, place: int): Item {
        if (zone === "hand")
            return held(seat, place)
        if (zone === "drawn")
            return draw.card(seat)
        return draw.visible && zone === "stock" ? draw.stock.topCard : board.thing(zone, place)
    }
    // while the hands are still being turned up, tokens wait
    function payOut() {
        const lost = paying, gained = gaining
        paying = 0
        gaining = 0
        for (let seat = 0; seat < table.seatCount; ++seat) {
            if (lost & (1 << seat))
                flights.toss(tokens(seat), plate(), Theme.base * 2.2, "tokens/marca.svg")
            if (gained & (1 << seat))
                flights.toss(plate(), tokens(seat), Theme.base * 2.2, "tokens/marca.svg")
        }
    }
    Connections {
        target: root.showdown
        function onToldChanged() {
            if (root.showdown.told)
                root.payOut()
        }
    }
    // the table is cleared, or motion is switched off: nothing is under way any more
    Connections {
        target: root.table
        function onSeatCountChanged() { root.flights.finish() }
    }
    Connections {
        target: Theme
        function onMovingChanged() { root.flights.finish() }
    }
    Connections {
        target: root.table
        enabled: Theme.moving && root.visible
        function onTravelled(ways: list<flight>) {
            root.flights.finish()
            for (const way of ways) {
                const from = root.thing(way.fromZone, way.fromSeat, way.fromPlace)
                const to = root.thing(way.toZone, way.toSeat, way.toPlace)
                const card = to as CardFace
                // tokens that stand for cards are not turned over, nor is what lies open already
                if (from === to && (!card || way.leaves === way.lands))
                    continue
                root.flights.fly(way.leaves, card ? way.lands : root.table.back, from, to, way.delay / Theme.speed,
                                 way.time / Theme.speed, way.waits, Theme.base * way.arc)
            }
        }
        function onDeclarationMade() { root.flights.finish() }
        function onKnocked(seat: int) { jumping.restart() }
        function onShowdownReached() {
            root.flights.finish()
            root.paying = 0
            root.gaining = 0
            if (root.showdown)
                root.showdown.reveal()
        }
        function onTokenLost(seat: int) {
            root.paying |= 1 << seat
            if (!root.showdown || root.showdown.told)
                root.payOut()
        }
        function onTokenGained(seat: int) {
            root.gaining |= 1 << seat
            if (!root.showdown || root.showdown.told)
                root.payOut()
        }
        function onEnded(winners: list<int>) { root.flights.finish() }
        function onReentered(seat: int) {
            root.flights.toss(root.tokens(seat), root.plate(), Theme.base * 2.2, "tokens/coin_gold.svg")
        }
    }
}

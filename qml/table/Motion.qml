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
    required property Middle middle
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
    function plate(): Item { return showdown ? showdown.pool : middle.pool }
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
    function turnOver(card: CardFace, delay: int) {
        if (card)
            flights.fly("back", card.face, card, card, delay, Theme.flipTime, true, 0)
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
        function onDealt() {
            const flights = root.flights, seats = root.table.seatCount, top = root.middle.stock.topCard
            const first = root.ring.dealer ? root.ring.dealer.seat + 1 : 0
            flights.finish()
            let batch = 0
            for (let k = 0; k < seats; ++k) {
                const seat = (first + k) % seats
                const at = root.ring.seatAt(seat)
                if (!at || at.out || at.cards === 0 && seat !== 0)
                    continue
                for (let i = 0; i < root.table.cardsInHand; ++i) {
                    const card = root.held(seat, i)
                    const shown = card as CardFace
                    flights.fly("back", shown ? shown.face : "back", top, card, batch * Theme.dealApart + i * 25, Theme.dealTime, false, 0)
                }
                ++batch
            }
            for (let i = 0; i < root.table.cardsInHand; ++i) {
                const card = root.middle.card(i)
                if (card)
                    flights.fly("back", card.face, top, card, batch * Theme.dealApart + i * 25, Theme.dealTime, false, 0)
            }
        }
        function onTurnedForDealer(index: int, seat: int, card: string) {
            root.flights.finish()
            root.flights.fly("back", card, root.draw.stock.topCard, root.draw.card(seat), 0, Theme.dealTime, true, 0)
        }
        function onExposed() {
            root.flights.finish()
            for (let i = 0; i < root.table.cardsInHand; ++i)
                root.turnOver(root.table.dealerIsYou ? root.hand.card(i) : root.middle.card(i), i * Theme.flipApart)
        }
        function onKept(seat: int) {
            root.flights.finish()
            for (let i = 0; i < root.table.cardsInHand; ++i) {
                const lying = root.middle.card(i), holding = root.held(seat, i)
                if (!lying)
                    continue
                const held = holding as CardFace
                const looked = held ? held.face : "back"
                root.flights.fly("back", lying.face, holding, lying, i * Theme.travelApart, Theme.travelTime * 1.4, true, Theme.base * 1.5)
                root.flights.fly(looked, looked, lying, holding, i * Theme.travelApart, Theme.travelTime * 1.4, true, Theme.base * 1.5)
            }
        }
        function onExchanged(seat: int, handSlots: list<int>, monteSlots: list<int>, give: list<string>, take: list<string>) {
            root.flights.finish()
            for (let i = 0; i < give.length; ++i) {
                const lying = root.middle.card(monteSlots[i]), holding = root.held(seat, handSlots[i])
                const kept = holding as CardFace
                const end = seat === 0 ? take[i] : kept ? kept.face : "back"
                const time = Theme.travelTime * (seat === 0 || Preferences.pace === 3 ? 1 : 1.8)
                root.flights.fly(give[i], give[i], holding, lying, i * Theme.travelApart, time, true, Theme.base * 1.2)
                root.flights.fly(take[i], end, lying, holding, i * Theme.travelApart, time, true, Theme.base * 1.2)
            }
        }
        function onDrew(seat: int, handSlot: int, discard: string, card: string) {
            root.flights.finish()
            const holding = root.held(seat, handSlot), top = root.middle.stock.topCard
            const kept = holding as CardFace
            const time = Theme.travelTime * (seat === 0 || Preferences.pace === 3 ? 1 : 1.8)
            root.flights.fly(seat === 0 ? discard : "back", "back", holding, root.middle.stock, 0, time, true, Theme.base * 1.2)
            root.flights.fly("back", kept ? kept.face : "back", top, holding, Theme.travelApart, time, true, Theme.base * 1.2)
        }
        function onDeclarationMade() { root.flights.finish() }
        function onKnocked(seat: int) { jumping.restart() }
        function onHandShown(seat: int) {
            const at = root.ring.seatAt(seat)
            root.flights.finish()
            for (let i = 0; at && seat !== 0 && !at.compact && i < root.table.cardsInHand; ++i)
                root.turnOver(at.card(i), i * Theme.flipApart)
        }
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

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// Shows each event of the game as a movement. The models already hold the new state when an event is told.
Item {
    id: root
    required property Table table
    required property Flights flights
    required property SeatRing ring
    required property GameBoard board
    required property HandArea hand
    required property FirstDealerDraw draw
    required property Showdown showdown                       // null while no hands are compared
    required property TableLayout places
    required property Knock knock
    required property Item middle                             // where board.thing() has nothing yet

    property var paying: []                                   // by seat, pieces that are on their way
    property var gaining: []                                  // likewise, that a seat gets

    // all that lies on the table jumps when somebody knocks on it
    property real jolt: 0
    SequentialAnimation {
        id: jumping
        NumberAnimation { target: root; property: "jolt"; to: -2; duration: Theme.knockTime * 0.3; easing.type: Easing.OutQuad }
        NumberAnimation { target: root; property: "jolt"; to: 0; duration: Theme.knockTime * 0.7; easing.type: Easing.OutBounce }
    }
    // where the dealer shuffles: on the cloth, on the way from the middle to that seat
    property int shuffler: -1
    readonly property point packAt: {
        const who = shuffler >= 0 ? ring.seatAt(shuffler) : null
        const centre = Qt.point(middle.x + middle.width / 2, middle.y + middle.height / 2)
        if (!who)
            return centre
        const to = who.own ? Qt.point(places.handX + places.handWidth / 2, places.handY + places.handHeight * 0.3) : Qt.point(who.x + who.width / 2, who.y + who.height / 2)
        return Qt.point(centre.x + (to.x - centre.x) * 0.42, centre.y + (to.y - centre.y) * 0.42)
    }
    component Spot: Item {
        property real across: 0
        height: root.places.monteHeight * 0.78
        width: height * root.table.cardAspect
        x: root.packAt.x + across * width - width / 2
        y: root.packAt.y - height / 2
    }
    Spot { id: packSpot }
    Spot { id: leftSpot; across: -0.72; rotation: -7 }
    Spot { id: rightSpot; across: 0.72; rotation: 7 }
    Item { id: liftedSpot; rotation: -3 }                     // for the part of the pack that is lifted off
    Item { id: ownSpot; x: root.places.handX + (root.places.handWidth - width) / 2; y: root.places.handY; width: root.places.cardWidth; height: root.places.handHeight }
    // what stands for card i of a seat: the card itself, or the seat's tokens where its cards are not drawn
    function held(seat: int, i: int): Item {
        if (seat === 0)
            return hand.card(i) ?? ownSpot
        const stand = board.seat(seat), at = ring.seatAt(seat)
        if (stand || !at)
            return stand
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
        if (zone === "drawn" || zone === "taken")             // a trick, by whoever has it
            return zone === "drawn" ? draw.card(seat) : seat === 0 ? ownSpot : ring.seatAt(seat)
        if (zone === "pack" || zone === "riffle") {
            shuffler = seat
            return zone === "pack" ? packSpot : place === 0 ? leftSpot : rightSpot
        }
        if (zone === "lifted" || zone === "melds")
            return zone === "lifted" ? lifted(place) : board.laid(place, seat)
        if (zone === "monte" && !board.thing(zone, place))
            return middle
        return draw.visible && zone === "stock" ? draw.stock.topCard : board.thing(zone, place)
    }
    // beside the stock
    function lifted(place: int): Item {
        const stock = board.thing("stock", -1) ?? packSpot   // where none lies, as in a game of tricks
        const at = mapFromItem(stock, 0, 0)
        liftedSpot.width = stock.width
        liftedSpot.height = stock.height
        liftedSpot.x = at.x - stock.width * 1.12
        liftedSpot.y = at.y + stock.height * 0.1 - place * 1.7
        return liftedSpot
    }
    property int knocker: -1                                  // knocks once the cards lie
    function rap(seat: int) {
        if (flights.flying > 0)
            knocker = seat
        else
            knock.strike(seat)
    }
    Connections {
        target: root.flights
        function onFlyingChanged() {
            if (root.flights.flying > 0 || root.knocker < 0)
                return
            root.knock.strike(root.knocker)
            root.knocker = -1
        }
    }
    Connections {
        target: root.knock
        function onStruck() { jumping.restart() }
    }
    function finish() {
        knocker = -1
        knock.stop()
        flights.finish()
    }
    // while the hands are still being turned up, tokens wait
    function payOut() {
        const lost = paying, gained = gaining
        const piece = "tokens/" + table.piece + ".svg"
        paying = []
        gaining = []
        for (let seat = 0; seat < table.seatCount; ++seat) {
            for (let each = 0; each < (lost[seat] ?? 0); ++each)
                flights.toss(tokens(seat), plate(), Theme.base * 2.2, piece, each * 90)
            for (let each = 0; each < Math.min(8, gained[seat] ?? 0); ++each)
                flights.toss(plate(), tokens(seat), Theme.base * 2.2, piece, each * 70)
        }
    }
    Connections {
        target: root.showdown
        function onPaidChanged() {
            if (root.showdown.paid)
                root.payOut()
        }
    }
    // the table is cleared, or motion is switched off: nothing is under way any more
    Connections {
        target: root.table
        function onSeatCountChanged() { root.finish() }
        function onHurriedOn() { root.finish() }
    }
    Connections {
        target: Theme
        function onMovingChanged() { root.finish() }
    }
    Connections {
        target: root.table
        enabled: Theme.moving && root.visible
        function onTravelled(ways: list<flight>) {
            root.finish()
            root.flights.faces = root.ring.faces()
            for (const way of ways) {
                const from = root.thing(way.fromZone, way.fromSeat, way.fromPlace)
                const to = root.thing(way.toZone, way.toSeat, way.toPlace)
                const card = to as CardFace
                // tokens that stand for cards are not turned over, nor is what lies open already
                if (from === to && (!card || way.leaves === way.lands))
                    continue
                root.flights.fly(way.leaves, card ? way.lands : root.table.back, from, to, way.delay / Theme.speed,
                                 way.time / Theme.speed, way.waits, Theme.base * way.arc)
                root.flights.linger(way.rest / Theme.speed, way.seenFrom / Theme.speed, way.stays / Theme.speed, way.quick)
            }
        }
        function onDeclarationMade() { root.flights.finish() }
        function onKnocked(seat: int) { root.rap(seat) }
        function onKept(seat: int) { root.rap(seat) }
        function onShowdownReached() {
            root.flights.finish()
            root.paying = []
            root.gaining = []
            if (root.showdown)
                root.showdown.reveal()
        }
        function onTokenLost(seat: int, pieces: int) {
            const paid = root.paying
            paid[seat] = pieces
            root.paying = paid
            if (!root.showdown || root.showdown.paid)
                root.payOut()
        }
        function onTokenGained(seat: int, pieces: int) {
            const got = root.gaining
            got[seat] = pieces
            root.gaining = got
            if (!root.showdown || root.showdown.paid)
                root.payOut()
        }
        function onStaked(seat: int, pieces: int) {
            for (let each = 0; each < pieces; ++each)
                root.flights.toss(root.tokens(seat), root.plate(), Theme.base * 2.2, "tokens/" + root.table.piece + ".svg", each * 90)
        }
        function onEnded(winners: list<int>) { root.flights.finish() }
        function onReentered(seat: int) {
            root.flights.toss(root.tokens(seat), root.plate(), Theme.base * 2.2, "tokens/coin_gold.svg", 0)
        }
    }
}

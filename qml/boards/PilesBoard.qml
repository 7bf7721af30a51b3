// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// A game of drawing and discarding: the stock, the discard pile face up, the pool, and a widow where there is one. A press
// on either pile is the first step of a turn; at any other time it says what lies there. In a tall window the pool lies
// above the piles, where a slip with advice may cover it, or beside them, and the widow below.
GameBoard {
    id: root
    readonly property real cardHeight: places.monteHeight
    readonly property real cardWidth: cardHeight * table.cardAspect
    readonly property bool tall: places.tall
    readonly property real gap: cardHeight * 0.2
    readonly property bool widowed: table.middleAcross > 4    // by the rules, before the deal too
    readonly property bool below: tall && !widowed            // the piles lie below the pool
    readonly property real pilesY: below ? plate.height * 1.12 + gap * 0.4 : 0
    readonly property real pilesWidth: 2 * cardWidth + gap
    readonly property bool acting: table.yourTurn && table.stage === Table.Turn
    readonly property bool giving: table.yourTurn && table.stage === Table.Draw
    readonly property bool showsLastTurns: true
    readonly property list<string> things: widowed ? ["discards", "stock", "middle", "pool"] : ["discards", "stock", "pool"]

    function about(zone: string): string {
        if (zone === "stock")
            return left.count === 0 ? qsTr("The stock is used up.") : qsTr("The stock: %n card(s) face down.", "", left.count)
        if (zone === "middle")
            return qsTr("The widow: three cards, face down until somebody exchanges with them. In your turn you may take one, two or three of them instead of drawing, and leave as many of yours, face up.")
        if (zone === "pool" && plate.slate)
            return qsTr("The slate: %1. Whoever has the most then wins the match; while two have as many, all play on.", "%1 is 'to 31 points'").arg(paid.label)
        if (zone === "pool" && table.piece === "chip")
            return qsTr("The pot: %1. It goes to the highest hand of this deal; where nobody knocks it stays for the next.", "%1 is what lies on it").arg(paid.label)
        if (zone === "pool")
            return paid.label === "" ? qsTr("The pot: what everybody has paid in lies here.")
                                     : qsTr("The pot: %1. It goes to whoever wins the match.", "%1 is what lies on it").arg(paid.label)
        return laid.faces.length === 0 ? qsTr("The discard pile will lie here, face up.")
                                       : qsTr("The discard pile, %n card(s), on top: %1.", "", laid.faces.length).arg(Pronounce.now.card(laid.faces[laid.faces.length - 1]))
    }
    function thing(zone: string, index: int): Item {
        if (zone === "stock")
            return index < 0 ? pack.topCard : pack
        if (zone === "discards")
            return bed.uppermost() ?? bed
        return zone === "middle" ? widow.card(index) : null
    }
    function under(at: point): var {
        const one = widow.under(at)
        if (one >= 0)
            return { zone: "middle", index: one }
        return bed.contains(bed.mapFromItem(null, at)) ? { zone: "discards", index: laid.faces.length - 1 } : null
    }
    function cardPlaces(): list<rect> {
        const piles = Qt.rect(pack.x, pilesY, pilesWidth, cardHeight * 1.03)
        return widowed ? [piles, Qt.rect(widow.x, widow.y, widow.width, cardHeight)] : [piles]
    }
    function takeFocus(): bool {
        const one = bed.uppermost() ?? pack
        if (!one.enabled || !one.visible)
            return false
        one.forceActiveFocus(Qt.TabFocusReason)
        return true
    }
    function act(zone: string) {
        if (acting)
            table.perform(zone === "stock" ? "draw" : "take")
        else if (giving)
            table.perform(zone === "stock" ? "draw" : "discard") // what is not possible is refused with the reason
        else
            asked(zone)
    }
    peeking: fan.open
    function look() { fan.turn() }
    function stepBack(): bool { return fan.close() }

    pool: plate
    width: below ? Math.max(pilesWidth, plate.width) : pilesWidth + gap * 1.2 + plate.width + (widowed && !tall ? widow.width + gap * 1.4 : 0)
    height: below ? pilesY + cardHeight * 1.06 : tall ? cardHeight * 2.14 : cardHeight

    Zone { id: laid; zones: root.table.zones; name: "discards" }
    Zone { id: left; zones: root.table.zones; name: "stock" }
    Zone { id: paid; zones: root.table.zones; name: "pool" }
    DrawStock {
        id: pack
        objectName: "stock"
        board: root
        x: root.below ? (root.width - root.pilesWidth) / 2 : 0
        y: root.pilesY
        height: root.cardHeight
        count: left.count
        counted: left.label !== ""
        figure: Math.max(13, root.cardHeight * 0.1)
        acts: root.acting
        onAsked: root.act("stock")
    }
    DiscardPile {
        id: bed
        x: pack.x + root.cardWidth + root.gap
        y: root.pilesY
        board: root
        cardHeight: root.cardHeight
        acting: root.acting
        giving: root.giving
        labelled: root.giving && root.arrived && !fan.open
        labelRise: root.tall ? 0.6 : 0.9
        onActed: root.act("discards")
    }
    MiddleRow {
        id: widow
        board: root
        cardHeight: root.cardHeight
        x: root.tall ? (root.width - width) / 2 : bed.x + bed.width + root.gap * 1.4
        y: root.tall ? root.cardHeight * 1.06 + root.gap * 0.4 : 0
        title: qsTr("The widow")
        called: qsTr("widow, card %1 of %2")
        keys: ["E", "R", "T"]
    }
    Pool {
        id: plate
        width: root.cardHeight * (root.tall ? 0.8 : 0.9)
        x: root.below ? (root.width - width) / 2 : root.width - width
        y: root.below ? 0 : root.cardHeight * 0.05
        amount: paid.label
        piece: paid.lay === Zone.Tokens ? root.table.piece : ""
        figure: root.pieces.figure
        coins: paid.count
        asks: true
        onAsked: root.asked("pool")
    }
    PileFan {
        id: fan
        faces: Array.from(laid.faces)
        bed: bed
        cardHeight: root.cardHeight * 0.62
        most: root.places.width * 0.8
        back: root.table.back
        closed: !root.arrived || root.table.stage === Table.Cut
    }
}

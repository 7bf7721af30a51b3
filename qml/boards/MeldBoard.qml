// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// A game of melds: the fields of all sides with what they have laid, and at the left of one's own the stock and the discard
// pile. It takes all room from the tabs to the hand; the heads of the fields are the others' seats.
GameBoard {
    id: root
    whole: true
    laidNow: Array.from(melds).some(one => one.fresh.length > 0)
    worth: fields.ownField.headline
    readonly property int step: table.melding.step            // Melding.Drawing and so on
    readonly property bool drawing: table.yourTurn && step === Melding.Drawing
    readonly property bool giving: table.yourTurn && step > Melding.Drawing
    readonly property real cardHeight: fields.pileHeight
    readonly property list<string> things: ["pile", "stock", "melds"]
    readonly property real helpTop: fields.piles.y + fields.piles.height + Theme.base * 0.7
    readonly property string standing: {
        const goal = table.melding.target, ours = sideOf(0).score
        const now = paired ? Sentence.filled(qsTr("%1 to %2", "points of one's own side and of the others"), [ours, sideOf(1).score]) : ours
        return seats.length === 0 ? "" : goal <= 0 ? Sentence.filled(qsTr("Match: %1", "points so far"), [now])
             : Sentence.filled(paired ? qsTr("%1, playing to %2", "'320 to 180'") : qsTr("%1 of %2", "points so far, and those that are played to"), [now, Sentence.points(goal)])
    }
    readonly property alias seats: lists.seats; readonly property alias sides: lists.sides
    readonly property alias melds: lists.melds; readonly property alias offers: lists.offers
    readonly property bool paired: sides.length === 2 && seats.length === 4
    // whoever plays first after the person sits at the left where the play goes clockwise
    readonly property list<int> around: {
        const all = Array.from({ length: Math.max(0, seats.length - 1) }, (none, i) => i + 1)
        return table.clockwise ? all : all.reverse()
    }
    function sideOf(seat: int): var { return sides[seats[seat]?.side ?? -1] ?? { score: "0", board: 0, title: "", members: "" } }
    function meldsOf(side: int): var { return Array.from(melds).filter(one => one.side === side) }
    function headOf(seat: int): var {
        const told = seats[seat]
        return { seat: seat, name: told.name, who: told.portrait, cards: told.cards, shown: Array.from(told.shown), total: sideOf(seat).score, turn: told.turn, dealer: told.dealer,
                 wine: paired ? (told.side === seats[0].side ? "red" : "white") : "", said: told.said }
    }
    readonly property var others: {
        if (seats.length < 2)
            return []
        if (!paired)
            return Array.from(around).map(seat => ({ melds: meldsOf(seats[seat].side), heads: [headOf(seat)], value: sideOf(seat).board }))
        const theirs = sideOf(1)
        return [{ melds: meldsOf(seats[1].side), heads: Array.from(around).map(seat => headOf(seat)), title: named(theirs), brief: theirs.title, wine: "white", value: theirs.board }]
    }
    // "They: Teresa and Nives"
    function named(side: var): string { return side.title === side.members ? side.title : Sentence.filled(qsTr("%1: %2", "a side, and who it is"), [side.title, side.members]) }
    readonly property var own: {
        const side = sideOf(0), gain = offers.length > 0 ? offers[0].gain : 0
        const title = paired ? named(side) : table.onlooker ? Sentence.filled(qsTr("The melds of %1"), [seats[0]?.name ?? ""]) : qsTr("Your melds")
        return { melds: seats.length > 0 ? meldsOf(seats[0].side) : [], title: title, brief: paired ? side.title : title, value: side.board, target: side.board + gain, note: table.melding.note,
                 wine: paired ? "red" : "", who: places.tall ? seats[0]?.portrait ?? "" : "", turn: seats[0]?.turn ?? false, newMeld: Array.from(table.melding.fresh) }
    }
    // where a row of the melds lies: the number of its field, -1 for one's own, and its place there
    function lies(row: int): var {
        const side = melds[row]?.side ?? -1
        const place = Array.from(melds).slice(0, row).filter(one => one.side === side).length
        if (side === (seats[0]?.side ?? 0))
            return { field: -1, place: place }
        return { field: paired ? 0 : Array.from(around).findIndex(seat => seats[seat].side === side), place: place }
    }
    function rowOf(field: int, place: int): int {
        const side = seats[field < 0 ? 0 : paired ? 1 : around[field]]?.side ?? -1
        return meldsOf(side)[place]?.row ?? -1
    }

    function thing(zone: string, index: int): Item {
        if (zone === "stock")
            return index < 0 ? piles.pack.topCard : piles.pack
        return zone === "pile" ? piles.upper : zone === "melds" ? fields : null
    }
    function laid(meld: int, place: int): Item {
        lists.gather()
        const at = lies(meld)
        return fields.field(at.field)?.meld(at.place)?.card(Math.max(0, place)) ?? fields.field(at.field)
    }
    function seat(seat: int): Item {
        if (seat === 0 || !visible)
            return null
        for (let i = 0; i < fields.others.length; ++i) {
            const head = fields.field(i)?.headOf(seat) ?? null
            if (head)
                return head
        }
        return null
    }
    function under(at: point): var {
        if (piles.spot.contains(piles.spot.mapFromItem(null, at)))
            return { zone: "pile", index: 0 }
        const mine = fields.ownField
        for (let i = 0; i < mine.melds.length; ++i) {
            const one = mine.meld(i)
            if (one && one.contains(one.mapFromItem(null, at)))
                return { zone: "melds", index: rowOf(-1, i) }
        }
        for (let field = 0; field < fields.others.length; ++field) {
            for (let i = 0; i < fields.field(field).melds.length; ++i) {
                const one = fields.field(field).meld(i)
                if (one && one.visible && one.contains(one.mapFromItem(null, at)))
                    return { zone: "melds", index: rowOf(field, i) }
            }
        }
        return mine.contains(mine.mapFromItem(null, at)) ? { zone: "melds", index: -1 } : null
    }
    function cardPlaces(): list<rect> {
        const mine = fields.ownField, title = mine.headline
        const melds = mine.melds.map((one, i) => mine.meld(i)).filter(one => one).map(one => one.mapToItem(root, 0, 0, one.width, one.height))
        return [Qt.rect(fields.piles.x, fields.piles.y, fields.piles.width, fields.piles.height), Qt.rect(mine.x + title.x, mine.y + title.y, title.width, title.height), ...melds]
    }
    function lain(): var {
        const all = [{ item: piles.pack, cost: 12 }, { item: piles.spot, cost: 14 }, { item: fields.ownField.headline, cost: 9 }]
        const lay = (field, cost) => field.melds.forEach((one, i) => all.push({ item: field.meld(i), cost: cost }))
        lay(fields.ownField, 9)
        for (let field = 0; field < fields.others.length; ++field)
            lay(fields.field(field), 6)
        for (let seat = 1; seat < seats.length; ++seat)
            all.push({ item: root.seat(seat), cost: 6 })
        return all.concat(fields.ownField.ghosts().map(ghost => ({ item: ghost, cost: 20 })))
    }
    function takeFocus(): bool {
        if (!fields.takeFocus())
            piles.pack.forceActiveFocus(Qt.TabFocusReason)
        return true
    }
    function about(zone: string): string {
        if (zone === "stock")
            return stock.count === 0 ? qsTr("The stock is used up.") : qsTr("The stock: %n card(s) face down.", "", stock.count)
        if (zone === "pile")
            return pile.faces.length === 0 ? (pile.count === 0 ? qsTr("The discard pile is empty.") : qsTr("The top of the discard pile is in your hand."))
                                           : Sentence.filled(qsTr("The discard pile, %n card(s), on top: %1.", "", pile.count), [Pronounce.now.card(pile.faces[0])])
        const told = [own.title + ": " + (own.melds.length === 0 ? qsTr("no melds yet") : own.melds.map(one => one.name).join("; "))]
        for (const one of others) {
            const whose = one.title ?? Sentence.filled(qsTr("The melds of %1"), [one.heads[0].name])
            told.push(whose + ": " + (one.melds.length === 0 ? qsTr("no melds yet") : one.melds.map(meld => meld.name).join("; ")))
        }
        return told.join(". ") + "."
    }
    // lays the chosen cards there, as the first of the ways offered in which they go there
    function lay(fits: var) {
        lists.gather()
        const way = Array.from(offers).find(fits)
        if (way)
            table.perform(way.action)
    }
    function act(zone: string) {
        if (drawing)
            table.perform(zone === "stock" ? "draw" : "take") // what is not possible is refused with the reason
        else if (giving && zone === "pile")
            table.perform("discard")
        else
            asked(zone)
    }

    peeking: piles.fan.open
    function look() {
        const none = table.melding.pile.length > 0 ? "" : pile.count === 0 ? qsTr("The discard pile is empty.")
                                              : qsTr("At this table only the top of the discard pile may be seen.")
        if (none === "")
            return piles.fan.turn()
        table.remarked(none)
        Announcer.say(none)
    }
    function stepBack(): bool { return piles.fan.close() }

    width: places.width; height: places.fieldsHeight

    MeldTold { id: lists; table: root.table }
    Zone { id: stock; zones: root.table.zones; name: "stock" } Zone { id: pile; zones: root.table.zones; name: "pile" }
    MeldFields {
        id: fields
        anchors.fill: parent
        tall: root.places.tall
        low: root.places.height < 700 && !tall
        stage: root.parent?.parent ?? root
        others: root.others
        own: root.own
        onLaidBefore: meld => root.lay(way => way.meld === root.rowOf(-1, meld) && way.before)
        onLaidAfter: meld => root.lay(way => way.meld === root.rowOf(-1, meld) && way.after)
        onLaidNew: root.lay(way => way.meld < 0)
        onSwapped: (field, meld, place) => root.lay(way => way.meld === root.rowOf(field, meld) && way.slot === place)
        onLeftDownwards: root.leftDownwards()
    }
    MeldPiles {
        id: piles
        board: root
        cardHeight: root.cardHeight
        drawing: root.drawing
        giving: root.giving
        discarding: root.step === Melding.Discarding || (root.giving && root.carrying)
        stock: stock
        pile: pile
        x: fields.piles.x
        y: fields.piles.y
        height: fields.piles.height
        onActed: zone => root.act(zone)
    }
}

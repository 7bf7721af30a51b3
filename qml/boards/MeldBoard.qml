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
    readonly property int step: table.melding.step            // Melding.Drawing and so on
    readonly property bool drawing: table.yourTurn && step === Melding.Drawing
    readonly property bool giving: table.yourTurn && step > Melding.Drawing
    readonly property real cardHeight: fields.pileHeight
    readonly property real cardWidth: Math.round(cardHeight * table.cardAspect)
    readonly property list<string> things: ["pile", "stock", "melds"]
    readonly property real helpTop: fields.piles.y + fields.piles.height + Theme.base * 0.7
    readonly property string standing: {
        const goal = table.melding.target, score = sideOf(0).score
        return seats.length === 0 ? "" : goal > 0 ? Sentence.filled(qsTr("%1 of %2", "points so far, and those that are played to"), [score, String(goal)])
                                                  : Sentence.filled(qsTr("Match: %1", "points so far"), [score])
    }

    // ---------------------------------------------------------------- what all models tell, as fields have it

    property var seats: []
    property var sides: []
    property var melds: []
    property var offers: []
    property bool stale: true                                 // something of it has changed since
    function gather() {
        stale = false
        soon.stop()
        seats = ModelRows.of(table.seats)
        sides = ModelRows.of(table.sides)
        melds = ModelRows.of(table.melding.melds)
        offers = ModelRows.of(table.melding.offers)
    }
    function changed() {
        stale = true
        soon.restart()
    }
    Timer { id: soon; interval: 0; onTriggered: root.gather() } // once for all that changes together
    onTableChanged: changed()
    Component.onCompleted: gather()
    component Follower: Connections {
        function onDataChanged() { root.changed() }
        function onModelReset() { root.changed() }
        function onRowsInserted() { root.changed() }
        function onRowsRemoved() { root.changed() }
    }
    Follower { target: root.table.seats }
    Follower { target: root.table.sides }
    Follower { target: root.table.melding.melds }
    Follower { target: root.table.melding.offers }

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
        return { seat: seat, name: told.name, who: told.portrait, cards: told.cards, total: sideOf(seat).score, turn: told.turn, dealer: told.dealer,
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
        const side = field < 0 ? seats[0].side : paired ? seats[1].side : seats[around[field]].side
        return meldsOf(side)[place]?.row ?? -1
    }

    // ---------------------------------------------------------------- what the table asks of a board

    function thing(zone: string, index: int): Item {
        if (zone === "stock")
            return index < 0 ? pack.topCard : pack
        return zone === "pile" ? top : zone === "melds" ? fields : null
    }
    function laid(meld: int, place: int): Item {
        if (stale)
            gather()
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
        if (pileSpot.contains(pileSpot.mapFromItem(null, at)))
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
        const mine = fields.ownField
        return [Qt.rect(fields.piles.x, fields.piles.y, fields.piles.width, fields.piles.height), Qt.rect(mine.x, mine.y - Theme.base, mine.width, mine.height + Theme.base)]
    }
    function takeFocus(): bool {
        if (fields.takeFocus())
            return true
        pack.forceActiveFocus(Qt.TabFocusReason)
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
        if (stale)
            gather()
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

    width: places.width
    height: places.fieldsHeight

    Zone { id: stock; zones: root.table.zones; name: "stock" }
    Zone { id: pile; zones: root.table.zones; name: "pile" }
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
    Stock {
        id: pack
        objectName: "stock"
        called: qsTr("Stock", "a game of drawing from it")
        x: fields.piles.x
        y: fields.piles.y + Math.max(0, layers - 1) * 1.7
        height: root.cardHeight
        face: root.table.back
        count: stock.count
        more: root.undealt
        opacity: root.shuffling ? 0 : 1
        asks: true
        acts: root.drawing
        onAsked: root.act("stock")
        PlayCard {                                            // its top card, to be dragged to the hand
            visible: root.drawing && stock.count > 0
            Accessible.ignored: true
            activeFocusOnTab: false
            face: root.table.back
            shadow: dragging
            height: root.cardHeight
            x: pack.topCard.x
            y: pack.topCard.y
            onToggled: root.act("stock")
            onDropped: at => root.dropped("stock", 0, at)
            onDraggingChanged: root.dragging = dragging
        }
        Label {
            visible: stock.count > 0
            anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: -height * 0.3 }
            text: String(stock.count + root.undealt)
            size: Math.max(12, root.cardHeight * 0.11) * Math.min(1.4, Theme.textScale)
            Accessible.ignored: true                          // the stock tells it
        }
    }
    Item {
        id: pileSpot
        x: fields.piles.x
        y: fields.piles.y + fields.piles.height - root.cardHeight
        width: root.cardWidth
        height: root.cardHeight
        DashedFrame {                                         // where it lies, also while nothing does
            visible: pile.count === 0 && root.arrived
            anchors { fill: parent; margins: 4 }
            colour: Preferences.cloth === "tela" ? Theme.rust : Theme.cream
            thick: 2
            opacity: 0.6
        }
        Rectangle {                                           // the edge of what lies below
            visible: pile.count > (pile.faces.length > 0 ? 1 : 0)
            anchors.fill: parent
            radius: width * 0.059
            color: Theme.cardPaper
            border { width: 1; color: "#8a7a5c" }
            rotation: 4.2
            antialiasing: true
        }
        PlayCard {
            id: top
            objectName: "pile"
            visible: pile.faces.length > 0
            face: pile.faces[0] ?? root.table.back
            still: !root.drawing
            height: root.cardHeight
            rotation: pile.count % 3 - 1
            Accessible.role: Accessible.Button
            Accessible.checkable: false
            Accessible.name: Sentence.filled(qsTr("Discard pile: %1", "%1 is the card on top"), [Pronounce.now.card(face)])
            Accessible.description: root.drawing ? qsTr("%n card(s); press to take the top one", "", pile.count)
                : root.giving ? qsTr("%n card(s); press to discard the chosen card here", "", pile.count) : qsTr("%n card(s)", "", pile.count)
            onToggled: root.act("pile")
            onDropped: at => root.dropped("pile", 0, at)
            onDraggingChanged: root.dragging = dragging
        }
        MouseArea { anchors.fill: parent; enabled: !root.drawing; cursorShape: root.giving ? Qt.PointingHandCursor : Qt.WhatsThisCursor; onClicked: root.act("pile") }
        DashedFrame {
            visible: root.step === Melding.Discarding && root.arrived
            anchors { fill: parent; margins: -5 }
            colour: Theme.red
        }
        Label {
            visible: root.step === Melding.Discarding && root.arrived
            x: Math.round((parent.width - width) / 2)
            y: parent.height - height * 0.55
            tone: "_dark"
            size: Math.max(11, root.cardHeight * 0.095) * Math.min(1.3, Theme.textScale)
            text: qsTr("discard here")
            Accessible.ignored: true
        }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// A game of tricks: the four cards before their players, the one that has the trick so far on top and with a laurel; the
// dealer's discard; the Fool beside whoever played it; and the tricks that may be looked at again.
GameBoard {
    id: root
    readonly property real ratio: table.cardAspect
    // four cards in a cross, and beside it the discard and the Fool: 5.7 cards wide in all; in a tall window below it
    readonly property bool tall: places.tall
    readonly property real rise: tall ? 0.55 : 0.515          // of a card from the middle of the cross, in card heights: none lies over another
    readonly property real cardHeight: Math.round(tall ? Math.min(places.handHeight, places.roomBeside / 2.3, places.free / (ratio * 3.6))
                                                       : Math.min(places.handHeight * 0.86, places.roomBeside / 2.05, places.free / (ratio * 5.7)))
    readonly property real cardWidth: cardHeight * ratio
    readonly property real noteSize: Math.max(11, cardHeight * (tall ? 0.065 : 0.08)) * Theme.textScale
    readonly property real aside: cardWidth * 0.8             // for what lies beside the trick, as wide as that may be
    reach: width / 2 + cardWidth * 1.72
    freeBelow: cardHeight * (0.5 + rise + 0.55)               // below the cards at both sides
    readonly property bool clockwise: table.clockwise
    readonly property bool laying: table.yourTurn && away.label === "" && away.count > 0
    readonly property list<string> things: fool.faces.length > 0 ? ["trick", "laid", "fool"] : ["trick", "laid"]
    signal takenBack(face: string)                            // a card that was set aside

    function side(seat: int): int { return seat === 0 ? 0 : seat === 2 ? 2 : (seat === 1) === clockwise ? 1 : 3 }
    function about(zone: string): string {
        if (zone === "fool")
            return Sentence.filled(qsTr("%1: %2", "a name, and the card that was played"), [Pronounce.now.card(parked.face), fool.label]) + "."
        if (zone === "laid")
            return away.label === "" ? qsTr("The dealer lays two cards away here.") : Sentence.filled(qsTr("%1: %2", "a name, and the card that was played"), [away.label.charAt(0).toUpperCase() + away.label.slice(1), Pronounce.now.cards(away.faces)]) + "."
        if (lying.count === 0)
            return qsTr("The trick will lie here.")
        const told = []
        for (let i = 0; i < 4; ++i) {
            const seat = (lying.seat + i) % 4
            if (lying.faces[seat])
                told.push(Sentence.filled(seat === lying.apart ? qsTr("%1: %2, and has the trick so far", "a name, and the card that was played") : qsTr("%1: %2", "a name, and the card that was played"), [seats.name(seat), Pronounce.now.card(lying.faces[seat])]))
        }
        return told.join("; ") + "."
    }
    function thing(zone: string, index: int): Item {
        if (zone === "trick")
            return slotOf(index)?.face ?? null
        if (zone === "laid")
            return tray.visible ? tray : (pileSpot.card(index) ?? pileSpot)
        return zone === "fool" ? parked : null
    }
    // Where something lies that is a seat's and no card of the trick: in the four corners that the cross leaves free, the own
    // below and what is the partner's above. The Fool goes to another corner where the discard has his.
    function corner(side: int, second: bool): point {         // 0 or 1: to the right, below
        const right = side % 2 ? side === 3 : (side === 0) === second, low = side % 2 ? second : side === 0
        const dealt = root.side(Math.max(0, away.seat)), theirs = second && away.label !== "" ? corner(dealt, false) : Qt.point(-1, -1)
        const taken = theirs.x === Number(right) && theirs.y === Number(low)
        return Qt.point(Number(right !== (taken && side % 2 === 0)), Number(low !== (taken && side % 2 === 1)))
    }
    function beside(side: int, second: bool): rect {
        const at = corner(side, second), size = tall ? 0.47 : 0.62, wide = cardWidth * size
        return Qt.rect(at.x ? width - wide : 0, cardHeight * (tall ? (at.y ? 1.64 : 0.02) : at.y ? 1.22 : 0.3), wide, cardHeight * size)
    }
    // and how far what is printed there may reach to both sides: to the card between, if not below it
    function besideRoom(side: int, second: bool): point {
        const at = corner(side, second), past = cardWidth * (tall ? 0.58 : at.y === 0 ? 1.78 : at.x ? 0.44 : 0.72)
        return at.x ? Qt.point(width / 2 + past, width - freeFrom) : Qt.point(freeFrom, width / 2 - past)
    }
    // half a note below a slip would be worse than none
    function hushed(by: Item, note: Item): bool {
        const x = by.x + note.x, y = by.y + note.y
        return slips.some(one => x < one.x + one.width && one.x < x + note.width && y < one.y + one.height && one.y < y + note.height)
    }
    function slotOf(seat: int): var { return trick.itemAt(seat) } // Qt 6.4 takes none of them for a Slot
    function under(at: point): var {
        if (laying)
            return tray.contains(tray.mapFromItem(null, at)) ? { zone: "laid", index: 0 } : null
        return cross.contains(cross.mapFromItem(null, at)) ? { zone: "trick", index: 0 } : null
    }
    function cardPlaces(): list<rect> {
        return again.visible ? [Qt.rect(cross.x, 0, cross.width, height), Qt.rect(again.x, again.y, again.width, again.height)] : [Qt.rect(cross.x, 0, cross.width, height)]
    }
    // whoever leads has the middle free for advice; in a tall window, whoever follows has the own card's place
    function placesNow(): list<rect> {
        if (!table.yourTurn || lying.count > 0 && !tall || laying)
            return cardPlaces()
        return lyingPlaces().concat( [again, pileSpot, parked].filter(one => one.visible).map(one => Qt.rect(one.x, one.y, one.width, one.height)))
    }
    function lyingPlaces(): list<rect> {
        const all = []
        for (let i = 0; i < 4; ++i) {
            const slot = slotOf(i)
            if (slot && slot.played !== "")
                all.push(Qt.rect(cross.x + slot.x, slot.y, slot.width, slot.height))
        }
        return all
    }
    readonly property real freeFrom: (width - places.free) / 2  // between the seats at both sides
    peeking: last.open
    function look() {
        const none = last.count === 0 ? qsTr("No trick has been taken yet.") : ""
        last.open = !last.open && none === ""
        if (none !== "")
            table.remarked(none)
        Announcer.say(none)
    }
    function stepBack(): bool {
        const was = last.open
        last.open = false
        return was
    }

    width: cross.width + (tall ? 0 : 2 * (aside + cardWidth * 0.35))
    height: cardHeight * (tall ? 2.16 : 2.05)

    Zone { id: lying; zones: root.table.zones; name: "trick" }
    Zone { id: away; zones: root.table.zones; name: "laid" }
    Zone { id: fool; zones: root.table.zones; name: "fool" }
    SeatNames { id: seats; table: root.table }

    component Slot: Item {
        id: slot
        required property int index
        readonly property int side: root.side(index)
        readonly property string played: lying.faces[index] ?? ""
        readonly property bool wins: played !== "" && lying.apart === index
        readonly property CardFace face: card
        width: root.cardWidth
        height: root.cardHeight
        x: (cross.width - width) / 2 + (side === 1 ? -1.15 : side === 3 ? 1.15 : 0) * root.cardWidth
        y: (cross.height - height) / 2 + (side === 0 ? 1 : side === 2 ? -1 : 0) * root.cardHeight * root.rise
        z: wins ? 3 : side === 0 ? 2 : 1
        DashedFrame {
            anchors { fill: parent; margins: 2 }
            visible: slot.index === 0 && slot.played === "" && root.table.yourTurn && lying.count > 0 && !root.laying
            colour: Theme.cream
            opacity: 0.7
        }
        Rectangle {                                           // cream within green, round the card that has it
            visible: slot.wins && !card.covered
            anchors { fill: card; margins: -5 }
            radius: 8
            color: "transparent"
            border { color: Theme.cream; width: 3 }
            Rectangle { anchors { fill: parent; margins: -2 } radius: 10; color: "transparent"; border { color: Theme.green; width: 3 } }
        }
        CardFace {
            id: card
            visible: slot.played !== "" || covered
            face: slot.played !== "" ? slot.played : root.table.back
            height: parent.height
            lift: slot.wins ? 0.7 : 0.2
            rotation: slot.side === 1 ? -3 : slot.side === 3 ? 2.4 : slot.side === 2 ? 0.8 : -0.6
            Accessible.role: Accessible.Graphic
            Accessible.name: Pronounce.now.card(slot.played)
            Accessible.description: Sentence.filled(slot.wins ? qsTr("the trick, played by %1, who has it so far") : qsTr("the trick, played by %1"), [seats.name(slot.index)])
            Accessible.ignored: slot.played === ""
        }
        Label {
            visible: slot.played !== "" && lying.seat === slot.index && !card.covered
            tone: "_dark"
            objectName: "led"
            size: Math.max(11, root.cardHeight * 0.085 * Theme.textScale)
            pad: size * 0.5
            // where no other card comes near it: on the partner's card above, on the others below
            anchors.horizontalCenter: parent.horizontalCenter
            y: slot.side === 2 ? -height * 0.35 : parent.height - height * 0.65
            text: qsTr("led", "on the card that was led")
            Accessible.ignored: true
        }
        Picture {
            visible: slot.wins && !card.covered
            width: root.cardHeight * 0.26
            height: width
            x: parent.width - width * 0.62
            y: -height * 0.34
            source: Theme.asset("tokens/laurel.svg")
        }
    }
    Item {
        id: cross
        visible: !root.laying
        anchors.horizontalCenter: parent.horizontalCenter
        width: root.cardWidth * 3.4
        height: root.cardHeight * (1 + 2 * root.rise) + (root.tall ? 0 : root.cardHeight * 0.02)
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("The trick")
        Accessible.description: lying.label
        Repeater { id: trick; model: 4; Slot { } }
    }
    DiscardTray {
        id: tray
        visible: root.laying
        anchors.centerIn: parent
        table: root.table
        tall: root.cardHeight * 1.15
        faces: Array.from(away.faces)
        onTakenBack: face => root.takenBack(face)
    }
    LaidCards {                                               // the discard, beside the dealer
        id: pileSpot
        written.visible: !last.open && !root.hushed(pileSpot, written)
        readonly property int side: root.side(Math.max(0, away.seat))
        readonly property rect spot: root.beside(side, false)
        visible: !root.laying && away.label !== ""
        x: spot.x
        y: spot.y
        width: spot.width
        height: spot.height
        above: root.tall && root.corner(side, false).y === 0
        faces: away.label === "" ? [] : Array.from(away.faces)
        back: root.table.back
        note: away.label
        size: root.noteSize
        from: root.besideRoom(side, false).x
        to: root.besideRoom(side, false).y
    }
    ParkedFool {
        id: parked
        written.visible: !last.open && !root.hushed(parked, written)
        readonly property int side: root.side(Math.max(0, fool.seat))
        readonly property rect spot: root.beside(side, true)
        visible: fool.faces.length > 0 && !root.laying
        face: fool.faces[0] ?? root.table.back
        note: fool.label
        size: root.noteSize
        height: spot.height
        x: spot.x
        y: spot.y
        above: root.tall && root.corner(side, true).y === 0
        from: root.besideRoom(side, true).x
        to: root.besideRoom(side, true).y
    }
    LastTrickTab {                                            // above all that may lie at the left
        id: again
        visible: last.count > 0 && !last.open && !root.laying && !root.table.handingOver
        many: last.count > 1
        size: Math.min(Theme.body, Math.max(12, root.cardHeight * 0.11) * Theme.textScale)
        // beside the partner's card, or else below the slate
        readonly property real beside: Math.max(root.freeFrom, root.places.slateRight - root.origin.x) + Theme.base
        readonly property bool low: root.tall || beside + width > root.width / 2 - root.cardWidth / 2 - Theme.base * 0.5
        x: low ? Theme.base * 0.8 - root.origin.x : beside
        y: low ? root.places.slateTop + root.places.slateRoom - root.origin.y : -Theme.base * 0.4
        onClicked: root.look()
    }
    LastTrick { id: last; table: root.table; anchors.centerIn: parent; cardHeight: root.cardHeight * 0.8; room: root.places.width - Theme.base * 4 }
}

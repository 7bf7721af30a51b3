// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// Cards are turned before the seats, one after the other, until it is known who deals first. The last one, and in the end
// the one that decides, is shown large.
Item {
    id: root
    required property Table table
    required property TableLayout places
    required property SeatRing ring
    required property bool landed                             // no card is on its way
    readonly property Stock stock: pack
    readonly property int drawn: turned.count
    readonly property string rule: turned.label
    // the cards of compact seats at the sides lie in a column, which begins below the slips of the top row
    readonly property bool compact: places.ring.compact
    readonly property int along: places.ring.count - 2 * places.ring.side
    readonly property real columnTop: along > 0 ? Math.max(places.ring.firstSide, places.ring.at(places.ring.side).y + places.ring.heightOf(places.ring.side) + places.base * 0.3) : places.ring.firstSide
    readonly property real slot: compact && places.ring.side > 0 ? (places.ring.bottom - columnTop) / places.ring.side : height
    readonly property real cardHeight: Math.round(compact ? Math.min(slot - 3, Math.max(40, places.ring.d * 1.12)) : places.ring.d * 1.04)
    readonly property int best: turned.chosen[0] ?? -1
    readonly property bool byLot: rule === ""                 // no card is turned for it
    readonly property bool found: (byLot || best >= 0) && landed
    readonly property int shown: found ? best : landed ? drawn - 1 : drawn - 2 // the large one: of those that lie
    readonly property int shownSeat: shown >= 0 ? (turned.seat + shown) % table.seatCount : -1
    // between the cards before the top row and the own one
    readonly property real ownTop: places.handY + Math.round(places.handHeight * 0.45)
    readonly property real upper: places.ring.at(places.ring.side).y + places.ring.heightOf(places.ring.side) + (compact ? cardHeight : 0) + places.base * 1.6
    readonly property real lower: ownTop - places.base * 3.8
    readonly property real noticeY: largeY + largeHeight + places.base * 1.5
    readonly property real largeHeight: Math.round(Math.min(places.monteHeight, lower - upper))
    readonly property real largeY: Math.round(upper + (lower - upper - largeHeight) / 2)

    function card(seat: int): CardFace { return spots.itemAt(seat) as CardFace }
    // where the hand of a seat will lie; before a compact one, on the cloth's side of it
    function spot(seat: int, tall: real): point {
        const p = places, w = tall * root.table.cardAspect
        if (seat === 0)
            return Qt.point((p.width - w) / 2, ownTop)
        const at = p.ring.at(seat - 1)
        if (!compact)
            return Qt.point(p.ring.mirrored(seat - 1) ? at.x + p.ring.seatWidth - p.ring.d * 1.12 - w : at.x + p.ring.d * 1.12, at.y + (p.ring.d - tall) / 2)
        if (!p.ring.atSide(seat - 1)) {
            // beside the cards of those who sit below, not over them
            const last = p.ring.lowestLeft
            const inner = p.ring.atSide(last) ? p.ring.at(last).x + p.ring.seatWidth + w + p.base * 1.4 : 0
            const x = at.x + (p.ring.widthOf(seat - 1) - w) / 2
            return Qt.point(Math.max(inner, Math.min(p.width - inner - w, x)), at.y + p.ring.heightOf(seat - 1) + p.base * 0.6)
        }
        const i = p.ring.place(seat - 1)
        const fromBelow = i < p.ring.side ? i : p.ring.count - 1 - i
        const y = p.ring.bottom - (fromBelow + 0.5) * slot - tall / 2
        return p.ring.mirrored(seat - 1) ? Qt.point(at.x - w - p.base * 0.9, y) : Qt.point(at.x + p.ring.seatWidth + p.base * 0.9, y)
    }
    function nameOf(seat: int, count: int): string { return seat >= 0 && seat < count ? ring.seatAt(seat).name : "" }

    Zone { id: turned; zones: root.table.zones; name: "drawn" }
    Repeater {
        id: spots
        model: root.visible ? root.table.seatCount : 0
        CardFace {
            required property int index
            readonly property int order: (index - turned.seat + root.table.seatCount) % Math.max(1, root.table.seatCount)
            readonly property int round: Math.floor((root.drawn - 1 - order) / Math.max(1, root.table.seatCount))
            readonly property int nth: round * root.table.seatCount + order
            readonly property point at: root.spot(index, height)
            visible: root.drawn > order
            face: turned.faces[nth] ?? root.table.back
            selected: visible && root.found && nth === root.best
            height: index === 0 ? Math.round(root.places.handHeight * 0.55) : root.cardHeight
            x: Math.round(at.x)
            y: Math.round(at.y)
            rotation: index % 3 - 1
            Accessible.description: root.nameOf(index, root.ring.count)
        }
    }
    DealerMark {                                              // nothing is turned where the lot decides
        visible: root.byLot
        size: root.largeHeight * 0.62
        x: Math.round((root.width - width) / 2)
        y: root.largeY + (root.largeHeight - height) / 2
        Accessible.ignored: true
    }
    Stock {
        id: pack
        visible: !root.byLot
        height: root.largeHeight
        x: Math.round(root.width / 2 - width * 1.35)
        y: root.largeY
        face: root.table.back
        count: Math.max(1, root.table.cutMost + 1 - root.drawn)
    }
    CardFace {
        id: large
        visible: root.shownSeat >= 0
        face: turned.faces[root.shown] ?? root.table.back
        selected: root.found
        height: root.largeHeight
        x: Math.round(root.width / 2 + width * 0.35)
        y: root.largeY
        Accessible.ignored: true                              // it lies before its seat too
        Label {
            visible: text !== ""
            Accessible.ignored: true
            anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: -height * 0.4 }
            text: root.nameOf(root.shownSeat, root.ring.count)
        }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// Cards are turned before the seats, one after the other, until one gets the ace of coins. The last one is shown large.
Item {
    id: root
    required property PetrangolaTable table
    required property TableLayout places
    required property SeatRing ring
    required property Middle middle
    readonly property list<string> drawn: table.drawn
    readonly property real cardHeight: Math.round(Math.max(42, places.ring.d * 1.12))
    readonly property int lastSeat: drawn.length > 0 ? (drawn.length - 1) % table.seatCount : -1

    function card(seat: int): CardFace { return spots.itemAt(seat) as CardFace }
    // before a seat, on the cloth's side of it
    function spot(seat: int, tall: real): point {
        const p = places, w = tall * Theme.cardAspect
        if (seat === 0)
            return Qt.point((p.width - w) / 2, p.handY + p.handHeight * 0.3)
        const at = p.ring.at(seat - 1)
        if (!p.ring.atSide(seat - 1))
            return Qt.point(at.x + (p.ring.seatWidth - w) / 2, at.y + p.ring.seatHeight + p.base * 0.6)
        const y = at.y + (p.ring.seatHeight - tall) / 2
        return p.ring.mirrored(seat - 1) ? Qt.point(at.x - w - p.base * 0.8, y) : Qt.point(at.x + p.ring.seatWidth + p.base * 0.8, y)
    }

    Repeater {
        id: spots
        model: root.table.seatCount
        CardFace {
            id: one
            required property int index
            readonly property int round: Math.floor((root.drawn.length - 1 - index) / Math.max(1, root.table.seatCount))
            readonly property int turned: round * root.table.seatCount + index
            readonly property point at: root.spot(index, height)
            visible: root.drawn.length > index
            face: visible ? root.drawn[turned] : "back"
            selected: visible && face === "AD"
            height: index === 0 ? Math.round(root.places.handHeight * 0.55) : root.cardHeight
            x: Math.round(at.x)
            y: Math.round(at.y)
            rotation: index % 3 - 1
        }
    }
    CardFace {
        id: large
        visible: root.lastSeat >= 0
        face: visible ? root.drawn[root.drawn.length - 1] : "back"
        selected: face === "AD"
        height: root.middle.cardHeight
        x: root.middle.x + root.middle.monteAt.x + (root.middle.monteWidth - width) / 2
        y: root.middle.y + root.middle.monteAt.y
        Label {
            visible: root.lastSeat >= 0 && root.ring.seatAt(root.lastSeat) !== null
            anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: -height * 0.4 }
            text: visible ? root.ring.seatAt(root.lastSeat).name : ""
        }
    }
}

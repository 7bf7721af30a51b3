// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// All seats in their places, and the dealer's mark, which goes from one to the next.
Item {
    id: root
    required property Table table
    required property TableLayout places
    property Seat dealer: null
    readonly property bool ownSpeaks: (seats.itemAt(0) as Seat)?.speech.visible ?? false
    readonly property int count: seats.count
    property bool told: true                                  // who deals
    property bool alone: false                                // the others' seats are elsewhere
    property real middleLeft: width / 2                       // what lies there reaches from here
    property real middleRight: width / 2
    property int current: 1                                   // where Tab comes to
    property int dwelt: -1                                    // the pointer is over that seat
    property rect slip                                        // advice that may lie over the own seat, which goes meanwhile
    signal asked(seat: int)                                   // what that seat did is to be told
    signal passed(seat: int)                                  // pointer or focus went on

    Accessible.role: Accessible.List
    Accessible.name: qsTr("Who sits at the table")
    function seatAt(i: int): Seat { return seats.itemAt(i) as Seat }
    // between the seats at a side is room for words
    readonly property bool spaced: !places.tall && places.wanted <= 1.2 && places.ring.side > 0
        && (places.ring.bottom - places.ring.firstSide) / places.ring.side - places.ring.seatHeight >= places.ring.d * 1.15
    function freeOf(one: Seat): real { return (one.mirrored ? one.x + one.width - middleRight : middleLeft - one.x) - one.d * 1.02 - Theme.base * 0.4 }
    // how wide a seat's words may be: beside the cloth no farther than to what lies in the middle; above the seat where they cannot be read so
    function roomOf(one: Seat): real {
        if (one.own)                                          // a fan would hide what is said beside the face
            return one.above ? places.handX - one.x - one.d * 0.3 : one.d * 3
        const most = places.ring.room(one.seat - 1)
        if (one.small || !one.atSide)
            return most
        return one.above ? one.width - one.d * 0.3 : Math.min(most, Math.max(one.d * 1.7, freeOf(one)))
    }
    // the squares of all faces, of the page that this fills
    function faces(): list<rect> {
        const all = []
        for (let i = 0; i < count; ++i)
            all.push(seatAt(i).faceArea)
        return all
    }
    // the same of the others' whole portraits, and of all that lies at their seats
    function portraits(): list<rect> {
        const all = []
        for (let i = 1; i < count && !alone; ++i)
            all.push(Qt.rect(seatAt(i).faceX - seatAt(i).d / 2, seatAt(i).faceArea.y - seatAt(i).d * 0.15, seatAt(i).d, seatAt(i).d))
        return all
    }
    function seated(): list<rect> {
        const all = []
        for (let i = 1; i < count && !alone; ++i)
            all.push(Qt.rect(seatAt(i).x, seatAt(i).y, seatAt(i).width, seatAt(i).height))
        return all
    }
    // where the others' bubbles may lie, whatever they say; compact seats have their words on their slips
    function spoken(): list<rect> {
        const all = []
        for (let i = 1; i < count && !alone; ++i) {
            if (!seatAt(i).compact)
                all.push(seatAt(i).speechArea)
        }
        return all
    }
    function takeFocus(): bool { return !alone && goTo(Math.min(current, count - 1)) }
    function goTo(i: int): bool {
        const one = seatAt((i + count) % Math.max(1, count))
        if (!one)
            return false
        one.forceActiveFocus(Qt.TabFocusReason)
        return true
    }
    Keys.onPressed: event => {
        const step = event.key === Qt.Key_Left || event.key === Qt.Key_Up ? -1 : event.key === Qt.Key_Right || event.key === Qt.Key_Down ? 1 : 0
        event.accepted = step !== 0 && goTo(current + step)
    }

    // the faces: who is to move is looked at, and each may feel something, by seat
    property int mover: -1
    property int blinking: -1
    property var moods: ({})
    function lookOf(one: Seat): string {
        const other = mover > 0 && one.seat !== mover && !one.compact && Theme.moving ? seatAt(mover) : null
        const away = other ? other.faceX - one.faceX : 0
        return away < -one.d ? "left" : away > one.d ? "right" : ""
    }

    onWidthChanged: mark.placed = false
    onHeightChanged: mark.placed = false

    PieceRules { id: pieces; table: root.table }
    Repeater {
        id: seats
        model: root.table.seats
        Seat {
            id: one
            objectName: "seat" + seat
            readonly property point spot: root.places.ring.at(seat - 1)
            held: root.table.cardsInHand
            back: root.table.back
            piece: root.table.piece
            figure: pieces.figure
            giving: root.table.givingSaid
            takesFirst: root.table.takesFirst
            d: own ? root.places.ownD : root.places.ring.d
            x: own ? root.places.base * 1.2 : Math.round(spot.x)
            y: own ? root.height - height - root.places.base * 0.2 - root.places.foot : Math.round(spot.y)
            small: root.places.compact
            openElsewhere: root.places.openInMiddle
            looking: root.table.onlooker
            typeSize: root.places.ring.typeSize
            width: own || !small ? implicitWidth : root.places.ring.widthOf(seat - 1)
            height: own || !small ? implicitHeight : root.places.ring.heightOf(seat - 1)
            mirrored: !own && root.places.ring.mirrored(seat - 1)
            above: own ? root.places.fanned && !root.places.tall : atSide && !small && root.spaced && root.freeOf(one) < d * 1.9
            room: root.roomOf(one)
            atSide: root.places.ring.atSide(seat - 1)
            z: mirrored ? 1 - seat / 100 : 0                  // the shadow of a label falls behind the seat below it
            remark: root.table.talk.seat === seat ? root.table.talk.line : ""
            look: root.lookOf(one)
            mood: root.moods[seat] ?? ""
            blinking: root.blinking === seat
            tableWidth: root.width
            visible: !own ? !root.alone : !(root.alone && root.places.tall) && !(root.slip.width > 0 && root.slip.x < x + width && root.slip.y < y + height && root.slip.y + root.slip.height > y)
            activeFocusOnTab: seat === root.current
            onActiveFocusChanged: {
                if (activeFocus)
                    root.current = seat
                else
                    root.passed(seat)
            }
            onAsked: root.asked(seat)
            onHovered: over => {
                root.dwelt = over ? seat : -1
                if (!over)
                    root.passed(seat)
            }
            onTurnChanged: if (turn) root.mover = seat
            onDealerChanged: {
                if (dealer)
                    root.dealer = one
            }
            Component.onCompleted: {
                if (dealer)
                    root.dealer = one
                if (turn)
                    root.mover = seat
            }
        }
    }
    DealerMark {
        id: mark
        readonly property Seat at: root.dealer
        property bool placed: false                           // the first place is taken without a way to it
        property real way: 1
        visible: at !== null && at.visible && at.dealer && root.told
        onVisibleChanged: if (!visible) placed = false
        onAtChanged: {
            if (placed && Theme.moving)
                hop.restart()
        }
        size: at ? at.dealerSize : 20
        x: at ? Math.max(0, Math.min(root.width - width, at.x + at.dealerSpot.x)) : 0
        y: at ? at.y + at.dealerSpot.y : 0
        transform: Translate { y: -Math.sin(Math.PI * mark.way) * root.places.base * 4 } // an arc
        z: 2
        Timer { running: mark.visible && !mark.placed; interval: 60; onTriggered: mark.placed = true }
        Behavior on x { enabled: mark.placed; NumberAnimation { duration: Theme.tokenTime; easing.type: Easing.InOutQuad } }
        Behavior on y { enabled: mark.placed; NumberAnimation { duration: Theme.tokenTime; easing.type: Easing.InOutQuad } }
        NumberAnimation { id: hop; target: mark; property: "way"; from: 0; to: 1; duration: Theme.tokenTime; easing.type: Easing.InOutQuad }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// Switch: a packet that lies open, one that lies face down, and the pool; no stock once the cards are dealt. Until the dealer
// has chosen between two hands, the second lies where the open packet will. In a tall window the pool lies above the packets.
GameBoard {
    id: root
    readonly property real cardHeight: places.monteHeight
    readonly property real cardWidth: cardHeight * table.cardAspect
    readonly property bool tall: places.tall
    readonly property real gap: cardHeight * 0.36
    // side by side where the others leave the room
    readonly property real step: Math.max(cardWidth * 0.5, Math.min(cardWidth * 1.06, (places.free - cardWidth - closedPacket.width - gap - (tall ? 0 : gap + plate.width)) / Math.max(1, table.cardsInHand - 1)))
    readonly property real openWidth: step * (table.cardsInHand - 1) + cardWidth
    readonly property real packetsY: tall ? plate.height * 1.12 + cardHeight * 0.08 : 0
    readonly property bool acting: table.yourTurn && table.stage === Table.Turn
    readonly property bool laid: open.count > 0
    readonly property int lying: laid ? open.count : aside.count
    readonly property bool showsLastTurns: true
    readonly property bool asksForAHand: table.yourTurn && table.stage === Table.DealersChoice
    readonly property var choosable: Array.from(open.choosable) // places, as of what follows
    readonly property var chosen: Array.from(open.chosen)
    readonly property real printed: Math.max(13, cardHeight * 0.1) * Math.min(1.4, Preferences.textSize / 100)
    readonly property list<string> things: ["middle", "closed", "pool"]

    function face(i: int): string { return (laid ? open.faces[i] : aside.faces[i]) ?? table.back }
    function about(zone: string): string {
        if (zone === "closed")
            return closedPacket.told
        if (zone === "pool")
            return paid.label === "" ? qsTr("The pot: what everybody has paid in lies here.")
                                     : qsTr("The pot: %1. It goes to whoever wins the match.", "%1 is what lies on it").arg(paid.label)
        return laid ? qsTr("The open packet: %1. In your turn you may exchange one card with it, or all three.").arg(Pronounce.now.cards(Array.from(open.faces)))
                    : qsTr("The open packet comes here once the dealer has chosen between two hands.")
    }
    function card(i: int): CardFace { return cards.itemAt(i) as CardFace }
    function thing(zone: string, index: int): Item {
        if (zone === "stock")
            return index < 0 ? pack.topCard : pack
        if (zone === "closed")
            return closedPacket.card(index)
        return zone === "middle" || zone === "aside" ? card(index) : null
    }
    function under(at: point): var {
        for (let i = cards.count - 1; i >= 0; --i) {          // the uppermost
            const one = card(i)
            if (one && one.contains(one.mapFromItem(null, at)))
                return { zone: "middle", index: i }
        }
        return null
    }
    function cardPlaces(): list<rect> { return [Qt.rect(0, packetsY, closedPacket.x + closedPacket.width, cardHeight * 1.05)] }
    function takeFocus(): bool { return goTo(0) }
    function goTo(i: int): bool {
        const one = card(i)
        if (!one || !one.enabled || !one.visible)
            return false
        one.forceActiveFocus(Qt.TabFocusReason)
        return true
    }
    peeking: closedPacket.open
    function look() { closedPacket.turn() }
    function stepBack(): bool { return closedPacket.close() }

    pool: plate
    width: tall ? Math.max(closedPacket.x + closedPacket.width, plate.width) : closedPacket.x + closedPacket.width + gap + plate.width
    height: packetsY + cardHeight * 1.05

    Zone { id: open; zones: root.table.zones; name: "middle" }
    Zone { id: aside; zones: root.table.zones; name: "aside" }
    Zone { id: paid; zones: root.table.zones; name: "pool" }
    Item {                                                    // a list that arrows walk
        objectName: "openCards"
        anchors.fill: parent
        z: root.dragging ? 5 : 0
        visible: root.lying > 0
        Accessible.role: Accessible.List
        Accessible.name: root.laid ? qsTr("The open packet") : qsTr("The dealer’s second hand")
        Keys.onPressed: event => { event.accepted = event.key === Qt.Key_Home && root.goTo(0) || event.key === Qt.Key_End && root.goTo(root.lying - 1) }
        Repeater {
            id: cards
            model: root.lying
            PlayCard {
                required property int index
                readonly property real off: index - (root.lying - 1) / 2
                objectName: "middle" + index
                face: root.face(index)
                still: !root.laid || !root.choosable.includes(index)
                watched: root.table.onlooker
                key: ["Q", "W", "E", "R"][index] ?? ""
                place: root.laid ? qsTr("open packet, card %1 of %2").arg(index + 1).arg(root.lying) : qsTr("the dealer’s second hand")
                height: root.cardHeight
                rise: 0.07
                x: index * root.step
                y: root.packetsY + Math.abs(off) * root.cardHeight * 0.012
                rotation: selected ? 0 : off * 2.2
                selected: !still && root.chosen.includes(index)
                onToggled: root.acting ? root.table.toggle("middle", index) : root.asked("middle")
                Keys.onLeftPressed: root.goTo(index - 1)
                Keys.onRightPressed: root.goTo(index + 1)
                onDropped: at => root.dropped("middle", index, at)
                onDraggingChanged: root.dragging = dragging
            }
        }
    }
    Label {
        visible: root.laid && root.arrived
        x: (root.openWidth - width) / 2
        y: root.packetsY + root.cardHeight - height * 0.55
        z: 1
        size: root.printed
        text: qsTr("open", "the packet that lies face up")
        Accessible.ignored: true
    }
    ClosedPacket {
        id: closedPacket
        table: root.table
        x: root.openWidth + root.gap
        y: root.packetsY
        cardHeight: root.cardHeight
        printed: root.printed
        most: root.places.width * 0.8
        arrived: root.arrived && root.undealt === 0
        onAsked: root.asked("closed")
    }
    Stock {                                                   // what is dealt from, and put aside then
        id: pack
        visible: root.undealt > 0
        x: closedPacket.x + (closedPacket.width - width) / 2
        y: root.packetsY
        z: 2                                                  // what is dealt last comes from above its own place
        height: root.cardHeight
        face: root.table.back
        count: 0
        more: root.undealt
        opacity: root.shuffling ? 0 : 1
        Accessible.ignored: true
    }
    Pool {
        id: plate
        width: root.cardHeight * (root.tall ? 0.8 : 0.9)
        x: root.tall ? (root.width - width) / 2 : root.width - width
        y: root.tall ? 0 : root.cardHeight * 0.05
        amount: paid.label
        piece: paid.lay === Zone.Tokens ? root.table.piece : ""
        figure: root.pieces.figure
        coins: paid.count
        asks: true
        onAsked: root.asked("pool")
    }
    DealersMoment {
        visible: root.arrived && aside.count > 0
        x: Math.round((root.openWidth - width) / 2)
        y: Math.round(root.packetsY - height * 0.7)
        own: root.table.dealerIsYou
        text: aside.label
    }
}

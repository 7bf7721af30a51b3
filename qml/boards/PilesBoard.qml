// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// A game of drawing and discarding: the stock, the discard pile face up, and the pool. A press on either pile is the
// first step of a turn; at any other time it says what lies there. In a tall window the pool lies above the piles, where
// a slip with advice may cover it.
GameBoard {
    id: root
    readonly property real cardHeight: places.monteHeight
    readonly property real cardWidth: cardHeight * table.cardAspect
    readonly property bool tall: places.tall
    readonly property real gap: cardHeight * 0.2
    readonly property real pilesY: tall ? plate.height * 1.12 + gap * 0.4 : 0 // of the piles
    readonly property bool acting: table.yourTurn && table.stage === Table.Turn
    readonly property bool giving: table.yourTurn && table.stage === Table.Draw
    readonly property int shown: undealt > 0 ? 0 : Math.min(3, laid.faces.length) // of the pile: what lies deeper is hidden
    readonly property int first: laid.faces.length - shown
    readonly property bool showsLastTurns: true
    readonly property list<string> things: ["discards", "stock", "pool"]

    function about(zone: string): string {
        if (zone === "stock")
            return left.count === 0 ? qsTr("The stock is used up.") : qsTr("The stock: %n card(s) face down.", "", left.count)
        if (zone === "pool" && plate.slate)
            return qsTr("The slate: %1. Whoever has the most then wins the match; while two have as many, all play on.", "%1 is 'to 31 points'").arg(paid.label)
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
            return uppermost() ?? bed
        return null
    }
    function uppermost(): PlayCard { return cards.itemAt(shown - 1) as PlayCard }
    function under(at: point): var {
        return bed.contains(bed.mapFromItem(null, at)) ? { zone: "discards", index: laid.faces.length - 1 } : null
    }
    function cardPlaces(): list<rect> { return [Qt.rect(pack.x, pilesY, bed.x + cardWidth - pack.x, cardHeight * 1.03)] }
    function takeFocus(): bool {
        const one = uppermost() ?? pack
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
    function look() { fan.turn() }
    function stepBack(): bool { return fan.close() }

    pool: plate
    width: tall ? Math.max(2 * cardWidth + gap, plate.width) : 2 * cardWidth + gap + plate.width + gap * 1.2
    height: pilesY + cardHeight * (tall ? 1.06 : 1)

    Zone { id: laid; zones: root.table.zones; name: "discards" }
    Zone { id: left; zones: root.table.zones; name: "stock" }
    Zone { id: paid; zones: root.table.zones; name: "pool" }
    Stock {
        id: pack
        objectName: "stock"
        called: qsTr("Stock", "a game of drawing from it")
        x: root.tall ? (root.width - 2 * root.cardWidth - root.gap) / 2 : 0
        y: root.pilesY
        height: root.cardHeight
        face: root.table.back
        count: left.count
        more: root.undealt
        opacity: root.shuffling ? 0 : 1
        asks: true
        acts: root.acting
        onAsked: root.act("stock")
        PlayCard {                                            // its top card, to be dragged to the hand
            visible: root.acting && left.count > 0
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
            visible: text !== ""
            anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: -height * 0.3 }
            text: left.label === "" ? "" : String(left.count + root.undealt)
            size: Math.max(13, root.cardHeight * 0.1) * Math.min(1.4, Preferences.textSize / 100)
            Accessible.ignored: true                          // the stock tells it
        }
    }
    Item {                                                    // where the pile lies, also while nothing does
        id: bed
        objectName: root.shown === 0 ? "discards" : ""
        x: pack.x + root.cardWidth + root.gap
        y: root.pilesY
        width: root.cardWidth
        height: root.cardHeight
        DashedFrame {
            visible: root.shown === 0 && root.arrived && !root.shuffling && root.table.stage !== Table.Cut
            anchors { fill: parent; margins: 4 }
            colour: Preferences.cloth === "tela" ? Theme.rust : Theme.cream
            thick: 2
            opacity: 0.6
        }
        MouseArea { anchors.fill: parent; enabled: root.shown === 0 && root.giving; cursorShape: Qt.PointingHandCursor; onClicked: root.act("discards") }
    }
    Repeater {
        id: cards
        model: root.shown
        PlayCard {
            id: one
            required property int index
            readonly property bool onTop: index === root.shown - 1
            readonly property int deep: Math.max(0, root.shown - 1 - index) // below the top
            objectName: onTop ? "discards" : ""
            face: laid.faces[root.first + index] ?? root.table.back
            still: !onTop || !root.acting
            height: root.cardHeight
            x: bed.x + [0, 4, -3][deep % 3] * root.cardHeight / 200
            y: bed.y - deep * 1.5
            rotation: deep === 0 ? (laid.faces.length % 3 - 1) * 0.9 : [0, 4.2, -3.6][deep % 3]
            shadow: deep < 2
            activeFocusOnTab: onTop
            Accessible.ignored: !onTop
            Accessible.role: Accessible.Button
            Accessible.checkable: false
            Accessible.name: qsTr("Discard pile: %1", "%1 is the card on top").arg(Pronounce.now.card(face))
            Accessible.description: root.acting ? qsTr("%n card(s); press to take the top one", "", laid.faces.length)
                : root.giving ? qsTr("%n card(s); press to discard the chosen card here", "", laid.faces.length) : qsTr("%n card(s)", "", laid.faces.length)
            onToggled: root.act("discards")
            onDropped: at => root.dropped("discards", laid.faces.length - 1, at)
            onDraggingChanged: root.dragging = dragging
            MouseArea { anchors.fill: parent; enabled: one.onTop && one.still; cursorShape: root.giving ? Qt.PointingHandCursor : Qt.WhatsThisCursor; onClicked: root.act("discards") }
        }
    }
    DashedFrame {
        visible: root.giving && root.arrived
        x: bed.x - 5
        y: bed.y - 5
        width: bed.width + 10
        height: bed.height + 10
        colour: Theme.red
    }
    Label {
        visible: root.giving && root.arrived && !fan.open
        x: bed.x + (bed.width - width) / 2
        y: bed.y - 5 - height * (root.tall ? 0.6 : 0.9)       // off the card's index; its foot has the pile's count
        z: 1
        tone: "_dark"
        size: Math.max(12, root.cardHeight * 0.095) * Math.min(1.3, Preferences.textSize / 100)
        text: qsTr("discard here")
        Accessible.ignored: true
    }
    Pool {
        id: plate
        width: root.cardHeight * (root.tall ? 0.8 : 0.9)
        x: root.tall ? (root.width - width) / 2 : root.width - width
        y: root.tall ? 0 : root.cardHeight * 0.05
        amount: paid.label
        piece: paid.lay === Zone.Tokens ? root.table.piece : ""
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

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// A game round a monte: stock, monte and pool. While the dealer looks at cards they lie where the monte will be. Where
// nothing more is taken from the pack it has no place here: it is put aside once the cards are dealt.
GameBoard {
    id: root
    readonly property real cardHeight: places.monteHeight
    readonly property bool tall: places.tall
    readonly property real gap: cardHeight * 0.22
    readonly property real step: cardHeight * (table.cardAspect + 0.07)
    readonly property bool stocked: left.lay === Zone.Stack
    readonly property bool showsLastTurns: !stocked                                  // where the pack would lie there is room for the faces
    readonly property bool dealt: monte.count > 0
    readonly property var choosable: Array.from(monte.choosable) // places, as of what follows
    readonly property var chosen: Array.from(monte.chosen)
    readonly property int lying: dealt ? monte.count : aside.count
    readonly property real monteWidth: step * (table.cardsInHand - 1) + cardHeight * table.cardAspect
    readonly property point monteAt: Qt.point(tall || !stocked ? 0 : pack.width + gap, tall ? cardHeight * 1.16 : 0)

    function face(i: int): string {
        if (i >= lying)
            return table.back
        return dealt ? monte.faces[i] : aside.faces[i]
    }
    function card(i: int): CardFace { return cards.itemAt(i) as CardFace }
    readonly property list<string> things: stocked ? ["monte", "stock", "pool"] : ["monte", "pool"]
    function about(zone: string): string {
        if (zone === "stock")
            return left.label === "" ? qsTr("The stock: %n card(s) that were not dealt, face down.", "", left.count)
                                     : qsTr("The stock: %n card(s) face down, to draw from.", "", left.count)
        if (zone === "pool")
            return paid.label === "" ? qsTr("The pot: what everybody has paid in.")
                                     : qsTr("The pot: %1. It goes to whoever wins the match.", "%1 is what lies on it").arg(paid.label)
        return dealt ? qsTr("The monte: cards face up for all. In their turn players may take some and leave as many.")
                     : qsTr("The monte comes here once the dealer has chosen.")
    }
    function thing(zone: string, index: int): Item {
        if (zone === "stock")
            return index < 0 ? pack.topCard : pack
        return zone === "monte" || zone === "aside" ? card(index) : null
    }
    function under(at: point): var {
        for (let i = 0; i < cards.count; ++i) {
            const one = card(i)
            if (one && one.contains(one.mapFromItem(null, at)))
                return { zone: "monte", index: i }
        }
        return null
    }
    function cardPlaces(): list<rect> {
        const lies = [Qt.rect(monteAt.x, monteAt.y, monteWidth, cardHeight)]
        return stocked ? [Qt.rect(pack.x, pack.y, pack.width, cardHeight * 1.03), ...lies] : lies
    }
    function takeFocus(): bool { return goTo(0) }
    function goTo(i: int): bool {
        const one = card(i)
        if (!one || !one.enabled || !one.visible)
            return false
        one.forceActiveFocus(Qt.TabFocusReason)
        return true
    }

    pool: plate
    width: tall ? monteWidth : (stocked ? pack.width + gap : 0) + monteWidth + gap + plate.width
    height: cardHeight * (tall ? 2.16 : 1)

    Zone { id: monte; zones: root.table.zones; name: "monte" }
    Zone { id: aside; zones: root.table.zones; name: "aside" }
    Zone { id: left; zones: root.table.zones; name: "stock" }
    Zone { id: paid; zones: root.table.zones; name: "pool" }
    Stock {
        id: pack
        height: root.cardHeight
        visible: root.stocked || root.undealt > 0
        x: root.stocked ? 0 : root.monteAt.x + (root.monteWidth - width) / 2
        y: root.stocked ? 0 : root.monteAt.y
        z: root.stocked ? 0 : 1                               // what is dealt last comes from above its own place
        face: root.table.back
        count: left.count
        more: root.undealt
        opacity: root.shuffling ? 0 : 1
        asks: root.stocked
        onAsked: root.asked("stock")
        Label {
            visible: text !== ""
            anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: -height * 0.3 }
            text: left.label
            size: Math.max(13, root.cardHeight * 0.1) * Math.min(1.4, Preferences.textSize / 100)
            Accessible.ignored: true                          // the stock tells it
        }
    }
    Item {                                                    // a list that arrows walk
        objectName: "openCards"
        anchors.fill: parent
        z: root.dragging ? 5 : 0
        visible: root.lying > 0
        Accessible.role: Accessible.List
        Accessible.name: root.dealt ? qsTr("The monte") : qsTr("The dealer’s cards")
        Keys.onPressed: event => { event.accepted = event.key === Qt.Key_Home && root.goTo(0) || event.key === Qt.Key_End && root.goTo(root.lying - 1) }
        Repeater {
            id: cards
            model: root.lying
            PlayCard {
                required property int index
                enterActs: root.enterActs
                objectName: "monte" + index
                face: root.face(index)
                still: !root.dealt || !root.choosable.includes(index)
                watched: root.table.onlooker
                key: ["Q", "W", "E", "R"][index] ?? ""
                place: !root.dealt ? qsTr("one of the dealer’s cards") : qsTr("monte, card %1 of %2").arg(index + 1).arg(root.lying)
                height: root.cardHeight
                rise: 0.07
                x: root.monteAt.x + index * root.step
                y: root.monteAt.y
                rotation: selected ? 0 : [-1.2, 0.5, 0.9, -0.4][index % 4]
                selected: !still && root.chosen.includes(index)
                onToggled: root.table.yourTurn ? root.table.toggle("monte", index) : root.asked("monte")
                Keys.onLeftPressed: root.goTo(index - 1)
                Keys.onRightPressed: root.goTo(index + 1)
                onDropped: at => root.dropped("monte", index, at)
                onDraggingChanged: root.dragging = dragging
            }
        }
    }
    Pool {
        id: plate
        width: root.cardHeight * 0.9
        x: root.width - width
        y: root.cardHeight * 0.05
        amount: paid.label
        piece: paid.lay === Zone.Tokens ? root.table.piece : ""
        coins: paid.count
        asks: true
        onAsked: root.asked("pool")
    }
    DealersMoment {
        visible: root.arrived && aside.count > 0 && !root.dealt
        x: Math.round(root.monteAt.x + (root.monteWidth - width) / 2)
        y: Math.round(root.monteAt.y - height * 0.7)
        own: root.table.dealerIsYou
        text: aside.label
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// What lies in the middle: stock, monte and pool. While the dealer looks at cards they lie where the monte will be.
Item {
    id: root
    required property Table table
    required property TableLayout places
    readonly property real cardHeight: places.monteHeight
    readonly property bool tall: places.tall
    readonly property real gap: cardHeight * 0.22
    readonly property real step: cardHeight * (Theme.cardAspect + 0.07)
    readonly property bool dealt: table.monte.length > 0
    readonly property int lying: dealt ? table.monte.length : table.aside.length
    readonly property real monteWidth: step * (table.cardsInHand - 1) + cardHeight * Theme.cardAspect
    readonly property Stock stock: pack
    readonly property Pool pool: plate
    readonly property point monteAt: Qt.point(tall ? 0 : pack.width + gap, tall ? cardHeight * 1.16 : 0)

    function face(i: int): string {
        if (i >= lying)
            return "back"
        return dealt ? table.monte[i] : table.aside[i]
    }
    property bool dragging: false
    signal dropped(index: int, at: point)
    // the card at a point of the window, or -1
    function under(at: point): int {
        for (let i = 0; i < cards.count; ++i) {
            const one = card(i)
            if (one && one.contains(one.mapFromItem(null, at)))
                return i
        }
        return -1
    }
    function card(i: int): CardFace { return cards.itemAt(i) as CardFace }

    width: tall ? monteWidth : pack.width + plate.width + monteWidth + 2 * gap
    height: cardHeight * (tall ? 2.16 : 1)

    Stock {
        id: pack
        height: root.cardHeight
        count: root.table.stock
        Label {
            visible: root.table.drawsFromStock && root.table.stock > 0
            anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: -height * 0.3 }
            text: root.table.stock
            size: Math.max(13, root.cardHeight * 0.1)
            Accessible.ignored: true                          // the stock tells it
        }
    }
    Repeater {
        id: cards
        model: root.lying
        PlayCard {
            required property int index
            objectName: "monte" + index
            face: root.face(index)
            still: !root.dealt || root.table.onlooker
            place: !root.dealt ? qsTr("one of the dealer's cards") : qsTr("monte, card %1 of %2").arg(index + 1).arg(root.lying)
            height: root.cardHeight
            rise: 0.07
            x: root.monteAt.x + index * root.step
            y: root.monteAt.y
            rotation: selected ? 0 : [-1.2, 0.5, 0.9, -0.4][index % 4]
            selected: !still && (root.table.monteSelection & (1 << index)) !== 0
            onToggled: root.table.toggleMonte(index)
            onDropped: at => root.dropped(index, at)
            onDraggingChanged: root.dragging = dragging
        }
    }
    Pool {
        id: plate
        width: root.cardHeight * 0.9
        x: root.width - width
        y: root.cardHeight * 0.05
        amount: root.table.poolText
        tokens: root.table.poolOfTokens
        coins: root.table.stakesInPool
    }
}

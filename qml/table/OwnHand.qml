// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The person's hand, fanned a little, and below it what it is worth.
Item {
    id: root
    required property Table table
    required property TableLayout places
    readonly property real middleIndex: (table.hand.length - 1) / 2

    readonly property Item value: worth
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

    x: places.handX
    y: places.handY
    width: places.handWidth
    height: places.handHeight
    Accessible.role: Accessible.Grouping
    readonly property bool looking: table.onlooker
    Accessible.name: looking ? qsTr("The hand at the foot") : qsTr("Your hand")
    Accessible.description: table.handValue

    Repeater {
        id: cards
        model: root.table.hand.length
        PlayCard {
            id: one
            required property int index
            objectName: "hand" + index
            face: index < root.table.hand.length ? root.table.hand[index] : "back"
            still: face === "back" || root.looking
            readonly property bool known: (root.table.handKnown & (1 << index)) !== 0
            place: root.looking ? qsTr("hand at the foot, card %1 of %2").arg(index + 1).arg(root.table.hand.length)
                 : known ? qsTr("your hand, card %1 of %2, seen by the others").arg(index + 1).arg(root.table.hand.length)
                         : qsTr("your hand, card %1 of %2").arg(index + 1).arg(root.table.hand.length)
            Label {
                visible: one.known && !one.covered
                anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: -height * 0.5 }
                size: Math.max(12, Theme.small * 0.9)
                pad: size * 0.55
                text: qsTr("seen", "a card of yours that the others know")
                serif: false
                weight: Font.Medium
                Accessible.ignored: true
            }
            height: root.places.handHeight
            x: root.width / 2 + (index - root.middleIndex) * root.places.handStep - width / 2
            y: Math.abs(index - root.middleIndex) * 3
            rotation: (index - root.middleIndex) * 1.6
            selected: (root.table.handSelection & (1 << index)) !== 0
            onToggled: root.table.toggleHand(index)
            onDropped: at => root.dropped(index, at)
            onDraggingChanged: root.dragging = dragging
        }
    }
    Label {
        id: worth
        objectName: "handValue"
        visible: root.table.handValue !== ""
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.places.height - root.places.foot - root.y - height - 1
        text: root.table.handValue
        size: root.places.valueSize
        z: 2
    }
    Label {
        visible: root.table.watching
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.height * 0.6
        tone: "_dark"
        size: root.places.typeSize
        text: qsTr("You are out and watch the others")
    }
}

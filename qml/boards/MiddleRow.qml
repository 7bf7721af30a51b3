// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The cards in the middle that anybody may exchange with, side by side or over one another. They lie face down as long as
// nobody has laid them there, and can be chosen all the same.
Item {
    id: root
    required property GameBoard board
    required property real cardHeight
    property string zone: "middle"
    required property string title                            // "The widow"
    property string called                                    // "widow, card 1 of 3"
    property list<string> keys                                // that choose its cards, printed on them in one's own turn
    property real step: cardHeight * (board.table.cardAspect + 0.07)
    readonly property int count: laid.count
    readonly property list<string> faces: Array.from(laid.faces)
    readonly property var choosable: Array.from(laid.choosable) // places, as of what follows
    readonly property var chosen: Array.from(laid.chosen)
    readonly property real cardWidth: cardHeight * board.table.cardAspect

    function card(i: int): PlayCard { return cards.itemAt(i) as PlayCard }
    // the place of the card at a point of the window; -1 for none
    function under(at: point): int {
        for (let i = cards.count - 1; i >= 0; --i) {          // what lies above comes first
            const one = card(i)
            if (one && one.contains(one.mapFromItem(null, at)))
                return i
        }
        return -1
    }
    function goTo(i: int): bool {
        const one = card(i)
        if (!one || !one.enabled || !one.visible)
            return false
        one.forceActiveFocus(Qt.TabFocusReason)
        return true
    }
    visible: count > 0
    Accessible.role: Accessible.List
    Accessible.name: title
    Keys.onPressed: event => { event.accepted = event.key === Qt.Key_Home && goTo(0) || event.key === Qt.Key_End && goTo(count - 1) }
    width: step * Math.max(0, board.table.cardsInHand - 1) + cardWidth
    height: cardHeight

    Zone { id: laid; zones: root.board.table.zones; name: root.zone }
    Repeater {
        id: cards
        model: root.count
        PlayCard {
            id: one
            required property int index
            objectName: root.zone + index
            face: root.faces[index] ?? root.board.table.back
            still: !root.choosable.includes(index)
            watched: root.board.table.onlooker
            key: root.keys[index] ?? ""
            enterActs: root.board.enterActs
            place: root.called.arg(index + 1).arg(root.count)
            height: root.cardHeight
            rise: 0.07
            x: index * root.step
            rotation: selected ? 0 : [-1.2, 0.5, 0.9][index % 3]
            selected: !still && root.chosen.includes(index)
            onToggled: root.board.table.yourTurn ? root.board.table.toggle(root.zone, index) : root.board.asked(root.zone)
            Keys.onLeftPressed: root.goTo(index - 1)
            Keys.onRightPressed: root.goTo(index + 1)
            onDropped: at => root.board.dropped(root.zone, index, at)
            onDraggingChanged: root.board.dragging = dragging
            Rectangle {
                objectName: "key_" + one.objectName
                visible: cap.text !== "" && root.board.table.yourTurn && !one.still
                anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: -height * 0.3 }
                width: cap.width + 6
                height: cap.height + 6
                radius: 3
                color: Theme.paper
                border { color: Theme.inkSoft; width: 1 }
                KeyCap { id: cap; anchors.centerIn: parent; text: root.keys[one.index] ?? ""; size: Math.max(12, root.cardHeight * 0.075) * Math.min(1.4, Preferences.textSize / 100) }
            }
        }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// A hand of many cards in two rows, the upper one seen to below its indices. Any number is chosen; a card is dragged to
// another place of the hand, or beyond it. Tab knows the hand as one thing: arrows go from card to card, with Alt they
// take it along.
Item {
    id: root
    required property list<string> faces
    required property real room                               // px that it may be wide
    required property real tableHeight
    property bool tall: false                                 // window higher than it is wide
    property list<int> chosen                                 // places, as of what follows
    property list<int> barred
    property list<int> seams
    property int wilds: 0                                     // how many of the last are wild
    property int split: -1                                    // how many of the others lie in the upper row; -1: half of them
    property int apart: -1                                    // the card just taken
    property string tag                                       // what is to be done with it
    property bool enterActs: false                            // the red ticket can be used
    property bool choosable: true
    property bool dragging: false
    readonly property int count: faces.length
    readonly property real cardHeight: Math.max(108, Math.round((tall ? 0.105 : 0.185) * tableHeight))
    readonly property real cardWidth: Math.round(cardHeight * CardPictures.aspectOf(faces[0] ?? "french/back"))
    readonly property real step: lie.step
    property int current: 0                                   // where Tab comes to
    property int followed: -1                                 // a card that is moved by keys keeps the focus
    property var goal: null                                   // of a card that is dragged
    signal toggled(place: int)
    signal moved(from: int, to: int)                          // `to` among the others, without it
    signal dropped(place: int, at: point)                     // beyond the hand; in the window
    signal leftUpwards()                                      // by keys

    function card(i: int): PlayCard { return cards.itemAt(i) as PlayCard }
    // the card at a point of the window, or -1
    function under(at: point): int {
        for (let i = count - 1; i >= 0; --i) {                // the uppermost
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
    function takeFocus(): bool { return goTo(Math.max(0, Math.min(current, count - 1))) }
    // a card is taken along by keys
    function take(key: int) {
        const from = lie.places[current]
        if (!from)
            return
        const rank = Array.from(lie.order).indexOf(current)
        const to = key === Qt.Key_Left && rank > 0 ? lie.order[rank - 1] : key === Qt.Key_Right && rank >= 0 && rank + 1 < lie.order.length ? lie.order[rank + 1]
                 : key === Qt.Key_Left && rank < 0 && lie.order.length > 0 ? lie.order[lie.order.length - 1]
                 : (key === Qt.Key_Up && from.row === 1 || key === Qt.Key_Down && from.row === 0)
                   ? lie.goal(current, Qt.point(from.x, key === Qt.Key_Up ? 0 : lie.rise + 1)).to : -1
        if (to < 0 || to === current)
            return
        followed = to
        moved(current, to)
    }
    Keys.onPressed: event => {
        const arrow = [Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down].includes(event.key)
        if (event.modifiers & Qt.AltModifier) {
            event.accepted = arrow
            if (arrow)
                take(event.key)
            return
        }
        const row = lie.places[current]?.row ?? 0
        if (event.key === Qt.Key_Up && row === 0) {
            leftUpwards()
            event.accepted = true
            return
        }
        const to = event.key === Qt.Key_Left ? lie.beside(current, false) : event.key === Qt.Key_Right ? lie.beside(current, true)
                 : event.key === Qt.Key_Up || event.key === Qt.Key_Down && row === 0 ? lie.across(current)
                 : event.key === Qt.Key_Home ? 0 : event.key === Qt.Key_End ? count - 1 : -1
        event.accepted = to >= 0 && goTo(to)
    }
    onCountChanged: current = Math.max(0, Math.min(current, count - 1))
    onFacesChanged: {
        if (followed >= 0)
            goTo(followed)
        followed = -1
    }

    width: room
    height: cardHeight + lie.rise
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Your hand")
    Accessible.description: qsTr("Arrows go from card to card, Space chooses one, Alt with an arrow moves it.")
    Accessible.focusable: false

    TwoRowPlaces {
        id: lie
        count: root.count
        apart: root.apart < root.count ? root.apart : -1
        wilds: root.wilds
        split: root.split
        seams: root.seams
        room: root.room
        cardWidth: root.cardWidth
        rise: Math.round(root.cardHeight * 0.5)
    }
    Repeater {
        id: cards
        model: root.count
        PlayCard {
            id: one
            required property int index
            readonly property var at: lie.places[index] ?? { x: 0, y: 0, row: 0 }
            readonly property bool aside: index === root.apart
            readonly property bool barred: Array.from(root.barred).includes(index)
            readonly property string where: aside ? qsTr("apart, card %1 of %2").arg(index + 1).arg(root.count)
                : lie.single ? qsTr("card %1 of %2", "of a hand").arg(index + 1).arg(root.count)
                : at.row === 0 ? qsTr("upper row, card %1 of %2").arg(index + 1).arg(root.count) : qsTr("lower row, card %1 of %2").arg(index + 1).arg(root.count)
            objectName: "hand" + index
            face: root.faces[index] ?? "french/back"
            place: Sentence.filled(aside && root.tag !== "" ? "%1, %2" : "%1", [where, root.tag]) + (barred ? ", " + qsTr("not now", "of a card that may not be chosen") : "") + (selected ? ", " + qsTr("chosen", "said of a card") : "")
            height: root.cardHeight
            width: root.cardWidth
            still: !root.choosable
            watched: !root.choosable
            enterActs: root.enterActs
            veiled: barred
            selected: Array.from(root.chosen).includes(index)
            rise: at.row === 0 ? 0.14 : 0.07
            x: at.x
            y: at.y
            rotation: aside ? 2.5 : 0
            Behavior on x { enabled: Theme.moving && !one.dragging && !one.covered; NumberAnimation { duration: Theme.chooseTime; easing.type: Easing.OutCubic } }
            activeFocusOnTab: index === root.current || activeFocus
            onActiveFocusChanged: if (activeFocus) root.current = index
            onToggled: root.toggled(index)
            readonly property point middle: Qt.point(x + dragX + width / 2, y + dragY + height / 2)
            // the middle of the card tells the row: that of the upper one lies at the lower one's edge
            readonly property point aim: Qt.point(middle.x - width / 2 + Math.min(root.step, width) / 2, middle.y - height / 4)
            readonly property bool inside: middle.y > 0 && middle.x > -width / 2 && middle.x < root.width + width / 2
            onAimChanged: if (dragging) root.goal = inside ? lie.goal(index, aim) : null
            onDraggingChanged: {
                root.dragging = dragging
                if (!dragging)
                    root.goal = null
            }
            onDropped: at => {
                const goal = root.goal
                if (!goal)
                    root.dropped(index, at)
                else if (goal.to !== index || aside)
                    root.moved(index, goal.to)
            }
            Label {
                objectName: "tag"
                visible: one.aside && root.tag !== "" && !one.covered
                tone: "_red"
                anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: -height * 0.3 }
                width: Math.min(implicitWidth, one.width * 1.24)
                size: Math.max(12, Math.round(one.height * 0.115)) * Math.min(1.4, Theme.textScale)
                least: 11
                pad: size * 0.5
                weight: Font.Bold
                text: root.tag
                Accessible.ignored: true
            }
        }
    }
    Rectangle {                                               // where a dragged card would go
        objectName: "goal"
        visible: root.goal !== null
        x: (root.goal?.x ?? 0) - width / 2
        y: lie.single ? lie.rise / 2 - 4 : root.goal?.row === 1 ? lie.rise - 4 : -4
        z: 4
        width: 7
        height: (lie.single || root.goal?.row === 1 ? root.cardHeight : lie.rise) + 8
        radius: 3.5
        color: Theme.gold
        border { width: 1.5; color: Theme.ink }
    }
}

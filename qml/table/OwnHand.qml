// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The person's hand, fanned a little, and below it what it is worth. Many cards lie over one another: that under the
// pointer, or with the focus, has those to its right make way. Arrows go from card to card; where there are more than
// digits reach, Tab knows the hand as one thing.
HandArea {
    id: root
    property bool laid: true                                  // it is this that the game's hand lies in
    count: laid ? held.faces.length : 0
    readonly property var choosable: Array.from(held.choosable) // places, as of what follows
    readonly property var known: Array.from(held.known)
    chosen: Array.from(held.chosen)
    readonly property var barred: Array.from(held.barred)
    readonly property int apart: held.apart                   // the card that lies aside, or -1
    readonly property var gone: setsAside ? Array.from(chosen) : [] // they lie in the tray; the others stay where they are, for the next click
    readonly property int together: apart >= 0 ? count - 1 : count
    readonly property real middleIndex: (together - 1) / 2

    readonly property bool many: table.mostInHand > 9
    readonly property bool crowded: places.handStep < places.cardWidth * 0.8
    // Among many, suits lie apart from each other and trumps from all suits. That may narrow what shows of a card by a tenth.
    readonly property list<real> seams: {                     // px before each card, of all that lie before it
        const all = []
        let sum = 0, before = ""
        for (let i = 0; i < count; ++i) {
            const now = kind(held.faces[i])
            if (many && before !== "" && now !== before)
                sum += now === "trump" ? places.cardWidth * 0.34 : places.handStep * 0.16
            all.push(sum)
            before = now
        }
        return all
    }
    readonly property real seamed: seams[count - 1] ?? 0
    readonly property real free: Math.max(0, places.fanRoom - places.cardWidth - places.handStep * (count - 1))
    readonly property real step: Math.max(places.handStep * 0.9, places.handStep - Math.max(0, seamed - free) / Math.max(1, count - 1))
    readonly property real spread: seamed > 0 ? Math.min(1, (free + (places.handStep - step) * (count - 1)) / seamed) : 0 // what is left of the seams
    function kind(face: string): string { return /[0-9]$/.test(face) ? "trump" : face.slice(-1) }
    property int current: 0                                   // where Tab comes to among many
    property int opened: -1                                   // in a crowd, the card that is looked at
    // How far a card makes way for that at its left; the last goes no further than there is room.
    readonly property real roomAfter: Math.max(0, width - step * (count - 1) - places.cardWidth - seamed * spread) / 2 + Theme.base * 0.8
    function wayFor(index: int, way: real): real {
        const last = Math.min(way, roomAfter), further = count - 2 - opened
        return further > 0 ? way + (last - way) * (index - opened - 1) / further : last
    }
    value: worth
    // what they are worth is told once all of them have landed
    readonly property bool landed: {
        for (let i = 0; i < cards.count; ++i) {
            if (card(i)?.covered)
                return false
        }
        return true
    }
    function under(at: point): int {
        for (let i = cards.count - 1; i >= 0; --i) {          // the uppermost
            const one = card(i)
            if (one && one.contains(one.mapFromItem(null, at)))
                return i
        }
        return -1
    }
    function card(i: int): CardFace { return cards.itemAt(i) as CardFace }
    function putBack(face: string) {
        const at = Array.from(chosen).find(i => held.faces[i] === face)
        if (at !== undefined)
            table.toggle("hand", at)
    }
    function takeFocus(): bool {
        moveOn()
        return goTo(Math.min(current, count - 1))
    }
    // Among many a turn begins at a card that may be played: that with the focus, or else the first.
    function moveOn() {
        const open = many && table.yourTurn && barred.includes(current) ? Array.from({ length: count }, (none, i) => i).filter(i => !barred.includes(i)) : []
        if (open.length === 0)
            return
        if (card(current)?.activeFocus)
            goTo(open[0])
        current = open[0]
    }
    onBarredChanged: turning.restart()
    Connections { target: root.table; function onYourTurnChanged() { turning.restart() } }
    Timer { id: turning; interval: 0; onTriggered: root.moveOn() }
    // the focus to that card; false where there is none
    function goTo(i: int): bool {
        const one = card(i)
        if (!one || !one.enabled || !one.visible)
            return false
        one.forceActiveFocus(Qt.TabFocusReason)
        return true
    }
    Keys.onUpPressed: leftUpwards()
    Keys.onPressed: event => {
        const to = event.key === Qt.Key_Left ? Math.max(0, current - 1) : event.key === Qt.Key_Right ? Math.min(count - 1, current + 1)
                 : event.key === Qt.Key_Home ? 0 : event.key === Qt.Key_End ? count - 1 : -1
        event.accepted = to >= 0 && goTo(to)
    }
    onCountChanged: {
        current = Math.max(0, Math.min(current, count - 1))
        opened = -1
    }

    x: places.handX
    y: places.handY
    width: places.handWidth
    height: places.handHeight
    Accessible.role: Accessible.List
    readonly property bool looking: table.onlooker
    readonly property bool setsAside: many && chosen.length > 0 && away.count > 0 && away.label === ""
    Zone { id: away; zones: root.table.zones; name: "laid" }
    Accessible.name: looking ? qsTr("The hand at the bottom") : qsTr("Your hand")
    Accessible.description: held.label

    Zone { id: held; zones: root.table.zones; name: "hand" }
    Repeater {
        id: cards
        model: root.count
        PlayCard {
            id: one
            required property int index
            objectName: "hand" + index
            face: held.faces[index] ?? root.table.back
            still: !root.choosable.includes(index)
            watched: root.looking
            key: root.many ? "" : String(index + 1)
            enterActs: root.enterActs
            readonly property bool known: root.known.includes(index)
            readonly property bool aside: index === root.apart
            readonly property bool barred: root.barred.includes(index)
            place: barred && root.many ? qsTr("your hand, card %1 of %2, not now", "a card that may not be played").arg(index + 1).arg(root.count)
                 : barred ? qsTr("your hand, card %1 of %2, just taken: it stays").arg(index + 1).arg(root.count)
                 : root.looking ? qsTr("hand at the bottom, card %1 of %2").arg(index + 1).arg(root.count)
                 : aside ? qsTr("your hand, card %1 of %2, %3", "%3 is 'drawn', said of the card").arg(index + 1).arg(root.count).arg(held.tag)
                 : known ? qsTr("your hand, card %1 of %2, seen by the others").arg(index + 1).arg(root.count)
                         : qsTr("your hand, card %1 of %2").arg(index + 1).arg(root.count)
            Label {
                visible: (one.known || one.aside) && !one.covered
                tone: one.aside ? "_dark" : ""
                anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: -height * 0.5 }
                size: Math.max(12, Theme.small * 0.9)
                pad: size * 0.55
                text: one.aside ? held.tag : qsTr("seen", "a card of yours that the others know")
                serif: false
                weight: Font.Medium
                Accessible.ignored: true
            }
            height: root.places.handHeight
            veiled: root.many && barred && root.table.yourTurn
            gone: root.gone.includes(index)
            offered: root.many && root.table.yourTurn && !barred && root.barred.length > 0 && (away.count === 0 || away.label !== "") ? 0.045 : 0 // but two that are laid away come from a fan that keeps still
            opacity: !gone ? 1 : activeFocus || hovered ? 0.45 : 0
            readonly property real off: index - root.middleIndex
            readonly property real end: off / Math.max(1, root.middleIndex) // -1 to 1
            readonly property bool shows: root.crowded && (hovered || activeFocus)
            property real wayMade: root.opened >= 0 && index > root.opened ? root.wayFor(index, width * 0.26) : 0
            Behavior on wayMade { NumberAnimation { duration: Theme.hoverTime; easing.type: Easing.OutCubic } }
            onShowsChanged: root.opened = shows ? index : root.opened === index ? -1 : root.opened
            onActiveFocusChanged: if (activeFocus) root.current = index
            activeFocusOnTab: !root.many || index === root.current || activeFocus
            x: aside ? root.width + root.places.apartGap : root.width / 2 + off * root.step + ((root.seams[index] ?? 0) - root.seamed / 2) * root.spread + wayMade - width / 2
            y: aside ? -height * 0.03 : root.together > 4 ? end * end * height * 0.07 : Math.abs(off) * 3
            rotation: aside ? 2.5 : root.together > 4 ? end * 4.2 : off * 1.6
            Behavior on x { enabled: Theme.moving && !one.aside && !one.covered; NumberAnimation { duration: Theme.chooseTime; easing.type: Easing.OutCubic } }
            selected: Array.from(root.chosen).includes(index)
            onToggled: root.table.toggle("hand", index)
            onDropped: at => root.dropped(index, at)
            onDraggingChanged: root.dragging = dragging
        }
    }
    Label {
        id: worth
        objectName: "handValue"
        visible: held.label !== "" && root.landed
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.places.height - root.places.foot - root.y - height - 1
        text: held.label
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

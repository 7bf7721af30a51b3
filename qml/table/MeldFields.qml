// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The fields of all sides: the others' in equal columns above, in a tall window one below the other; one's own below
// them, and at its left room for stock and discard pile. All of the others' cards are of one height, never above one's own.
Item {
    id: root
    required property var others                              // each an object with the properties of a MeldField
    required property var own
    property bool tall: false                                 // window higher than it is wide
    property bool low: false                                  // little room from above to below
    property Item stage: parent                               // what sheets lie over
    readonly property bool pairs: (others[0]?.title ?? "") !== ""
    readonly property bool inRows: tall && others.length > 1
    readonly property real gap: Theme.base * 0.5
    readonly property real edge: Theme.base * 0.7             // to the window's sides
    readonly property real share: inRows ? (others.length === 3 ? 0.56 : 0.46) : pairs ? 0.48 : others.length === 1 ? 0.47 : 0.44
    readonly property real othersHeight: Math.round(height * share)
    readonly property real fieldWidth: inRows ? width - 2 * edge : (width - 2 * edge - (others.length - 1) * gap) / Math.max(1, others.length)
    readonly property real fieldHeight: inRows ? (othersHeight - (others.length - 1) * gap) / others.length : othersHeight
    readonly property real ownTop: othersHeight + Theme.base * 0.5 + (tall ? Theme.base * 0.6 : 0)
    readonly property real ownHeight: height - ownTop
    readonly property real most: Math.round(Theme.base * (tall ? 7.2 : others.length === 1 ? (low ? 7.4 : 8.4) : low ? 6.4 : 7.2))
    readonly property real ownMost: Math.round(Theme.base * (low && !tall ? 7.4 : 8.4))
    readonly property real pileHeight: Math.round(Math.min(ownHeight * 0.46, Theme.base * 9.2))
    readonly property rect piles: Qt.rect(edge + Theme.base * 0.5, ownTop + (ownHeight - pileHeight * 2 - Theme.base * 0.7) / 2, pileHeight * 0.66, pileHeight * 2 + Theme.base * 0.7)
    // of all others the smallest
    readonly property real shared: {
        let h = most
        for (let i = 0; i < fields.count; ++i)
            h = Math.min(h, field(i)?.wanted ?? h)
        return h
    }
    readonly property alias ownField: mine
    signal laidBefore(meld: int)
    signal laidAfter(meld: int)
    signal laidNew()
    signal swapped(field: int, meld: int, place: int)         // field -1 is one's own
    signal leftDownwards()                                    // by keys, towards the hand

    function field(i: int): MeldField { return i < 0 ? mine : fields.itemAt(i) as MeldField }
    function takeFocus(): bool { return mine.takeFocus() || field(0)?.takeFocus() === true }
    // cards let go at that point of the window: true where ghosts lay there
    function drop(at: point): bool { return mine.drop(at) }
    function holder(): int {
        for (let up = Window.activeFocusItem; up && up !== root; up = up.parent) {
            for (let i = -1; i < fields.count; ++i) {
                if (up === field(i))
                    return i
            }
        }
        return -2
    }
    // What no field takes itself leads from field to field.
    Keys.onPressed: event => {
        const at = holder(), last = fields.count - 1
        if (at < -1 || event.modifiers !== Qt.NoModifier && event.modifiers !== Qt.KeypadModifier)
            return
        const side = event.key === Qt.Key_Right ? 1 : event.key === Qt.Key_Left ? -1 : 0
        const down = event.key === Qt.Key_Down, up = event.key === Qt.Key_Up
        if (down && at === -1) {
            leftDownwards()
            event.accepted = true
            return
        }
        const ways = at === -1 ? (up ? (inRows ? [last, last - 1, 0] : Array.from({ length: last + 1 }, (none, i) => i)) : [])
                   : side !== 0 && !inRows ? [at + side] : inRows && (up || down) ? (down ? [at + 1, -1] : [at - 1]) : down ? [-1] : []
        event.accepted = ways.some(to => to >= -1 && to <= last && (to !== -1 || down) && field(to).takeFocus())
        if (!event.accepted && down) {
            leftDownwards()
            event.accepted = true
        }
    }

    Repeater {
        id: fields
        model: root.others.length
        MeldField {
            required property int index
            readonly property var told: root.others[index] ?? {}
            objectName: "field" + index
            melds: told.melds ?? []
            heads: told.heads ?? []
            title: told.title ?? ""
            brief: told.brief ?? title
            wine: told.wine ?? ""
            value: told.value ?? 0
            most: root.most
            cardHeight: Math.min(root.shared, Math.max(44, mine.cardHeight))
            stage: root.stage
            x: root.edge + (root.inRows ? 0 : index * (root.fieldWidth + root.gap))
            y: root.inRows ? index * (root.fieldHeight + root.gap) : 0
            width: root.fieldWidth
            height: root.fieldHeight
            onSwapped: (meld, place) => root.swapped(index, meld, place)
        }
    }
    MeldField {
        id: mine
        objectName: "ownField"
        own: true
        melds: root.own.melds ?? []
        newMeld: root.own.newMeld ?? []
        title: root.own.title ?? qsTr("Your melds")
        brief: root.own.brief ?? title
        note: root.own.note ?? ""
        wine: root.own.wine ?? ""
        who: root.own.who ?? ""
        turn: root.own.turn ?? false
        value: root.own.value ?? 0
        target: root.own.target ?? value
        most: root.ownMost
        stage: root.stage
        x: root.piles.x + root.piles.width + Theme.base * 1.3
        y: root.ownTop
        width: root.width - root.edge - x
        height: root.ownHeight
        onLaidBefore: meld => root.laidBefore(meld)
        onLaidAfter: meld => root.laidAfter(meld)
        onLaidNew: root.laidNew()
        onSwapped: (meld, place) => root.swapped(-1, meld, place)
    }
    FourColoursOffer {
        objectName: "fourColours"
        readonly property real small: 56                      // px of a card's height
        wanted: root.others.some(one => one.melds.length > 0) && root.shared < small
        room: mine.width - mine.headline.x - mine.headline.width - Theme.base * 1.4
        x: mine.x + mine.width - width - Theme.base * 0.6
        y: mine.y + mine.headline.y + (mine.headline.height - height) / 2
        z: 5
    }
}

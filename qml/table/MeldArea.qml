// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// Melds in rows, and at their end the place of one that chosen cards would make. Tab knows them as one thing, arrows go
// from meld to meld.
Item {
    id: root
    required property var melds                               // each an object with the properties of a Meld
    required property bool own
    property list<string> newMeld                             // ghosts
    property real most: 140
    property real least: own ? 60 : 44
    readonly property real readable: 111                      // px; higher cards are printed with the index of whole cards, which says less here
    readonly property real wanted: rows.wanted
    readonly property bool folds: rows.folds
    property real cardHeight: wanted
    property int current: 0
    readonly property int count: melds.length
    readonly property var laid: rows.laid(cardHeight)
    readonly property real pitch: rows.pitchAt(cardHeight)
    readonly property real used: laid.length > 0 ? laid[laid.length - 1].y + cardHeight : 0 // px
    signal laidBefore(meld: int)
    signal laidAfter(meld: int)
    signal laidNew()
    signal swapped(meld: int, place: int)

    function meld(i: int): Meld { return all.itemAt(i) as Meld }
    // all that say where chosen cards would lie
    function ghosts(): list<Item> {
        const found = [place]
        for (let i = 0; i < count; ++i)
            found.push(meld(i)?.head ?? null, meld(i)?.tail ?? null)
        return found.filter(one => one?.visible)
    }
    function goTo(i: int): bool {
        const one = meld(i)
        if (!one || !visible)
            return false
        one.forceActiveFocus(Qt.TabFocusReason)
        return true
    }
    function takeFocus(): bool { return goTo(Math.max(0, Math.min(current, count - 1))) }
    // of the row above or below, the meld that is nearest; -1 where there is none
    function beyond(i: int, down: bool): int {
        const from = meld(i)
        let best = -1
        for (let k = 0; k < count && from; ++k) {
            const one = meld(k)
            const away = down ? one.y - from.y : from.y - one.y
            if (away <= 1)
                continue
            const nearer = best < 0 ? true : Math.abs(one.y - from.y) !== Math.abs(meld(best).y - from.y)
                ? Math.abs(one.y - from.y) < Math.abs(meld(best).y - from.y) : Math.abs(one.x - from.x) < Math.abs(meld(best).x - from.x)
            if (nearer)
                best = k
        }
        return best
    }
    // cards let go at that point of the window: true where ghosts lay there
    function drop(at: point): bool {
        for (let i = 0; i < count; ++i) {
            const side = meld(i)?.ghostAt(at) ?? ""
            if (side === "before")
                laidBefore(i)
            else if (side === "after")
                laidAfter(i)
            if (side !== "")
                return true
        }
        if (!place.visible || !place.contains(place.mapFromItem(null, at)))
            return false
        laidNew()
        return true
    }
    Keys.onPressed: event => {
        if (event.modifiers !== Qt.NoModifier && event.modifiers !== Qt.KeypadModifier)
            return
        const to = event.key === Qt.Key_Left ? current - 1 : event.key === Qt.Key_Right ? current + 1
                 : event.key === Qt.Key_Home ? 0 : event.key === Qt.Key_End ? count - 1
                 : event.key === Qt.Key_Up ? beyond(current, false) : event.key === Qt.Key_Down ? beyond(current, true) : -1
        event.accepted = to >= 0 && to < count && goTo(to)
    }
    onCountChanged: current = Math.max(0, Math.min(current, count - 1))

    MeldRows {
        id: rows
        width: root.width
        height: root.height
        ratio: CardPictures.aspectOf(root.melds[0]?.faces[0] ?? root.newMeld[0] ?? "french/back")
        most: Math.min(root.most, root.readable)
        least: root.least
        roomy: root.own
        steps: {
            const all = Array.from(root.melds, one => one.faces.length - 1 + (one.before?.length ?? 0) + (one.after?.length ?? 0))
            return root.newMeld.length > 0 ? all.concat([root.newMeld.length - 1]) : all
        }
    }
    Repeater {
        id: all
        model: root.count
        Meld {
            id: one
            required property int index
            readonly property var told: root.melds[index] ?? {}
            readonly property bool at: root.laid.length > index
            objectName: "meld" + index
            faces: told.faces ?? []
            standsFor: told.standsFor ?? []
            doubled: told.doubled ?? []
            swappable: told.swappable ?? []
            fresh: told.fresh ?? []
            before: told.before ?? []
            after: told.after ?? []
            worth: told.worth ?? 0
            name: told.name ?? ""
            own: root.own
            cardHeight: root.cardHeight
            overlaid: root.pitch < root.cardHeight && y + root.pitch < root.used
            x: at ? root.laid[index].x : 0
            y: at ? root.laid[index].y : 0
            activeFocusOnTab: index === root.current || activeFocus
            onActiveFocusChanged: if (activeFocus) root.current = index
            onLaidBefore: root.laidBefore(index)
            onLaidAfter: root.laidAfter(index)
            onSwapped: place => root.swapped(index, place)
        }
    }
    MeldGhosts {
        id: place
        objectName: "newMeld"
        visible: root.newMeld.length > 0 && root.laid.length > root.count
        faces: root.newMeld
        cardHeight: root.cardHeight
        cardWidth: rows.cardWidth(root.cardHeight)
        step: Math.round(cardWidth * 0.46)
        atEnd: true
        text: Sentence.filled(qsTr("Lay a new meld: %1", "%1 are cards"), [Pronounce.now.cards(root.newMeld)])
        x: visible ? root.laid[root.count].x : 0
        y: visible ? root.laid[root.count].y : 0
        width: step * (root.newMeld.length - 1) + cardWidth
        height: cardHeight
        onClicked: root.laidNew()
    }
}

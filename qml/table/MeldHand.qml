// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The person's hand of a game of melds, in two rows, as the table knows a hand.
HandArea {
    id: root
    property bool laid: false                                 // it is this that the game's hand lies in
    readonly property list<string> faces: laid ? held.faces : []

    // Suits lie apart; or ranks, where the hand is sorted by these.
    readonly property list<int> seams: {
        const bySuit = parted(face => face.slice(-1)), byRank = parted(face => face.slice(-2, -1))
        return bySuit.length <= 3 ? bySuit : byRank
    }
    // Of the rows the upper one ends where a suit ends, if that is near the middle.
    readonly property int split: {
        const before = place => place + 1 - (held.apart >= 0 && held.apart <= place ? 1 : 0)
        const half = (faces.length - (held.apart >= 0 ? 1 : 0) - wilds) / 2
        const near = seams.map(before).filter(at => Math.abs(at - half) <= 2)
        return near.length === 0 ? -1 : near.reduce((best, at) => Math.abs(at - half) < Math.abs(best - half) ? at : best)
    }
    readonly property int wilds: {
        let sum = 0
        for (let i = faces.length - 1; i >= 0 && (i === held.apart || wild(faces[i])); --i)
            sum += i === held.apart ? 0 : 1
        return sum
    }
    function wild(face: string): bool { return /\/(2.|X.)$/.test(face) }
    function parted(kind: var): var {
        const all = []
        for (let i = 0; i + 1 < faces.length; ++i) {
            if (i !== held.apart && i + 1 !== held.apart && !wild(faces[i + 1]) && kind(faces[i]) !== kind(faces[i + 1]))
                all.push(i)
        }
        return all
    }
    function card(i: int): CardFace { return rows.card(i) }
    function under(at: point): int { return rows.under(at) }
    function goTo(i: int): bool { return rows.goTo(i) }
    function takeFocus(): bool { return rows.takeFocus() }

    count: faces.length
    chosen: held.chosen
    x: places.handX
    y: places.handY
    width: places.handWidth
    height: rows.height
    dragging: rows.dragging

    Zone { id: held; zones: root.table.zones; name: "hand" }
    TwoRowHand {
        id: rows
        room: root.width
        tableHeight: root.places.height
        tall: root.places.tall
        faces: root.faces
        chosen: held.chosen
        barred: held.barred
        seams: root.seams
        wilds: root.wilds
        split: root.split
        apart: held.apart
        tag: held.tag
        enterActs: root.enterActs || held.chosen.length > 0   // what is chosen and cannot be laid is told why
        choosable: !root.table.onlooker
        onToggled: place => root.table.toggle("hand", place)
        onMoved: (from, to) => root.table.bring("hand", from, to)
        onDropped: (place, at) => root.dropped(place, at)
        onLeftUpwards: root.leftUpwards()
    }
}

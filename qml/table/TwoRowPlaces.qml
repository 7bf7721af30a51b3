// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Where the cards of a hand in two rows lie: from left to right the upper row, then the lower one, half a step to the
// right; the wild ones, which are the last, in columns of their own, and one card that was just taken apart at the right.
QtObject {
    id: root
    required property int count
    required property int apart                               // place of the card apart, or -1
    required property int wilds                               // how many of the last are
    required property int split                               // how many of the others lie in the upper row, or -1
    required property list<int> seams                         // places after which a seam lies
    required property real room                               // px
    required property real cardWidth
    required property real rise                               // px from row to row
    readonly property real seam: 0.28                         // of a step
    readonly property list<int> order: Array.from({ length: count }, (none, i) => i).filter(i => i !== apart)
    readonly property int wild: Math.min(wilds, order.length)
    readonly property int plain: order.length - wild
    readonly property int few: 5                              // so many lie side by side in one row
    readonly property bool single: plain <= few
    readonly property int above: single ? plain : split >= 0 ? Math.min(split, plain) : Math.ceil(plain / 2)
    readonly property list<int> upper: Array.from(order).slice(0, above)
    readonly property list<int> lower: Array.from(order).slice(above, plain)
    readonly property list<int> column: Array.from(order).slice(plain)
    readonly property int columns: Math.ceil(wild / 2)
    readonly property real most: Math.max(1, units(upper), units(lower) + 0.5) // steps from the first card to the last
    readonly property real apartRoom: apart >= 0 ? cardWidth * 1.2 : 0
    readonly property real free: room - apartRoom - cardWidth
    readonly property bool crowded: columns > 0 && (free - cardWidth * (0.24 + columns)) / most < cardWidth * 0.8 // wild ones lie over the row's end
    readonly property real step: Math.min(cardWidth * 1.04, crowded ? free / (most + 1.12 * columns) : (free - (columns > 0 ? cardWidth * (0.24 + columns) : 0)) / most)
    readonly property real columnAt: crowded ? (most + 1.12) * step : most * step + cardWidth * 1.24
    readonly property real columnStep: crowded ? step * 1.12 : cardWidth
    readonly property real used: (columns > 0 ? columnAt + (columns - 1) * columnStep : most * step) + cardWidth + apartRoom
    readonly property real left: Math.max(0, (room - used) / 2)

    // { x, y, row } of each place
    readonly property var places: {
        const all = []
        lay(all, upper, 0, 0)
        lay(all, lower, 0.5, 1)
        for (let k = 0; k < column.length; ++k) {
            const single = k === column.length - 1 && k % 2 === 0
            all[column[k]] = { x: left + columnAt + Math.floor(k / 2) * columnStep, y: single ? rise * 0.5 : k % 2 * rise, row: k % 2 }
        }
        if (apart >= 0)
            all[apart] = { x: left + used - cardWidth, y: rise * 0.55, row: 1 }
        return all
    }
    function seamed(place: int): bool { return Array.from(seams).includes(place) }
    function units(row: list<int>): real {
        let sum = Math.max(0, row.length - 1)
        for (let i = 0; i + 1 < row.length; ++i)
            sum += seamed(row[i]) ? seam : 0
        return sum
    }
    function lay(all: var, row: list<int>, from: real, number: int) {
        let at = from
        for (const place of row) {
            all[place] = { x: left + at * step, y: (single ? 0.5 : number) * rise, row: number }
            at += seamed(place) ? 1 + seam : 1
        }
    }
    // Where a card would go that is let go with its middle there: { to, x, row }, its place among the others without it,
    // and where that is seen.
    function goal(from: int, at: point): var {
        const inColumn = columns > 0 && at.x > left + columnAt
        const row = at.y < rise || single && !inColumn ? 0 : 1
        const others = Array.from(order).filter(i => i !== from)
        const mine = Array.from(inColumn ? column : row === 0 ? upper : lower).filter(i => i !== from)
        let before = 0
        while (before < mine.length && (inColumn ? places[mine[before]].row <= row : places[mine[before]].x + step / 2 < at.x))
            ++before
        const ahead = inColumn ? others.length - mine.length : row === 0 ? 0 : Array.from(upper).filter(i => i !== from).length
        // the row in which it was let go is the one in which it lies, though each row keeps its number of cards
        const place = inColumn || from === apart ? ahead + before : row === 0 ? Math.min(ahead + before, Math.max(0, above - 1)) : Math.max(ahead + before, above)
        const all = Array.from({ length: count }, (none, i) => i).filter(i => i !== from)
        const to = place < others.length ? all.indexOf(others[place]) : others.length > 0 ? all.indexOf(others[others.length - 1]) + 1 : 0
        const x = before < mine.length ? places[mine[before]].x : before > 0 ? places[mine[before - 1]].x + (inColumn ? cardWidth : Math.min(step, cardWidth)) : left + row * step / 2
        return { to: to, x: x, row: row }
    }
    // the place nearest to that one in the other row; -1 where none is
    function across(from: int): int {
        let best = -1
        for (const i of order) {
            if (places[i].row === places[from].row || i === from)
                continue
            if (best < 0 || Math.abs(places[i].x - places[from].x) < Math.abs(places[best].x - places[from].x))
                best = i
        }
        return best
    }
    // of its row the next to the right or left, the card apart at the end; -1 where there is none
    function beside(from: int, right: bool): int {
        let best = -1
        for (let i = 0; i < count; ++i) {
            const same = places[i].row === places[from].row || i === apart || from === apart
            const away = right ? places[i].x - places[from].x : places[from].x - places[i].x
            if (same && away > 0 && (best < 0 || away < Math.abs(places[best].x - places[from].x)))
                best = i
        }
        return best
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// Where the coach's slip lies: in the place where it hides least, and never anything that it speaks of. Places all over the
// window are weighed in a few widths; what lies there costs by how much of it would be hidden, and what it is.
QtObject {
    id: root
    required property Item page
    required property CoachSlip slip
    property rect at: Qt.rect(0, 0, 100, 100)
    property bool laid: false                                 // it lies somewhere, and rather stays near there

    readonly property int steps: 15                           // places from edge to edge

    // `spoken` and `others`: { x, y, width, height, cost }, in the page's coordinates
    function seek(spoken: var, others: var) {
        const edge = Theme.base * 0.4
        const widths = [...new Set([46, 34, 27, 24, 21, 19].map(ems => Math.min(page.width - 2 * edge, Theme.body * ems)))]
        let best = Infinity
        let found = at
        for (const width of widths) {
            const height = slip.heightFor(width)
            const top = edge + (slip.isNarrow(width) ? slip.faceHeight * 0.72 : 0)
            const right = page.width - width - edge
            const bottom = page.height - height - edge
            const rows = rowsFor(top, bottom, height, others)
            for (let column = 0; column <= steps; ++column) {
                for (const y of rows) {
                    const one = { x: edge + (right - edge) * column / steps, y: y, width: width, height: height }
                    const cost = priceOf(one, spoken, others, bottom)
                    if (cost < best) {
                        best = cost
                        found = Qt.rect(Math.round(one.x), Math.round(one.y), Math.round(width), height)
                    }
                }
            }
        }
        at = found
        laid = true
    }
    // from edge to edge, and close above and below all that would be missed
    function rowsFor(top: real, bottom: real, height: real, others: var): var {
        const edge = Theme.base * 0.4
        const rows = new Set()
        for (let row = 0; row <= steps; ++row)
            rows.add(Math.round(Math.max(edge, top + (bottom - top) * row / steps)))
        for (const thing of others) {
            for (const y of [thing.y - height - edge, thing.y + thing.height + edge]) {
                if (thing.cost >= 5 && y > top && y < bottom)
                    rows.add(Math.floor(y))
            }
        }
        return rows
    }
    function priceOf(one: var, spoken: var, others: var, bottom: real): real {
        const size = one.width * one.height
        let cost = 6 * Math.hypot(one.x / page.width, (bottom - one.y) / page.height) // rather at the left, at the foot
        cost += 9 * Math.max(0, one.height / one.width - 0.45)  // no tall column of short lines
        if (laid)
            cost += 4 * Math.hypot((one.x - at.x) / page.width, (one.y - at.y) / page.height)
        for (const thing of spoken)
            cost += 100000 * shared(one, thing, Theme.base * 0.9) / size
        for (const thing of others)
            cost += thing.cost * 100 * shared(one, thing, 0) / size
        return cost
    }
    function shared(one: var, other: var, margin: real): real {
        const across = Math.min(one.x + one.width, other.x + other.width + margin) - Math.max(one.x, other.x - margin)
        const down = Math.min(one.y + one.height, other.y + other.height + margin) - Math.max(one.y, other.y - margin * 1.7) // an arrow's head above it
        return across > 0 && down > 0 ? across * down : 0
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Where a slip of tiles lies that goes with a card: in so many columns, and at such a place, that it hides least of what lies
// there, and no further from the card than it must.
QtObject {
    id: root
    required property real width                              // of the table
    required property real height
    required property real edge                               // kept free round each thing and along the window

    // `sizes`: { columns, width, height } for each way to lay the tiles; `things`: { place, cost }, the cost of all of it
    function find(sizes: var, things: var, near: point): var {
        let best = { cost: Infinity, columns: 1, x: edge, y: edge }
        for (const size of sizes) {
            const across = sides(things, "x", "width", size.width, width, near.x)
            const down = sides(things, "y", "height", size.height, height, near.y)
            for (const x of across) {
                for (const y of down) {
                    const cost = priceOf(x, y, size, things, near, best.cost)
                    if (cost < best.cost)
                        best = { cost: cost, columns: size.columns, x: x, y: y }
                }
            }
        }
        return best
    }
    // along one axis: beside each thing, beside the window's edges, and at the card
    function sides(things: var, at: string, length: string, own: real, all: real, near: real): var {
        const last = all - own - edge
        const found = new Set([edge, Math.max(edge, last), Math.max(edge, Math.min(last, near - own / 2))])
        for (const thing of things) {
            for (const one of [thing.place[at] - own - edge, thing.place[at] + thing.place[length] + edge]) {
                if (one > edge && one < last)
                    found.add(one)
            }
        }
        return found
    }
    function priceOf(x: real, y: real, size: var, things: var, near: point, most: real): real {
        let cost = Math.hypot((x + size.width / 2 - near.x) / width, (y + size.height / 2 - near.y) / height)
        for (const { place, cost: worth } of things) {
            const across = Math.min(x + size.width, place.x + place.width) - Math.max(x, place.x)
            const down = Math.min(y + size.height, place.y + place.height) - Math.max(y, place.y)
            if (across > 0 && down > 0)
                cost += worth * (1 + 4 * across * down / (size.width * size.height))
            if (cost >= most)
                break
        }
        return cost
    }
}

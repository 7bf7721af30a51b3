// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Finds where on the table a slip of paper covers nothing that is needed: of all rectangles between the things that it
// is to keep clear of, which is the one that lets it be as wide and as high as it would like to be.
QtObject {
    id: root
    required property real width                              // of the table
    required property real height
    required property real edge                               // kept free around each thing and along the window
    required property real least                              // px that the slip must be wide, and would like to be
    required property real wanted
    required property real needed                             // the same from above to below
    required property real whole
    required property real words                              // px², and so much besides of what goes on in the next line
    required property point near                              // of two places that are as good, the one closer to this

    function share(much: real, least: real, wanted: real): real { return wanted > least ? Math.min(1, (much - least) / (wanted - least)) : 1 }
    // from 0 to 1; less than 0 where not even the least has room
    function rating(w: real, h: real): real {
        return w < least || h < needed ? -1 : 0.35 * share(w, least, wanted) + 0.65 * share(h, needed, Math.max(needed, whole + words / w))
    }
    // where there is no room for the least, the place that comes closest to it
    function makeshift(w: real, h: real): real { return Math.min(1, w / least) * Math.min(1, h / needed) - 12 }
    // what no place so high can be better than
    function bound(h: real): real { return h < needed || width < least ? makeshift(width, h) : rating(width, h) }
    function farness(x: real, y: real): real { return (Math.abs(x - near.x) / width + Math.abs(y - near.y) / height) * 0.02 }

    // the best place that none of these reaches into, and how good it is: { place, rating }
    function among(things: list<rect>): var {
        let best = { place: Qt.rect(edge, edge, least, needed), rating: -13 }
        const sorted = Array.from(things).filter(one => one.width > 0 && one.height > 0).sort((one, other) => one.x - other.x)
        const tops = new Set(sorted.map(one => one.y + one.height + edge)).add(edge)
        const bottoms = new Set(sorted.map(one => one.y - edge)).add(height - edge)
        for (const top of tops) {
            for (const bottom of bottoms) {
                if (bottom - top < needed * 0.4 || bound(bottom - top) <= best.rating)
                    continue
                let from = edge
                for (const one of sorted.concat([Qt.rect(width, 0, 1, height)])) {
                    if (one.y + one.height + edge <= top || one.y - edge >= bottom)
                        continue
                    best = better(best, Qt.rect(from, top, one.x - edge - from, bottom - top))
                    from = Math.max(from, one.x + one.width + edge)
                }
            }
        }
        return best
    }
    function better(best: var, place: rect): var {
        if (place.width < least * 0.4)
            return best
        const fits = rating(place.width, place.height)
        const rated = (fits < 0 ? makeshift(place.width, place.height) : fits) - farness(place.x + place.width / 2, place.y + place.height / 2)
        return rated > best.rating ? { place: place, rating: rated } : best
    }
    // First clear of everything, then of less and less: what is given up costs so much of the rating. `layers` has, from
    // what is never covered on, lists of things and what each of them is worth: { things, worth };
    // the first `most` of them are never given up.
    function find(layers: list<var>, most: int): rect {
        let best = { place: Qt.rect(0, 0, 0, 0), rating: -14 }
        let cost = 0
        for (let kept = layers.length; kept >= most && (best.rating < 1 - cost - 0.05); --kept) {
            let things = []
            for (let layer = 0; layer < kept; ++layer)
                things = things.concat(Array.from(layers[layer].things))
            const found = among(things)
            if (found.rating - cost > best.rating)
                best = { place: found.place, rating: found.rating - cost }
            cost += layers[kept - 1].worth
        }
        return best.place
    }
}

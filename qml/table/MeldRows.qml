// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// How melds lie in rows: as high as lets all of them fit. Rows lie apart, or over one another where that makes the cards
// larger by a sixth.
QtObject {
    id: root
    required property list<int> steps                         // of each meld: how many cards follow its first
    required property real width                              // px of the place where they lie
    required property real height
    required property real ratio                              // of a card's width to its height
    required property real most                               // px that a card may be high
    required property real least
    property bool roomy: false                                // there is a number at the end of each
    readonly property real apart: 1.14                        // from row to row, in heights of a card
    readonly property real over: 0.88
    readonly property var fit: {
        const one = highest(apart), other = highest(over)
        return one >= other * 0.85 ? one : other
    }
    readonly property real wanted: Math.max(least, fit)       // px
    readonly property bool folds: fit < least                 // not even the least has room

    function cardWidth(h: real): real { return Math.round(h * ratio) }
    // where each begins and in which row, or null where one is too long
    function places(h: real): var {
        const wide = cardWidth(h), step = Math.round(wide * 0.46), gap = Math.round(wide * (roomy ? 0.5 : 0.34))
        const all = []
        let x = 0, row = 0
        for (const steps of root.steps) {
            const w = steps * step + wide
            if (w > width)
                return null
            if (x > 0 && x + w > width) {
                x = 0
                ++row
            }
            all.push({ x: x, row: row })
            x += w + gap
        }
        return all
    }
    function rowsOf(places: var): int { return places.length > 0 ? places[places.length - 1].row + 1 : 1 }
    function fits(h: real, pitch: real): bool {
        const all = places(h)
        return all !== null && (rowsOf(all) - 1) * h * pitch + h * 1.02 <= height
    }
    function highest(pitch: real): real {
        for (let h = Math.floor(Math.min(most, height)); h >= least; --h) {
            if (fits(h, pitch))
                return h
        }
        return 0
    }
    // the melds at that height: { x, y } of each
    function laid(h: real): var {
        const all = places(h) ?? []
        const rows = rowsOf(all)
        const pitch = pitchAt(h)
        return all.map(one => ({ x: one.x, y: Math.round(one.row * pitch) }))
    }
    // px from row to row
    function pitchAt(h: real): real {
        const rows = rowsOf(places(h) ?? [])
        return fits(h, apart) || rows < 2 ? h * apart : Math.min(h * over, (height - h * 1.02) / (rows - 1))
    }
}

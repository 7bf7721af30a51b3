// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Where the opponents sit: `side` up the right edge, the rest along the top, `side` down the left edge.
// Of all splits the one that lets the portraits be largest is taken.
QtObject {
    id: root
    required property int count
    required property real width
    required property real height
    required property real corner                             // kept free at both upper corners
    required property real top
    required property real bottom                             // sides end here
    required property real margin
    required property real largest
    readonly property real boxW: 2.42
    readonly property real boxH: 1.42
    readonly property real gap: 0.16
    readonly property real dip: 0.16                          // how far the top row hangs at its ends
    readonly property real firstSide: top + corner * 0.64

    readonly property int side: best()
    readonly property real d: Math.floor(fit(side))
    readonly property real seatWidth: boxW * d
    readonly property real seatHeight: boxH * d

    function fit(s: int): real {
        const along = count - 2 * s
        const slotY = s > 0 ? (bottom - firstSide) / s : 0
        const slotX = along > 0 ? (width - 2 * (s > 0 ? corner : margin)) / along : 0
        const tall = s > 0 ? slotY / (boxH + gap) : largest
        const wide = along > 0 ? slotX / (boxW + gap) : largest
        // the last seat of a side lies beside the first of the top, or else below it
        const beside = (corner - margin + slotX / 2) / (1.5 * boxW)
        const below = (firstSide - top + slotY / 2) / (1.5 * boxH + dip)
        return Math.min(largest, tall, wide, s > 0 && along > 0 ? Math.max(beside, below) : largest)
    }
    function best(): int {
        let pick = 0, most = 0
        for (let s = 0; 2 * s <= count; ++s) {
            const size = fit(s) + (s === Math.round(count / 5) ? 0.5 : 0)
            if (size > most + 0.01) {
                most = size
                pick = s
            }
        }
        return pick
    }
    function mirrored(i: int): bool { return i < side }
    function atSide(i: int): bool { return i < side || i >= count - side }
    // how wide a seat may be without touching the next one
    function room(i: int): real {
        return atSide(i) ? d * 3.4 : (width - 2 * (side > 0 ? corner : margin)) / (count - 2 * side) - 4
    }
    function at(i: int): point {
        if (atSide(i)) {
            const k = i < side ? i : count - 1 - i            // from below upwards
            const slot = (bottom - firstSide) / side
            return Qt.point(i < side ? width - margin - seatWidth : margin, bottom - (k + 0.5) * slot - seatHeight / 2)
        }
        const along = count - 2 * side, k = i - side
        const edge = side > 0 ? corner : margin
        const slot = (width - 2 * edge) / along
        const t = along > 1 ? Math.abs(2 * k / (along - 1) - 1) : 0
        return Qt.point(width - edge - (k + 0.5) * slot - seatWidth / 2, top + t * t * d * dip)
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Where the opponents sit: `side` up the right edge, the rest along the top, `side` down the left edge; or the other way
// round. They are numbered in the order of play from the person's next on.
// Of all splits the one that lets the portraits be largest is taken. Where portraits with cards beside them would be
// too small, the seats are compact: no cards, a slip with name and words beside the portrait, or along the top below it.
QtObject {
    id: root
    required property int count
    required property real width
    required property real height
    required property real corner                             // kept free at both upper corners
    required property real top
    required property real firstSide                          // sides begin here
    required property real bottom                             // and end here
    required property real margin
    required property real largest
    property bool clockwise: false                            // the next to play sits at the left, not at the right
    required property real typeSize                              // px of a name on a compact seat's slip
    readonly property real boxW: 2.42
    readonly property real boxH: 1.42
    readonly property real gap: 0.16
    readonly property real dip: 0.16                          // how far the top row hangs at its ends
    readonly property real slipWidth: Math.round(typeSize * 7.8)
    readonly property real slipHeight: Math.round(typeSize * 2.6)

    readonly property bool compact: fit(best(false), false) < 46
    readonly property int side: best(compact)
    readonly property real d: Math.floor(fit(side, compact))
    readonly property real seatWidth: compact ? Math.round(d * 0.86 + slipWidth) : boxW * d      // at the sides
    readonly property real seatHeight: compact ? Math.max(d, slipHeight) : boxH * d
    readonly property real edge: side === 0 ? margin : compact ? Math.max(corner, margin + d * 0.86 + slipWidth) : corner
    readonly property real slot: (width - 2 * edge) / Math.max(1, count - 2 * side)              // along the top

    function fit(s: int, small: bool): real {
        const along = count - 2 * s
        const slotY = s > 0 ? (bottom - firstSide) / s : 0
        if (small) {
            const slotX = along > 0 ? (width - 2 * (s > 0 ? Math.max(corner, margin + slipWidth + typeSize * 2.4) : margin)) / along : 0
            const low = s > 0 ? Math.min(slotY * 0.9, slotY - slipHeight < 2 ? 0 : largest) : largest
            const narrow = along > 0 ? Math.min(slotX / 2.1, slotX < typeSize * 5.4 ? 0 : largest) : largest
            return Math.min(largest, low, narrow)
        }
        const slotX = along > 0 ? (width - 2 * (s > 0 ? corner : margin)) / along : 0
        const tall = s > 0 ? slotY / (boxH + gap) : largest
        const wide = along > 0 ? slotX / (boxW + gap) : largest
        // the last seat of a side lies beside the first of the top, or else below it
        const beside = (corner - margin + slotX / 2) / (1.5 * boxW)
        const below = (firstSide - top + slotY / 2) / (1.5 * boxH + dip)
        return Math.min(largest, tall, wide, s > 0 && along > 0 ? Math.max(beside, below) : largest)
    }
    function best(small: bool): int {
        let pick = 0, most = 0
        for (let s = 0; 2 * s <= count; ++s) {
            const size = fit(s, small) + (s === Math.round(count / 5) ? 0.5 : 0)
            if (size > most + 0.01) {
                most = size
                pick = s
            }
        }
        return pick
    }
    readonly property int lowestLeft: clockwise ? 0 : count - 1
    // the same, counted from the right
    function place(i: int): int { return clockwise ? count - 1 - i : i }
    function mirrored(i: int): bool { return place(i) < side }
    function atSide(i: int): bool { return i < side || i >= count - side }
    function widthOf(i: int): real {
        return !compact || atSide(i) ? seatWidth : Math.round(Math.min(slot - 4, Math.max(slipWidth, 2.2 * d)))
    }
    function heightOf(i: int): real { return compact && !atSide(i) ? Math.round(d * 0.88) + slipHeight : seatHeight }
    // how wide the words of a seat with cards may be, from its mouth on
    function room(i: int): real {
        return atSide(i) ? (height > width ? (boxW - 1) * d + 4 : 2.2 * d) : Math.min(boxW * d, slot - d * 1.06)
    }
    function at(seat: int): point {
        const i = place(seat)
        if (atSide(i)) {
            const k = i < side ? i : count - 1 - i            // from below upwards
            const high = (bottom - firstSide) / side
            return Qt.point(i < side ? width - margin - seatWidth : margin, bottom - (k + 0.5) * high - seatHeight / 2)
        }
        const along = count - 2 * side, k = i - side
        const t = along > 1 ? Math.abs(2 * k / (along - 1) - 1) : 0
        return Qt.point(width - edge - (k + 0.5) * slot - widthOf(i) / 2, top + t * t * d * dip)
    }
}

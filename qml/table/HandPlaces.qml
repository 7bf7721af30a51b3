// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// Where the hands of a showdown lie: in rows that are centred, as many side by side as leave the cards largest, four of
// them two by two. Below each hand is its strip, with the words.
QtObject {
    id: root
    required property int count
    required property real roomX
    required property real roomY
    required property real across                             // a hand's width, in heights of a card
    required property real most                               // px that a card may be high
    readonly property real gapX: 0.3                          // in heights of a card
    readonly property real gapY: 0.14
    readonly property int columns: bestColumns()
    readonly property int rows: Math.max(1, Math.ceil(count / columns))
    readonly property real cardHeight: Math.floor(largest(columns))
    readonly property real handWidth: cardHeight * across
    readonly property real stripHeight: stripFor(cardHeight)
    readonly property real deep: rows * (cardHeight + stripHeight) + (rows - 1) * cardHeight * gapY

    function sizeFor(height: real): real { return Math.max(12, height * 0.115) * Math.min(1.4, Theme.textScale) }
    // two lines below the name where a hand is too narrow for its worth
    function linesFor(height: real): int { return Theme.textScale > 1.2 && height * across < sizeFor(height) * 11 ? 3 : height * across < sizeFor(height) * 21 ? 2 : 1 }
    function stripFor(height: real): real { return Math.round(sizeFor(height) * (1.7 + 1.12 * linesFor(height)) + 8) }
    function fits(height: real, columns: int): bool {
        const rows = Math.ceil(count / columns)
        return height * (columns * across + (columns - 1) * gapX) <= roomX
            && rows * (height + stripFor(height)) + (rows - 1) * height * gapY <= roomY
    }
    function largest(columns: int): real {
        let low = 20, high = Math.max(20, most)
        for (let step = 0; step < 9; ++step) {
            const middle = (low + high) / 2
            if (fits(middle, columns))
                low = middle
            else
                high = middle
        }
        return low
    }
    function bestColumns(): int {
        if (count === 4 && largest(2) > 90)
            return 2
        let pick = 1
        for (let columns = 2; columns <= count; ++columns) {
            if (largest(columns) > largest(pick) * 0.97)      // a row more is worth it only for clearly larger cards
                pick = columns
        }
        return pick
    }
    // how many lie in the rows before this one: the first rows have one more
    function before(row: int): int { return row * Math.floor(count / rows) + Math.min(row, count % rows) }
    function place(index: int): point {
        let row = 0
        while (row + 1 < rows && before(row + 1) <= index)
            ++row
        const held = before(row + 1) - before(row)
        const step = handWidth + cardHeight * gapX
        return Qt.point((index - before(row)) * step - (held * step - cardHeight * gapX) / 2, row * (cardHeight * (1 + gapY) + stripHeight))
    }
}

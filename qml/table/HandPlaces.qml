// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// Where the hands of a showdown lie: in rows that are centred, as many side by side as leave the cards largest, four of
// them two by two. Below each hand is its strip, with the words: these grow with the print, beyond the cards' sides where
// the room is, and the cards take what is left.
QtObject {
    id: root
    required property int count
    required property real roomX
    required property real roomY
    required property real across                             // a hand's width, in heights of a card
    required property real most                               // px that a card may be high
    readonly property real gapX: 0.3                          // in heights of a card
    readonly property real gapY: 0.14
    readonly property real legible: 70                        // px that a card needs
    readonly property real usual: Math.max(12, heightFor(12) * 0.115) // px of a name in usual print
    readonly property real size: sizeFor(Theme.textScale)
    readonly property int columns: bestColumns(size)
    readonly property int rows: Math.max(1, Math.ceil(count / columns))
    readonly property real cardHeight: Math.floor(largest(columns, size))
    readonly property real handWidth: cardHeight * across
    readonly property real stripWidth: widthFor(cardHeight, columns, size)
    readonly property int lines: linesFor(stripWidth, size)
    readonly property real stripHeight: stripFor(cardHeight, columns, size)
    readonly property real deep: rows * (cardHeight + stripHeight) + (rows - 1) * cardHeight * gapY

    // so large as the print is to be, as long as the cards can be read
    function sizeFor(print: real): real {
        const least = Math.min(legible + 2, heightFor(usual))
        let scale = print
        while (scale > 1 && heightFor(usual * scale) < least)
            scale -= 0.05
        return Math.round(usual * Math.max(1, scale))
    }
    function heightFor(size: real): real { return largest(bestColumns(size), size) }
    function widthFor(height: real, columns: int, size: real): real {
        return Math.max(height * (across + 0.06), Math.min(size * 15, roomX / columns - height * 0.12))
    }
    // two lines below the name where a strip is too narrow for the worth
    function linesFor(width: real, size: real): int { return width < size * 11 ? 3 : width < size * 21 ? 2 : 1 }
    // the name, the worth, and what the hand did and pays
    function stripFor(height: real, columns: int, size: real): real {
        const lines = linesFor(widthFor(height, columns, size), size)
        return Math.round(size * (lines === 1 ? 4 : 2.1 + 1.12 * lines) + 6)
    }
    function fits(height: real, columns: int, size: real): bool {
        const rows = Math.ceil(count / columns)
        return height * (columns * across + (columns - 1) * gapX) <= roomX && size * 11 <= roomX / columns // beside face and tokens a name
            && rows * (height + stripFor(height, columns, size)) + (rows - 1) * height * gapY <= roomY
    }
    function largest(columns: int, size: real): real {
        let low = 20, high = Math.max(20, most)
        for (let step = 0; step < 9; ++step) {
            const middle = (low + high) / 2
            if (fits(middle, columns, size))
                low = middle
            else
                high = middle
        }
        return low
    }
    function bestColumns(size: real): int {
        if (count === 4 && largest(2, size) > (Theme.textScale > 1.2 ? legible : 90))
            return 2
        let pick = 1
        for (let columns = 2; columns <= count; ++columns) {
            if (largest(columns, size) > largest(pick, size) * 0.97) // a row more is worth it only for clearly larger cards
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
        const step = Math.max(handWidth + cardHeight * gapX, stripWidth + cardHeight * 0.1)
        return Qt.point((index - before(row)) * step - ((held - 1) * step + handWidth) / 2, row * (cardHeight * (1 + gapY) + stripHeight))
    }
}

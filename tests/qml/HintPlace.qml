// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards
import Cards.Testing

// What the hint's slip lies on, and must not, at any table.
QtObject {
    function meet(a: rect, b: rect): bool {
        return Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 2 && Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 2
    }
    function slip(board: Item): rect { return Backstage.placeOf(Backstage.all(board, "HintSlip")[0]) }
    // the pot, all cards, the others' seats with their words, and what may be pressed, as far as they are on the table
    function complaints(board: Item): list<string> {
        const place = slip(board)
        const found = []
        if (place.x < 0 || place.y < 0 || place.x + place.width > board.width || place.y + place.height > board.height)
            found.push("beyond the window: " + place)
        const covered = item => meet(place, Backstage.placeOf(item))
        for (const type of ["Pool", "Stock", "PlayCard", "DiscardPile", "ClosedPacket", "OpenHand", "Bubble", "SeatSlip", "ActionButton", "Tab", "LogTab", "LogSlip"]) {
            for (const item of Backstage.all(board, type)) {
                if (item.enabled && covered(item))
                    found.push(type + " " + item.objectName + " at " + Backstage.placeOf(item) + " below " + place)
            }
        }
        for (const seat of Backstage.all(board, "Seat")) {
            for (const type of ["Medallion", "CardFace", "TokenPile"]) {
                for (const item of Backstage.all(seat, type)) {
                    if (covered(item))
                        found.push(type + " of seat " + seat.seat + " at " + Backstage.placeOf(item) + " below " + place)
                }
            }
        }
        return found
    }
}

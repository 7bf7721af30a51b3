// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The board of a game that the house has not: some open cards, and nothing else.
GameBoard {
    id: root
    function thing(zone: string, index: int): Item { return zone === "trick" ? cards.itemAt(index) : null }
    function takeFocus(): bool {
        const first = cards.itemAt(0)
        if (first)
            first.forceActiveFocus(Qt.TabFocusReason)
        return first !== null
    }

    objectName: "bareBoard"
    width: row.width
    height: row.height
    Zone { id: trick; zones: root.table.zones; name: "trick" }
    Row {
        id: row
        spacing: Theme.s
        Repeater {
            id: cards
            model: trick.count
            PlayCard {
                required property int index
                objectName: "trick" + index
                face: trick.faces[index] ?? root.table.back
                height: root.places.monteHeight
                selected: trick.chosen.includes(index)
                onToggled: root.table.toggle("trick", index)
            }
        }
    }
}

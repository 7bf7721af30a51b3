// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The names at a table, by seat.
Item {
    id: root
    required property Table table
    function name(seat: int): string { return at(seat)?.name ?? "" }
    function at(seat: int): var { return names.itemAt(seat) } // Qt 6.4 takes none of them for a Name
    component Name: Item { required property string name }
    visible: false
    Repeater { id: names; model: root.table.seats; Name { } }
}

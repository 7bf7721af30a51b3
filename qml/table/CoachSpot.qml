// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// Where the coach's slip lies: in the place where it hides least, and never anything that it speaks of. Places all over the
// window are weighed in a few widths; what lies there costs by how much of it would be hidden, and what it is.
QtObject {
    id: root
    required property Item page
    required property CoachSlip slip
    property rect at: Qt.rect(0, 0, 100, 100)
    property bool laid: false                                 // it lies somewhere, and rather stays near there

    // Places in the page's coordinates, and what each of the others is worth.
    function seek(spoken: list<rect>, others: list<rect>, costs: list<real>) {
        const edge = Theme.base * 0.4
        const widths = [...new Set([46, 34, 27, 24, 21, 19].map(ems => Math.min(page.width - 2 * edge, Theme.body * ems)))]
        at = SlipPlace.leastHidden(Qt.size(page.width, page.height), widths.map(width => Qt.size(width, slip.heightFor(width))),
                                   widths.map(width => slip.isNarrow(width) ? slip.faceHeight * 0.72 : 0),
                                   laid ? at : Qt.rect(0, 0, 0, 0), spoken, Theme.base * 0.9, others, costs, edge)
        laid = true
    }
}

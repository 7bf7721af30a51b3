// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// While the dealer looks at the cards in the middle, a slip on them tells who sees them.
Label {
    id: root
    required property Table table
    required property Middle middle
    property bool arrived: true                               // the cards lie there
    visible: arrived && table.aside.length > 0 && table.monte.length === 0
    x: Math.round(middle.x + middle.monteAt.x + (middle.monteWidth - width) / 2)
    y: Math.round(middle.y + middle.monteAt.y - height * 0.7)
    z: 1
    tone: table.dealerIsYou ? "" : "_dark"
    text: table.asideText
}

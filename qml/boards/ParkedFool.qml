// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The Fool, face up before whoever has played it; with a note whose it stays, and who owes a card for it.
CardFace {
    id: root
    required property string note
    required property real size                               // px of the note
    required property real from                               // between these two, of what it lies in, the note has its room
    required property real to
    property alias written: written                  // the note
    property bool above: false                                // the note lies at the upper edge
    rotation: -6
    Accessible.role: Accessible.Graphic
    Accessible.name: Pronounce.now.card(face)
    Accessible.description: note
    BesideNote {
        id: written
        of: root
        from: root.from
        to: root.to
        above: root.above
        size: root.size
        rotation: 6
        text: root.note
        Accessible.ignored: true
    }
}

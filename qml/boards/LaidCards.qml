// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The two cards that the dealer has laid away, face down but for what everybody may see; with a note whose they are.
Item {
    id: root
    required property list<string> faces
    required property string back
    required property string note
    required property real size                               // px of the note
    required property real from                               // between these two, of what it lies in, the note has its room
    required property real to
    property alias written: written                  // the note
    property bool above: false                                // the note lies at the upper edge
    function card(i: int): CardFace { return pile.itemAt(i) as CardFace }
    Repeater {
        id: pile
        model: root.faces.length > 0 ? 2 : 0
        CardFace {
            required property int index
            face: root.faces[index] ?? root.back
            height: root.height
            x: index * root.width * 0.22
            y: index * 2
            rotation: index ? 3 : -2
            Accessible.ignored: true
        }
    }
    BesideNote { id: written; of: root; from: root.from; to: root.to; above: root.above; size: root.size; text: root.note }
}

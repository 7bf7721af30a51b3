// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The person's hand, as the table, its motion and whoever points at a card know it.
Item {
    required property Table table
    required property TableLayout places
    property int count: 0
    property list<int> chosen                                 // places
    property Item value: null                                 // the label with what it is worth
    property bool dragging: false
    property bool enterActs: false                            // the red ticket can be used
    signal dropped(index: int, at: point)                     // a card, beyond the hand; in the window
    signal leftUpwards()                                      // by keys, towards what lies in the middle

    function card(i: int): CardFace { return null }
    // the card at a point of the window, or -1
    function under(at: point): int { return -1 }
    // the focus to that card; false where there is none
    function goTo(i: int): bool { return false }
    function takeFocus(): bool { return false }
    // a card that was set aside comes back
    function putBack(face: string) { }
}

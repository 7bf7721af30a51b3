// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// What lies in the middle of the cloth, as one kind of game has it: each is a file in qml/boards, and the table names
// its own. It knows its zones; whoever needs one of their things asks it by zone and place.
Item {
    id: root
    required property Table table
    required property TableLayout places
    property bool arrived: true                               // no card is on its way
    property bool shuffling: false                            // the pack is elsewhere
    property int undealt: 0                                   // cards that still lie on the stock
    property var slips: []                                    // rectangles of itself: where slips lie over it
    property bool dragging: false
    property bool carrying: false                             // a card of the hand is under way to it
    property bool enterActs: false                            // the red ticket can be used
    property bool peeking: false                              // a slip with cards lies open over it
    property bool laidNow: false                              // in the turn under way something was laid
    property real reach: width                       // of its cards, from its left edge
    property real freeBelow: height                  // from here on its own card alone may lie
    property point origin                                     // of itself, on the table
    property bool whole: false                                // it takes all room from the tabs to the hand, seats included
    readonly property real helpTop: 0                         // of itself, in a tall window: below it the tabs of the help
    readonly property string standing: ""                     // of the person's side in the match, in words
    readonly property bool showsLastTurns: false              // who still plays after a knock is shown below it
    readonly property bool asksForAHand: false                // the person is to keep one of two hands
    property Item worth: null                                 // where it is told what the person's side has, if not below the hand
    property Pool pool: null                                  // where tokens go to and come from
    readonly property list<string> things: []                 // zones that it has words for
    readonly property PieceRules pieces: PieceRules { table: root.table }
    signal asked(zone: string)                                // what lies there is to be told
    signal dropped(zone: string, index: int, at: point)

    signal leftDownwards()                                    // by keys, towards the hand
    Keys.onDownPressed: leftDownwards()

    // what stands for that place of a zone, or null
    function thing(zone: string, index: int): Item { return null }
    // the same of a card of a meld, and of a seat where this has the seats
    function laid(meld: int, place: int): Item { return null }
    function seat(seat: int): Item { return null }
    // the card at a point of the window, as the table finds it: { zone, index }, or null
    function under(at: point): var { return null }
    // what lies in a zone, and what it is for, in words
    function about(zone: string): string { return "" }
    // where its cards lie, of itself: what a slip never covers
    function cardPlaces(): list<rect> { return [Qt.rect(0, 0, width, height)] }
    function placesNow(): list<rect> { return cardPlaces() }    // of what lies there, or will, as long as this choice lasts
    function lyingPlaces(): list<rect> { return cardPlaces() }  // of cards that lie there now
    // opens what lies here covered by other cards, or closes it; closes it, false where it was closed
    function look() { }
    // what lies here beside what has a name, and how much it would be missed: { item, cost }
    function lain(): var { return [] }
    function stepBack(): bool { return false }
    // the focus to the first card here; false where there is none
    function takeFocus(): bool { return false }
}

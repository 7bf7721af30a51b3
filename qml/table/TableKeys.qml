// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The keys of the card table. What a key does in the moment is the table's to decide.
Item {
    id: root
    required property Table table
    required property Guide guide
    required property bool active
    required property bool reading                            // the log or the review lies open
    property bool concluding: false                           // the coach asks what comes next, and Enter is hers
    signal logRequested()
    signal aboutRequested()                                   // what the things in the middle are
    signal lookRequested()                                    // the cards that lie there below others
    signal partRequested(back: bool)                          // the next part of the table, or the one before
    signal backRequested()

    component Key: Shortcut {
        required property string key
        sequence: key
        enabled: root.active && !root.reading
        autoRepeat: false
        onActivated: root.table.pressed(key)
    }
    Key { key: "1" }
    Key { key: "2" }
    Key { key: "3" }
    Key { key: "4" }
    Key { key: "5" }
    Key { key: "6" }
    Key { key: "7" }
    Key { key: "8" }
    Key { key: "9" }
    Key { key: "q" }
    Key { key: "w" }
    Key { key: "e" }
    Key { key: "r" }
    Key { key: "t" }
    Key { key: "n" }
    Key { key: "k" }
    Key { key: "s" }
    Key { key: "c" }
    Key { key: "b" }
    Key { key: "d" }
    Key { key: "f" }
    Key { key: "g" }
    Key { key: "a" }
    Key { key: "o" }
    Shortcut {
        sequences: ["Return", "Enter", "Space"]
        enabled: root.active && !root.reading && !root.concluding
        autoRepeat: false
        onActivated: root.table.pressed("enter")
    }
    Shortcut {                                                // what the coach asks, it answers
        sequence: "H"
        enabled: root.active && !root.reading
        autoRepeat: false
        onActivated: root.guide.asks ? root.guide.showAnswer() : root.table.pressed("h")
    }
    Shortcut { sequence: "I"; autoRepeat: false; enabled: root.active && !root.reading; onActivated: root.aboutRequested() }
    Shortcut { sequence: "U"; autoRepeat: false; enabled: root.active && !root.reading; onActivated: root.lookRequested() }
    Shortcut { sequence: "F6"; enabled: root.active && !root.reading; onActivated: root.partRequested(false) }
    Shortcut { sequence: "Shift+F6"; enabled: root.active && !root.reading; onActivated: root.partRequested(true) }
    Shortcut { sequence: "Ctrl+Z"; autoRepeat: false; enabled: root.active && !root.reading; onActivated: root.table.pressed("back") }
    Shortcut { sequence: "Ctrl+Shift+Z"; autoRepeat: false; enabled: root.active && !root.reading; onActivated: root.table.pressed("backall") }
    Shortcut { sequence: "V"; autoRepeat: false; enabled: root.active && (!root.reading || root.table.review.open); onActivated: root.table.pressed("v") }
    Shortcut { sequence: "L"; autoRepeat: false; enabled: root.active && !root.table.review.open; onActivated: root.logRequested() }
    Shortcut { sequence: "Esc"; autoRepeat: false; enabled: root.active; onActivated: root.backRequested() }
}

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

    component Key: CommandKey {
        enabled: root.active && !root.reading
        onActivated: root.table.pressed(command)
    }
    Key { command: "1" }
    Key { command: "2" }
    Key { command: "3" }
    Key { command: "4" }
    Key { command: "5" }
    Key { command: "6" }
    Key { command: "7" }
    Key { command: "8" }
    Key { command: "9" }
    Key { command: "q" }
    Key { command: "w" }
    Key { command: "e" }
    Key { command: "r" }
    Key { command: "t" }
    Key { command: "n" }
    Key { command: "k" }
    Key { command: "s" }
    Key { command: "c" }
    Key { command: "b" }
    Key { command: "d" }
    Key { command: "f" }
    Key { command: "g" }
    Key { command: "a" }
    Key { command: "o" }
    Key { command: "back" }
    CommandKey { command: "h"; enabled: root.active && !root.reading; onActivated: root.guide.asks ? root.guide.showAnswer() : root.table.pressed("h") } // what it asks, it answers
    CommandKey { command: "i"; enabled: root.active && !root.reading; onActivated: root.aboutRequested() }
    CommandKey { command: "u"; enabled: root.active && !root.reading; onActivated: root.lookRequested() }
    CommandKey { command: "v"; enabled: root.active && (!root.reading || root.table.review.open); onActivated: root.table.pressed("v") }
    CommandKey { command: "l"; enabled: root.active && !root.table.review.open; onActivated: root.logRequested() }
    CommandKey { command: "enter"; enabled: usual.enabled; onActivated: root.table.pressed("enter") }
    CommandKey { command: "space"; enabled: usual.enabled; onActivated: root.table.pressed("enter") }
    CommandKey { command: "esc"; enabled: root.active; onActivated: root.backRequested() }
    Shortcut {
        id: usual
        sequences: ["Return", "Enter", "Space"]
        enabled: root.active && !root.reading && !root.concluding
        autoRepeat: false
        onActivated: root.table.pressed("enter")
    }
    Shortcut { sequence: "F6"; enabled: root.active && !root.reading; onActivated: root.partRequested(false) }
    Shortcut { sequence: "Shift+F6"; enabled: root.active && !root.reading; onActivated: root.partRequested(true) }
    Shortcut { sequence: "Ctrl+Z"; autoRepeat: false; enabled: root.active && !root.reading; onActivated: root.table.pressed("back") }
    Shortcut { sequence: "Ctrl+Shift+Z"; autoRepeat: false; enabled: root.active && !root.reading; onActivated: root.table.pressed("backall") }
    Shortcut { sequence: "Esc"; autoRepeat: false; enabled: root.active; onActivated: root.backRequested() }
}

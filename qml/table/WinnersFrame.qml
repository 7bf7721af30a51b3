// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// A frame of three lines round the hand that takes the pot, below its cards.
Rectangle {
    z: -1
    color: "#30fbd324"
    radius: 8
    border { color: Theme.ink; width: 5 }
    Rectangle { anchors { fill: parent; margins: 1 } radius: 7; color: "transparent"; border { color: Theme.yellow; width: 3 } }
}

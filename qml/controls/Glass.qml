// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// A glass of red seen from above, with its light on the table.
Item {
    id: root
    width: height
    Image {
        anchors { fill: parent; margins: -root.height * 0.24 }
        source: Theme.asset("textures/disc.png")
        transform: Translate { x: root.height * 0.06; y: root.height * 0.09 }
    }
    Picture { anchors.fill: parent; source: Theme.asset("tokens/glass.svg") }
}

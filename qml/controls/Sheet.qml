// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// A cut sheet of paper; framed prints the double rule. Presses on it do not reach what lies below.
Item {
    id: root
    property bool framed: false
    default property alias content: inner.data

    Shadow { lift: 0.5 }
    MouseArea { anchors.fill: parent }
    BorderImage {
        anchors.fill: parent
        source: Theme.asset(root.framed ? "textures/sheet_rule.png" : "textures/sheet_plain.png")
        border { left: 64; right: 64; top: 64; bottom: 64 }
        horizontalTileMode: BorderImage.Repeat
        verticalTileMode: BorderImage.Repeat
    }
    Image { anchors { fill: parent; margins: 24 } source: Theme.asset("textures/paper.jpg"); fillMode: Image.Tile; opacity: 0.55 }
    Item { id: inner; anchors.fill: parent }
}

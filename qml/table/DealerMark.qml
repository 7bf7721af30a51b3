// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The mark of the seat that deals.
Item {
    id: root
    property real size: 26
    width: size
    height: size
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Dealer")
    Image {
        anchors { fill: parent; margins: -root.size * 0.2 }
        source: Theme.asset("textures/disc.png")
        transform: Translate { x: root.size * 0.04; y: root.size * 0.07 }
    }
    Rectangle {
        anchors.fill: parent
        visible: art.status !== Image.Ready
        radius: width / 2
        color: Theme.blue
        border { color: Theme.paper; width: Math.max(1.5, root.size * 0.07) }
        Text {
            anchors { centerIn: parent; verticalCenterOffset: root.size * 0.04 }
            text: qsTr("D", "letter on the dealer's mark")
            color: Theme.paper
            font { family: Theme.serif; weight: Font.Bold; pixelSize: root.size * 0.6 }
        }
    }
    Image {
        id: art
        anchors.fill: parent
        asynchronous: true
        source: Theme.asset("tokens/dealer.svg")
        sourceSize { width: Math.round(root.size * 1.5); height: Math.round(root.size * 1.5) }
    }
}

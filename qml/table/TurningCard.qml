// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// A card that is turned over in its place.
CardFace {
    id: root
    required property string front
    readonly property string back: CardPictures.coverOf(front)
    property bool up: true
    property bool atOnce: false                               // it lies there turned, even if it was on its way
    property int delay: 0
    property real turning: up ? 1 : 0
    readonly property real turned: atOnce && up ? 1 : turning
    face: turned < 0.5 ? back : front
    // loads the front before it is seen
    CardPicture { visible: false; anchors.fill: parent; face: root.front }
    Accessible.name: Pronounce.now.card(up ? front : back)
    transform: Rotation {
        origin.x: root.width / 2
        origin.y: root.height / 2
        axis { x: 0; y: 1; z: 0 }
        angle: root.turned < 0.5 ? root.turned * 180 : root.turned * 180 - 180
    }
    Behavior on turning {
        SequentialAnimation {
            PauseAnimation { duration: root.delay }
            NumberAnimation { duration: Theme.flipTime; easing.type: Easing.InOutQuad }
        }
    }
}

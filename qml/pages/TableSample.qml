// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// Cards on the cloth as they are set now: the pack with its back, and a hand in the size chosen. They lie partly below
// the slip of paper that follows, and are cut off where it begins.
Item {
    id: root
    readonly property real card: Math.min(width * 0.34, height * 1.1) * [0.84, 0.94, 1.04][Preferences.cardSize]
    readonly property real aspect: CardPictures.aspectOf("piacentine/back")
    Accessible.ignored: true
    clip: true

    Repeater {
        model: 5
        CardFace {
            required property int index
            Accessible.ignored: true
            face: "piacentine/back"
            height: root.card
            shadow: index === 0
            x: root.width * 0.17 - width / 2 + index * 1.2
            y: root.height - height * 0.78 - index * 1.6
            rotation: -7
        }
    }
    Repeater {
        model: ["piacentine/KD", "piacentine/7S", "piacentine/HC", "piacentine/AC"]
        CardFace {
            required property int index
            required property string modelData
            readonly property real turn: index - 1.5
            Accessible.ignored: true
            face: modelData
            height: root.card
            x: root.width * 0.66 - width / 2 + turn * root.card * root.aspect * 0.72
            y: root.height - height * 0.84 + turn * turn * root.card * 0.025
            rotation: turn * 6
        }
    }
}

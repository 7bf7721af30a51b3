// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// A corner of the table as it is set now: cloth, a card's back, and a hand in the size chosen.
Item {
    id: root
    readonly property real card: Theme.base * [5.2, 5.9, 6.6][Preferences.cardSize]
    height: Theme.base * 6.6
    Accessible.ignored: true

    Item {
        anchors { fill: parent; topMargin: Theme.base * 0.2; bottomMargin: Theme.base * 0.4 }
        clip: true
        Cloth {
            width: parent.width
            height: parent.height * 2
            band: Theme.base * 1.5
            variant: Preferences.cloth
        }
        CardFace {
            Accessible.ignored: true
            face: "piacentine/back"
            height: root.card
            x: parent.width * 0.5 - width * 2.5
            y: parent.height - height * 0.8
            rotation: -5
        }
        Repeater {
            model: ["piacentine/KD", "piacentine/7S", "piacentine/AC"]
            CardFace {
                required property int index
                required property string modelData
                Accessible.ignored: true
                face: modelData
                height: root.card
                x: parent.width * 0.5 + width * (index * 0.62 - 0.75)
                y: parent.height - height * (index === 1 ? 0.86 : 0.82)
                rotation: (index - 1) * 5
            }
        }
        Rectangle { anchors.fill: parent; color: "transparent"; border { color: "#59170f08"; width: 1 } }
    }
}

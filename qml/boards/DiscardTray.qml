// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// Where the dealer lays two cards away: what is chosen lies there, and a press takes it back.
Sheet {
    id: root
    required property Table table
    required property real tall                               // of the cards, nearly
    required property list<string> faces
    readonly property real ratio: table.cardAspect
    signal takenBack(face: string)
    width: tall * ratio * 2 + tall * 0.5
    height: tall * 1.24
    Repeater {
        model: 2
        Item {
            id: place
            required property int index
            readonly property string held: root.faces[index] ?? ""
            x: root.tall * (0.18 + index * (root.ratio + 0.14))
            y: root.tall * 0.1
            width: root.tall * 0.9 * root.ratio
            height: root.tall * 0.9
            DashedFrame { anchors { fill: parent; margins: 2 } visible: place.held === ""; colour: Theme.rust }
            PlainText {
                visible: place.held === ""
                anchors.centerIn: parent
                text: String(place.index + 1)
                color: Theme.rust
                opacity: 0.6
                font { family: Theme.serif; weight: Font.Black; pixelSize: root.tall * 0.3 }
                Accessible.ignored: true
            }
            CardFace {
                visible: place.held !== ""
                face: place.held !== "" ? place.held : root.table.back
                height: parent.height
                rotation: place.index ? 0.8 : -1
                Accessible.ignored: true
            }
            MouseArea { anchors.fill: parent; enabled: place.held !== ""; cursorShape: Qt.PointingHandCursor; onClicked: root.takenBack(place.held) }
        }
    }
    PlainText {
        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: root.tall * 0.05 }
        text: qsTr("your discard, until the count")
        color: Theme.inkSoft
        font { family: Theme.serif; italic: true; pixelSize: Math.max(12, Theme.small * 0.95) }
        Accessible.ignored: true
    }
}

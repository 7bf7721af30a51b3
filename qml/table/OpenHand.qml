// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The hand that was laid open with a knock, in the middle for all to see where compact seats have no room for cards.
Row {
    id: root
    required property Table table
    property real size: Theme.body                            // px of the words beside it
    Repeater {
        model: root.table.seats
        Row {
            id: hand
            required property int seat
            required property bool knocked
            required property string said
            required property list<string> shown
            visible: knocked && shown.length > 0 && seat !== 0
            spacing: root.height * 0.06
            Label {
                anchors.verticalCenter: parent.verticalCenter
                visible: text !== ""
                tone: "_red"
                text: hand.said
                weight: Font.Black
                size: root.size
            }
            Item { width: root.height * 0.06; height: 1 }
            Repeater {
                model: hand.shown.length
                CardFace {
                    required property int index
                    face: hand.shown[index] ?? root.table.back
                    height: root.height
                    rotation: [-1, 0.6, 1.2, -0.5][index % 4]
                    Accessible.ignored: true                  // the seat tells them
                }
            }
        }
    }
}

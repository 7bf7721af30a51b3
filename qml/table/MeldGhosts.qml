// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// Where chosen cards would lie: pale, in dashed frames, with a plus. A press lays them there.
Pressable {
    id: root
    required property list<string> faces
    required property real cardHeight
    required property real cardWidth
    required property real step
    property bool atEnd: false                                // the last lies over all others
    ringOutside: 3
    Repeater {
        model: root.faces.length
        Item {
            id: one
            required property int index
            x: index * root.step
            width: root.cardWidth
            height: root.cardHeight
            Rectangle { anchors.fill: parent; radius: pale.corner; color: Theme.creamSoft; antialiasing: true } // what lies below does not shine through
            CardBody { id: pale; anchors.fill: parent; face: root.faces[one.index] ?? "french/back"; shadow: false; opacity: root.hovered ? 0.7 : 0.42 }
            DashedFrame { anchors { fill: parent; margins: -1 } colour: Theme.rust; thick: Math.max(2, Math.min(3, root.cardHeight * 0.03)) }
        }
    }
    PlainText {
        readonly property real size: Math.max(13, root.cardHeight * 0.36)
        x: root.atEnd ? (root.faces.length - 1) * root.step + root.cardWidth * 0.72 - width / 2 : root.step * 0.5 - width / 2
        y: root.atEnd ? root.cardHeight * 0.2 - height / 2 : root.cardHeight * 0.77 - height / 2
        text: "+"
        color: Theme.rust
        font { family: Theme.sans; weight: Font.Bold; pixelSize: size }
        Accessible.ignored: true
    }
}

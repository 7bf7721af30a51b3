// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The seat for which a program is to play, as it is at the table; what came of trying it is said in a bubble.
// `upright`: the bubble stands above the guest, else at the right.
Item {
    id: root
    required property string name
    required property string portrait
    property string told
    property bool calm: true                                  // what is told is no complaint
    property bool upright: true
    readonly property real face: upright ? Math.min(width * 0.5, height * 0.3) : Theme.base * 4.6
    readonly property real card: face * 0.86
    readonly property real least: Math.max(face, bubble.visible ? bubble.height : 0) + Theme.base * 0.8

    Item {
        id: seat
        width: root.face
        height: root.face * (root.upright ? 1.9 : 1)
        x: root.upright ? (root.width - width) / 2 : Theme.base * 0.4
        y: root.upright ? Math.max(bubble.visible ? bubble.y + bubble.height + Theme.base * 1.2 : 0, (root.height - height) / 2) : (root.height - height) / 2
        Medallion { id: medal; Accessible.ignored: true; height: root.face; who: root.portrait; turn: root.upright; mood: root.told !== "" && !root.calm ? "wince" : root.told !== "" ? "smile" : "" }
        Repeater {
            model: root.upright ? 3 : 0
            CardFace {
                required property int index
                Accessible.ignored: true
                face: "piacentine/back"
                height: root.card
                x: (seat.width - width) / 2 + (index - 1) * width * 0.62
                y: root.face * 1.06 + Math.abs(index - 1) * root.card * 0.03
                rotation: (index - 1) * 7
            }
        }
        Label {
            visible: root.upright
            anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: root.face * 0.94 }
            width: Math.min(implicitWidth, root.width - Theme.base * 4)
            size: Theme.strong
            least: 12
            text: root.name
        }
    }
    Item {
        id: bubble
        visible: root.told !== ""
        width: root.upright ? root.width - Theme.base * 5 : root.width - seat.width - Theme.base * 2.4
        height: words.height + Theme.base * 1.4
        x: root.upright ? Theme.base * 2.5 : seat.width + Theme.base * 1.8
        y: root.upright ? Theme.base * 2.6 : (root.height - height) / 2
        BorderImage {
            source: Theme.asset("textures/contact.png")
            border { left: 16; right: 16; top: 16; bottom: 16 }
            anchors { fill: parent; margins: -3; bottomMargin: -7; rightMargin: -6 }
            opacity: 0.8
        }
        Image {
            visible: root.upright
            width: Theme.base * 1.6
            height: width * 36 / 44
            x: parent.width * 0.5
            y: parent.height - 4.2
            z: 1
            source: Theme.asset("textures/bubble_tail.png")
        }
        BorderImage {
            anchors.fill: parent
            source: Theme.asset("textures/bubble" + (parent.height < 62 ? "_s" : "") + ".png")
            readonly property real corner: parent.height < 62 ? 13 : 30
            border { left: corner; right: corner; top: Math.min(corner, height / 2 - 1); bottom: Math.min(corner, height / 2 - 1) }
        }
        Print {
            id: words
            objectName: "program_result"
            visible: text !== ""
            x: Theme.base * 0.9
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - 2 * x
            kind: "text"
            font { italic: !root.calm; pixelSize: Theme.body }
            wrapMode: Text.Wrap
            text: root.told
            Accessible.role: Accessible.AlertMessage
        }
    }
}

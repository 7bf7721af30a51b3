// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// A picture from Switch: two packets side by side, each with its name below. Cards that do not count are veiled.
RuleBlock {
    id: root
    required property list<string> first
    required property list<string> second
    required property string firstName
    required property string secondName
    required property string told                             // the whole picture, for whoever cannot see it
    property int chosen: -1                                   // 0 or 1: the packet that rises
    property string idle                                      // places: 0 to 2 of the first, 3 to 5 of the second
    property string text
    readonly property real size: Math.min(Theme.base * 6, leaf * 0.25)
    readonly property real aspect: CardPictures.aspectOf("french/AH")
    readonly property real across: size * aspect * 2.1

    component Packet: Item {
        id: packet
        required property list<string> faces
        required property int from                            // of `idle`
        required property bool up
        width: root.across
        height: root.size * 1.1
        Repeater {
            model: packet.faces.length
            CardFace {
                required property int index
                readonly property bool down: packet.faces[index] === "french/back"
                face: packet.faces[index]
                height: root.size
                veiled: root.idle.includes(String(packet.from + index))
                selected: packet.up
                x: root.size * root.aspect * (down ? 0.42 + index * 0.1 : index * 0.55)
                y: packet.up ? 0 : root.size * 0.06
                rotation: down ? (index - 1) * 5 : 0
                Accessible.ignored: true
            }
        }
    }
    component Name: Print {
        enlarge: root.enlarge
        kind: "note"
        width: root.across
        horizontalAlignment: Text.AlignHCenter
        Accessible.ignored: true
    }
    Item {
        width: root.leaf
        height: picture.height + note.height + Theme.base * 0.7
        Accessible.role: Accessible.Graphic
        Accessible.name: (root.told + " " + root.firstName + (root.secondName !== "" ? "; " : "") + root.secondName).trim()
        Grid {
            id: picture
            anchors.horizontalCenter: parent.horizontalCenter
            columns: 2
            columnSpacing: Theme.base * 2
            rowSpacing: Theme.base * 0.2
            Packet { faces: root.first; from: 0; up: root.chosen === 0 }
            Packet { faces: root.second; from: 3; up: root.chosen === 1 }
            Name { text: root.firstName }
            Name { text: root.secondName }
        }
        Print {
            id: note
            enlarge: root.enlarge
            anchors.top: picture.bottom
            anchors.topMargin: Theme.base * 0.3
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            kind: "note"
            visible: text !== ""
            text: root.text
        }
    }
}

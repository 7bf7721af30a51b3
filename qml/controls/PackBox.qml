// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// A pack in its box, with some of its cards before it. `size` is the height of the box.
Item {
    id: root
    required property string pack                             // what is printed on the box
    required property int count                               // of cards in it
    required property string face                             // that shows through the box
    required property color colour
    required property list<string> cards
    property real size: 160
    readonly property real across: size * 0.65
    readonly property real card: size * 0.82
    readonly property real first: across * 0.80
    // how wide it is for its height; the last of the fan leans over
    readonly property real spread: 0.65 * 0.8 + 0.82 * (CardPictures.aspectOf(face) + 0.16 + 0.21 * Math.max(0, cards.length - 1))
    width: size * spread
    height: size * 1.04

    component Printed: PlainText {
        visible: root.across > 50                             // a small box has no print that could be read
        x: root.across * 0.08
        width: root.across * 0.76
        horizontalAlignment: Text.AlignHCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 6
        color: "#fff8e4"
        font { family: Theme.serif; weight: Font.Bold; pixelSize: Math.max(6, Math.round(root.across * 0.15)) }
    }
    Item {
        id: box
        anchors.bottom: parent.bottom
        width: root.across
        height: root.size
        Rectangle { x: root.across - 1; y: root.size * 0.012; width: root.across * 0.075; height: root.size * 0.988; color: Qt.darker(root.colour, 2.1); border { width: 1; color: Theme.ink } }
        Shadow { }
        Rectangle { anchors.fill: parent; color: root.colour; border { width: 1; color: Theme.ink } }
        Rectangle { anchors { fill: parent; margins: root.across * 0.045 } color: "transparent"; border { width: Math.max(1, root.across * 0.012); color: "#f0d9a0" } opacity: 0.9 }
        Printed { y: root.size * 0.07; text: root.pack }
        Rectangle {                                           // the window
            x: root.across * 0.10
            y: root.size * 0.205
            width: root.across * 0.70
            height: root.size * 0.58
            color: Theme.paper
            border { width: 1; color: Theme.ink }
            Item {
                anchors { fill: parent; margins: root.across * 0.03 }
                clip: true
                CardBody { x: -parent.width * 0.29; y: -height * 0.06; width: parent.width * 1.5; height: width / CardPictures.aspectOf(root.face); face: root.face; shadow: false }
            }
        }
        Printed { anchors { bottom: parent.bottom; bottomMargin: root.size * 0.06 } text: qsTr("%n card(s)", "", root.count); font.pixelSize: Math.max(6, Math.round(root.across * 0.115)) }
        Rectangle {
            anchors.fill: parent
            gradient: Gradient {
                orientation: Gradient.Horizontal
                GradientStop { position: 0; color: "#30ffffff" }
                GradientStop { position: 0.12; color: "#00ffffff" }
                GradientStop { position: 0.85; color: "#00000000" }
                GradientStop { position: 1; color: "#46000000" }
            }
        }
    }
    Repeater {
        model: root.cards
        CardFace {
            required property int index
            required property string modelData
            Accessible.ignored: true
            face: modelData
            height: root.card
            x: root.first + index * root.card * 0.21
            y: root.height - height
            rotation: 3 + (index - (root.cards.length - 1) / 2) * 6.5
            transformOrigin: Item.Bottom
            lift: 0.25
        }
    }
}

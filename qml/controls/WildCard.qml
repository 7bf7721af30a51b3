// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// A wild card on the table: hatched, with the framed index of the card that it stands for, and below that what it is
// itself, a joker's star or the two. All of this lies within the strip that the next card leaves free.
Item {
    id: root
    required property string face                             // "french/XR", "french/2S"
    required property string standsFor                        // "french/7H"
    property bool shadow: true
    readonly property bool joker: /\/X.$/.test(face)
    readonly property real corner: width * 0.059
    readonly property string ink: joker ? largeIndex(face) : ""
    implicitWidth: height * CardPictures.aspectOf(face)
    width: implicitWidth

    // The index of small cards is large enough for whatever size this has.
    function largeIndex(name: string): string { return ("" + CardPictures.now.indexOf(name)).replace(/\/packs\/(\w+)\//, "/packs/$1/large/") }

    CardShadow { anchors.fill: parent; z: -1; visible: root.shadow }
    Rectangle {
        id: ground
        anchors.fill: parent
        radius: root.corner
        color: "#f8dc78"
        antialiasing: true
        border { width: 1; color: "#8a170f08" }
    }
    Item {                                                    // clear of the rounded corners
        id: hatch
        anchors { fill: parent; margins: Math.max(1.5, root.corner * 0.6) }
        clip: true
        readonly property real apart: Math.max(5, root.height * 0.08)
        Repeater {
            model: Math.ceil((root.width + root.height) / hatch.apart)
            Rectangle {
                required property int index
                x: index * hatch.apart - root.height
                y: root.height / 2
                width: root.height * 1.5
                height: Math.max(1, root.height * 0.02)
                color: "#dfb23c"
                rotation: -45
                antialiasing: true
            }
        }
    }
    Rectangle {                                               // what it stands for
        x: root.width * 0.03
        y: root.height * 0.022
        width: root.width * 0.41
        height: root.height * 0.6
        radius: root.corner
        color: Theme.cardPaper
        antialiasing: true
        border { width: Math.max(1, root.height * 0.016); color: Theme.ink }
    }
    Image {
        height: root.height
        width: root.width
        source: root.Window.window === null ? "" : root.largeIndex(root.standsFor)
        sourceSize.height: Math.round(height)
    }
    readonly property real sign: root.width * 0.28            // px of the star
    Item {
        visible: root.joker
        x: root.width * 0.235 - width / 2
        y: root.height * 0.645
        width: root.sign
        height: width
        clip: true
        Image {                                               // of a joker's index: its star alone
            height: root.sign / 0.2366
            width: height * CardPictures.aspectOf(root.face)
            x: -height * 0.0237
            y: -height * 0.032
            source: root.Window.window === null ? "" : root.ink
            sourceSize.height: Math.round(height)
        }
    }
    PlainText {
        visible: !root.joker
        x: root.width * 0.235 - width / 2
        y: root.height * 0.785 - height / 2
        text: "2"
        color: Theme.ink
        font { family: Theme.serif; weight: Font.Black; pixelSize: Math.max(11, root.height * 0.26) }
        Accessible.ignored: true
    }
}

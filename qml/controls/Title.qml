// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// A name as wood type: the program's, or that of a game. Where there is no picture of it, the letters are set.
Item {
    id: root
    property real size: 600
    property string text: Session.program
    property string picture: "textures/title.png"             // of resources; "" for none
    property int align: Image.AlignHCenter                    // of a picture that is narrower than the usual one
    readonly property real depth: Math.max(2, height * 0.09)
    width: size
    height: size * 196 / 1024                                 // the usual picture's own shape, known before it is loaded
    Accessible.role: Accessible.Heading
    Accessible.name: text

    Image {
        anchors.fill: parent
        visible: root.picture !== ""
        source: root.picture === "" ? "" : Theme.asset(root.picture)
        sourceSize { width: Math.round(root.size) }
        fillMode: Image.PreserveAspectFit
        horizontalAlignment: root.align
        smooth: true
        mipmap: true
    }
    component Letters: PlainText {
        width: root.width - root.depth
        height: root.height - root.depth
        text: root.text
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        fontSizeMode: Text.Fit
        minimumPixelSize: 10
        font { family: Theme.serif; weight: Font.Black; pixelSize: Math.max(10, Math.round(root.height * 0.92)) }
    }
    Repeater {                                                // the block behind the letters
        model: root.picture === "" ? 6 : 0
        Letters {
            required property int index
            x: root.depth * (6 - index) / 6
            y: x
            color: index % 2 === 0 ? Theme.ink : Theme.gold
        }
    }
    Letters { visible: root.picture === ""; color: Theme.red; style: Text.Outline; styleColor: Theme.ink }
}

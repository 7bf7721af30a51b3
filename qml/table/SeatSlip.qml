// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The slip of a compact seat: the name, and below it what that seat just did. Along the top long words take a second
// line, which hangs over the cloth.
Item {
    id: root
    required property string name
    required property string said
    required property bool loud
    required property bool knocked
    required property bool out
    required property bool beside
    required property bool mirrored
    required property real size
    required property real tokenRoom                          // beside the name
    readonly property real pad: size * (beside ? 0.45 : 0.4)
    readonly property real farPad: beside ? size * 0.75 : pad // the portrait lies over this end
    readonly property int align: !beside ? Text.AlignHCenter : mirrored ? Text.AlignRight : Text.AlignLeft
    readonly property color letters: knocked ? Theme.chalk : out ? Theme.inkSoft : Theme.ink
    height: Math.round(size * (said === "" ? 1.8 : 2.6)) + (words.lineCount > 1 ? words.font.pixelSize : 0)

    Label {
        anchors.fill: parent
        text: ""
        tone: root.knocked ? "_red" : ""
        opacity: root.out ? 0.85 : 1
        Accessible.ignored: true
    }
    PlainText {
        id: title
        x: root.mirrored ? root.pad + root.tokenRoom : root.beside ? root.farPad : root.pad
        y: root.said === "" ? (root.height - height) / 2 + root.size * 0.06 : root.size * 0.08
        width: root.width - root.pad - root.farPad - root.tokenRoom
        horizontalAlignment: root.align
        elide: Text.ElideRight
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 11
        text: root.name
        color: root.letters
        font { family: Theme.serif; weight: root.out ? Font.Normal : Font.DemiBold; pixelSize: root.size }
        Accessible.ignored: true
    }
    PlainText {
        id: words
        x: root.mirrored || !root.beside ? root.pad : root.farPad
        y: root.size * 1.22
        width: root.width - root.pad - root.farPad
        horizontalAlignment: root.align
        visible: root.said !== ""
        elide: Text.ElideRight
        wrapMode: root.beside ? Text.NoWrap : Text.WordWrap
        maximumLineCount: root.beside ? 1 : 3
        lineHeight: 0.9
        fontSizeMode: root.beside ? Text.HorizontalFit : Text.FixedSize
        minimumPixelSize: 11
        text: root.said
        color: root.letters
        font { family: Theme.serif; italic: !root.loud; weight: root.loud ? Font.Black : Font.Medium; pixelSize: Math.max(11, Math.round(root.size * 0.92)) }
        Accessible.ignored: text === ""
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}

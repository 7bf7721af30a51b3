// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The place of a hand at the showdown, on its portrait; not like the number on a pile of tokens.
Rectangle {
    id: root
    required property int place
    required property bool red                                // on a red strip
    required property real size                               // px of the name beside it
    width: Math.max(height, number.implicitWidth + size * 0.5)
    height: size * 1.25
    radius: height / 2
    color: red ? Theme.redDark : Theme.paper
    border { color: red ? Theme.paper : Theme.ink; width: 1.5 }
    PlainText {
        id: number
        anchors.centerIn: parent
        text: root.place
        color: root.red ? Theme.chalk : Theme.ink
        font { family: Theme.serif; weight: Font.Black; pixelSize: Math.max(11, root.size * 0.86) }
        Accessible.ignored: true
    }
}

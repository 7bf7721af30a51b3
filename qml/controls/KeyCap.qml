// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// A key of the keyboard, printed small, as it is printed on the keyboard at hand.
Rectangle {
    id: root
    property string text                                      // as the house calls it
    property bool verbatim: false                             // or as it is to stand there
    property color colour: Theme.ink
    property real size: Theme.small
    implicitWidth: Math.max(height, caption.implicitWidth + size * 0.6)
    implicitHeight: Math.round(size * 1.5)
    radius: size * 0.24
    color: "transparent"
    border { color: root.colour; width: 1 }
    Rectangle { y: parent.height - 2.4; height: 2.4; width: parent.width; radius: 1.2; color: root.colour; opacity: 0.75 }
    PlainText {
        id: caption
        anchors { centerIn: parent; verticalCenterOffset: -1.2 }
        text: root.verbatim ? root.text : Keyboard.labels[root.text] ?? root.text
        color: root.colour
        font { family: Theme.sans; weight: Font.DemiBold; pixelSize: Math.max(11, Math.round(root.size * 0.92)) }
    }
}

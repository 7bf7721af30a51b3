// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// One line of the log; a heading begins each deal.
Item {
    id: root
    required property string text
    required property bool heading
    required property bool own
    required property int deal
    required property int index
    height: words.implicitHeight + Theme.base * (heading ? (index === 0 ? 0.3 : 1.1) : 0.35)
    Accessible.role: heading ? Accessible.Heading : Accessible.ListItem
    Accessible.name: text

    Rectangle {
        visible: root.own && !root.heading
        anchors { left: parent.left; verticalCenter: words.verticalCenter }
        width: Theme.base * 0.25
        height: words.height
        color: Theme.gold
    }
    PlainText {
        id: words
        anchors { left: parent.left; leftMargin: root.heading ? 0 : Theme.base * 0.8; right: parent.right; bottom: parent.bottom }
        wrapMode: Text.Wrap
        text: root.text
        color: root.heading ? Theme.rust : root.own ? Theme.ink : Theme.inkSoft
        font {
            family: root.heading ? Theme.serif : Theme.sans
            weight: root.heading ? Font.Bold : root.own ? Font.DemiBold : Font.Normal
            pixelSize: root.heading ? Theme.strong : Theme.body
        }
    }
}

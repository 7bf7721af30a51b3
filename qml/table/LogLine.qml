// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// One line of the log, its cards as the corners of cards; a heading begins each deal, and a smaller one each part of it.
Item {
    id: root
    required property string text
    required property string brief
    required property list<string> cards
    required property string between
    required property list<string> further
    required property bool heading
    required property bool part
    required property bool own
    required property int deal
    required property int index
    readonly property bool pictured: cards.length + further.length > 0
    readonly property bool joined: cards.length === 0 && further.length > 0 // nothing parts the words
    height: (pictured ? line.height : words.implicitHeight) + Theme.base * (heading ? (index === 0 ? 0.3 : 1.1) : part ? 0.7 : 0.35)
    Accessible.role: heading || part ? Accessible.Heading : Accessible.ListItem
    Accessible.name: text
    Accessible.focusable: true

    component Corners: Row {
        id: corners
        required property list<string> faces
        spacing: 2
        Repeater {
            model: corners.faces
            CardIndex { required property string modelData; face: modelData; height: Math.round(Theme.body * 1.62); Accessible.ignored: true }
        }
    }
    component Words: PlainText {
        color: root.heading || root.part ? Theme.rust : root.own ? Theme.ink : Theme.inkSoft
        font {
            family: root.heading || root.part ? Theme.serif : Theme.sans
            weight: root.heading || root.part ? Font.Bold : root.own ? Font.DemiBold : Font.Normal
            pixelSize: root.heading ? Theme.strong : Theme.body
        }
    }

    Rectangle {
        visible: root.own && !root.heading
        anchors { left: parent.left; bottom: parent.bottom }
        width: Theme.base * 0.25
        height: root.pictured ? line.height : words.height
        color: Theme.gold
    }
    Words {
        id: words
        visible: !root.pictured
        anchors { left: parent.left; leftMargin: root.heading || root.part ? 0 : Theme.base * 0.8; right: parent.right; bottom: parent.bottom }
        wrapMode: Text.Wrap
        text: root.text
    }
    Flow {
        id: line
        readonly property real rise: Math.round(Theme.body * 1.62) // of each part: cards and words stand in the middle of it
        visible: root.pictured
        anchors { left: words.left; right: parent.right; bottom: parent.bottom }
        spacing: Theme.base * 0.4
        Words { height: line.rise; verticalAlignment: Text.AlignVCenter; text: root.joined ? root.brief + " " + root.between : root.brief }
        Corners { visible: root.cards.length > 0; faces: root.cards }
        Words { visible: root.further.length > 0 && !root.joined; height: line.rise; verticalAlignment: Text.AlignVCenter; text: root.between }
        Corners { visible: root.further.length > 0; faces: root.further }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// A lesson in the list: its number or, once it was gone through, a tick; its title, and what it is about.
Pressable {
    id: root
    required property int number
    required property bool done
    property bool proposed: false                             // the one that comes next
    readonly property string call: number === 1 ? qsTr("start here") : qsTr("next")
    readonly property bool lit: activeFocus
    implicitHeight: Math.max(Theme.touch * 1.2, words.height + Theme.base * 0.9)
    ringed: false
    Accessible.description: qsTr("%1. %2", "the number of a lesson, and what it is about").arg(number).arg(about)
    readonly property string about: done ? qsTr("%1 Done.", "what a lesson is about").arg(note) : proposed ? qsTr("%1 (%2)", "what a lesson is about; start here").arg(note).arg(call) : note
    Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
    Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)

    Rectangle {
        anchors { fill: parent; topMargin: 1; bottomMargin: 2 }
        radius: 2
        color: root.lit ? Theme.red : root.hovered ? "#24e09a16" : "transparent"
        FocusRing { shown: root.activeFocus; outside: 2 }
    }
    Rectangle {                                               // a printed seal
        id: seal
        x: Theme.base * 0.7
        anchors.verticalCenter: parent.verticalCenter
        width: Math.round(Theme.body * 2)
        height: width
        radius: width / 2
        antialiasing: true
        color: root.done ? Theme.green : root.lit ? Theme.chalk : root.proposed ? Theme.rust : Theme.bare
        border { color: root.done ? Theme.ink : root.lit ? Theme.chalk : Theme.rust; width: 1.5 }
        PlainText {
            visible: !root.done
            anchors { centerIn: parent; verticalCenterOffset: height * 0.04 }
            text: root.number
            color: root.lit ? Theme.red : root.proposed ? Theme.chalk : Theme.rust
            font { family: Theme.serif; weight: Font.Bold; pixelSize: Theme.strong }
        }
        Tick { visible: root.done; anchors.fill: parent }
    }
    Column {
        id: words
        anchors { left: seal.right; leftMargin: Theme.base * 0.8; right: parent.right; rightMargin: Theme.base * 0.7; verticalCenter: parent.verticalCenter }
        PlainText {
            visible: root.proposed
            text: root.call
            color: root.lit ? Theme.chalk : Theme.rust
            font { family: Theme.serif; italic: true; pixelSize: Theme.small }
        }
        PlainText {
            width: parent.width
            wrapMode: Text.WordWrap
            text: root.text
            color: root.lit ? Theme.chalk : Theme.ink
            font { family: Theme.serif; weight: Font.Bold; pixelSize: Theme.strong }
        }
        PlainText {
            width: parent.width
            wrapMode: Text.WordWrap
            lineHeight: 0.95
            text: root.note
            color: root.lit ? Theme.chalk : Theme.inkSoft
            font { family: Theme.sans; pixelSize: Theme.body }
        }
    }
    Rectangle { visible: !root.lit; anchors { left: parent.left; right: parent.right; bottom: parent.bottom } height: 1; color: Theme.ink; opacity: 0.14 }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// What a key does, and the key; pressed, it waits for another one. Del gives back a key that the person has chosen.
Pressable {
    id: root
    required property string command
    required property var row                                 // of the keyboard's, that command's
    readonly property bool awaits: Keyboard.awaited === command
    signal released()
    objectName: "keys_" + command
    implicitHeight: Math.max(Theme.touch, words.height + Theme.base * 0.5)
    ringed: false
    text: row.words
    Accessible.description: awaits ? qsTr("press the new key; Esc leaves it as it is") : row.label === "" ? qsTr("no key") : qsTr("key: %1").arg(row.label)
    onClicked: {
        forceActiveFocus(Qt.OtherFocusReason)
        Keyboard.await(awaits ? "" : command)
    }
    onActiveFocusChanged: if (!activeFocus && awaits) Keyboard.await("")
    Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
    Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
    Keys.onDeletePressed: if (row.own) { Keyboard.release(command); released() }

    Rectangle {
        anchors { fill: parent; leftMargin: -Theme.s; rightMargin: -Theme.s; topMargin: 1; bottomMargin: 2 }
        radius: 2
        color: "transparent"
        FocusRing { shown: root.activeFocus; outside: 0 }
    }
    Print {
        id: words
        anchors.verticalCenter: parent.verticalCenter
        width: root.width - (root.awaits ? asked.width : Math.max(cap.width, Theme.body * 2.2)) - Theme.m
        kind: "note"
        color: Theme.ink
        text: root.row.words
        Accessible.ignored: true
    }
    KeyCap {
        id: cap
        visible: !root.awaits && text !== ""
        anchors { right: parent.right; rightMargin: Math.max(0, (Theme.body * 2.2 - width) / 2); verticalCenter: parent.verticalCenter }
        size: Theme.body
        verbatim: true
        colour: root.row.own ? Theme.red : Theme.ink
        text: root.row.label
    }
    PlainText {                                               // there is none
        visible: !root.awaits && !cap.visible
        anchors { right: parent.right; rightMargin: (Theme.body * 2.2 - width) / 2; verticalCenter: parent.verticalCenter }
        text: "–"
        color: Theme.inkSoft
        font { family: Theme.sans; pixelSize: Theme.body }
    }
    PlainText {
        id: asked
        visible: root.awaits
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        text: qsTr("press a key …")
        color: Theme.red
        font { family: Theme.serif; italic: true; weight: Font.Bold; pixelSize: Theme.body }
    }
    Rectangle { anchors.bottom: parent.bottom; width: parent.width; height: 1; color: Theme.ink; opacity: 0.14 }
}

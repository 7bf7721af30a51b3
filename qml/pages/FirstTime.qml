// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The slip on the start page that offers the guided deal, until it was played or declined once. Where large print leaves
// it no room, the bill has a line for it instead.
Sheet {
    id: root
    objectName: "first_time"
    signal wanted()
    required property real room                               // height that there is for it
    readonly property bool fits: width > tickets.width + Theme.base * 2.4 && height < room
    visible: !Preferences.guideSeen && fits
    height: Math.max(face.height, words.height) + tickets.height + Theme.base * 3
    Medallion { id: face; who: "teresa"; height: Theme.base * 4.6; x: Theme.base * 1.3; y: Theme.base * 1.1 + Math.max(0, words.height - height) / 2 }
    Column {
        id: words
        anchors { left: face.right; leftMargin: Theme.base; right: parent.right; rightMargin: Theme.base * 1.4; verticalCenter: face.verticalCenter }
        Print { width: parent.width; kind: "section"; font.pixelSize: Theme.strong; text: qsTr("First time at this table?") }
        Print { width: parent.width; kind: "note"; text: qsTr("A guided deal, three minutes: Teresa tells you what to do, and why.") }
    }
    Row {
        id: tickets
        anchors { right: parent.right; rightMargin: Theme.base * 1.2; bottom: parent.bottom; bottomMargin: Theme.base * 1.1 }
        spacing: Theme.base * 0.8
        ActionButton { objectName: "first_time_no"; implicitHeight: Theme.touch; text: qsTr("I know the game"); onClicked: Preferences.guideSeen = true }
        ActionButton { objectName: "first_time_yes"; implicitHeight: Theme.touch; tone: "red"; text: qsTr("Show me"); onClicked: root.wanted() }
    }
}

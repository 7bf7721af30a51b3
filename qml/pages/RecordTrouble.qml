// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// Why a record cannot be shown, on a slip over the page from which it was asked for.
Overlay {
    id: root
    Accessible.role: Accessible.Dialog
    Accessible.name: heading.text
    Accessible.description: reason.text
    onOpenChanged: if (open) close.forceActiveFocus()

    Sheet {
        anchors { centerIn: parent; verticalCenterOffset: root.slide }
        width: Math.min(root.width - Theme.xl * 2, Theme.body * 36)
        height: words.height + close.height + Theme.base * 5.6
        Column {
            id: words
            anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.base * 2 }
            spacing: Theme.s
            Print { id: heading; width: parent.width; kind: "head"; text: qsTr("This record cannot be shown"); horizontalAlignment: Text.AlignHCenter }
            Print {
                id: reason
                objectName: "record_trouble"
                property string last: Replay.trouble
                onLastChanged: if (last !== "") text = last   // stays readable while the slip goes
                width: parent.width
                kind: "note"
                text: Replay.trouble
                wrapMode: Text.Wrap
                maximumLineCount: 8
                elide: Text.ElideRight
            }
            Print { width: parent.width; kind: "note"; text: qsTr("The file was not changed. If somebody sent it, ask for it again; a finished match ends with the line of its seed.") }
        }
        ActionButton {
            id: close
            objectName: "record_trouble_close"
            anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: Theme.base * 1.8 }
            text: qsTr("Close")
            key: qsTr("Esc")
            onClicked: root.closed()
        }
    }
}

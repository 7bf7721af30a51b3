// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// How far the reading of a record is, where it takes a while. A press beside it, which may be the second of a double
// click, changes nothing.
Overlay {
    id: root
    signal cancelled()
    Accessible.role: Accessible.Dialog
    Accessible.name: heading.text
    onOpenChanged: {
        if (!open)
            return
        cancel.forceActiveFocus(Qt.PopupFocusReason)
        Announcer.say(words.text)
    }

    Sheet {
        anchors { centerIn: parent; verticalCenterOffset: root.slide }
        width: Math.min(root.width - Theme.xl * 2, Theme.body * 28)
        height: lines.height + cancel.height + Theme.base * 5.6
        Column {
            id: lines
            anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.base * 2 }
            spacing: Theme.s
            Print { id: heading; width: parent.width; kind: "head"; text: qsTr("One moment"); horizontalAlignment: Text.AlignHCenter }
            Print {
                id: words
                objectName: "reading_words"
                property string last: Replay.openingText
                onLastChanged: if (Replay.opening) text = last // stays as it was while the slip goes
                width: parent.width
                kind: "note"
                horizontalAlignment: Text.AlignHCenter
                text: Replay.openingText
                textFormat: Text.PlainText
            }
            Rectangle {
                width: parent.width
                height: Math.max(4, Theme.base * 0.35)
                color: Theme.bare
                border { color: Theme.inkSoft; width: 1 }
                Rectangle { width: parent.width * bar.share; height: parent.height; color: Theme.red }
                QtObject {
                    id: bar
                    property real share: 0
                    readonly property real now: Replay.openingShare
                    onNowChanged: if (Replay.opening) share = now
                }
            }
        }
        ActionButton {
            id: cancel
            objectName: "reading_cancel"
            anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: Theme.base * 1.8 }
            text: qsTr("Cancel")
            key: qsTr("Esc")
            onClicked: root.cancelled()
        }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// What came of something that took a while, on a slip that stays until it was read.
Overlay {
    id: root
    property string told
    Accessible.role: Accessible.Dialog
    Accessible.name: told
    onOpenChanged: {
        if (!open)
            return
        read.forceActiveFocus()
        Announcer.say(told)
    }

    Sheet {
        anchors { centerIn: parent; verticalCenterOffset: root.slide }
        width: Math.min(root.width - Theme.xl * 2, Theme.body * 40)
        height: Math.min(root.height - Theme.base * 2, paper.contentHeight + read.height + Theme.base * 5.6)
        Scroll {
            id: paper
            anchors { left: parent.left; right: parent.right; top: parent.top; bottom: read.top; margins: Theme.base * 2; bottomMargin: Theme.base }
            contentHeight: words.height
            Print { id: words; width: paper.width - Theme.base; text: root.told; wrapMode: Text.Wrap }
        }
        ActionButton {
            id: read
            objectName: "report_read"
            anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: Theme.base * 1.8 }
            text: qsTr("OK")
            key: qsTr("Esc")
            onClicked: root.closed()
        }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The cloth is cleared and the screen goes to the next person: a slip says to whom, and that one's ticket lays the table
// anew. It is not modal, so that the tabs of the table stay in reach; of cards there is nothing left to be reached.
Overlay {
    id: root
    required property Table table
    readonly property Actions actions: tickets
    modal: false
    open: table.handingOver
    Accessible.role: Accessible.Dialog
    Accessible.name: table.handoverTitle
    Accessible.description: table.handoverText

    Sheet {
        id: sheet
        objectName: "handover"
        framed: true
        anchors { centerIn: parent; verticalCenterOffset: root.slide }
        width: Math.min(root.width - Theme.xl * 2, Theme.base * 34 * Math.min(1.4, Theme.textScale))
        height: Math.min(root.height - Theme.base * 2, face.y + face.height + words.height + tickets.height + Theme.base * 7)
        Medallion {
            id: face
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.base * 4.2
            height: Math.min(Theme.base * 8.5, root.height * 0.2)
            who: root.table.handoverPortrait
            turn: root.open
        }
        Column {
            id: words
            anchors { left: parent.left; right: parent.right; margins: Theme.base * 2.6; top: face.bottom; topMargin: Theme.base * 2.6 }
            spacing: Theme.xs
            Print { width: parent.width; kind: "head"; enlarge: 1.15; horizontalAlignment: Text.AlignHCenter; text: root.table.handoverTitle }
            Print { width: parent.width; kind: "note"; horizontalAlignment: Text.AlignHCenter; text: root.table.handoverText }
        }
        Actions {
            id: tickets
            anchors { horizontalCenter: parent.horizontalCenter; top: words.bottom; topMargin: Theme.base * 1.5 }
            table: root.table
            offered: root.open
        }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The person has lost the last token and may come back for a stake.
Overlay {
    id: root
    required property Table table
    readonly property Actions actions: tickets
    readonly property Item paper: sheet
    property string portrait: "tu"
    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("Out of tokens")
    Accessible.description: table.reentryText

    Sheet {
        id: sheet
        framed: true
        anchors { centerIn: parent; verticalCenterOffset: root.slide }
        width: Math.min(root.width - Theme.xl * 2, Theme.base * 38 * Math.min(1.4, Theme.textScale))
        height: face.height + words.height + tickets.height + Theme.base * 6.4
        Medallion {
            id: face
            anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: Theme.base * 2.2 }
            height: Theme.base * 6
            who: root.portrait
        }
        Column {
            id: words
            anchors { left: parent.left; right: parent.right; margins: Theme.base * 2.6; top: face.bottom; topMargin: Theme.base * 0.8 }
            spacing: Theme.xs
            Print { width: parent.width; kind: "head"; horizontalAlignment: Text.AlignHCenter; text: qsTr("Out of tokens") }
            Print { width: parent.width; kind: "note"; horizontalAlignment: Text.AlignHCenter; text: root.table.reentryText }
        }
        Actions {
            id: tickets
            anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: Theme.base * 2.2 }
            table: root.table
            offered: root.open
            inRow: root.width > Theme.base * 46 * Math.min(1.5, Theme.textScale)
        }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The melds of a field that has no room for them, on a sheet of their own.
Overlay {
    id: root
    required property var melds
    required property list<string> newMeld
    required property bool own
    required property string title
    readonly property MeldArea area: lying
    readonly property real edge: Theme.base * 1.8
    Accessible.role: Accessible.Dialog
    Accessible.name: title
    onOpenChanged: if (open) coming.restart()
    Timer { id: coming; interval: 0; onTriggered: if (root.open && !lying.takeFocus()) root.forceActiveFocus(Qt.PopupFocusReason) } // once the melds are there
    Keys.onShortcutOverride: event => { event.accepted = event.key === Qt.Key_Escape }
    Keys.onEscapePressed: closed()
    Keys.onReturnPressed: closed()
    Keys.onEnterPressed: closed()

    Sheet {
        framed: true
        anchors { centerIn: parent; verticalCenterOffset: root.slide }
        width: root.width - Theme.base * 2
        height: Math.min(root.height - Theme.base * 2, heading.height + lying.used + root.edge * 2 + Theme.base * 2)
        Print { id: heading; kind: "head"; x: root.edge; y: root.edge * 0.8; width: parent.width - 2 * root.edge; text: root.title }
        Scroll {
            id: paper
            anchors { fill: parent; leftMargin: root.edge; rightMargin: root.edge * 0.6; bottomMargin: root.edge; topMargin: heading.y + heading.height + Theme.base * 0.4 }
            contentHeight: lying.used + Theme.base
            MeldArea {
                id: lying
                x: 4
                y: 6
                width: paper.width - Theme.base * 1.2
                height: 10000                                 // it scrolls
                melds: root.open || root.shown > 0 ? root.melds : []
                newMeld: root.newMeld
                own: root.own
                most: Math.max(60, Theme.base * 6.2)
                least: 44
            }
        }
    }
}

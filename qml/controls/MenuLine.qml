// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// One line of a printed menu: name, leader, note. Up and Down go to its neighbours; the focus follows the pointer,
// so that one line is lit and no more.
Pressable {
    id: root
    property real size: Theme.head
    readonly property bool lit: activeFocus
    onHoveredChanged: if (hovered) forceActiveFocus(Qt.MouseFocusReason)
    implicitHeight: Math.max(Theme.touch, size * 1.62)
    ringed: false                                             // the ring goes round the red bar
    Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
    Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)

    Rectangle {
        anchors { fill: parent; leftMargin: -Theme.m; rightMargin: -Theme.m; topMargin: 1; bottomMargin: 1 }
        color: Theme.red
        radius: 2
        opacity: root.lit ? 1 : 0
        Behavior on opacity { NumberAnimation { duration: Theme.hoverTime; easing.type: Easing.OutQuad } }
        FocusRing { shown: root.activeFocus; outside: 2 }
    }
    Text {
        id: name
        anchors { left: parent.left; verticalCenter: parent.verticalCenter; verticalCenterOffset: root.size * 0.05 }
        text: root.text
        color: root.lit ? Theme.chalk : Theme.ink
        font { family: Theme.serif; weight: Font.DemiBold; pixelSize: root.size }
    }
    Text {
        anchors { left: name.right; right: extra.left; leftMargin: Theme.s; rightMargin: Theme.s; baseline: name.baseline }
        visible: root.note !== ""
        text: " .".repeat(60)
        clip: true
        color: root.lit ? "#f2b9a8" : Theme.inkSoft
        opacity: 0.7
        font { family: Theme.serif; pixelSize: Theme.body }
    }
    Text {
        id: extra
        anchors { right: parent.right; baseline: name.baseline }
        text: root.note
        color: root.lit ? Theme.chalk : Theme.inkSoft
        font { family: Theme.sans; pixelSize: Theme.body }
    }
    Rectangle { visible: !root.lit; anchors { left: parent.left; right: parent.right; bottom: parent.bottom } height: 1; color: Theme.ink; opacity: 0.12 }
}

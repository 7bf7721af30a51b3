// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// Menu, log and rules where no cards are played: at the showdown and at the end, side by side at the left. Where that is
// too long for the room they go without their keys.
Item {
    id: root
    property real room: width                                 // beside what stands in the middle
    readonly property real size: Math.max(12, Math.min(Theme.body, Theme.base * 1.5))
    property bool tight: false
    readonly property real across: rulesTab.x + rulesTab.width
    signal menuRequested()
    signal rulesRequested()
    signal logRequested()
    height: menuTab.height
    function measure() {
        tight = false
        tight = across > room
    }
    onRoomChanged: measure()
    onSizeChanged: measure()
    Component.onCompleted: measure()
    Tab {
        id: menuTab
        objectName: "showdownMenu"
        x: Theme.base * 0.8
        size: root.size
        text: qsTr("Menu")
        key: root.tight ? "" : qsTr("Esc")
        onClicked: root.menuRequested()
    }
    Tab {
        id: logTab
        objectName: "showdownLog"
        x: menuTab.x + menuTab.width + Theme.base * (root.tight ? 0.25 : 0.6)
        size: root.size
        text: qsTr("Log")
        note: qsTr("All moves of the match")
        key: root.tight ? "" : "L"
        onClicked: root.logRequested()
    }
    Tab {
        id: rulesTab
        objectName: "showdownRules"
        x: logTab.x + logTab.width + Theme.base * (root.tight ? 0.25 : 0.6)
        size: root.size
        text: qsTr("Rules")
        key: root.tight ? "" : "F1"
        onClicked: root.rulesRequested()
    }
}

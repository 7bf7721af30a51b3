// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The menu of a running match, on a slip that hangs from the upper edge. The match behind it goes on.
Overlay {
    id: root
    objectName: "menu"
    signal went(string where)                                 // a place that Main.go() knows
    readonly property bool over: Session.table?.stage === Table.Over
    readonly property bool lesson: (Session.guide?.active ?? false) && Session.guide.lesson !== ""

    Accessible.role: Accessible.PopupMenu
    Accessible.name: qsTr("Menu")
    onOpenChanged: if (open) goOn.forceActiveFocus(Qt.PopupFocusReason)

    Sheet {
        framed: true
        x: Theme.base * 1.2
        y: -Theme.base * 1.6 + (root.shown - 1) * height * 0.5
        width: Math.min(root.width - Theme.base * 2.4, Theme.body * 25)
        height: Math.min(root.height + Theme.base, lines.height + Theme.base * 6.4)
        Scroll {
            anchors { fill: parent; leftMargin: Theme.base; rightMargin: Theme.base; topMargin: Theme.base * 3.1; bottomMargin: Theme.base * 2 }
            contentHeight: lines.height + Theme.base
            Column {
                id: lines
                x: Theme.base * 1.4
                y: Theme.s
                width: parent.width - 2 * x
                Print { visible: evening.text !== ""; id: evening; objectName: "menu_occasion"; width: parent.width; kind: "aside"; text: Osteria.tableWords !== "" ? qsTr("An evening at the osteria · %1", "which of its tables").arg(Osteria.tableWords) : DayDeals.tableWords }
                MenuLine { id: goOn; objectName: "menu_go_on"; width: parent.width; text: root.over ? qsTr("Back to the table") : root.lesson ? qsTr("Go on with the lesson") : qsTr("Keep playing"); note: qsTr("Esc"); onClicked: root.closed() }
                MenuLine { objectName: "menu_rules"; width: parent.width; text: qsTr("Rules"); note: qsTr("F1"); onClicked: root.went("rules") }
                MenuLine { objectName: "menu_lessons"; width: parent.width; text: qsTr("Lessons"); note: qsTr("Teresa explains"); onClicked: root.went("lessons") }
                MenuLine { objectName: "menu_history"; width: parent.width; text: qsTr("History"); onClicked: root.went("history") }
                MenuLine { objectName: "menu_statistics"; width: parent.width; text: qsTr("Statistics"); onClicked: root.went("statistics") }
                MenuLine { objectName: "menu_settings"; width: parent.width; text: qsTr("Settings"); onClicked: root.went("settings") }
                MenuLine { objectName: "menu_mute"; width: parent.width; text: Preferences.muted ? qsTr("Turn the sounds on") : qsTr("Turn the sounds off"); note: "M"; onClicked: Preferences.muted = !Preferences.muted }
                MenuLine { objectName: "menu_new"; width: parent.width; text: qsTr("New match"); note: qsTr("Ctrl+N"); onClicked: root.went(Session.table ? "play:" + Session.table.game : "setup") }
                MenuLine { objectName: "menu_start"; width: parent.width; text: qsTr("Start page"); note: root.over || root.lesson ? "" : qsTr("the match waits there"); onClicked: root.went("start") }
                MenuLine { objectName: "menu_leave"; visible: !root.over; width: parent.width; text: root.lesson ? qsTr("Leave the lesson") : qsTr("Abandon the match"); onClicked: root.went("leave") }
                Print { visible: DealsBook.code !== ""; width: parent.width; kind: "note"; font.pixelSize: Theme.small; wrapMode: Text.WrapAnywhere; text: qsTr("The code of this deal: %1").arg(DealsBook.code) }
                CopyLink { objectName: "menu_copy_code"; visible: DealsBook.code !== ""; size: Theme.small; code: DealsBook.code }
                MenuLine { objectName: "menu_quit"; width: parent.width; text: qsTr("Quit"); note: qsTr("Ctrl+Q"); onClicked: root.went("quit") }
            }
        }
    }
}

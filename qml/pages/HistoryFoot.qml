// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// What can be done with the chosen match, and with all that the ledger shows.
Item {
    id: root
    property bool any: false
    property bool several: false
    property string progress                                  // of taking in or out, while it is under way
    readonly property Item back: leave
    signal stopWanted()
    signal watchWanted()
    signal saveWanted()
    signal removeWanted()
    signal takeInWanted()
    signal saveAllWanted()
    signal removeAllWanted()
    signal backWanted()
    readonly property real type: aside > 0 ? Theme.body : Math.min(Theme.body, width / 32) // large print has no room for two rows
    property real aside: 0                                    // how far at the right the tickets lie; 0: below the links
    readonly property real linksHeight: links.height
    readonly property real ticketsTop: y + tickets.y          // in what this lies in
    // two by two where they have no room in a row
    readonly property real inRow: watch.implicitWidth + save.implicitWidth + remove.implicitWidth + leave.implicitWidth + 3 * tickets.spacing
    readonly property real ticket: any && (aside > 0 || inRow > width) ? (width - tickets.spacing - 1) / 2 : 0
    height: aside > 0 ? Math.max(links.height, tickets.height) : links.height + tickets.height + Theme.s

    Rectangle { y: links.y - Theme.base * 0.4; width: parent.width; height: 1; color: Theme.ink; opacity: 0.45 }
    Flow {
        id: links
        y: root.aside > 0 ? root.height - height : 0
        width: parent.width
        spacing: Theme.base * 1.2
        TextLink { objectName: "history_in"; possible: root.progress === ""; text: qsTr("Import from files…"); onClicked: root.takeInWanted() }
        TextLink { objectName: "history_save_all"; visible: root.several; possible: root.progress === ""; text: qsTr("Save all shown…"); onClicked: root.saveAllWanted() }
        TextLink { objectName: "history_remove_all"; visible: root.several; possible: root.progress === ""; text: qsTr("Delete all shown…"); onClicked: root.removeAllWanted() }
        Print { visible: text !== ""; height: Theme.touch; verticalAlignment: Text.AlignVCenter; kind: "aside"; text: root.progress }
        TextLink { objectName: "history_stop"; visible: root.progress !== ""; text: qsTr("Stop", "taking in or writing matches"); onClicked: root.stopWanted() }
    }
    Flow {
        id: tickets
        x: root.aside
        y: root.aside > 0 ? root.height - height : links.height + Theme.s
        width: parent.width
        spacing: Theme.base * 0.8
        layoutDirection: root.any ? Qt.LeftToRight : Qt.RightToLeft // alone, it lies where it does on the other pages
        ActionButton { id: watch; size: root.type; objectName: "history_watch"; width: root.ticket || implicitWidth; visible: root.any; tone: "red"; text: qsTr("Watch again"); key: qsTr("Enter"); onClicked: root.watchWanted() }
        ActionButton { id: save; size: root.type; objectName: "history_save"; width: root.ticket || implicitWidth; visible: root.any; possible: root.progress === ""; text: qsTr("Save a copy"); onClicked: root.saveWanted() }
        ActionButton { id: remove; size: root.type; objectName: "history_remove"; width: root.ticket || implicitWidth; visible: root.any; possible: root.progress === ""; text: qsTr("Delete"); key: qsTr("Del"); onClicked: root.removeWanted() }
        ActionButton { id: leave; size: root.type; objectName: "back"; width: root.ticket || implicitWidth; text: qsTr("Back"); key: qsTr("Esc"); onClicked: root.backWanted() }
    }
}

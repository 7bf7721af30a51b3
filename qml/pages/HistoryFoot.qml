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
    height: links.height + tickets.height + Theme.s

    Rectangle { y: -Theme.base * 0.4; width: parent.width; height: 1; color: Theme.ink; opacity: 0.45 }
    Flow {
        id: links
        width: parent.width
        spacing: Theme.base * 1.2
        TextLink { objectName: "history_in"; possible: root.progress === ""; text: qsTr("Take in from files…"); onClicked: root.takeInWanted() }
        TextLink { objectName: "history_save_all"; visible: root.several; possible: root.progress === ""; text: qsTr("Save all shown…"); onClicked: root.saveAllWanted() }
        TextLink { objectName: "history_remove_all"; visible: root.several; possible: root.progress === ""; text: qsTr("Throw away all shown…"); onClicked: root.removeAllWanted() }
        Print { visible: text !== ""; height: Theme.touch; verticalAlignment: Text.AlignVCenter; kind: "aside"; text: root.progress }
        TextLink { objectName: "history_stop"; visible: root.progress !== ""; text: qsTr("Stop", "taking in or writing matches"); onClicked: root.stopWanted() }
    }
    Flow {
        id: tickets
        y: links.height + Theme.s
        width: parent.width
        spacing: Theme.base * 0.8
        layoutDirection: root.any ? Qt.LeftToRight : Qt.RightToLeft // alone, it lies where it does on the other pages
        ActionButton { objectName: "history_watch"; visible: root.any; tone: "red"; text: qsTr("Watch again"); key: qsTr("Enter"); onClicked: root.watchWanted() }
        ActionButton { objectName: "history_save"; visible: root.any; possible: root.progress === ""; text: qsTr("Save a copy"); onClicked: root.saveWanted() }
        ActionButton { objectName: "history_remove"; visible: root.any; possible: root.progress === ""; text: qsTr("Throw away"); key: qsTr("Del"); onClicked: root.removeWanted() }
        ActionButton { id: leave; objectName: "back"; text: qsTr("Back"); key: qsTr("Esc"); onClicked: root.backWanted() }
    }
}

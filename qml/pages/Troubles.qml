// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// What was wrong with the files when the program started, and what can be done.
Column {
    id: root
    readonly property bool any: Preferences.trouble !== "" || Saving.trouble !== ""
    spacing: Theme.s

    Print { visible: settings.visible; width: parent.width; kind: "section"; text: qsTr("A word about your settings"); font.pixelSize: Theme.strong }
    Print { id: settings; visible: text !== ""; width: parent.width; kind: "note"; text: Preferences.trouble; wrapMode: Text.Wrap }
    Print { visible: matches.visible; width: parent.width; kind: "section"; text: qsTr("A word about your matches"); font.pixelSize: Theme.strong }
    Print { id: matches; objectName: "start_saving"; visible: text !== ""; width: parent.width; kind: "note"; text: Saving.trouble; wrapMode: Text.Wrap }
    Flow {
        visible: Saving.refused
        width: parent.width
        spacing: Theme.base
        ActionButton { objectName: "saving_again"; implicitHeight: Theme.touch; text: qsTr("Try again"); onClicked: Saving.tryAgain() }
        ActionButton { objectName: "saving_without"; implicitHeight: Theme.touch; text: qsTr("Play without saving"); onClicked: Saving.playWithout() }
    }
    Flow {
        visible: Saving.copy !== ""
        width: parent.width
        spacing: Theme.base
        ActionButton { objectName: "saving_copy"; implicitHeight: Theme.touch; text: Saving.copy; onClicked: Saving.takeCopy() }
        ActionButton { objectName: "saving_no_copy"; implicitHeight: Theme.touch; text: qsTr("Continue without them"); onClicked: Saving.leaveCopy() }
    }
}

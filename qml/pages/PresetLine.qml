// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// House rules as a slip on the sheet: their name, and how they differ from the usual ones, of which all is said. The
// ones that hold are red and say so.
Item {
    id: root
    required property int index
    required property string name
    required property string summary
    required property string difference
    required property string picture
    required property bool own
    property bool on: false
    signal chosen()
    signal renameWanted()
    signal removeWanted()
    height: Math.max(slip.height, own ? links.height : 0) + Theme.base * 0.55

    function take() { slip.forceActiveFocus(Qt.OtherFocusReason) }

    ChoiceSlip {
        id: slip
        objectName: "preset_" + root.index
        text: root.name
        note: root.difference === "" ? root.summary : root.difference
        picture: root.picture
        mark: root.on ? qsTr("in use") : ""
        on: root.on
        width: root.width - (root.own ? links.width + Theme.m : 0)
        onClicked: root.chosen()
    }
    Row {
        id: links
        spacing: Theme.m
        visible: root.own
        anchors { right: parent.right; verticalCenter: slip.verticalCenter }
        TextLink { objectName: "preset_rename_" + root.index; text: qsTr("rename"); note: root.name; size: Theme.small; onClicked: root.renameWanted() }
        TextLink { objectName: "preset_remove_" + root.index; text: qsTr("delete"); note: root.name; size: Theme.small; onClicked: root.removeWanted() }
    }
}

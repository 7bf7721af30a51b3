// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// House rules as a slip on the sheet: their name, and what they say. The ones that hold are red.
Item {
    id: root
    required property int index
    required property string name
    required property string summary
    required property bool own
    property bool on: false
    signal chosen()
    signal renameWanted()
    signal removeWanted()
    height: Math.max(slip.height, own ? links.height : 0) + Theme.base * 0.55

    function take() { slip.forceActiveFocus(Qt.OtherFocusReason) }

    Pressable {
        id: slip
        objectName: "preset_" + root.index
        text: root.name
        note: root.summary
        width: root.width - (root.own ? links.width + Theme.m : 0)
        height: Math.max(Theme.touch, words.height + Theme.base * 1.3)
        Accessible.role: Accessible.RadioButton
        Accessible.checkable: true
        Accessible.checked: root.on
        Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
        Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
        onClicked: root.chosen()

        Shadow { lift: slip.hovered ? 0.3 : 0 }
        BorderImage {
            anchors.fill: parent
            source: Theme.asset(root.on ? "textures/label_red.png" : "textures/label.png")
            border { left: 22; right: 22; top: Math.min(22, slip.height / 2); bottom: Math.min(22, slip.height / 2) }
            horizontalTileMode: BorderImage.Repeat
            verticalTileMode: BorderImage.Repeat
        }
        Column {
            id: words
            anchors { left: parent.left; right: parent.right; leftMargin: Theme.base * 1.1; rightMargin: Theme.base; verticalCenter: parent.verticalCenter }
            Text {
                width: parent.width
                text: root.name
                textFormat: Text.PlainText
                color: root.on ? Theme.chalk : Theme.ink
                wrapMode: Text.Wrap
                font { family: Theme.serif; weight: Font.Bold; pixelSize: Theme.strong }
            }
            Text {
                width: parent.width
                text: root.summary
                color: root.on ? Theme.chalk : Theme.inkSoft
                wrapMode: Text.WordWrap
                lineHeight: 0.95
                font { family: Theme.sans; weight: root.on ? Font.Medium : Font.Normal; pixelSize: Theme.small }
            }
        }
    }
    Row {
        id: links
        spacing: Theme.m
        visible: root.own
        anchors { right: parent.right; verticalCenter: slip.verticalCenter }
        TextLink { objectName: "preset_rename_" + root.index; text: qsTr("rename"); note: root.name; size: Theme.small; onClicked: root.renameWanted() }
        TextLink { objectName: "preset_remove_" + root.index; text: qsTr("throw away"); note: root.name; size: Theme.small; onClicked: root.removeWanted() }
    }
}

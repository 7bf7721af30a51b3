// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// "Check this match": what is proved by playing the record again from its seed, each line ticked once it is sure.
Overlay {
    id: root
    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("Check this match")
    Accessible.description: Replay.check.verdict
    onOpenChanged: if (open) close.forceActiveFocus(Qt.PopupFocusReason)

    component Stroke: Rectangle {
        required property real box
        height: box * 0.15
        radius: height / 2
        color: Theme.red
        antialiasing: true
    }
    component Mark: Item {                                    // a tick, or a cross
        id: mark
        required property bool ticked
        required property bool crossed
        readonly property real box: Theme.base * 1.35
        width: box
        height: box
        Rectangle { anchors.fill: parent; color: Theme.bare; border { color: Theme.ink; width: 1 } }
        Stroke { box: mark.box; visible: mark.ticked; x: mark.box * 0.10; y: mark.box * 0.58; width: mark.box * 0.42; rotation: 48 }
        Stroke { box: mark.box; visible: mark.ticked; x: mark.box * 0.20; y: mark.box * 0.30; width: mark.box * 1.08; rotation: -56 }
        Stroke { box: mark.box; visible: mark.crossed; anchors.centerIn: parent; width: mark.box * 1.1; rotation: 45 }
        Stroke { box: mark.box; visible: mark.crossed; anchors.centerIn: parent; width: mark.box * 1.1; rotation: -45 }
    }

    Sheet {
        framed: true
        anchors { centerIn: parent; verticalCenterOffset: root.slide }
        width: Math.min(root.width - Theme.base * 2.4, Theme.body * 46)
        height: Math.min(root.height - Theme.base * 1.6, lines.height + close.height + Theme.base * 6.4)
        Scroll {
            id: page
            anchors { fill: parent; leftMargin: Theme.base * 2.6; rightMargin: Theme.base * 1.6; topMargin: Theme.base * 2; bottomMargin: close.height + Theme.base * 3 }
            contentHeight: lines.height
            Column {
                id: lines
                width: page.width - Theme.base
                spacing: Theme.base * 0.7
                Print { width: parent.width; kind: "head"; text: qsTr("Check this match") }
                Print { width: parent.width; kind: "note"; text: qsTr("The match is played once more from the seed that fixed all its shuffles, with the same cuts and the same moves.") }
                Repeater {
                    model: Replay.check
                    Item {
                        id: line
                        required property int index
                        required property string text
                        required property string detail
                        required property bool sure
                        required property bool wrong
                        objectName: "proof_" + index
                        width: lines.width
                        height: words.height
                        Accessible.role: Accessible.ListItem
                        Accessible.name: sure ? qsTr("Right: %1", "%1 is what was checked and is right").arg(text) : wrong ? qsTr("Wrong: %1", "%1 is what was checked and is not right").arg(text) : qsTr("Not checked: %1").arg(text)
                        Accessible.description: detail
                        Accessible.focusable: false
                        Mark { y: Theme.base * 0.15; ticked: line.sure; crossed: line.wrong }
                        Column {
                            id: words
                            x: Theme.base * 2.4
                            width: parent.width - x
                            PlainText {
                                width: parent.width
                                wrapMode: Text.WordWrap
                                text: line.text
                                color: Theme.ink
                                font { family: Theme.serif; weight: Font.DemiBold; pixelSize: Theme.body * 1.1 }
                            }
                            PlainText {
                                width: parent.width
                                visible: text !== ""
                                wrapMode: Text.Wrap
                                maximumLineCount: 6
                                elide: Text.ElideRight
                                text: line.detail
                                color: line.wrong ? Theme.redDark : Theme.inkSoft
                                font { family: Theme.sans; pixelSize: Theme.body }
                            }
                        }
                    }
                }
                Print {
                    objectName: "proofVerdict"
                    width: parent.width
                    kind: "section"
                    visible: !Replay.check.checking || Replay.check.progressText !== ""
                    text: Replay.check.checking ? Replay.check.progressText : Replay.check.right ? Replay.check.verdict : qsTr("Something does not add up.")
                    Accessible.role: Accessible.AlertMessage
                    readonly property string sure: root.open && !Replay.check.checking ? text : ""
                    onSureChanged: Announcer.say(sure)
                }
            }
        }
        ActionButton {
            id: close
            objectName: "proofClose"
            anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: Theme.base * 2 }
            text: qsTr("Close")
            key: qsTr("Esc")
            onClicked: root.closed()
        }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// From whose side a recorded match is looked at, and whether all hands lie open.
Overlay {
    id: root
    Accessible.role: Accessible.Dialog
    Accessible.name: heading.text
    Accessible.description: Replay.lookText
    function printed(key: string): string { return Keyboard.labels[key] }
    onOpenChanged: if (open) hands.children[0].forceActiveFocus(Qt.PopupFocusReason)

    Sheet {
        framed: true
        anchors { centerIn: parent; verticalCenterOffset: root.slide }
        width: Math.min(root.width - Theme.base * 2.4, Theme.body * 38)
        height: Math.min(root.height - Theme.base * 2, lines.height + heading.height + Theme.base * 6)
        Print { id: heading; kind: "head"; x: Theme.base * 2.6; y: Theme.base * 2; text: qsTr("What do you want to see?") }
        Scroll {
            anchors { fill: parent; leftMargin: Theme.base * 1.4; rightMargin: Theme.base * 1.2; bottomMargin: Theme.base * 2; topMargin: heading.y + heading.height + Theme.s }
            contentHeight: lines.height + Theme.base
            Column {
                id: lines
                x: Theme.base * 1.4
                y: Theme.xs
                width: parent.width - Theme.base * 3
                Column {
                    id: hands
                    width: parent.width
                    MenuLine {
                        objectName: "look_open"
                        width: parent.width
                        size: Theme.strong
                        text: Replay.openHands ? qsTr("All hands · current") : qsTr("All hands")
                        note: qsTr("shown to you; key: %1").arg(root.printed("O"))
                        onClicked: {
                            Replay.openHands = true
                            root.closed()
                        }
                    }
                    MenuLine {
                        objectName: "look_closed"
                        width: parent.width
                        size: Theme.strong
                        text: Replay.openHands ? qsTr("One hand") : qsTr("One hand · current")
                        note: qsTr("only what this seat could see")
                        onClicked: {
                            Replay.openHands = false
                            root.closed()
                        }
                    }
                }
                Print { width: parent.width; kind: "section"; topPadding: Theme.s; text: qsTr("From which seat") }
                Repeater {
                    model: root.visible ? Replay.names : []
                    MenuLine {
                        required property int index
                        required property string modelData
                        objectName: "look_" + index
                        width: lines.width
                        size: Theme.strong
                        text: modelData
                        note: index === Replay.seat ? qsTr("here now") : index < 9 ? qsTr("key: %1").arg(root.printed(String(index + 1))) : ""
                        onClicked: {
                            Replay.lookFrom(index)
                            root.closed()
                        }
                    }
                }
            }
        }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The log's handle where there is no room for its slip: a label in the corner.
Pressable {
    id: root
    property real size: Theme.body
    objectName: visible ? "logTab" : ""
    text: qsTr("Log")
    note: qsTr("All moves of the match")
    key: "L"
    implicitWidth: row.implicitWidth + size * 1.5
    implicitHeight: Math.max(Theme.touch, Math.round(size * 2))
    Label { anchors.fill: parent; text: ""; Accessible.ignored: true }
    Row {
        id: row
        anchors.centerIn: parent
        spacing: root.size * 0.5
        PlainText {
            anchors.verticalCenter: parent.verticalCenter
            text: root.text
            color: Theme.ink
            font { family: Theme.serif; weight: Font.DemiBold; pixelSize: root.size }
        }
        KeyCap { anchors.verticalCenter: parent.verticalCenter; size: root.size * 0.84; text: "L" }
    }
}

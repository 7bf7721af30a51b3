// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// A line of the ledger: what is counted, dots, and the number; above the first of a group its heading.
Item {
    id: root
    required property int index
    required property string heading
    required property string name
    required property string value
    readonly property real above: heading === "" ? 0 : group.height + Theme.base * (index === 0 ? 0.1 : 0.5)
    height: above + line.height

    SettingsGroup { id: group; visible: root.heading !== ""; y: root.above - height; width: root.width; title: root.heading }
    Item {
        id: line
        y: root.above
        width: root.width
        height: Math.round(words.height + Theme.base * 0.42)
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("%1: %2", "what is counted, and the number").arg(root.name).arg(root.value)
        Accessible.focusable: false
        PlainText {
            id: words
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, parent.width - number.width - Theme.base * 1.2)
            wrapMode: Text.WordWrap
            text: root.name
            color: Theme.ink
            font { family: Theme.sans; weight: Font.Medium; pixelSize: Theme.body }
            Accessible.ignored: true
        }
        PlainText {
            anchors { left: words.right; right: number.left; leftMargin: Theme.s; rightMargin: Theme.s; baseline: number.baseline }
            text: " .".repeat(80)
            clip: true
            color: Theme.inkSoft
            opacity: 0.6
            font { family: Theme.serif; pixelSize: Theme.body }
            Accessible.ignored: true
        }
        PlainText {
            id: number
            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            text: root.value
            color: Theme.ink
            font { family: Theme.serif; weight: Font.Bold; pixelSize: Theme.strong }
            Accessible.ignored: true
        }
    }
}

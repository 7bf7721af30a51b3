// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// One long printed sheet, or two leaves side by side where there is room. Everything here holds at once.
Page {
    id: root
    objectName: "settings"
    readonly property bool tall: height > width
    readonly property bool twoLeaves: width >= Theme.body * 68
    readonly property real gap: Theme.base * 3

    StillLife { anchors.fill: parent; tall: root.tall }
    Sheet {
        id: page
        framed: true
        width: root.tall || root.twoLeaves ? Math.min(root.width - Theme.base * 3, Theme.body * 84) : Math.min(root.width - Theme.base * 3, Math.max(root.width * 0.68, Theme.body * 42))
        height: Math.min(root.height * (root.tall ? 0.9 : 0.985), title.height + list.contentHeight + foot.height + Theme.base * 3.6)
        x: root.tall || root.twoLeaves ? (root.width - width) / 2 : root.width - width - Math.min(root.width * 0.03, (root.width - width) / 2)
        y: root.tall ? root.height - height - Theme.base * 2 : (root.height - height) / 2

        Print { id: title; kind: "title"; x: Theme.base * 2.6; y: Math.max(16, Theme.base * 0.9); width: parent.width - 2 * x; text: qsTr("Settings") }
        Scroll {
            id: list
            anchors { left: parent.left; right: parent.right; top: title.bottom; bottom: foot.top; leftMargin: Theme.base * 1.6; rightMargin: Theme.base * 1.4; topMargin: 0; bottomMargin: Theme.base * 0.3 }
            contentHeight: leaves.height
            FocusScope {
                id: leaves
                focus: true
                readonly property real leaf: root.twoLeaves ? (width - root.gap) / 2 : width
                x: Theme.base
                width: list.width - Theme.base * 2.2
                height: root.twoLeaves ? Math.max(left.height, right.height) : right.y + right.height
                Column {
                    id: left
                    width: leaves.leaf
                    spacing: Theme.base * 0.3
                    SettingsTable { width: parent.width }
                    SettingsSound { width: parent.width }
                    SettingsWindow { width: parent.width }
                }
                Rectangle { visible: root.twoLeaves; x: leaves.leaf + root.gap / 2; width: 1; height: leaves.height; color: Theme.ink; opacity: 0.25 }
                Column {
                    id: right
                    x: root.twoLeaves ? leaves.leaf + root.gap : 0
                    y: root.twoLeaves ? 0 : left.height + left.spacing
                    width: leaves.leaf
                    spacing: Theme.base * 0.3
                    SettingsCards { width: parent.width }
                    SettingsReading { width: parent.width }
                }
            }
        }
        Item {
            id: foot
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom; leftMargin: Theme.base * 3; rightMargin: Theme.base * 2.6; bottomMargin: Theme.base * 1.35 }
            height: done.height
            ActionButton {
                id: done
                objectName: "back"
                anchors.right: parent.right
                text: qsTr("Back")
                key: qsTr("Esc")
                onClicked: root.went("back")
            }
            Image { anchors { left: parent.left; right: done.left; rightMargin: Theme.base * 2; verticalCenter: parent.verticalCenter } height: Math.min(width / 10, parent.height); source: Theme.asset("textures/st_rule_ink.png"); mipmap: true; opacity: 0.75; fillMode: Image.PreserveAspectFit }
        }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The playbill on the osteria's table.
Page {
    id: root
    objectName: "start"
    readonly property bool tall: height > width
    readonly property bool running: Session.running

    StillLife { anchors.fill: parent; tall: root.tall }
    Sheet {
        id: bill
        framed: true
        width: root.tall ? Math.min(root.width * 0.82, Theme.base * 40) : Math.min(root.width * 0.46, Theme.base * 32)
        height: root.tall ? Math.min(root.height * 0.62, Theme.base * 50) : Math.min(root.height * 0.945, Theme.base * 50)
        x: root.tall ? (root.width - width) / 2 : root.width - width - root.width * 0.035
        y: root.tall ? root.height - height - root.height * 0.03 : (root.height - height) / 2

        Column {
            id: lines
            anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.base * 2.6; topMargin: Theme.base * 2.2 }
            spacing: Theme.base * 0.35
            Text {
                anchors.horizontalCenter: parent.horizontalCenter
                text: qsTr("AT THE OSTERIA WE PLAY")
                color: Theme.rust
                font { family: Theme.serif; weight: Font.DemiBold; pixelSize: Theme.body; letterSpacing: Theme.base * 0.16 }
                Accessible.role: Accessible.StaticText
                Accessible.name: text
                Accessible.focusable: false
            }
            Item {
                width: parent.width
                height: title.height + Theme.s
                Title { id: title; anchors.horizontalCenter: parent.horizontalCenter; size: parent.width * 1.02 }
            }
            Print {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: qsTr("with forty cards from Piacenza, three lives and a stake on the plate")
                color: Theme.inkSoft
                font { italic: true; pixelSize: Theme.body }
            }
            Image {
                anchors.horizontalCenter: parent.horizontalCenter
                source: Theme.asset("textures/st_rule_ink.png")
                width: parent.width * 0.9
                height: width / 10
                sourceSize { width: Math.round(parent.width * 0.9); height: Math.round(parent.width * 0.09) }
            }
            MenuLine { id: goOn; objectName: "menu_continue"; visible: root.running; width: parent.width; text: qsTr("Continue"); note: Session.continueText; onClicked: root.went("table") }
            MenuLine { id: fresh; objectName: "menu_new"; width: parent.width; text: qsTr("New match"); note: qsTr("Ctrl+N"); onClicked: root.went("setup") }
            MenuLine { objectName: "menu_rules"; width: parent.width; text: qsTr("Rules"); note: qsTr("F1"); onClicked: root.went("rules") }
            MenuLine { objectName: "menu_settings"; width: parent.width; text: qsTr("Settings"); note: qsTr("English"); onClicked: root.went("settings") }
            MenuLine { objectName: "menu_about"; width: parent.width; text: qsTr("About the game"); onClicked: root.went("about") }
            MenuLine { objectName: "menu_quit"; width: parent.width; text: qsTr("Quit"); note: qsTr("Ctrl+Q"); onClicked: root.went("quit") }
        }
        Picture {
            readonly property real room: bill.height - lines.y - lines.height - Theme.base * 2.8
            readonly property real aspect: 900 / 420
            visible: room > Theme.base * 5
            anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: Theme.base * 2 }
            height: Math.min(room, lines.width / aspect)
            width: height * aspect
            source: Theme.asset("start/osteria.svg")
        }
    }
    Sheet {                                                   // what was wrong with the settings file
        objectName: "start_trouble"
        visible: Preferences.trouble !== ""
        x: Theme.base * 1.5
        y: root.height - height - Theme.base * 1.5
        width: Math.min((root.tall ? root.width : bill.x) - Theme.base * 3, Theme.base * 30)
        height: trouble.height + Theme.base * 2.4
        Print { id: trouble; x: Theme.base * 1.4; y: Theme.base * 1.2; width: parent.width - 2 * x; kind: "note"; text: Preferences.trouble; textFormat: Text.PlainText; wrapMode: Text.Wrap }
    }
    // the line that one most likely wants has the focus
    Component.onCompleted: (running ? goOn : fresh).focus = true
    onRunningChanged: (running ? goOn : fresh).focus = true
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// What the game is, under which terms it is free, and where it keeps what it keeps.
Page {
    id: root
    objectName: "about"

    component Entry: Column {
        id: entry
        required property string name
        required property string value
        width: facts.across
        PlainText {
            text: entry.name
            color: Theme.rust
            font { family: Theme.serif; weight: Font.DemiBold; pixelSize: Theme.strong }
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        Print { width: parent.width; kind: "note"; text: entry.value; wrapMode: Text.Wrap }
    }

    Keys.onUpPressed: paper.roll(-2)
    Keys.onDownPressed: paper.roll(2)
    Keys.onPressed: event => {
        event.accepted = event.key === Qt.Key_PageUp || event.key === Qt.Key_PageDown
        if (event.accepted)
            paper.roll(event.key === Qt.Key_PageUp ? -paper.pageful : paper.pageful)
    }

    StillLife { anchors.fill: parent; tall: root.height > root.width }
    Sheet {
        framed: true
        anchors.centerIn: parent
        width: Math.min(root.width - Theme.base * 4, Theme.body * 58)
        height: Math.min(root.height - Theme.base * 2.4, paper.contentHeight + done.height + Theme.base * 5.6)
        Scroll {
            id: paper
            anchors { left: parent.left; right: parent.right; top: parent.top; bottom: done.top; margins: Theme.base * 1.8; topMargin: Theme.base * 2.2; bottomMargin: Theme.base * 0.8 }
            contentHeight: words.height
            Column {
                id: words
                x: Theme.base
                width: paper.width - Theme.base * 2
                spacing: Theme.base * 0.6
                Title { anchors.horizontalCenter: parent.horizontalCenter; size: Math.min(parent.width, Theme.base * 24) }
                Print { width: parent.width; kind: "aside"; horizontalAlignment: Text.AlignHCenter; text: qsTr("Version %1").arg(Session.version) }
                Repeater {
                    model: MatchSetup.offers
                    Print { required property var modelData; width: words.width; text: modelData.about }
                }
                Print { width: parent.width; text: qsTr("Here they are played against opponents who see no more of the cards than you do.") }
                Flow {                                        // two beside each other where both can be read
                    id: facts
                    readonly property real across: width > Theme.body * 36 ? (width - spacing) / 2 : width
                    width: parent.width
                    spacing: Theme.base * 0.9
                    Entry { name: qsTr("The program"); value: qsTr("Free software: GNU General Public License, version 3 or later. It comes without any warranty.") }
                    Entry { name: qsTr("Cards, pictures, sounds and music"); value: qsTr("Creative Commons Attribution-ShareAlike 4.0.") }
                    Entry { name: qsTr("Typefaces"); value: qsTr("Made from Vollkorn and Cabin: SIL Open Font License 1.1.") }
                    Entry { name: qsTr("Settings are kept in"); value: Session.configFile }
                    Entry { name: qsTr("Matches are kept in"); value: Saving.file }
                }
            }
        }
        ActionButton {
            id: done
            objectName: "back"
            focus: true
            anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: Theme.base * 1.9 }
            text: qsTr("Back")
            key: qsTr("Esc")
            onClicked: root.went("back")
        }
    }
}

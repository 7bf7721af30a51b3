// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The card at one person's place: face, name, and how well it plays, or which program does.
Sheet {
    id: root
    required property int seat
    required property string name
    required property string portrait
    required property string levelName
    required property int level
    required property bool human
    required property string temperament
    required property bool program
    required property string programText
    required property bool another                            // another person, at this screen
    required property string personText
    property real room: 400                                   // the height it may have
    property bool low: false                                  // it is to take little height
    signal programWanted()
    readonly property bool flat: low || room < Theme.base * 18 // the face is smaller then
    // What is being written belongs to the seat that it was begun for, also when another is turned to meanwhile.
    property int written: -1
    onSeatChanged: {
        if (!field.activeFocus)
            return
        field.finish()
        written = seat
        anew.start()
    }
    Timer { id: anew; interval: 0; onTriggered: field.begin() }   // once the other seat's name stands there
    height: Math.min(room, words.height + Theme.base * 2.4)

    Column {
        id: words
        anchors.centerIn: parent
        width: parent.width - Theme.base * 1.6
        spacing: root.flat ? 0 : Theme.base * 0.3
        Item { width: 1; height: root.flat ? Theme.base * 0.6 : Theme.base * 1.4 }
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: 0
            Stepper {
                objectName: "setup_portrait"
                anchors.verticalCenter: parent.verticalCenter
                bare: true
                wide: root.flat ? Theme.base * 4.6 : Theme.base * 6.4
                text: qsTr("Portrait")
                note: root.portrait.slice(0, 1).toUpperCase() + root.portrait.slice(1) // they have the names of the house's guests
                onStepped: by => MatchSetup.nextPortrait(root.seat, by)
                Medallion { anchors.centerIn: parent; height: root.flat ? Theme.base * 4.2 : Theme.base * 5.8; who: root.portrait }
            }
        }
        Item { width: 1; height: root.flat ? Theme.base * 0.9 : Theme.base * 1.7 }
        LineField {
            id: field
            objectName: "setup_name"
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(parent.width, Theme.body * 14)
            label: qsTr("Name")
            text: root.name
            onActiveFocusChanged: if (activeFocus) root.written = root.seat
            onAccepted: text => MatchSetup.rename(root.written, text)
        }
        Stepper {
            objectName: "setup_level"
            visible: !root.human
            anchors.horizontalCenter: parent.horizontalCenter
            bare: true
            wide: Math.min(parent.width - 2 * Theme.touch - 2, Theme.body * 9)
            text: qsTr("Who plays here, and how well")
            display: root.levelName
            amount: root.level
            least: MatchSetup.personChoice
            most: MatchSetup.programChoice
            onStepped: by => MatchSetup.nextLevel(root.seat, by)
        }
        Print {
            objectName: "setup_temperament"
            visible: !root.human && !root.program && text !== ""
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            kind: "aside"
            text: root.another ? root.personText : root.temperament
            font.pixelSize: Theme.small
        }
        TextLink {
            objectName: "setup_program"
            visible: root.program
            anchors.horizontalCenter: parent.horizontalCenter
            size: Theme.small
            room: parent.width
            text: root.programText
            note: qsTr("Choose the program that plays here")
            onClicked: root.programWanted()
        }
        TextLink {
            objectName: "setup_all"
            visible: !root.human && !root.program && !root.another && MatchSetup.seatCount > 2 // else there is nobody beside
            anchors.horizontalCenter: parent.horizontalCenter
            size: Theme.small
            text: qsTr("The same for everybody")
            note: qsTr("Gives everybody this level")
            onClicked: MatchSetup.setAllLevels(root.level)
        }
        Print {
            visible: root.human
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            kind: "aside"
            text: root.personText === "" ? qsTr("This is your place.") : root.personText
            font.pixelSize: Theme.body
        }
    }
}

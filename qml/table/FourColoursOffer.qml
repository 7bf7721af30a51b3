// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// Offers once, where cards have become small, to tell the suits apart by four colours: a slip on the edge of a field.
Item {
    id: root
    required property bool wanted                             // cards are so small
    required property real room                               // px that it may be wide
    readonly property real size: Math.max(12, Math.min(Theme.small, Theme.base * 1.05))
    readonly property real pad: Theme.base * 0.6
    readonly property real links: yes.width + no.width + 3 * pad
    visible: wanted && !Preferences.fourColours && !Preferences.fourColoursOffered && room >= links + words.implicitWidth + pad
    onVisibleChanged: if (visible) Announcer.say(qsTr("The cards have become small. With four colours you know the suits at a glance."))
    width: words.implicitWidth + links + pad
    height: Math.round(size * 1.9)                            // the links are as high as a finger wants them
    Accessible.role: Accessible.Grouping
    Accessible.name: words.text

    Label {
        anchors.fill: parent
        text: ""
        Accessible.ignored: true
    }
    PlainText {
        id: words
        x: root.pad
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("Small cards: four colours?")
        color: Theme.ink
        font { family: Theme.serif; italic: true; weight: Font.DemiBold; pixelSize: root.size }
        Accessible.ignored: true
    }
    TextLink {
        id: yes
        objectName: "four_yes"
        anchors { right: no.left; rightMargin: root.pad; verticalCenter: parent.verticalCenter }
        text: qsTr("Yes", "four colours")
        note: qsTr("Clubs green, diamonds blue; to be changed in the settings")
        size: root.size
        onClicked: Preferences.fourColours = true
    }
    TextLink {
        id: no
        objectName: "four_no"
        anchors { right: parent.right; rightMargin: root.pad; verticalCenter: parent.verticalCenter }
        text: qsTr("No", "four colours")
        note: qsTr("The cards stay as they are")
        size: root.size
        onClicked: Preferences.fourColoursOffered = true
    }
}

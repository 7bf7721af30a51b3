// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// Offers once, where cards have become small, to tell the suits apart by four colours.
Sheet {
    id: root
    required property bool wanted                             // cards are so small, and there is room for this
    property real most: 400                                   // px that it may be wide
    readonly property real inset: Theme.base * 0.9
    visible: wanted && !Preferences.fourColours && !Preferences.fourColoursOffered
    onVisibleChanged: if (visible) Announcer.say(words.text)
    width: Math.min(most, Theme.body * 24)
    height: column.height + inset * 1.4
    Accessible.role: Accessible.Grouping
    Accessible.name: words.text

    Column {
        id: column
        x: root.inset
        y: root.inset * 0.7
        width: root.width - 2 * root.inset
        PlainText {
            id: words
            width: parent.width
            wrapMode: Text.WordWrap
            text: qsTr("The cards have become small. With four colours suits are told apart at a glance.")
            color: Theme.ink
            font { family: Theme.serif; italic: true; weight: Font.DemiBold; pixelSize: Theme.small }
            Accessible.ignored: true
        }
        Row {
            anchors.right: parent.right
            spacing: Theme.base * 1.4
            TextLink {
                objectName: "four_no"
                text: qsTr("As they are", "the colours of the cards stay")
                size: Theme.small
                onClicked: Preferences.fourColoursOffered = true
            }
            TextLink {
                objectName: "four_yes"
                text: qsTr("Four colours")
                note: qsTr("Clubs green, diamonds blue; to be changed in the settings")
                size: Theme.small
                onClicked: Preferences.fourColours = true
            }
        }
    }
}

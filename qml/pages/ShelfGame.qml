// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// A game on the shelf: its pack, and on the board's edge the price label with its name. The whole place is pressed.
Item {
    id: root
    required property var offer                               // as MatchSetup.offers has it
    required property bool on                                 // the chosen one
    required property bool focused
    required property string seats
    required property string facts
    required property real lip                                // height of the board's edge
    required property real pack                               // height of the box
    required property int lines                               // that what is said of the game may take
    signal chosen()
    signal taken()

    Accessible.role: Accessible.RadioButton
    Accessible.name: offer.title
    Accessible.description: qsTr("%1. %2", "a line about a game, and facts of it").arg(offer.line).arg(facts)
    Accessible.checkable: true
    Accessible.checked: on
    Accessible.focusable: true
    Accessible.onPressAction: chosen()
    Accessible.onToggleAction: chosen()

    PackBox {
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height - root.lip - height + Theme.base * 0.2
        pack: root.offer.pack
        count: root.offer.packCards
        face: root.offer.packFace
        colour: root.offer.packColour
        cards: root.offer.faces
        size: Math.min(root.pack * (root.on ? 1.03 : 1), (root.width - Theme.s) / spread) // with its fan, in the place
    }
    Label {
        id: tag
        Accessible.ignored: true
        anchors.horizontalCenter: parent.horizontalCenter
        width: parent.width - Math.min(Theme.base * 2.2, parent.width * 0.06)
        y: parent.height - root.lip + Theme.base * 0.3
        height: root.lip - Theme.base * 0.6
        tone: root.on ? "_red" : ""
        FocusRing { shown: root.focused; outside: 4 }
    }
    Column {
        anchors { left: tag.left; right: tag.right; leftMargin: Theme.base * 0.8; rightMargin: Theme.base * 0.8; verticalCenter: tag.verticalCenter }
        spacing: -Theme.base * 0.15
        Item {
            width: parent.width
            height: title.height
            PlainText {
                id: title
                width: parent.width - seatCount.implicitWidth - Theme.s
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 10
                elide: Text.ElideRight
                text: root.offer.title
                color: root.on ? Theme.chalk : Theme.ink
                font { family: Theme.serif; weight: Font.Bold; pixelSize: Theme.strong }
            }
            PlainText {
                id: seatCount
                anchors { right: parent.right; baseline: title.baseline }
                text: root.width < Theme.small * 18 ? root.seats : qsTr("%1 players", "%1 is a number, or '2–8'").arg(root.seats)
                color: root.on ? Theme.chalk : Theme.inkSoft
                font { family: Theme.sans; weight: Font.DemiBold; pixelSize: Theme.small }
            }
        }
        PlainText {
            width: parent.width
            height: Math.round(Theme.small * (root.lines > 1 ? 1.25 * root.lines : 1.45))
            fontSizeMode: Text.Fit
            minimumPixelSize: 11
            wrapMode: Text.WordWrap
            maximumLineCount: root.lines
            lineHeight: 0.92
            elide: Text.ElideRight
            text: root.offer.line
            color: root.on ? Theme.chalk : Theme.inkSoft
            font { family: Theme.sans; weight: Font.Medium; pixelSize: Theme.small }
        }
    }
    MouseArea {
        anchors.fill: parent
        cursorShape: Qt.PointingHandCursor
        onClicked: root.chosen()
        onDoubleClicked: root.taken()
    }
}

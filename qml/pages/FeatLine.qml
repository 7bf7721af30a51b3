// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// A feat in the ledger: its seal, its name, how it is done, and the day or how far one is.
Item {
    id: root
    required property string name
    required property string how
    required property string picture
    required property string tone
    required property bool reached
    required property string progress
    required property double share
    height: Math.max(seal.height, words.height) + Theme.base * 0.9
    Accessible.role: Accessible.ListItem
    Accessible.name: reached ? qsTr("%1, done on %2: %3").arg(name).arg(progress).arg(how) : progress === "" ? qsTr("%1, not done yet: %2").arg(name).arg(how) : qsTr("%1, %2: %3").arg(name).arg(progress).arg(how)

    Seal {
        id: seal
        anchors.verticalCenter: parent.verticalCenter
        height: Theme.base * 3.4
        width: height
        picture: root.picture
        tone: root.tone
        earned: root.reached
    }
    Column {
        id: words
        anchors { left: seal.right; leftMargin: Theme.base * 0.8; right: parent.right; verticalCenter: parent.verticalCenter }
        Item {
            width: parent.width
            height: title.height
            PlainText {
                id: title
                width: Math.min(implicitWidth, parent.width - when.implicitWidth - Theme.s)
                text: root.name
                elide: Text.ElideRight
                color: Theme.ink
                font { family: Theme.serif; weight: root.reached ? Font.Bold : Font.DemiBold; pixelSize: Theme.strong }
                Accessible.ignored: true
            }
            PlainText {
                id: when
                anchors { right: parent.right; baseline: title.baseline }
                text: root.progress
                color: root.reached ? Theme.rust : Theme.inkSoft
                font { family: Theme.serif; italic: true; weight: Font.DemiBold; pixelSize: Theme.small }
                Accessible.ignored: true
            }
        }
        PlainText {
            width: parent.width
            wrapMode: Text.WordWrap
            text: root.how
            color: Theme.inkSoft
            font { family: Theme.sans; weight: Font.Medium; pixelSize: Theme.small }
            Accessible.ignored: true
        }
        Item {
            visible: !root.reached && root.share > 0
            width: parent.width
            height: Theme.base * 0.5
            Rectangle { anchors.verticalCenter: parent.verticalCenter; width: parent.width; height: 3; radius: 1.5; color: Theme.ink; opacity: 0.14 }
            Rectangle { anchors.verticalCenter: parent.verticalCenter; width: parent.width * root.share; height: 3; radius: 1.5; color: Theme.rust }
        }
    }
    Rectangle { anchors { left: parent.left; right: parent.right; bottom: parent.bottom } height: 1; color: Theme.ink; opacity: 0.12 }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The slip on the new match's sheet that says by whose rules one plays. A press shows all that there are.
Pressable {
    id: root
    readonly property bool mixed: RulePresets.current < 0
    readonly property string shown: mixed ? qsTr("Rules of your own") : RulePresets.currentName
    text: qsTr("We play by: %1").arg(shown)
    note: RulePresets.currentSummary
    implicitWidth: Math.ceil(Math.max(caption.implicitWidth, name.implicitWidth) + Theme.base * 3.4) + 2
    implicitHeight: Math.max(Theme.touch, words.height + Theme.base * 1.3)

    Shadow { lift: root.hovered ? 0.3 : 0 }
    BorderImage {
        anchors.fill: parent
        source: Theme.asset("textures/label.png")
        border { left: 22; right: 22; top: Math.min(22, root.height / 2); bottom: Math.min(22, root.height / 2) }
        horizontalTileMode: BorderImage.Repeat
        verticalTileMode: BorderImage.Repeat
    }
    Column {
        id: words
        anchors { left: parent.left; right: mark.left; leftMargin: Theme.base * 1.1; rightMargin: Theme.s; verticalCenter: parent.verticalCenter }
        spacing: -Theme.body * 0.15
        PlainText {
            id: caption
            width: parent.width
            text: qsTr("We play by")
            color: Theme.inkSoft
            font { family: Theme.sans; pixelSize: Theme.small }
        }
        PlainText {
            id: name
            width: parent.width
            text: root.shown
            color: root.hovered ? Theme.red : root.mixed ? Theme.rust : Theme.ink
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.small
            font { family: Theme.serif; weight: Font.Bold; italic: root.mixed; pixelSize: Theme.body }
        }
    }
    PlainText {
        id: mark
        anchors { right: parent.right; rightMargin: Theme.base * 0.9; verticalCenter: parent.verticalCenter }
        text: "›"
        rotation: 90
        color: Theme.rust
        font { family: Theme.serif; weight: Font.Bold; pixelSize: Theme.head }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// A printed ticket: the verb, its consequence below, its key at the right. tone: red (the thing to do), cream, blue, green.
Pressable {
    id: root
    property string tone: "cream"
    readonly property color letters: tone === "cream" ? Theme.ink : Theme.chalk
    readonly property real slice: Math.min(24, height / 2 - 1)
    readonly property real keyRoom: key === "" ? 0 : cap.width + Theme.s

    implicitWidth: Math.max(Theme.base * 9, Math.ceil(Math.max(verb.implicitWidth, consequence.implicitWidth) + Theme.base * 2.7 + keyRoom))
    implicitHeight: Math.max(Theme.touch, Math.round(Theme.body * (note === "" ? 2.75 : 3.7) + (consequence.lineCount > 1 ? consequence.font.pixelSize : 0)))
    opacity: possible ? 1 : 0.45
    transform: Translate { y: root.pressed ? 1 : root.hovered ? -1 : 0 }

    Shadow {
        visible: root.possible
        contact: root.pressed
        lift: root.hovered && !root.pressed ? 0.3 : 0
        Behavior on lift { NumberAnimation { duration: Theme.hoverTime; easing.type: Easing.OutQuad } }
    }
    BorderImage {
        anchors.fill: parent
        source: Theme.asset("textures/ticket_" + root.tone + ".png")
        border { left: 26; right: 26; top: root.slice; bottom: root.slice }
        horizontalTileMode: BorderImage.Repeat
        verticalTileMode: BorderImage.Repeat
    }
    Column {
        anchors {
            left: parent.left; leftMargin: Theme.base * 1.35
            right: parent.right; rightMargin: Theme.base * 1.2 + root.keyRoom
            verticalCenter: parent.verticalCenter; verticalCenterOffset: Theme.base * 0.05
        }
        spacing: -Theme.body * 0.22
        Text {
            id: verb
            width: parent.width
            text: root.text
            color: root.letters
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.small
            font { family: Theme.serif; weight: Font.Bold; pixelSize: Theme.strong }
        }
        Text {
            id: consequence
            visible: text !== ""
            width: parent.width
            text: root.note
            color: root.letters
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            lineHeight: 0.95
            elide: Text.ElideRight
            font { family: Theme.sans; weight: Font.Medium; pixelSize: Theme.small }
        }
    }
    KeyCap {
        id: cap
        anchors { right: parent.right; rightMargin: Theme.base * 1.2; verticalCenter: parent.verticalCenter }
        text: root.key
        colour: root.letters
        visible: root.key !== ""
    }
}

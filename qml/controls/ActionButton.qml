// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// A printed ticket: the verb, its consequence below, its key at the right. tone: red (the thing to do), cream, blue, green.
// What is not possible now is a pale ticket without colour and shadow; its words stay as dark as any.
Pressable {
    id: root
    property string tone: "cream"
    property real size: Theme.body                            // px of running text; the ticket grows with it
    property int noteLines: 2
    readonly property string paper: possible ? tone : "cream"
    readonly property color letters: paper === "cream" ? Theme.ink : Theme.chalk
    readonly property real keyRoom: keyed ? cap.width + size * 0.4 : 0
    // the key goes beside the words below before the verb has to be cut, and before a short one has to shrink
    readonly property real natural: Math.ceil(whole.advanceWidth)
    readonly property real least: natural * (verb.minimumPixelSize / whole.font.pixelSize + 0.04)
    readonly property bool keyed: key !== "" && width - size * 2.4 - cap.width > Math.min(natural, Math.max(least, size * 6))
    readonly property bool keyBelow: !keyed && key !== "" && note !== "" && noteLines > 1

    TextMetrics { id: whole; text: root.text; font { family: Theme.serif; weight: Font.Bold; pixelSize: Math.round(root.size * 1.18) } }

    implicitWidth: Math.max(size * 9, Math.ceil(Math.max(natural, consequence.implicitWidth) + size * 2.7 + (key === "" ? 0 : cap.width + size * 0.5)))
    implicitHeight: Math.max(Theme.touch, Math.round(size * (note === "" ? 2.75 : 3.8) + (consequence.lineCount > 1 ? consequence.font.pixelSize * 1.5 : 0) + (verb.broken ? verb.minimumPixelSize : 0)))
    transform: Translate { y: root.pressed ? 1 : root.hovered ? -1 : 0 }

    Shadow {
        visible: root.possible
        contact: root.pressed
        lift: root.hovered && !root.pressed ? 0.3 : 0
        Behavior on lift { NumberAnimation { duration: Theme.hoverTime; easing.type: Easing.OutQuad } }
    }
    BorderImage {                                             // a low ticket has the same cut corners, smaller
        readonly property real shrink: Math.min(1, root.height / 58)
        width: root.width / shrink
        height: root.height / shrink
        scale: shrink
        transformOrigin: Item.TopLeft
        opacity: root.possible ? 1 : 0.62
        source: Theme.asset("textures/ticket_" + root.paper + ".png")
        border { left: 26; right: 26; top: 26; bottom: 26 }
        horizontalTileMode: BorderImage.Repeat
        verticalTileMode: BorderImage.Repeat
    }
    Column {
        anchors {
            left: parent.left; leftMargin: root.size * (root.key === "" && root.note === "" ? 1.1 : 1.3)
            right: parent.right; rightMargin: root.size * 1.1 + root.keyRoom
            verticalCenter: parent.verticalCenter; verticalCenterOffset: -root.size * (consequence.visible ? 0.13 : -0.03)
        }
        spacing: -root.size * 0.26
        PlainText {
            id: verb
            width: parent.width
            text: root.text
            color: root.letters
            readonly property bool broken: root.least > width // over two lines, before it is cut
            wrapMode: broken ? Text.WordWrap : Text.NoWrap
            maximumLineCount: 2
            lineHeight: broken ? 0.86 : 1
            elide: Text.ElideRight
            horizontalAlignment: root.key === "" && root.note === "" ? Text.AlignHCenter : Text.AlignLeft
            fontSizeMode: broken ? Text.FixedSize : Text.HorizontalFit
            minimumPixelSize: Math.max(12, root.size * 0.66)
            font { family: Theme.serif; weight: Font.Bold; pixelSize: broken ? minimumPixelSize : whole.font.pixelSize }
        }
        PlainText {
            id: consequence
            visible: text !== ""
            width: parent.width - (root.keyBelow ? cap.width + root.size * 0.1 : 0)
            text: root.note
            color: root.letters
            wrapMode: root.noteLines > 1 ? Text.WordWrap : Text.NoWrap
            maximumLineCount: root.noteLines
            fontSizeMode: root.noteLines > 1 ? Text.FixedSize : Text.HorizontalFit
            minimumPixelSize: Math.max(12, Math.round(root.size * 0.5))
            lineHeight: 0.92
            elide: Text.ElideRight
            font { family: Theme.sans; weight: Font.Medium; pixelSize: Math.max(12, Math.round(root.size * 0.84)) }
        }
    }
    KeyCap {
        id: cap
        anchors { right: parent.right; rightMargin: root.size * (root.keyBelow ? 0.8 : 1.1); bottom: parent.bottom; bottomMargin: root.keyBelow ? root.size * (consequence.lineCount > 1 ? 0.95 : 0.36) : (parent.height - height) / 2 }
        size: Math.max(12, root.size * 0.84)
        text: root.key
        colour: root.letters
        visible: root.keyed || root.keyBelow
    }
}

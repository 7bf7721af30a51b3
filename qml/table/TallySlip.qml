// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The slip beside the count of a deal: a card, and what was paid for it; below it cards that were put aside before the play.
Sheet {
    id: root
    required property string told
    required property string face
    required property list<string> laid
    required property string laidNote
    readonly property real type: Math.min(Theme.body, Theme.base * 1.45)
    readonly property real upper: told === "" ? 0 : Math.max(words.implicitHeight, card.height) + Theme.base * (laidNote === "" ? 0 : 0.7)
    readonly property real lower: laidNote === "" ? 0 : Math.max(pair.height, note.implicitHeight)
    visible: told !== "" || laidNote !== ""
    height: upper + lower + Theme.base * 2
    component Words: PlainText {
        x: Theme.base * 2 + Math.max(root.told === "" ? 0 : card.width, root.laidNote === "" ? 0 : pair.width)
        width: root.width - x - Theme.base
        wrapMode: Text.WordWrap
        color: Theme.ink
        font { family: Theme.serif; pixelSize: root.type }
        Accessible.role: Accessible.StaticText
    }
    CardFace { id: card; visible: root.told !== ""; face: root.face; height: Theme.base * 6.4; x: Theme.base; y: Theme.base; rotation: -3; Accessible.ignored: true }
    Words {
        id: words
        visible: root.told !== ""
        y: Theme.base + (Math.max(implicitHeight, card.height) - implicitHeight) / 2
        text: root.told
        Accessible.name: text
    }
    Row {
        id: pair
        visible: root.laidNote !== ""
        height: Theme.base * 5.2
        x: card.x
        y: Theme.base + root.upper + (root.lower - height) / 2
        spacing: -height * 0.2             // both indices stay free
        Repeater {
            model: root.laid
            CardFace { required property string modelData; face: modelData; height: pair.height; Accessible.ignored: true }
        }
    }
    Words {
        id: note
        visible: root.laidNote !== ""
        y: Theme.base + root.upper + (root.lower - implicitHeight) / 2
        text: root.laidNote
        Accessible.name: Sentence.filled(qsTr("%1 These were: %2.", "what was laid away and what it is worth; cards"), [text, Pronounce.now.cards(root.laid)])
    }
}

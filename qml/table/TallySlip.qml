// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The slip beside the count of a deal: a card, and what was paid for it.
Sheet {
    id: root
    required property string told
    required property string face
    height: Math.max(words.implicitHeight, card.height) + Theme.base * 2
    CardFace { id: card; face: root.face; height: Theme.base * 6.4; x: Theme.base; y: Theme.base; rotation: -3; Accessible.ignored: true }
    PlainText {
        id: words
        x: card.x + card.width + Theme.base
        width: parent.width - x - Theme.base
        anchors.verticalCenter: parent.verticalCenter
        wrapMode: Text.WordWrap
        text: root.told
        color: Theme.ink
        font { family: Theme.serif; pixelSize: Math.min(Theme.body, Theme.base * 1.45) }
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// A card named by its corner alone, rank over suit: for where there is no room for cards. One that nobody saw is a small back.
Item {
    id: root
    required property string face                             // "piacentine/AD"
    readonly property point box: CardPictures.indexAt(face)
    readonly property real whole: height / 0.186              // of the card that this is the corner of
    readonly property bool unseen: CardPictures.coverOf(face) === face
    implicitHeight: 26
    width: Math.round(unseen ? height * CardPictures.aspectOf(face) : whole * 0.095)
    clip: true
    Accessible.role: Accessible.Graphic
    Accessible.name: Pronounce.now.card(face)

    Image {
        x: -Math.round(root.whole * root.box.x / 1000)
        y: -Math.round(root.whole * root.box.y / 1000)
        height: Math.round(root.whole)
        width: Math.round(height * CardPictures.aspectOf(root.face))
        // a back has no corner; and what has left the window must not be reached by a change of language (Qt 6.4: its context
        // may go with the garbage while the binding is evaluated)
        source: root.Window.window === null || root.unseen ? "" : CardPictures.now.indexOf(root.face)
        sourceSize.height: height
    }
    CardFace { visible: root.unseen; face: root.face; height: root.height; shadow: false; Accessible.ignored: true }
}

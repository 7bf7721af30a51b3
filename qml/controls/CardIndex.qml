// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// A card named by its corner alone, rank over suit: for where there is no room for cards.
Item {
    id: root
    required property string face                             // "AD", "7S", …
    // on these the corner at the right is printed, as resources/packs/piacentine/pictures/indices.py says
    readonly property list<string> mirrored: ["JD", "HD", "2S", "JS", "KS", "HB", "KB"]
    readonly property bool atRight: mirrored.indexOf(face) >= 0
    readonly property real whole: height / 0.186              // of the card that this is the corner of
    implicitHeight: 26
    width: Math.round(whole * 0.095)
    clip: true
    Accessible.role: Accessible.Graphic
    Accessible.name: Pronounce.now.card(face)

    Image {
        x: -Math.round(root.whole * (root.atRight ? 0.453 : 0.012))
        y: -Math.round(root.whole * 0.012)
        height: Math.round(root.whole)
        width: Math.round(height * Theme.cardAspect)
        source: Theme.asset("cards/index/" + root.face + ".svg")
        sourceSize.height: height
    }
}

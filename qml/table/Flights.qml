// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The layer above the table in which cards and tokens travel. A slot is covered until its card has landed.
// Nothing here changes the state of the game: without flights the table shows the same.
CardFlights {
    id: root
    property list<TokenFlier> tokens

    function centre(item: Item): point { return mapFromItem(item, item.width / 2, item.height / 2) }
    function cover(place: Item, covered: bool) {
        if (place instanceof CardFace)                        // qmlcachegen 6.4 dies of a constant here
            (place as CardFace).covered = covered
    }
    function toss(from: Item, to: Item, size: real, picture: string, delay: int) {
        if (!from || !to)
            return
        const flier = tokenKind.createObject(root, { from: centre(from), to: centre(to), size: size, picture: picture, delay: delay }) as TokenFlier
        flier.landed.connect(() => flier.destroy())
        tokens.push(flier)
    }
    // a new event ends what is still under way at once
    function finish() {
        land()
        for (let i = 0; i < tokens.length; ++i) {
            if (tokens[i])
                tokens[i].destroy()
        }
        tokens = []
    }

    paper: Theme.cardPaper
    onTookOff: place => cover(place, true)
    onLanded: place => cover(place, false)
    onWidthChanged: finish()
    onHeightChanged: finish()

    Component { id: tokenKind; TokenFlier { } }
}

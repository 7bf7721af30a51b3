// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The layer above the table in which cards and tokens travel. A slot is covered until its card has landed.
// Nothing here changes the state of the game: without flights the table shows the same.
Item {
    id: root
    required property real cardHeight
    property int flying: 0                                    // cards that have not landed yet
    property list<Flier> cards
    property list<TokenFlier> tokens

    function centre(item: Item): point { return mapFromItem(item, item.width / 2, item.height / 2) }
    function scaleOf(item: Item): real { return Math.max(0.12, Math.min(1.4, item.height / cardHeight)) }

    function fly(startFace: string, endFace: string, from: Item, to: Item, delay: int, time: int, waits: bool, arc: real) {
        if (!from || !to)
            return
        const flier = cardKind.createObject(root, {
            startFace: startFace, endFace: endFace, cardHeight: cardHeight, from: centre(from), to: centre(to),
            fromScale: scaleOf(from), toScale: scaleOf(to), fromTurn: from.rotation, toTurn: to.rotation,
            arc: arc, delay: delay, time: time, waits: waits, slides: !waits, slot: to as CardFace
        }) as Flier
        if (flier.slot)
            flier.slot.covered = true
        flier.landed.connect(() => root.land(flier))
        cards.push(flier)
        ++flying
    }
    function toss(from: Item, to: Item, size: real, picture: string) {
        if (!from || !to)
            return
        const flier = tokenKind.createObject(root, { from: centre(from), to: centre(to), size: size, picture: picture }) as TokenFlier
        flier.landed.connect(() => flier.destroy())
        tokens.push(flier)
    }
    function land(flier: Flier) {
        if (flier.done)
            return
        flier.done = true
        --flying
        if (flier.slot)
            flier.slot.covered = false
        flier.slot = null
        flier.visible = false
        flier.destroy()
    }
    // a new event ends what is still under way at once
    function finish() {
        for (let i = 0; i < cards.length; ++i) {
            if (cards[i])
                land(cards[i])
        }
        cards = []
        for (let i = 0; i < tokens.length; ++i) {
            if (tokens[i])
                tokens[i].destroy()
        }
        tokens = []
    }

    Component { id: cardKind; Flier { } }
    Component { id: tokenKind; TokenFlier { } }
    onWidthChanged: finish()
    onHeightChanged: finish()
}

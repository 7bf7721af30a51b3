// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// A move of the hint in words and in corners of cards: in one line, or where it is given a width, in as many as that needs.
Flow {
    id: root
    property var parts: []                                    // each has a verb and faces
    required property real tall                               // px of a card's corner
    required property real gap
    required property bool bold
    // a meld stays in one line: what it begins with, and its end or how many cards it has
    readonly property var pieces: {
        const all = []
        for (const part of parts) {
            if (all.length > 0 && /^[–×→]/.test(part.verb))
                all[all.length - 1].push(part)
            else
                all.push([part])
        }
        return all
    }
    transformOrigin: Item.Left
    spacing: gap
    // px of all of it in one line
    readonly property real natural: {
        let across = -spacing
        for (let piece = 0; piece < list.count; ++piece)
            across += (list.itemAt(piece)?.width ?? 0) + spacing
        return across
    }
    // how many lines it would have in so much room
    function linesIn(room: real): int {
        let lines = 1, x = 0
        for (let piece = 0; piece < list.count; ++piece) {
            const across = list.itemAt(piece)?.width ?? 0
            if (x > 0 && x + across > room / scale) {
                ++lines
                x = 0
            }
            x += across + spacing
        }
        return lines
    }

    Repeater {
        id: list
        model: root.pieces
        Row {
            id: piece
            required property var modelData
            spacing: root.gap
            Repeater {
                model: piece.modelData
                Row {
                    id: part
                    required property var modelData
                    height: root.tall
                    spacing: root.gap
                    PlainText {
                        anchors.verticalCenter: parent.verticalCenter
                        visible: text !== ""
                        text: part.modelData.verb
                        color: Theme.ink
                        font { family: Theme.serif; weight: root.bold ? Font.Bold : Font.DemiBold; pixelSize: Theme.body }
                    }
                    KnownCards { faces: part.modelData.faces; tall: root.tall }
                }
            }
        }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The pack: cards stacked, seen slightly from the side; one layer for three cards, at most seven.
Item {
    id: root
    required property int count
    required property string face                             // the covered card of its pack
    readonly property int layers: count === 0 ? 0 : Math.max(1, Math.min(7, Math.ceil(count / 3)))
    readonly property CardFace topCard: top
    width: height * CardPictures.aspectOf(face)
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Stock")
    Accessible.description: qsTr("%n card(s) left", "", count)

    Repeater {
        model: Math.max(0, root.layers - 1)
        CardFace {
            required property int index
            face: root.face
            height: root.height
            x: -index * 1.1
            y: -index * 1.7
            shadow: index === 0
            Accessible.ignored: true
        }
    }
    CardFace {
        id: top
        face: root.face
        visible: root.layers > 0
        height: root.height
        x: -Math.max(0, root.layers - 1) * 1.1
        y: -Math.max(0, root.layers - 1) * 1.7
        shadow: root.layers === 1
        Accessible.ignored: true
    }
}

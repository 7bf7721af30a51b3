// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The hand of one who plays at a field, where all hands lie open: small cards on a strip of wood, so that nobody takes
// them for melds.
Rectangle {
    id: root
    required property list<string> faces
    required property real room                               // px that it may be wide
    property real cardHeight: Theme.base * 3
    readonly property real cardWidth: Math.round(cardHeight * CardPictures.aspectOf(faces[0] ?? "french/back"))
    readonly property real inset: Theme.base * 0.3
    readonly property real step: Math.min(cardWidth * 0.62, (room - 2 * inset - cardWidth) / Math.max(1, faces.length - 1))
    visible: faces.length > 0
    width: cards.width + 2 * inset
    height: cardHeight + 2 * inset
    radius: 3
    color: "#90301808"
    Accessible.ignored: true                                  // the head tells them

    Item {
        id: cards
        x: root.inset
        y: root.inset
        width: root.step * Math.max(0, root.faces.length - 1) + root.cardWidth
        height: root.cardHeight
        Repeater {
            model: root.faces.length
            CardBody {
                required property int index
                x: Math.round(index * root.step)
                width: root.cardWidth
                height: root.cardHeight
                face: root.faces[index] ?? "french/back"
            }
        }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// All places and sizes of the card table. The own hand is fixed first and never depends on the number of seats;
// then the ring of the others, the cloth below them, and what is left over is the middle's.
QtObject {
    id: root
    required property real width
    required property real height
    required property int seats
    readonly property real base: Theme.base
    readonly property bool tall: height > width

    readonly property real handHeight: Math.max(150, Math.round(Math.min(0.285 * height, (width - 30 * base) / 1.75)))
    readonly property real cardWidth: handHeight * Theme.cardAspect
    readonly property real handStep: cardWidth * 1.06
    readonly property real handWidth: handStep * 2 + cardWidth
    readonly property real handX: Math.round((width - handWidth) / 2)
    readonly property real valueSize: Math.round(base * 1.32)
    readonly property real valueHeight: Math.round(valueSize * 1.95)
    readonly property real handY: Math.round(height - handHeight - valueHeight * 0.86)

    readonly property real margin: base * 0.8
    readonly property real largest: 0.108 * Math.min(height, 0.72 * width)
    readonly property Ring ring: Ring {
        count: Math.max(1, root.seats - 1)
        width: root.width
        height: root.height
        corner: root.base * 9.4
        top: root.margin
        bottom: root.height - root.handHeight - root.base * 2.2
        margin: root.margin
        largest: root.largest
    }
    readonly property bool compact: ring.d < 46

    readonly property real clothX: Math.round(margin + ring.d * (ring.side > 0 ? ring.boxW * 0.8 : 0.5))
    readonly property real clothY: Math.round(ring.top + ring.d * 1.02)
    readonly property real clothWidth: width - 2 * clothX
    readonly property real clothHeight: Math.round(height - clothY - handHeight * 0.52)
    readonly property real clothBand: Math.round(Math.max(34, Math.min(width, height) * 0.066))

    readonly property real free: width - 2 * (ring.side > 0 ? margin + ring.seatWidth + base * 0.7 : clothX + clothBand)
    readonly property real monteHeight: Math.round(Math.min(handHeight * (tall ? 1.1 : 0.9), clothHeight * (tall ? 0.3 : 0.52), free / (tall ? 2 : 3.72)))
    readonly property real middleTop: ring.top + ring.d * 1.55
    readonly property real middleBottom: handY - handHeight * 0.1

    readonly property real ownD: Math.round(largest * 1.12)
    readonly property real footLeft: base * 1.2 + ownD * 1.95    // the own seat ends here
    readonly property real ticketWidth: Math.min(base * 17, (width - handWidth) / 2 - base * 2.2)
    readonly property real logRoom: handX - footLeft
    readonly property bool logRoomy: logRoom > base * 13
    readonly property bool logAtFoot: logRoom > base * 6.4
}

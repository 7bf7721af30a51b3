// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// All places and sizes of the card table. The own hand is fixed first; then the ring of the others, the cloth below
// them, and what is left over is the middle's. In a tall window the tickets lie in a row below the hand.
// `typeSize` is the running text of what lies on the table: as the settings want it, as far as everything has its place.
QtObject {
    id: root
    required property real width
    required property real height
    required property int seats
    required property real cardAspect                         // of a card's width to its height
    property int cards: 3                                     // of a hand at first
    property int held: cards                                  // that lie in it now
    property int most: cards                                  // in the hand, one of them aside
    property bool apart: false                                // one more lies aside from them
    property real across: 3.72                                // of the middle, in heights of its cards
    property real acrossTall: 1.86                            // the same in a tall window
    property bool clockwise: false
    property bool fielded: false                              // melds lie from the tabs to the hand, which has two rows
    property bool occasioned: false                           // a label under the menu says what the match is for
    readonly property real base: Theme.base
    readonly property bool tall: height > width
    readonly property real margin: base * 0.8
    readonly property real largest: 0.108 * Math.min(height, 0.72 * width)

    // text
    readonly property real wanted: Preferences.textSize / 100
    readonly property real typeSize: Math.max(base, Math.min(base * wanted, ticketRoom / 11.8, (tall ? 0.7 : 0.53) * height / 12.4, crowdType))
    readonly property real crowdType: seats > 12 && !tall ? (height - firstTop - (seats - 1) / 3 * 38 - base) / 12.4 : largest * 9
    readonly property real tabType: Math.min(base * wanted, base * 1.5, width * 0.022)
    readonly property real valueSize: Math.round(Math.min(base * 1.32 * wanted, usualWidth / 11))
    readonly property real valueHeight: Math.round(valueSize * 1.95)
    readonly property real belowHand: slated ? Math.round(base * 1.3) : valueHeight + 4 // a hand for tricks is worth nothing by itself
    readonly property real noticeSize: Math.round(Math.min(base * 1.18 * wanted, width * 0.028))
    readonly property real slipType: Math.min(Math.max(12, base * 0.88) * wanted, Math.max(12, width * 0.0172), crowdSlip)
    readonly property real crowdSlip: Math.max(12, (ring.bottom - sideTop) / Math.ceil(seats / 3) / 2.8)

    // tickets
    readonly property int tickets: most > cards && across > 4 ? 4 : 3 // in a turn: to draw, to take, to exchange with a row, to knock
    readonly property real ticketHeight: Math.max(Theme.touch, Math.round(typeSize * 3.8))
    readonly property real ticketRoom: tall ? (width - base * (1.7 + 0.9 * tickets)) / tickets : fanned ? Math.max(base * 12.4, width * 0.2) : (width - usualWidth) / 2 - base * 2.2
    readonly property real ticketWidth: tall ? ticketRoom : Math.min(typeSize * 17, ticketRoom)
    readonly property real ticketsHeight: tall ? ticketHeight : tickets * ticketHeight + 0.55 * (tickets - 1) * typeSize
    readonly property rect ticketsArea: tall ? Qt.rect(0, height - base * 0.8 - ticketHeight, width, ticketHeight)
                                             : Qt.rect(ticketsLeft, height - base * 0.8 - ticketsHeight, ticketWidth, ticketsHeight) // of as many as may be
    readonly property real foot: tall ? ticketHeight + base * 1.5 : 0           // below the hand

    // the own hand: a few cards side by side in the middle, or a fan in all the room between the own seat and the tickets
    readonly property bool fanned: cards > 4
    readonly property real fanLeft: fielded && tall ? base : footLeft + base * 0.6
    readonly property real fanRoom: width - fanLeft - base * (!tall ? 1.6 : fielded ? 1 : 2.6) - (tall ? 0 : ticketWidth + base * 1.1)
    readonly property real enlarged: 1 + 0.14 * Preferences.cardSize
    readonly property real spread: Math.max(1.75, (1 + 1.06 * (cards - 1)) * cardAspect) // of a hand, in its heights
    readonly property real handRoom: fanned ? height : (tall ? width - 2 * (ownD * 1.95 + base * 1.6) : width - 30 * base) / spread
    readonly property real crowdHand: seats > 12 && !tall ? height - 2.2 * base - firstTop - tabHeight - (seats - 1) / 3 * 38 : height
    readonly property real usualHand: Math.max(150, Math.min((fanned ? (tall ? 0.185 : 0.27) : tall ? 0.25 : 0.285) * height, handRoom))
    readonly property real handHeight: fielded ? rowHeight : Math.round(Math.max(usualHand, Math.min(usualHand * enlarged, tall ? handRoom * 1.04 : handRoom, 0.36 * height, crowdHand)))
    readonly property real cardWidth: handHeight * cardAspect
    readonly property real sunk: fanned && !fielded && !tall ? Math.max(0, handHeight - usualHand) : 0 // a fan's larger cards leave the trick its room: their feet lie beyond the edge
    readonly property real usualStep: cardWidth * 1.06
    readonly property real rowHeight: Math.max(108, Math.round((tall ? 0.105 : 0.185) * height))
    readonly property real rowsHeight: Math.round(rowHeight * 1.5) // of both
    readonly property real fieldsTop: Math.round(Math.max(base * 3, tabHeight + base * 0.55))
    readonly property real fieldsHeight: handY - base * 0.9 - fieldsTop
    readonly property real usualWidth: fanned ? fanRoom : usualStep * (cards - 1) + cardWidth
    // a card that lies aside moves the others to the left, no further than it must, and closer together where the room is small
    readonly property bool mayPart: most > cards && !fanned
    readonly property real apartLeft: footLeft + base * 0.6
    readonly property real apartRight: (tall ? width : ticketsLeft) - base * 0.9
    readonly property real apartStep: Math.max(cardWidth * 0.6, Math.min(usualStep, (apartRight - apartLeft - cardWidth * 2.07) / Math.max(1, cards - 1)))
    readonly property real partedWidth: apartStep * (cards - 1) + cardWidth
    readonly property real apartGap: Math.max(cardWidth * 0.07, Math.min(cardWidth * 0.3, apartRight - apartLeft - partedWidth - cardWidth))
    readonly property real partedX: Math.round(Math.max(apartLeft, Math.min((width - partedWidth - cardWidth - apartGap) / 2, apartRight - partedWidth - cardWidth - apartGap)))
    readonly property bool parted: apart && mayPart
    readonly property real handStep: parted ? apartStep : fanned ? Math.min(usualStep, (fanRoom - cardWidth) / Math.max(1, held - 1)) : usualStep
    readonly property real handWidth: parted ? partedWidth : usualWidth
    readonly property real handX: parted ? partedX : Math.round(fanned ? fanLeft : (width - handWidth) / 2)
    // the edges that the hand never passes: nothing beside it need move when a card comes to lie aside
    readonly property real handFrom: mayPart ? Math.min(partedX, (width - usualWidth) / 2) : handX
    readonly property real handTo: mayPart ? Math.max(partedX + partedWidth + apartGap + cardWidth, (width + usualWidth) / 2) : handX + handWidth
    readonly property real handY: fielded ? Math.round(height - foot - rowsHeight - base * 0.7) : Math.round(height - foot - handHeight + sunk - belowHand - cardWidth * 0.03)

    // the others
    readonly property real tabHeight: Math.max(Theme.touch, Math.round(tabType * 2.1))
    readonly property real firstTop: tabHeight + base * 1.2
    // a slate with the tricks of two sides lies below the tabs at the left
    property bool slated: false
    readonly property real usualSlate: Math.min(base * 1.05, width / 62)
    // as large as the print is to be, where the seats below it and the middle beside it lose nothing by it
    readonly property real slateMost: Math.min((width * (tall ? 0.3 : 0.285) - base * 1.5) / 11.4, (ring.bottom - sideTopBare - base - largest * (ring.boxH + ring.gap)) / 8.2)
    readonly property real sideSlate: Math.max(usualSlate, Math.min(usualSlate * wanted, slateMost))
    readonly property real slateRight: base * 2.3 + sideSlate * 11.4
    readonly property real slateTop: tabHeight + base * 0.6 + (logAtFoot ? 0 : tabHeight + base * 0.6)
    readonly property real slateRoom: slated ? sideSlate * 8.2 + base : 0
    readonly property real occasionTop: tabHeight + base * 0.6 + (logAtFoot ? 0 : tabHeight + base * 0.6)
    readonly property real occasionSize: tabType * 1.15
    readonly property real occasionRoom: Math.max(base * 8.6, tabType * 7.2) - base * 0.6
    readonly property real sideTopBare: firstTop + (logAtFoot ? 0 : tabHeight + base * 0.6) + (occasioned ? occasionSize * 1.95 + base * 0.4 : 0)
    readonly property real sideTop: sideTopBare + slateRoom
    readonly property Ring ring: Ring {
        count: Math.max(1, root.seats - 1)
        width: root.width
        height: root.height
        clockwise: root.clockwise
        corner: root.base * 0.8 + Math.max(root.base * 8.6, root.tabType * 7.2)
        top: root.margin
        firstSide: root.sideTop
        bottom: root.tall ? root.handY - root.base * 1.4 : root.height - Math.max(root.handHeight + root.base * 2.2, root.ticketsHeight + root.base * 1.6)
        margin: root.margin
        largest: root.largest
        typeSize: root.slipType
    }
    readonly property bool compact: ring.compact

    readonly property real clothX: fielded ? Math.round(base * 0.3) : Math.round(margin + (ring.side > 0 ? ring.seatWidth * (compact ? 0.72 : 0.8) : ring.d * 0.5))
    readonly property real clothY: fielded ? Math.round(base) : Math.round(ring.top + ring.d * 1.02)
    readonly property real clothWidth: width - 2 * clothX
    readonly property real clothHeight: fielded ? Math.round(handY + rowsHeight * 0.3 - clothY) : Math.round((tall ? handY + handHeight * 0.62 : height - handHeight * 0.52) - clothY)
    readonly property real clothBand: fielded ? Math.round(base * 0.6) : Math.round(Math.max(34, Math.min(width, height) * 0.066))

    // the middle
    readonly property real noticeX: Math.max(clothX + clothBand, ring.side > 0 && !compact ? margin + ring.d * 1.02 + ring.room(0) + 4 : 0)
    readonly property real leftFree: ring.side > 0 ? margin + ring.seatWidth + base * 0.7 : clothX + clothBand
    // Large tickets reach up beside the middle: then it lies beside them, or else above them and above the hint's tab,
    // wherever its cards can be larger; but beside them where the hint would have no place at its right.
    readonly property bool reached: !tall && !slated && ticketsHeight + base * 1.2 > height - handY + handHeight * 0.1
    readonly property real hintTop: height - ticketsHeight - Math.max(Theme.touch, base * 2) - base * 2
    readonly property bool hintOnTickets: !tall && hintTop >= (ring.side > 0 ? ring.at(0).y + ring.heightOf(0) - base * 1.2 : 0)
    readonly property bool aside: reached && (width < Theme.body * 44 || monteIn(roomAbove, width - 2 * leftFree) < monteIn(roomBeside, ticketsLeft - base - leftFree))
    readonly property real free: aside ? ticketsLeft - base - leftFree : width - 2 * leftFree
    readonly property real centre: Math.round(leftFree + free / 2)
    readonly property real noticeWidth: 2 * Math.min(centre - noticeX, (aside ? ticketsLeft - base : width - noticeX) - centre)
    readonly property real middleTop: ring.top + ring.d * (compact ? 0.88 : 1.58) + (compact ? ring.slipHeight + base * 0.6 : 0)
    readonly property bool openInMiddle: compact || tall || wanted > 1.2 || ring.d < 60   // a hand laid open with a knock
    readonly property real ticketsLeft: tall ? width : width - base * 1.1 - ticketWidth
    readonly property real handTop: handY - handHeight * (fielded ? 0.04 : 0.1)
    // in a tall window the line about the trick lies right above the hand and the tab of the hint, and the trick has all above it
    readonly property real lineTop: handTop - Math.max(Theme.touch, base * 2) - base * 1.2 - Math.round(noticeSize * 1.5)
    readonly property real middleBottom: reached && !aside ? Math.min(handTop, hintTop) : handTop
    readonly property real roomBeside: slated ? (tall ? lineTop : handTop - Math.max(noticeSize * 1.5 + base * 0.5, noticeSize / wanted * 1.5 + base * 1.4)) - middleTop
                                                : handTop - middleTop - noticeSize * 1.5 - (tall ? handHeight * 0.36 : openInMiddle ? base * 4.4 : base * 1.4)
    readonly property real roomAbove: Math.min(roomBeside, hintTop - middleTop - noticeSize * 1.5 - base * 0.7)
    readonly property real monteHeight: Math.round(monteIn(reached && !aside ? roomAbove : roomBeside, free))
    function monteIn(high: real, wide: real): real {
        return Math.min(handHeight * (tall ? 1.1 : 0.9), high / (tall ? 2.16 : 1.04), wide / (tall ? acrossTall : across))
    }

    // the pack that is cut lies in the middle of the cloth, below the words about it, and nothing else does
    readonly property real cutTop: middleTop + noticeSize * 1.5 + base * 1.1
    readonly property real cutRoom: Math.min(clothY + clothHeight - clothBand * 1.2, height - ticketHeight - base * 2.4) - cutTop
    readonly property real cutCard: Math.round(Math.max(60, Math.min(handHeight * 1.12, (clothWidth - clothBand * 2.8) * 0.36, (cutRoom - base * 3.6) / 1.32)))

    readonly property real ownD: Math.round(largest * 1.12)
    readonly property real footLeft: base * 1.2 + ownD * 1.95    // the own seat ends here
    readonly property real logLeft: tall ? handTo + base * 0.8 : footLeft + base * (logRoomy ? 1.4 : 0.5)
    readonly property real logRoom: (tall ? width - handTo : handFrom - footLeft) - base * 1.9
    readonly property bool logRoomy: logRoom > Math.max(base, typeSize * 0.9) * 11.4
    readonly property bool logAtFoot: logRoom > base * 4.9
    readonly property real logType: Math.min(typeSize, logRoom / (logRoomy ? 11.4 : 5.4))
}

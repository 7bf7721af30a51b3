// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// Help that teaches: the hint for the move that is asked for, and the review of the moves made. Both lie over the table.
Item {
    id: root
    required property Table table
    required property TableLayout places
    required property Actions tickets
    required property real monteTop                           // of the window: where the monte begins, and where it ends
    required property real monteRight
    required property real rulesLeft                          // where the tab of the rules begins
    required property rect middle                             // of the window: what lies there, and the line below it
    required property rect turnLine
    property bool settled: false                              // the hands lie open, or the match is over
    readonly property bool reading: table.review.open
    readonly property real edge: Theme.base * 0.8
    // above the tickets, below the seats at the right
    readonly property real bareRoom: tickets.y - (places.ring.side > 0 ? places.ring.at(0).y + places.ring.heightOf(0) : 0)

    // Closes what lies open; false where nothing did.
    function stepBack(): bool {
        const open = table.hint.open || table.review.open
        table.hint.open = false
        table.review.open = false
        return open
    }

    HintTab {
        id: tab
        readonly property bool onTickets: !root.places.tall && root.bareRoom >= height // in a tall window the log lies there
        hint: root.table.hint
        note: root.table.riskNote
        visible: hint.available && !hint.open && !Session.guide.asks // its key answers what the coach asks
        height: Math.max(Theme.touch, Math.round(Theme.base * 2))
        // Where the seats reach down to the tickets, it lies on the cloth's free corner above the hand.
        readonly property real corner: Math.min(root.places.clothX + root.places.clothWidth - root.places.clothBand, root.tickets.y < y + height ? root.tickets.x - Theme.s : root.width)
        x: onTickets ? root.width - width - Theme.base * 1.1 : corner - width
        y: onTickets ? root.tickets.y - height - Math.min(Theme.base * 0.55, root.bareRoom - height)
            : Math.round(root.places.handY - root.places.handHeight * 0.1 - height - Theme.s)
    }
    HintSlip {
        id: slip
        readonly property Ring ring: root.places.ring
        readonly property bool tall: root.places.tall
        // left of the tab of the rules it may reach up to the window's edge: that is no loss, or its paper is narrow anyway
        readonly property real underTab: Math.max(0, besideSeats - root.rulesLeft + Theme.s)
        readonly property bool besideTab: !tall && beside && (underTab === 0 || widest < Theme.body * 15 && widest - underTab >= Theme.body * 13)
        readonly property real belowTabs: besideTab ? Theme.base * 0.4 : root.places.tabHeight + Theme.base * 0.5
        readonly property real faces: tall ? 0 : belowFaces(x)
        readonly property real highest: lowest - faces > Theme.body * 11.5 + Theme.touch + Theme.base * 2 ? Math.max(belowTabs, faces) : belowTabs // large print needs it all
        readonly property bool overHand: x < root.places.handX + root.places.handWidth + Theme.base
        readonly property real lowest: tall ? root.monteTop : Math.min(root.tickets.y, overHand ? root.places.handY - Theme.base * 0.6 : root.height) - Theme.base * 0.3 // over its tab
        // beside the portraits where its print leaves it wide enough there, if need be narrow; in a tall window beside the
        // seats and below those along the top, over the stock and the plate
        readonly property real seats: ring.side > 0 ? root.places.margin + (tall ? ring.seatWidth : ring.d) : 0
        readonly property real across: root.width - root.monteRight - Theme.base
        readonly property bool beside: tall || (across - seats > Theme.body * 13 && root.tickets.y - root.places.tabHeight > Theme.body * 10.5)
        readonly property real belowSeats: ring.top + ring.d * ring.dip + ring.heightOf(ring.side) + Theme.base
        hint: root.table.hint
        title: root.table.riskTitle
        // Left of the hand and below all that lies in the middle it hides nothing but what was played; over the own face only
        // where there is no room beside that.
        readonly property real nookEnd: root.places.handX - Theme.base * 0.6
        readonly property real nookStart: nookEnd - root.places.footLeft - Theme.base * 0.4 >= Theme.body * 14 ? root.places.footLeft + Theme.base * 0.4 : Theme.base * 0.4
        readonly property real nookTop: Math.max(lowestSeat, footOf(root.middle), footOf(root.turnLine)) + Theme.base * 0.3
        function footOf(one: rect): real { return one.x < nookEnd ? one.y + one.height : 0 }
        readonly property real nookRoom: root.height - nookTop - Theme.base * 0.4
        readonly property real lowestSeat: ring.side > 0 ? ring.at(ring.lowestLeft).y + ring.heightOf(ring.lowestLeft) : 0
        readonly property real needed: 4 * Math.max(Theme.touch, Theme.body * 1.35 + Theme.small * 1.25) + Theme.touch + Theme.small * 2.8 + Theme.base * 1.7
        readonly property bool inNook: !tall && !root.places.fanned && nookEnd - nookStart >= Theme.body * 14 && nookRoom >= needed
        room: inNook ? nookRoom : lowest - highest
        readonly property real besideSeats: root.width - (beside ? seats : 0) - Theme.base * 0.5
        readonly property real rightEnd: besideSeats - (besideTab ? underTab : 0)
        readonly property real widest: Math.min(Theme.body * 27, tall ? root.width - Theme.base * 2 : beside ? across - seats : Math.max(Theme.base * 20, across))
        // a little narrower, where it then reaches up beside the last of the faces along the top
        readonly property real pastFace: rightEnd - (ring.count > 2 * ring.side ? Math.ceil(ring.at(ring.side).x + ring.d) : 0)
        readonly property bool lacksRoom: !tall && root.tickets.y - ring.top - ring.d < Theme.body * 22
        readonly property real paper: widest - (besideTab ? underTab : 0)
        width: inNook ? Math.min(nookEnd - nookStart, Theme.body * 27) : lacksRoom && pastFace < paper && pastFace > Math.max(Theme.body * 11, paper * 0.78) ? pastFace : paper
        x: inNook ? nookEnd - width : Math.max(Theme.base, rightEnd - width)
        y: inNook ? root.height - height - Theme.base * 0.4 : Math.max(highest, tall ? Math.min(belowSeats, lowest - height) : lowest - height)
        // where the portraits along the top end that reach to the right of a place
        function belowFaces(from: real): real {
            let end = 0
            for (let i = ring.side; i < ring.count - ring.side; ++i)
                if (ring.at(i).x + (ring.compact ? ring.widthOf(i) : ring.d) > from)
                    end = Math.max(end, ring.at(i).y + ring.d)
            return end
        }
        onTicketWanted: action => root.tickets.point(action)
    }
    Tab {
        objectName: "reviewTab"
        visible: root.settled && root.table.review.available
        anchors { right: parent.right; rightMargin: root.edge }
        text: qsTr("Review")
        note: qsTr("Go through your moves in this deal")
        key: "V"
        onClicked: root.table.review.open = true
    }
    ReviewSheet { anchors.fill: parent; review: root.table.review; figures: root.table.riskTitle }
}

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
    required property real monteRight                         // of the window: where the monte ends
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
        readonly property bool onTickets: root.bareRoom >= height
        hint: root.table.hint
        height: Math.max(Theme.touch, Math.round(Theme.base * 2))
        // Where the seats reach down to the tickets, it lies on the cloth's free corner above the hand.
        x: onTickets ? root.width - width - Theme.base * 1.1 : root.places.clothX + root.places.clothWidth - root.places.clothBand - width
        y: onTickets ? root.tickets.y - height - Math.min(Theme.base * 0.55, root.bareRoom - height)
            : Math.round(root.places.handY - root.places.handHeight * 0.1 - height - Theme.s)
    }
    HintSlip {
        id: slip
        readonly property real room: root.width - root.monteRight - Theme.base
        hint: root.table.hint
        readonly property bool overHand: x < root.places.handX + root.places.handWidth + Theme.base
        readonly property real foot: Math.min(tab.y,
                                              overHand ? root.places.handY - Theme.base * 0.6 : root.height) - Theme.base * 0.3
        width: Math.min(Theme.base * 27, root.places.tall ? root.width - Theme.base * 2 : Math.max(Theme.base * 20, room))
        x: root.width - width - Theme.base * 0.5
        y: root.places.tall ? root.edge + Theme.touch : Math.max(0, foot - height)
        onTicketWanted: action => root.tickets.point(action)
    }
    Tab {
        objectName: "reviewTab"
        visible: root.settled && root.table.review.available
        anchors { right: parent.right; rightMargin: root.edge }
        text: qsTr("Review")
        note: qsTr("Go through your moves of this deal")
        key: "V"
        onClicked: root.table.review.open = true
    }
    ReviewSheet { anchors.fill: parent; review: root.table.review }
}

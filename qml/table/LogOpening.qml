// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// What the log says of a deal in which nobody has played yet: who deals and who begins.
Print {
    id: root
    required property Table table
    readonly property int count: seats.count
    readonly property bool seeking: table.stage === Table.FirstDealer // nobody deals yet, as far as one may know
    readonly property OpeningSeat dealer: find(one => one.dealer)
    readonly property OpeningSeat mover: find(one => one.turn)
    readonly property OpeningSeat first: dealer ? after(dealer) : null
    // until the first to play has played it is that one's turn
    readonly property bool unplayed: table.lap <= 1 && (table.stage === Table.Cut || table.stage === Table.DealersChoice
        || (table.stage === Table.Turn && table.turnsLeft.length === 0 && mover !== null && mover === first))

    function place(at: int): OpeningSeat { return seats.itemAt(at) as OpeningSeat }
    function find(which: var): OpeningSeat {
        for (let at = 0; at < count; ++at) {
            if (place(at) && which(place(at)))
                return place(at)
        }
        return null
    }
    // the next in the order of play that still plays
    function after(one: OpeningSeat): OpeningSeat {
        for (let step = 1; step < count; ++step) {
            const next = place((one.seat + step) % count)
            if (next && !next.out)
                return next
        }
        return null
    }
    // in a replay the person may sit anywhere
    function isYou(one: OpeningSeat): bool { return table.onlooker ? one.name === qsTranslate("ReplayedMatch", "You", "the person at the table, as a name") : one.seat === 0 }
    Repeater { id: seats; model: root.table.seats; OpeningSeat { } }

    objectName: "logOpening"
    visible: text !== ""
    kind: "aside"
    text: seeking ? qsTr("Who deals first is being decided; whoever sits next begins.")
        : !unplayed || !dealer || !first ? ""
        : isYou(dealer) ? qsTr("You deal; %1 begins.").arg(first.name)
        : isYou(first) ? qsTr("%1 deals; you begin.").arg(dealer.name)
        : qsTr("%1 deals; %2 begins.").arg(dealer.name).arg(first.name)
}

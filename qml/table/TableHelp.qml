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
    required property Board board
    required property Item paper                              // of a sheet that asks for a move of which there are hints, or null
    required property bool questioned                         // a sheet asks something else
    property rect coach: Qt.rect(0, 0, 0, 0)                  // where its slip lies
    property bool settled: false                              // the hands lie open, or the match is over
    readonly property bool reading: table.review.open
    readonly property real edge: Theme.base * 0.8
    // where the hint lies on the table, and what it takes from a sheet's room, at the foot
    readonly property rect place: slip.visible && !paper ? Qt.rect(slip.x, slip.y, slip.width, slip.height) : Qt.rect(0, 0, 0, 0)
    readonly property real taken: slip.visible && paper ? slip.height + edge : 0
    // above the tickets, below the seats at the right
    readonly property real bareRoom: tickets.y - (places.ring.side > 0 ? places.ring.at(0).y + places.ring.heightOf(0) : 0)

    // the foot of the window, below a sheet that makes room
    function below(): rect {
        const high = Math.min(slip.ample, height * 0.36)
        return Qt.rect(edge, height - high - edge / 2, width - 2 * edge, high)
    }
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
        // Beside hands that lie open it is where the review will be.
        // Where the seats reach down to the tickets, it lies on the cloth's free corner above the hand.
        readonly property real corner: Math.min(root.places.clothX + root.places.clothWidth - root.places.clothBand, root.tickets.y < y + height ? root.tickets.x - Theme.s : root.width)
        // a fan's tickets leave no corner free: it lies at the other side
        readonly property bool across: root.places.fanned && !root.places.tall
        x: root.settled ? root.width - width - root.edge : root.board.melding ? root.board.helpAt.x : onTickets ? root.width - width - Theme.base * 1.1
            : across ? root.places.clothX + root.places.clothBand : corner - width
        y: root.settled ? root.edge : root.board.melding ? root.board.helpAt.y : onTickets ? root.tickets.y - height - Math.min(Theme.base * 0.55, root.bareRoom - height)
            : Math.round(root.places.handY - root.places.handHeight * 0.1 - height - Theme.s)
    }
    FreePlace {
        id: fair
        width: root.width
        height: root.height
        edge: Theme.base * 0.4
        least: slip.least
        needed: slip.fair
        wanted: slip.wanted
        whole: slip.whole
        words: slip.words
        near: Qt.point(root.tickets.x, root.tickets.y)
    }
    FreePlace {
        id: free
        width: root.width
        height: root.height
        edge: Theme.base * 0.4
        least: slip.least
        needed: slip.needed
        wanted: slip.wanted
        whole: slip.whole
        words: slip.words
        near: Qt.point(root.tickets.x, root.tickets.y)
    }
    HintSlip {
        id: slip
        // Clear of all that is on the table; over the own face and the log's handle where a reason could not be read whole
        // beside them. Only where not even two moves have room there, as in large print, it lies over what the others say,
        // then over their cards, the pot, and last of all over a face. Of the many moves of a fanned hand four are worth
        // more than clear room for those words.
        readonly property var asked: !visible || root.paper ? null : {
            size: [lines, free.width, free.height, least, wanted, needed, fair.needed, whole, words, free.near, root.coach, root.board.heart?.arrived],
            layers: [{ things: root.board.needed(true), worth: 1 }, { things: root.board.ring.portraits().concat(root.coach.width > 0 ? [root.coach] : []), worth: 1 }, { things: [root.board.pot()], worth: 1 },
                { things: root.board.ring.seated(), worth: 1 }].concat(many ? [own, ever].concat(spoken) : spoken.concat([ever, own]))
        }
        readonly property var own: ({ things: root.board.spare(), worth: many ? 1 : 0.12 })
        readonly property var ever: ({ things: root.board.everNeeded(), worth: 0.8 })
        readonly property var spoken: [{ things: root.board.ring.spoken(), worth: many ? 0.03 : 1 }]
        property rect found                                   // for what was asked last
        readonly property rect place: !visible ? Qt.rect(0, 0, 0, 0) : root.paper ? root.below() : found
        // The search is long, and all things move at once when the window does: it is made once they lie.
        function seek() {
            if (asked && root.board.melding)
                return found = amongMelds()
            const clear = asked ? fair.find(asked.layers, asked.layers.length - (many ? 3 : 2)) : Qt.rect(0, 0, 0, 0)
            found = !asked || fair.rating(clear.width, clear.height) >= 0 ? clear : free.find(asked.layers, 1)
        }
        // Beside fields of melds, where nothing stays clear for long, it goes by what would lie under it, as the coach's slip
        // does: so large as it would like to be, or smaller where that hides much less.
        function amongMelds(): rect {
            const free = rect => rect.width > 0 && rect.height > 0
            const kept = root.board.needed(false).concat(root.board.everNeeded()).filter(free)
            const lain = root.board.heart.lain().filter(one => one.item?.visible)
            const said = root.coach.width > 0 ? [root.coach] : []
            const places = lain.map(one => one.item.mapToItem(root, 0, 0, one.item.width, one.item.height)).concat(root.board.spare().filter(free))
            const costs = lain.map(one => one.cost)
            const hides = (place, one) => Math.max(0, Math.min(place.x + place.width, one.x + one.width) - Math.max(place.x, one.x)) * Math.max(0, Math.min(place.y + place.height, one.y + one.height) - Math.max(place.y, one.y))
            let best = Qt.rect(0, 0, 0, 0), least = Infinity
            for (const lines of [6, 4, 3, 2]) {
                const shapes = [broad, wanted * 1.2, wanted, wanted * 0.85].map(wide => {
                    const across = Math.min(wide, root.width - 2 * root.edge)
                    return Qt.size(across, bare + (slip.lines > 0 ? highOf(Math.min(lines, slip.lines), across - width) : lines * twoHigh) + reasonIn(across))
                })
                const place = SlipPlace.leastHidden(Qt.size(root.width, root.height), shapes, [0, 0, 0, 0], Qt.rect(0, 0, 0, 0), kept, root.edge, places.concat(said), places.map((one, i) => costs[i] ?? 3).concat(said.map(() => 40)), root.edge)
                const hidden = kept.concat(said).reduce((sum, one) => sum + 9 * hides(place, one), places.reduce((sum, one) => sum + hides(place, one), 0))
                if (hidden < least * 0.75) {
                    best = place
                    least = hidden
                }
            }
            return best
        }
        onAskedChanged: if (found.width > 0) still.restart(); else seek()
        Timer { id: still; interval: 0; onTriggered: slip.seek() }
        hint: root.table.hint
        title: root.table.riskTitle
        covered: root.questioned
        cards: root.places.fanned ? 1 : Math.max(1, root.places.cards - 1) // of a fan one is played
        many: root.places.fanned
        alone: root.board.fielded
        room: place.height
        width: Math.min(place.width, root.board.melding || place.height < ample ? broad : wanted)
        // as near to the hand as it may lie
        x: Math.round(Math.max(place.x, Math.min(place.x + place.width - width, root.width / 2 - width / 2)))
        y: Math.round(place.y + place.height - height)
        onTicketWanted: action => {
            const tile = root.board.sayings.saying("action_" + action)
            if (tile && !root.board.sayings.visible)
                root.table.hint.open = false                  // they share the corner
            if (tile)
                tile.forceActiveFocus(Qt.OtherFocusReason)
            else
                root.tickets.point(action)
        }
    }
    Tab {
        objectName: "reviewTab"
        visible: root.settled && root.table.review.available
        enabled: !root.reading                                // it lies below the sheet
        anchors { right: parent.right; rightMargin: root.edge }
        text: qsTr("Review")
        note: qsTr("Go through your moves in this deal")
        key: "V"
        onClicked: root.table.review.open = true
    }
    ReviewSheet { anchors.fill: parent; review: root.table.review; figures: root.table.riskTitle }
}

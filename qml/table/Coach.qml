// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// Teresa's slip in lessons and in the guided deal, and the rings round what she speaks of. It lies where it hides least.
Item {
    id: root
    required property Guide guide
    required property bool comparing                          // hands at the showdown lie where the table was
    required property HandArea hand
    required property GameBoard board
    required property CutMoment cut
    required property SeatRing ring
    required property Actions actions
    required property Sayings sayings
    required property MeldOffers ways
    required property Item slate                              // with the tricks of two sides
    required property var tabs                                // at the edges of the table, as items
    required property Item paper                              // of a sheet with a question, or null
    required property real footTop                            // where the showdown's sheet begins
    required property rect line                               // that tells whose turn it is, or answers
    readonly property bool shown: visible && guide.active && guide.text !== ""
    readonly property real taken: shown && comparing ? slip.height + Theme.base : 0 // of the showdown's room
    readonly property bool concluding: shown && comparing && guide.over // what comes after the guided deal is to be chosen
    readonly property rect place: shown && !comparing ? Qt.rect(slip.x, slip.y, slip.width, slip.height) : Qt.rect(0, 0, 0, 0)
    readonly property Item ownSpeech: ring.count > 0 ? ring.seatAt(0)?.speech ?? null : null
    readonly property string said: shown ? guide.text : ""
    signal newMatch()
    signal fitted()                                           // all has come to rest
    onSaidChanged: if (said !== "") Announcer.say(said)

    // what is pointed at, one by one
    function names(): list<string> {
        const all = []
        for (const name of guide.pointsAt) {
            if (name !== "monte" && name !== "middle")
                all.push(name)
            else
                for (let i = 0; board && board.thing(name, i) as CardFace; ++i)
                    all.push(name + i)
        }
        return all
    }
    // what the guide means by a name
    function thing(name: string): Item {
        const last = Number(name.match(/\d*$/)[0])
        if (name.startsWith("hand"))
            return hand.card(last)
        if (name.startsWith("trick"))                         // the card of that seat
            return board?.thing("trick", last) ?? null
        if (name.startsWith("monte") || name.startsWith("middle"))
            return board.thing(name.slice(0, -1), last)
        if (name.startsWith("seat"))
            return board?.seat(last) ?? ring.seatAt(last)
        if (name.startsWith("meld"))
            return board?.laid(last, 0)?.parent ?? null
        if (name === "pool")
            return board.pool
        if (board && Array.from(board.things).includes(name))
            return board.thing(name, 0)
        return name === "value" ? hand.value ?? board?.worth ?? null : (actions.ticket(name) ?? sayings.saying(name) ?? ways.way(name))
    }
    // the thing with this place among those pointed at; asked anew with each word
    function pointed(i: int): Item {
        const all = names()
        return shown && !comparing && i < all.length ? thing(all[i]) : null
    }
    function placeOf(item: Item): rect { return item.mapToItem(root, 0, 0, item.width, item.height) }
    // what lies on the table, and how much it would be missed: { place, cost }
    function lying(): var {
        const choosing = !guide.waits && !guide.astray && !guide.over
        const things = []
        const add = (item, cost) => {
            if (item && item.visible)
                things.push({ place: placeOf(item), cost: cost })
        }
        for (let i = 0; i < hand.count; ++i)
            add(hand.card(i), choosing ? 14 : 12)
        add(hand.value, 8)
        for (const row of ["monte", "middle", "trick"]) {     // of a trick all words are
            for (let i = 0; board && board.thing(row, i) as CardFace; ++i)
                add(board.thing(row, i), row === "trick" ? 60 : choosing ? 14 : 7)
        }
        add(board?.thing("fool", 0) ?? null, 14)
        add(board?.thing("laid", 0) ?? null, 3)
        add(slate, 4)
        add(board?.pool ?? null, 6)
        board?.lain().forEach(one => add(one.item, one.cost))
        const pack = (board?.thing("stock", 0) ?? null) as Stock
        add(pack, choosing && pack?.acts ? 14 : 7)
        add(board?.thing("discards", 0) ?? null, choosing ? 14 : 7)
        for (let seat = 0; seat < ring.count; ++seat)
            add(ring.seatAt(seat), seat > 0 ? 5 : 7)
        add(ownSpeech, 7)
        things.push({ place: line, cost: 5 })
        add(actions, choosing ? 14 : 1)
        add(sayings.visible ? sayings : ways, 14)             // of which no game has both
        add(paper, 40)
        for (const tab of tabs)
            add(tab, 40)
        return things
    }
    function lay() {
        fitted()
        if (!shown || comparing)
            return
        const spoken = names().map(name => thing(name)).filter(item => item !== null).map(item => placeOf(item))
        if (cut.visible) {                                    // both parts of the pack, with their counts
            const pack = placeOf(cut)
            spoken.push(Qt.rect(pack.x, pack.y, pack.width, cut.tall))
        }
        const things = lying()
        spot.seek(spoken, things.map(thing => thing.place), things.map(thing => thing.cost))
    }
    Component.onCompleted: soon.restart()
    Timer { id: soon; interval: 0; onTriggered: root.lay() } // once for all that changes together
    onWidthChanged: soon.restart(); onHeightChanged: soon.restart()
    onShownChanged: soon.restart(); onComparingChanged: soon.restart(); onLineChanged: soon.restart()
    Connections {
        target: root.ownSpeech
        function onVisibleChanged() { if (root.ownSpeech.visible) soon.restart() }
    }
    Connections { target: root.cut; function onVisibleChanged() { soon.restart() } }
    Connections { target: root.hand; function onChosenChanged() { soon.restart() } } // ghosts come and go
    Connections { target: root.board; function onArrivedChanged() { soon.restart() } } // cards that were under way lie now
    Connections {
        target: root.guide
        function onChanged() {
            soon.restart()
            settling.restart()
        }
    }
    Timer { id: settling; interval: Theme.travelTime + 60; onTriggered: root.lay() } // once all has come to rest
    CoachSpot { id: spot; page: root; slip: slip }

    component Pointing: Item {
        id: pointing
        required property int nth
        objectName: "pointing" + nth
        readonly property Item at: root.pointed(nth)
        parent: at ?? root
        anchors.fill: parent
        visible: at !== null
        z: 3
        // how far it may lie outside of what it is round, below it and elsewhere: never beyond the window
        property real outside: 8
        property real outsideBelow: 8
        function fit() {
            if (!at)
                return
            const place = at.mapToItem(root, 0, 0, at.width, at.height)
            outside = Math.max(0, Math.min(8, place.x - 1, place.y - 1, root.width - place.x - place.width - 1))
            outsideBelow = Math.max(0, Math.min(8 + (at?.below ?? 0), root.height - place.y - place.height - 1))
        }
        onAtChanged: fit()
        Connections { target: root; function onFitted() { pointing.fit() } }
        Rectangle {
            objectName: "ring"
            anchors { fill: parent; margins: -pointing.outside; bottomMargin: -pointing.outsideBelow }
            radius: 9
            color: "transparent"
            border { color: Theme.ink; width: 7 }
            Rectangle {
                anchors { fill: parent; margins: 1.5 }
                radius: 8
                color: "transparent"
                border { color: Theme.gold; width: 4 }
            }
        }
        Rectangle {                                           // an arrow's head, so that it is no ring of the keys
            anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.top; bottomMargin: 3 }
            width: Theme.base
            height: width
            rotation: 45
            antialiasing: true
            color: Theme.gold
            border { color: Theme.ink; width: 1.5 }
        }
    }
    Pointing { nth: 0 }
    Pointing { nth: 1 }
    Pointing { nth: 2 }
    Pointing { nth: 3 }
    Pointing { nth: 4 }
    Pointing { nth: 5 }

    CoachSlip {
        id: slip
        objectName: "coach"
        guide: root.guide
        visible: root.shown
        enabled: root.enabled
        x: root.comparing ? Theme.base * 1.6 : spot.at.x
        y: root.comparing ? root.footTop - height - Theme.base * 0.8 : spot.at.y
        width: root.comparing ? Math.min(root.width - Theme.base * 14, Theme.base * 56) : spot.at.width
        onNewMatch: root.newMatch()
    }
}

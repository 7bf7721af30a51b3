// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Window
import Cards

// The cloth and all that lies on it while the cards are played.
Item {
    id: root
    required property Table table
    required property TableLayout places
    required property Flights flights
    required property real jolt                               // how far a knock makes it jump
    required property bool cutting
    required property bool playing
    required property bool covered
    required property SeatNote note                           // what a seat did
    required property bool looking                            // nothing is asked of the person here
    required property bool logOpen
    required property rect slip                               // where the coach's slip lies; nothing sticks out from under it
    required property rect advice                             // the same of the hint
    readonly property GameBoard heart: holder.item as GameBoard
    readonly property real heartX: holder.x
    readonly property real heartY: holder.y
    readonly property SeatRing ring: guests
    readonly property bool fielded: heart !== null && heart.whole // its melds take all room from the tabs to the hand
    readonly property bool melding: fielded && holder.visible
    readonly property bool lineBelow: places.slated && places.tall
    readonly property real lineGap: Theme.base * (places.slated && places.wanted > 1.2 ? 0.35 : 0.7) // between the middle and the line below it
    readonly property HandArea hand: fielded ? twoRows : own
    readonly property FirstDealerDraw draw: drawing
    readonly property CutMoment cut: cutter
    readonly property Actions tickets: offers
    readonly property Sayings sayings: palette
    readonly property MeldOffers waysToLay: ways
    readonly property Knock knock: rapping
    readonly property Item slate: score
    readonly property Item middle: holder
    readonly property var tabs: [menuTab, rulesTab, logTab, orderTab]
    readonly property point helpAt: {                         // where the hint's tab lies beside fields of melds
        const seat = guests.count > 0 ? guests.seatAt(0) : null
        return places.tall ? Qt.point(Theme.base * 0.5, heart ? holder.y + heart.helpTop + orderTab.height + 4 : 0)
                           : Qt.point(Theme.base * 0.9, (seat ? seat.y : height) - orderTab.height - 2)
    }
    readonly property rect turnLine: lasting.visible ? Qt.rect(lasting.x, lasting.y, lasting.width, lasting.height)
                                                     : Qt.rect(places.centre - notice.across / 2, notice.y, notice.across, notice.height)
    signal menuRequested()
    signal rulesRequested()
    signal logRequested()

    function meets(one: rect, item: Item): bool {
        return one.width > 0 && one.x < item.x + item.width && item.x < one.x + one.width && one.y < item.y + item.height && item.y < one.y + one.height
    }
    function underSlip(item: Item): bool { return meets(slip, item) || meets(advice, item) }
    function placeOf(item: Item): rect { return item.visible ? Qt.rect(item.x, item.y, item.width, item.height) : Qt.rect(0, 0, 0, 0) }
    // all slips, as the middle sees them
    function slipsOver(): var {
        const all = Array.from([advice, slip, placeOf(palette)])
        return all.filter(one => one.width > 0).map(one => Qt.rect(one.x - holder.x, one.y - holder.y, one.width, one.height))
    }
    // what no slip ever covers: one's own cards, the cards in the middle, the line that tells whose turn it is, and all that
    // is pressed. Each is as large as it may become in this step of a turn, so that a slip lies in the same place each time.
    // `now`: only for as long as this choice lasts.
    function needed(now: bool): list<rect> {
        const aside = places.parted ? places.apartGap + places.cardWidth : 0
        const all = []
        for (const item of [menuTab, rulesTab, logTab, occasion, offers, laidOpen, score, palette, aim, ways])
            all.push(placeOf(item))
        if (wagers.visible)
            all.push(wagers.tabPlace)
        const line = Math.max(turnLine.width, Math.min(places.noticeWidth, places.noticeSize * 15))
        all.push(Qt.rect(places.centre - line / 2, notice.y, line, turnLine.height),
                 Qt.rect(hand.x, places.handTop, hand.width + aside, height - places.foot - places.handTop),
                 table.stage === Table.Turn ? places.ticketsArea : placeOf(offers))
        if (heart && holder.visible) {
            for (const one of now ? heart.placesNow() : heart.cardPlaces())
                all.push(Qt.rect(holder.x + one.x, holder.y + one.y, one.width, one.height))
        }
        return all
    }
    // the same of any step: only where it can lie clear of this a slip need not move from one to the next
    function everNeeded(): list<rect> {
        return [places.ticketsArea, Qt.rect(places.handFrom, places.handTop, places.handTo - places.handFrom, height - places.foot - places.handTop)]
    }
    // what is given up first where a small window has no room: the own face and tokens, and the log's handle. Both go meanwhile.
    function spare(): list<rect> {
        const seat = guests.seatAt(0)
        return [seat ? Qt.rect(seat.x, seat.y, seat.width, seat.height) : Qt.rect(0, 0, 0, 0),
                places.logAtFoot ? Qt.rect(logSlip.x, logSlip.y, logSlip.width, logSlip.height) : Qt.rect(0, 0, 0, 0)]
    }
    function pot(): rect { return heart?.pool ? Qt.rect(holder.x + heart.pool.x, holder.y + heart.pool.y, heart.pool.width, heart.pool.height) : Qt.rect(0, 0, 0, 0) }
    // the focus to the next part of the table, or to the one before: hand, middle, tickets, seats
    function goOn(back: bool) {
        const parts = fielded ? [hand, heart, offers] : [hand, heart, offers, guests]
        const focused = Window.activeFocusItem
        let at = parts.findIndex(part => holds(part, focused))
        if (at < 0)
            at = back ? parts.length : -1
        for (let step = 0; step < parts.length; ++step) {
            at = (at + (back ? parts.length - 1 : 1)) % parts.length
            if (parts[at].takeFocus())
                return
        }
    }
    // what lies in the middle, in words, one thing after the other
    property int told: -1
    function tellNext() {
        const things = heart ? heart.things : []
        if (things.length === 0)
            return
        told = (told + 1) % things.length
        tell(things[told])
    }
    function tell(zone: string) {
        const words = heart.about(zone)
        table.remarked(words)
        Announcer.say(words)
    }
    function holds(part: Item, focused: Item): bool {
        for (let up = focused; up; up = up.parent) {
            if (up === part)
                return true
        }
        return false
    }

    Backdrop {
        anchors.fill: parent
        busy: true
        z: -2
        Cloth { x: root.places.clothX; y: root.places.clothY; width: root.places.clothWidth; height: root.places.clothHeight; band: root.places.clothBand }
    }
    Glass {
        id: glass
        objectName: "glass"
        visible: !root.table.tallies && !root.underSlip(glass) && root.places.ring.side <= 1 && !root.places.reached && root.width > root.height * 1.5
        height: root.places.handHeight * 0.34
        x: root.width - height - Theme.base * 2.6
        y: root.height * 0.56
    }
    Tab { id: menuTab; objectName: "menuTab"; size: root.places.tabType; x: Theme.base * 0.8; text: root.looking ? qsTr("Back") : qsTr("Menu"); key: qsTr("Esc"); onClicked: root.menuRequested() }
    Tab {
        id: rulesTab
        objectName: "rulesTab"
        size: root.places.tabType
        anchors { right: parent.right; rightMargin: Theme.base * 0.8 }
        text: qsTr("Rules")
        key: "F1"
        onClicked: root.rulesRequested()
    }
    Bets {
        id: wagers
        z: bets.open ? 2 : -1                                 // the slip over whatever lies there, the tab below what is said
        anchors.fill: parent
        visible: bets.played && !root.looking && !root.table.handingOver
        table: root.table
        size: root.places.tabType
        // below the other where the log's is below the menu's: seats may reach up between them
        edge: root.places.logAtFoot ? rulesTab.x - Theme.s : root.width - Theme.base * 0.8
        upper: root.places.logAtFoot ? 0 : rulesTab.height + Theme.base * 1.5
    }
    LogTab {
        id: logTab
        visible: !root.places.logAtFoot && !root.logOpen && !root.table.handingOver
        size: root.places.tabType
        x: root.fielded ? menuTab.x + menuTab.width + Theme.base * 0.8 : menuTab.x
        y: root.fielded ? 0 : menuTab.height + Theme.base * 0.6
        onClicked: root.logRequested()
    }
    SideSlate {
        id: score
        objectName: "slate"
        visible: root.table.tallies && !root.fielded && root.table.stage !== Table.NoMatch && !root.table.handingOver
        table: root.table
        size: root.places.sideSlate
        x: menuTab.x
        y: root.places.slateTop
        width: implicitWidth
        height: implicitHeight
    }
    MouseArea {                                               // beside the slip, where nothing lies
        anchors.fill: parent
        z: -1
        enabled: palette.visible
        onClicked: root.table.clearSelection()
    }
    // In the same corner for any card, above the seat at the right; in a tall window below the line of the turn.
    Sayings {
        id: palette
        z: 3
        // in a small window the hint has its corner while it lies open: both would be too small to read
        visible: root.table.sayings !== null && count > 0 && !root.covered && !(root.table.hint.open && !root.places.tall && root.places.height < 700)
        table: root.table
        readonly property real edge: Theme.base * 0.4
        readonly property real upper: rulesTab.height + Theme.base * 0.5
        readonly property real least: root.places.tall ? root.places.lineTop - edge - y : root.places.ring.at(2).y - edge - upper
        // beside it the trick and the partner's seat are seen whole
        readonly property int usually: count > 9 ? 4 : 3     // columns
        readonly property real wide: root.places.tall ? root.width - 2 * edge : Math.max(root.width * 0.0137 * (usually * 7.4 + 1.4), root.width - 2 * edge - Math.max(root.places.ring.at(1).x + root.places.ring.seatWidth, holder.x + (root.heart?.reach ?? 0)))
        function sizeIn(columns: int): real { return Math.min(Theme.body, wide / (columns * 7.4 + 1.4), least / deep(Math.max(root.places.tall ? 1 : 2, Math.ceil(count / columns)))) }
        columns: !root.places.tall ? usually : Array.from({ length: Math.max(1, count) }, (none, i) => i + 1).reduce((best, one) => sizeIn(one) >= sizeIn(best) ? one : best, 3)
        size: Math.max(9, sizeIn(columns))
        face: root.hand.chosen.length > 0 ? root.hand.card(root.hand.chosen[0])?.face ?? "" : ""
        x: root.width - edge - width
        // in a tall window below the cards at both sides, and the seats
        y: !root.places.tall ? upper : Math.max(holder.y + (root.heart?.freeBelow ?? 0), root.places.ring.at(0).y + root.places.ring.heightOf(0) + edge)
        onClosed: root.table.clearSelection()
    }
    OccasionLabel {
        id: occasion
        visible: text !== "" && !root.looking && !root.table.handingOver
        size: root.places.occasionSize
        room: root.places.occasionRoom
        x: menuTab.x
        y: root.places.occasionTop
    }
    Binding { target: root.places; property: "occasioned"; value: occasion.visible }
    Loader {
        id: holder
        readonly property url wanted: root.table.board
        visible: !root.cutting && root.table.stage !== Table.FirstDealer && root.table.stage !== Table.NoMatch
        z: root.heart && (root.heart.dragging || root.heart.peeking) ? 1 : 0
        transform: Translate { y: root.jolt }
        function bring() { setSource(wanted, { table: root.table, places: root.places }) }
        onWantedChanged: if (item) bring()
        Component.onCompleted: bring()
        x: root.fielded ? 0 : Math.round(root.places.centre - width / 2)
        y: root.fielded ? root.places.fieldsTop : Math.round(root.places.middleTop + (root.lineBelow ? (root.places.lineTop - root.places.middleTop - height) * 0.5 : (root.places.middleBottom - root.places.middleTop - height - notice.height - root.lineGap) * (root.places.openInMiddle && !root.places.slated ? 0.32 : 0.5)))
    }
    Binding { target: root.heart; property: "origin"; value: Qt.point(holder.x, holder.y) }
    Binding { target: root.heart; property: "table"; value: root.table }
    Binding { target: root.heart; property: "enterActs"; value: offers.acts }
    Binding { target: root.heart; property: "carrying"; value: root.hand.dragging }
    Binding { target: root.heart; property: "arrived"; value: root.flights.flying === 0 }
    Binding { target: root.heart; property: "shuffling"; value: root.flights.flying > 0 && root.table.stage === Table.Cut }
    Binding {
        target: root.heart
        property: "slips"
        value: root.slipsOver()
    }
    Binding { target: root.heart; property: "undealt"; value: root.flights.undealt }
    Connections {
        target: root.heart
        function onDropped(zone: string, index: int, at: point) {
            const on = root.hand.under(at)                    // a card of the hand, or else beside them
            root.table.bring(zone, index, on < 0 && root.hand.contains(root.hand.mapFromItem(null, at)) ? root.hand.count : on)
        }
        function onLeftDownwards() { root.hand.takeFocus() }
        function onAsked(zone: string) { root.tell(zone) }
    }
    SeatRing {
        id: guests; anchors.fill: parent; transform: Translate { y: root.jolt } table: root.table; places: root.places; told: !drawing.visible || drawing.found
        slip: root.advice
        alone: root.melding
        z: root.places.tall && ownSpeaks ? 1 : 0              // in a tall window one's words reach over the hand
        middleLeft: root.cutting ? cutter.x : holder.x
        middleRight: root.cutting ? cutter.x + cutter.width : holder.x + holder.width
        onAsked: seat => root.note.toggle(seat)
        onPassed: seat => { if (root.note.seat === seat && !root.note.asked) root.note.close() }
        onDweltChanged: if (dwelt >= 0 && !root.note.asked) dwelling.restart(); else dwelling.stop()
    }
    Company { table: root.table; ring: guests }
    Timer { id: dwelling; interval: 500; onTriggered: if (guests.dwelt >= 0) root.note.show(guests.dwelt, false) }
    Knock { id: rapping; ring: guests; places: root.places; picture: root.table.callPicture; transform: Translate { y: root.jolt } }
    Gesture { table: root.table; ring: guests; places: root.places }
    FirstDealerDraw {
        id: drawing
        anchors.fill: parent
        visible: root.table.stage === Table.FirstDealer
        table: root.table
        places: root.places
        ring: guests
        landed: root.flights.flying === 0
    }
    CutMoment {
        id: cutter
        visible: root.cutting
        // a wide cloth of fields has its players at the edge of the window
        x: Math.max(root.places.clothX + root.places.clothBand * 1.4, root.fielded && root.table.seatCount > 2 ? Theme.base * 5.6 : 0)
        y: root.places.cutTop + Math.max(0, (root.places.cutRoom - tall) / 2)
        width: root.width - 2 * x
        table: root.table
        cardHeight: root.places.cutCard
        arrived: root.flights.flying === 0
    }
    Notice {
        id: notice
        table: root.table
        size: root.places.noticeSize
        plated: root.melding
        turnLast: root.places.slated
        text: lasting.visible || steps.visible ? "" : drawing.visible && !drawing.found ? drawing.rule : root.table.tallies && !root.fielded ? lain : root.table.notice
        // what lies is told of a trick, and not what is still on its way there
        readonly property string now: root.table.notice
        property string lain
        onNowChanged: lying.restart()
        Component.onCompleted: lain = now
        // above fields of melds it lies between the tabs, where the steps of a turn are told
        readonly property real between: logTab.visible ? logTab.x + logTab.width + Theme.base : menuTab.x + menuTab.width + Theme.base
        x: root.melding ? between : root.places.centre - width / 2
        width: root.melding ? aim.x - Theme.base - between : root.places.noticeWidth
        y: root.melding ? Math.round((root.places.fieldsTop - height) / 2) - 2 : drawing.visible ? drawing.noticeY : root.cutting ? cutter.y - height - Theme.base * 1.1 : root.lineBelow ? root.places.lineTop : holder.y + holder.height + root.lineGap
    }
    PhaseStrip {
        id: steps
        objectName: "steps"
        visible: root.melding && root.table.yourTurn && root.table.melding.step !== Melding.NotYours
        opacity: notice.telling ? 0 : 1
        now: root.table.melding.step - 1
        laid: root.heart?.laidNow ?? false
        size: Math.min(Theme.body, Theme.base * 1.25, Math.max(11, notice.width / 17))
        x: Math.round(Math.max(notice.x, Math.min(root.width / 2 - width / 2, notice.x + notice.width - width)))
        y: Math.round((root.places.fieldsTop - height) / 2) - 2
    }
    Label {                                                   // how far the person is, and what is played to
        id: aim
        objectName: "aim"
        readonly property string told: root.heart?.standing ?? ""
        visible: root.melding && told !== ""
        text: told
        // of the room between the tabs it leaves half to the steps
        size: Math.max(11, Math.min(root.places.tabType * 0.95, (rulesTab.x - notice.between) / told.length))
        height: Math.round(size * 1.9)
        x: visible ? rulesTab.x - width - Theme.base * 0.8 : rulesTab.x
        y: Math.round((menuTab.height - height) / 2) - 2
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    DarkTab {
        id: orderTab
        objectName: "orderTab"
        visible: root.melding && !root.looking && !root.table.handingOver && !(guests.seatAt(0)?.speech?.visible ?? false) // it would lie over one's own words
        text: qsTr("Sort")
        note: qsTr("Your hand by suits or by ranks")
        key: "O"
        size: Math.min(Theme.body, Theme.base * 1.15)
        x: root.helpAt.x
        y: root.helpAt.y - height - 4
        onClicked: root.table.pressed("o")
    }
    MeldOffers {
        id: ways
        z: 3
        visible: root.melding && root.table.yourTurn && count > 1 && !root.covered
        table: root.table
        size: root.places.typeSize
        width: Math.max(root.places.ticketWidth, Theme.base * 20)
        x: root.places.tall ? root.width - width - Theme.base : offers.x + offers.width - width
        y: (root.places.tall ? root.places.handTop : offers.y) - height - Theme.base * 0.6
    }
    Binding { target: CardPictures; property: "smallHeight"; value: 1000; when: root.fielded && root.visible } // many cards lie over one another
    Zone { id: trick; zones: root.table.zones; name: "trick" }
    Timer { id: lying; interval: 0; onTriggered: if (root.flights.flying === 0 || trick.count === 0) notice.lain = notice.now }
    Connections { target: root.flights; function onFlyingChanged() { lying.restart() } }
    LastTurns {
        id: lasting
        visible: root.heart !== null && root.heart.showsLastTurns && root.playing && root.table.turnsLeft.length > 0
        opacity: notice.telling ? 0 : 1                       // what is told lies in its place
        table: root.table
        size: notice.size * 0.92
        most: root.places.noticeWidth
        x: Math.round(root.places.centre - width / 2)
        y: notice.y
    }
    OpenHand {
        id: laidOpen
        visible: root.places.openInMiddle && root.playing
        table: root.table
        size: Math.min(root.places.noticeSize * 0.85, height * 0.46)
        // left of the hint's tab where that lies beside it, as far as the seats leave room
        readonly property real hintLeft: root.places.hintOnTickets ? root.width : (root.places.tall ? root.width - root.places.clothX - root.places.clothBand : root.places.ticketsLeft) - Theme.body * 8.4
        x: Math.round(Math.min(root.places.centre - width / 2, Math.max(root.places.leftFree, hintLeft - width)))
        y: notice.y + notice.height + Theme.base * 0.3
        height: Math.min(root.places.monteHeight * 0.62, root.places.handY - root.places.handHeight * 0.1 - y - Theme.base * 0.5)
    }
    LogSlip {
        id: logSlip
        z: -1                                                 // below what the own seat says
        visible: !root.underSlip(logSlip) && root.places.logAtFoot && !root.logOpen && !root.table.handingOver
        table: root.table
        roomy: root.places.logRoomy
        typeSize: root.places.logType
        x: root.places.logLeft
        y: root.height - height - root.places.foot
        width: Math.min(root.places.logType * 18, root.places.logRoom)
        onClicked: root.logRequested()
    }
    Connections {
        target: root.heart
        ignoreUnknownSignals: true
        function onTakenBack(face: string) { root.hand.putBack(face) }
    }
    Connections {
        target: root.table
        function onCardSought(place: int) { root.hand.goTo(place) }
    }
    function carry(index: int, at: point) {
        const under = heart.under(at)
        if (under)
            table.carryTo(index, under.zone, under.index)
    }
    OwnHand {
        id: own
        laid: !root.fielded
        visible: laid
        enterActs: offers.acts
        table: root.table
        places: root.places
        transform: Translate { y: root.jolt }
        onDropped: (index, at) => root.carry(index, at)
        onLeftUpwards: root.heart.takeFocus()
    }
    MeldHand {
        id: twoRows
        laid: root.fielded
        visible: laid
        enterActs: offers.acts
        table: root.table
        places: root.places
        onDropped: (index, at) => root.carry(index, at)
        onLeftUpwards: root.heart.takeFocus()
    }
    Actions {
        id: offers
        z: 1                                                  // over the log slip
        table: root.table
        offered: !root.covered
        inRow: root.places.tall
        size: root.places.typeSize
        noteLines: root.places.typeSize > Theme.base * 1.1 ? 1 : 2
        ticketWidth: root.places.ticketWidth
        x: root.places.tall ? Math.round((root.width - width) / 2) : root.width - width - Theme.base * 1.1
        anchors { bottom: parent.bottom; bottomMargin: Theme.base * 0.8 }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Window
import Cards

// The card table: the own hand at the foot, the others round the cloth, monte, stock and pool in the middle.
FocusScope {
    id: root
    required property Table table
    readonly property int stage: table.stage
    readonly property bool comparing: stage === Table.Showdown || stage === Table.Restart
    readonly property bool over: stage === Table.Over
    readonly property bool cutting: stage === Table.Cut && table.yourTurn
    readonly property bool asked: stage === Table.Reentry && table.yourTurn
    readonly property bool picking: board.heart !== null && board.heart.asksForAHand
    readonly property bool betting: table.bets.drafting       // a bet is put together
    readonly property bool declaring: stage === Table.Declaration
    readonly property bool playing: stage === Table.Turn || stage === Table.Draw
    readonly property bool handing: table.handingOver         // to whoever has to choose next at this screen
    readonly property bool covered: comparing || over || asked || picking || betting || declaring
    readonly property bool looking: table.onlooker            // a replay: nothing is asked of the person here
    readonly property var count: board.fielded ? melds : table.tallies ? tally : showdown // on which a deal ends
    readonly property TableLayout layout: places
    readonly property Coach teacher: coach
    readonly property Overlay laid: drawer.open ? drawer : null
    readonly property bool away: drawer.open && drawer.modal  // one reads, and the table waits
    readonly property real aside: drawer.taken                // what the log takes of the page, from the left
    signal menuRequested()
    signal rulesRequested()
    signal newMatchRequested()
    signal homeRequested()
    signal placeRequested(where: string)                      // a place that Main.go() knows
    signal replayRequested(match: real)                       // by its number in the history
    signal moveRequested(match: real, position: int)          // of it, after so many steps
    signal rematchRequested()

    property int seatsLaid: 2                                 // the cloth stays as it lies while all is taken off it
    readonly property int seatCount: table.seatCount
    onSeatCountChanged: if (seatCount > 0) seatsLaid = seatCount
    onHandingChanged: {
        if (handing) {
            drawer.open = false
            note.close()
            forceActiveFocus()                                // whatever had it belongs to another now
        }
    }
    function showLog() {
        drawer.pointed = false
        drawer.open = !drawer.open
    }
    // with the pointer, or with a key on what opens it
    function openLog() {
        drawer.pointed = ["logTab", "showdownLog"].indexOf(Window.activeFocusItem?.objectName ?? "") < 0
        drawer.open = true
    }
    function stepBack() {
        if (drawer.open)
            drawer.open = false
        else if (help.stepBack() || note.stepBack() || board.heart.stepBack())
            return
        else if (!table.clearSelection())
            menuRequested()
    }

    // nothing has the focus yet: an arrow gives it to the hand
    Keys.onPressed: event => {
        const arrow = event.key === Qt.Key_Left || event.key === Qt.Key_Right
        if (arrow && picking)
            choice.move(event.key === Qt.Key_Left ? "first" : "second")
        event.accepted = arrow && picking || arrow && !looking && !covered && Window.activeFocusItem === root && board.hand.takeFocus()
    }

    TableLayout { id: places; width: root.width; height: root.height; seats: root.handing ? root.seatsLaid : root.seatCount; cardAspect: root.table.cardAspect; cards: root.table.cardsInHand; most: root.table.mostInHand; apart: own.apart >= 0; across: root.table.middleAcross; acrossTall: root.table.middleAcrossTall; held: own.count; clockwise: root.table.clockwise; slated: root.table.tallies && !board.fielded; fielded: board.fielded }
    Zone { id: own; zones: root.table.zones; name: "hand" }
    TableKeys {
        table: root.table
        guide: Session.guide
        active: root.visible && root.enabled && !root.looking
        reading: root.away || help.reading
        concluding: coach.concluding
        onAboutRequested: if (!root.covered && !root.handing) board.tellNext()
        onLookRequested: if (!root.covered && !root.handing) board.heart.look()
        onPartRequested: back => { if (!root.covered && !root.handing) board.goOn(back) }
        onLogRequested: if (!root.handing) root.showLog()
        onBackRequested: root.stepBack()
    }
    Connections {
        target: root.table
        function onNewMatchWanted() { root.newMatchRequested() }
        function onHomeWanted() { root.homeRequested() }
        function onReplayWanted(id: real) { root.replayRequested(id) }
        function onMoveWanted(id: real, position: int) { root.moveRequested(id, position) }
        function onRematchWanted() { root.rematchRequested() }
        function onOnwardWanted() { root.placeRequested(Osteria.atTable ? "evening" : "deals") }
    }

    Board {
        id: board
        logOpen: drawer.open
        anchors.fill: parent
        visible: !root.comparing && !root.over
        enabled: !root.covered && !root.away
        table: root.table
        places: places
        flights: flights
        note: note
        slip: coach.place
        advice: help.place
        jolt: motion.jolt
        cutting: root.cutting
        playing: root.playing
        covered: root.covered || root.handing
        looking: root.looking
        onMenuRequested: root.menuRequested()
        onRulesRequested: root.rulesRequested()
        onLogRequested: root.openLog()
    }
    TallySheet {
        id: tally
        anchors.fill: parent
        open: root.comparing && root.count === tally
        enabled: open && !root.away && !help.reading
        silent: coach.concluding
        table: root.table
        onMenuRequested: root.menuRequested()
        onRulesRequested: root.rulesRequested()
        onLogRequested: root.openLog()
    }
    MeldCount {
        id: melds
        anchors.fill: parent
        open: root.comparing && root.count === melds
        enabled: open && !root.away && !help.reading
        silent: coach.concluding
        table: root.table
        onMenuRequested: root.menuRequested()
        onRulesRequested: root.rulesRequested()
        onLogRequested: root.openLog()
    }
    Showdown {
        id: showdown
        anchors.fill: parent
        open: root.comparing && root.count === showdown
        enabled: !root.away && !help.reading
        table: root.table
        kept: coach.taken
        silent: coach.concluding
        held: (seat, card) => motion.held(seat, card)
        onMenuRequested: root.menuRequested()
        onRulesRequested: root.rulesRequested()
        onLogRequested: root.openLog()
    }
    EndOfMatch {
        id: end
        anchors.fill: parent
        open: root.over
        enabled: !root.away && !help.reading
        table: root.table
        onMenuRequested: root.menuRequested()
        onRulesRequested: root.rulesRequested()
        onLogRequested: root.openLog()
        extras: !root.looking
        onWent: where => root.placeRequested(where)
    }
    Declaration {
        id: declaration
        anchors.fill: parent
        enabled: open && !root.away
        open: root.declaring
        table: root.table
    }
    Flights { id: flights; anchors.fill: parent; cardHeight: places.handHeight }
    Motion {
        id: motion
        table: root.table
        flights: flights
        ring: board.ring
        board: board.heart
        hand: board.hand
        draw: board.draw
        showdown: showdown.open ? showdown : null
        places: places
        knock: board.knock
        middle: board.middle
    }
    Reentry {
        id: reentry
        anchors.fill: parent
        table: root.table
        open: root.asked
        enabled: open && !root.away
        portrait: board.ring.seatAt(0) ? board.ring.seatAt(0).portrait : "tu"
    }
    HandChoice {
        id: choice
        anchors.fill: parent
        table: root.table
        open: root.picking
        kept: help.taken
        enabled: open && !root.away
    }
    BetSheet {
        id: bet
        anchors.fill: parent
        table: root.table
        open: root.betting
        enabled: open && !root.away
        onClosed: root.table.clearSelection()
    }
    HandOver {
        id: handOver
        anchors.fill: parent
        enabled: open && !root.away
        table: root.table
    }
    Coach {
        id: coach
        anchors.fill: parent
        visible: !root.over && !root.declaring && !root.looking && !root.table.turning
        enabled: !root.away && !help.reading
        guide: Session.guide
        comparing: root.comparing
        hand: board.hand
        board: board.heart
        cut: board.cut
        ring: board.ring
        actions: root.asked ? reentry.actions : root.picking ? choice.actions : board.tickets
        sayings: board.sayings
        ways: board.waysToLay
        slate: board.slate
        tabs: board.tabs
        paper: root.asked ? reentry.paper : root.picking ? choice.paper : null
        footTop: showdown.footTop
        line: board.turnLine
        onNewMatch: root.newMatchRequested()
    }
    TableHelp {
        id: help
        anchors.fill: parent
        enabled: !root.away
        table: root.table
        places: places
        tickets: board.tickets
        board: board
        paper: root.picking ? choice.paper : null
        coach: coach.place
        questioned: root.asked || root.betting || root.declaring
        settled: root.comparing || root.over || root.handing
    }
    SeatNote { id: note; enabled: board.enabled; table: root.table; ring: board.ring; size: places.typeSize; slip: coach.place; closed: root.covered || root.cutting }
    HighlightPicture {                                        // above the tabs of the help, which are dimmed with the rest
        anchors.fill: parent
        table: root.table
    }
    Slip {                                                    // where the notice of the cloth cannot be seen, and clear of the hands
        id: answer
        objectName: "answer"
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(root.comparing ? root.count.footTop - height - Theme.base * 0.3 : parent.height * 0.585)
        width: Math.min(implicitWidth, parent.width - Theme.base * 4)
        size: Math.min(Theme.head, Theme.base * 1.5)
        least: 12
    }
    Connections {
        target: root.table
        enabled: root.comparing || root.over
        function onRefused(why: string) { answer.tell(why) }
    }
    Connections {                                             // also where the stage that comes has another place for it
        target: root.table
        function onStageChanged() { answer.forget() }
    }
    LogDrawer {
        id: drawer
        parent: root.parent
        anchors { fill: parent; bottomMargin: parent ? parent.height - root.height : 0 } // above the strip of a replay
        table: root.table
        onClosed: open = false
    }
    FocusKeeper {
        table: root.table
        page: root
        idle: root.away
        pack: board.cut
        hand: board.hand
        tickets: root.comparing ? root.count.actions : root.over ? end.actions : root.asked ? reentry.actions : root.picking ? choice.actions : root.betting ? bet.actions : root.declaring ? declaration.actions : root.handing ? handOver.actions : board.tickets
    }
}

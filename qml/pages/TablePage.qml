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
    readonly property bool comparing: stage === Table.Showdown
    readonly property bool over: stage === Table.Over
    readonly property bool cutting: stage === Table.Cut && table.yourTurn
    readonly property bool asked: stage === Table.Reentry && table.yourTurn
    readonly property bool declaring: stage === Table.Declaration
    readonly property bool playing: stage === Table.Turn || stage === Table.Draw
    readonly property bool covered: comparing || over || asked || declaring
    readonly property bool looking: table.onlooker            // a replay: nothing is asked of the person here
    readonly property TableLayout layout: places
    readonly property Overlay laid: drawer.open ? drawer : null
    signal menuRequested()
    signal rulesRequested()
    signal newMatchRequested()
    signal homeRequested()
    signal replayRequested(match: real)                       // by its number in the history

    function showLog() { drawer.open = !drawer.open }
    function stepBack() {
        if (drawer.open)
            drawer.open = false
        else if (help.stepBack())
            return
        else if (!table.clearSelection())
            menuRequested()
    }

    // nothing has the focus yet: an arrow gives it to the hand
    Keys.onPressed: event => {
        const arrow = event.key === Qt.Key_Left || event.key === Qt.Key_Right
        event.accepted = arrow && !looking && !covered && Window.activeFocusItem === root && board.hand.takeFocus()
    }

    TableLayout { id: places; width: root.width; height: root.height; seats: root.table.seatCount; cardAspect: root.table.cardAspect; cards: root.table.cardsInHand; held: own.count; clockwise: root.table.clockwise }
    Zone { id: own; zones: root.table.zones; name: "hand" }
    TableKeys {
        table: root.table
        active: root.visible && root.enabled && !root.looking
        reading: drawer.open || help.reading
        onPartRequested: back => { if (!root.covered) board.goOn(back) }
        onLogRequested: drawer.open = !drawer.open
        onBackRequested: root.stepBack()
    }
    Connections {
        target: root.table
        function onNewMatchWanted() { root.newMatchRequested() }
        function onHomeWanted() { root.homeRequested() }
        function onReplayWanted(id: real) { root.replayRequested(id) }
    }

    Board {
        id: board
        anchors.fill: parent
        visible: !root.comparing && !root.over
        enabled: !root.covered && !drawer.open
        table: root.table
        places: places
        flights: flights
        jolt: motion.jolt
        cutting: root.cutting
        playing: root.playing
        covered: root.covered
        looking: root.looking
        onMenuRequested: root.menuRequested()
        onRulesRequested: root.rulesRequested()
        onLogRequested: drawer.open = true
    }
    Showdown {
        id: showdown
        anchors.fill: parent
        open: root.comparing
        enabled: !drawer.open && !help.reading
        table: root.table
        kept: coach.taken
    }
    EndOfMatch {
        id: end
        anchors.fill: parent
        open: root.over
        enabled: !drawer.open && !help.reading
        table: root.table
    }
    Declaration {
        id: declaration
        anchors.fill: parent
        enabled: open && !drawer.open
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
        showdown: root.comparing ? showdown : null
    }
    Coach {
        id: coach
        anchors.fill: parent
        visible: !root.over && !root.declaring && !root.looking
        enabled: !drawer.open
        guide: Session.guide
        places: places
        comparing: root.comparing
        hand: board.hand
        board: board.heart
        ring: board.ring
        actions: board.tickets
        onNewMatch: root.newMatchRequested()
    }
    Reentry {
        id: reentry
        anchors.fill: parent
        table: root.table
        open: root.asked
        enabled: open && !drawer.open
        portrait: board.ring.seatAt(0) ? board.ring.seatAt(0).portrait : "tu"
    }
    TableHelp {
        id: help
        anchors.fill: parent
        enabled: !drawer.open
        table: root.table
        places: places
        tickets: board.tickets
        monteTop: board.heartY + (board.heart ? board.heart.cardsTop : 0)
        monteRight: board.heartX + (board.heart ? board.heart.cardsRight : 0)
        settled: root.comparing || root.over
    }
    Slip {                                                    // where the notice of the cloth cannot be seen
        id: answer
        objectName: "answer"
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(parent.height * 0.585)
        width: Math.min(implicitWidth, parent.width - Theme.base * 4)
        least: 12
    }
    Connections {
        target: root.table
        enabled: root.comparing || root.over
        function onRefused(why: string) { answer.tell(why) }
    }
    LogDrawer {
        id: drawer
        anchors.fill: parent
        table: root.table
        onClosed: open = false
    }
    FocusKeeper {
        table: root.table
        page: root
        idle: drawer.open
        pack: board.cut
        tickets: root.comparing ? showdown.actions : root.over ? end.actions : root.asked ? reentry.actions : root.declaring ? declaration.actions : board.tickets
    }
}

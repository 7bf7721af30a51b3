// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
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

    function showLog() { drawer.open = !drawer.open }
    function stepBack() {
        if (drawer.open)
            drawer.open = false
        else if (help.stepBack())
            return
        else if (!table.clearSelection())
            menuRequested()
    }

    // a card dragged onto another: both are chosen
    function pair(handCard: int, monteCard: int) {
        if (handCard < 0 || monteCard < 0)
            return
        if ((table.handSelection & (1 << handCard)) === 0)
            table.toggleHand(handCard)
        if ((table.monteSelection & (1 << monteCard)) === 0)
            table.toggleMonte(monteCard)
    }

    TableLayout { id: places; width: root.width; height: root.height; seats: root.table.seatCount; cards: root.table.cardsInHand }
    TableKeys {
        table: root.table
        active: root.visible && root.enabled && !root.looking
        reading: drawer.open || help.reading
        onLogRequested: drawer.open = !drawer.open
        onBackRequested: root.stepBack()
    }
    Connections {
        target: root.table
        function onNewMatchWanted() { root.newMatchRequested() }
        function onHomeWanted() { root.homeRequested() }
    }

    Item {
        id: board
        anchors.fill: parent
        visible: !root.comparing && !root.over
        enabled: !root.covered && !drawer.open
        Backdrop {
            anchors.fill: parent
            Cloth { x: places.clothX; y: places.clothY; width: places.clothWidth; height: places.clothHeight; band: places.clothBand }
        }
        Glass {
            visible: places.ring.side <= 1 && !places.aside && root.width > root.height * 1.5
            height: places.handHeight * 0.34
            x: root.width - height - Theme.base * 2.6
            y: root.height * 0.56
        }
        Tab { id: menuTab; objectName: "menuTab"; size: places.tabType; x: Theme.base * 0.8; text: root.looking ? qsTr("Back") : qsTr("Menu"); key: qsTr("Esc"); onClicked: root.menuRequested() }
        Tab {
            objectName: "rulesTab"
            size: places.tabType
            anchors { right: parent.right; rightMargin: Theme.base * 0.8 }
            text: qsTr("Rules")
            key: "F1"
            onClicked: root.rulesRequested()
        }
        LogTab {
            visible: !places.logAtFoot
            size: places.tabType
            x: menuTab.x
            y: menuTab.height + Theme.base * 0.6
            onClicked: drawer.open = true
        }
        Middle {
            id: middle
            table: root.table
            places: places
            visible: !root.cutting && root.stage !== Table.FirstDealer
            z: dragging ? 1 : 0
            transform: Translate { y: motion.jolt }
            onDropped: (index, at) => root.pair(hand.under(at), index)
            x: Math.round(places.centre - width / 2)
            y: Math.round(places.middleTop + (places.middleBottom - places.middleTop - height - notice.height - Theme.base * 0.7) * (places.openInMiddle ? 0.32 : 0.5))
        }
        SeatRing { id: ring; anchors.fill: parent; transform: Translate { y: motion.jolt } table: root.table; places: places; told: !draw.visible || draw.found }
        FirstDealerDraw {
            id: draw
            anchors.fill: parent
            visible: root.stage === Table.FirstDealer
            table: root.table
            places: places
            ring: ring
        }
        CutMoment {
            id: cut
            visible: root.cutting
            x: places.clothX + places.clothBand * 1.4
            y: middle.y + (root.height > root.width ? places.monteHeight * 0.6 : 0)
            width: root.width - 2 * x
            table: root.table
            cardHeight: places.monteHeight
        }
        DealersMoment { table: root.table; middle: middle; arrived: flights.flying === 0 }
        Notice {
            id: notice
            table: root.table
            size: places.noticeSize
            text: draw.visible && !draw.found ? root.table.drawText : root.table.notice
            x: places.centre - width / 2
            width: places.noticeWidth
            y: draw.visible ? draw.noticeY : middle.y + middle.height + Theme.base * (root.cutting ? 3.6 : 0.7)
        }
        OpenHand {
            visible: places.openInMiddle && root.playing
            table: root.table
            size: Math.min(places.noticeSize * 0.85, height * 0.46)
            x: Math.round(places.centre - width / 2)
            y: notice.y + notice.height + Theme.base * 0.3
            height: Math.min(places.monteHeight * 0.62, places.handY - places.handHeight * 0.1 - y - Theme.base * 0.5)
        }
        LogSlip {
            visible: places.logAtFoot
            table: root.table
            roomy: places.logRoomy
            typeSize: places.logType
            x: places.logLeft
            y: root.height - height - places.foot
            width: Math.min(places.logType * 18, places.logRoom)
            onClicked: drawer.open = true
        }
        OwnHand {
            id: hand
            table: root.table
            places: places
            transform: Translate { y: motion.jolt }
            onDropped: (index, at) => root.pair(index, middle.under(at))
        }
        Actions {
            id: tickets
            z: 1                                              // over the log slip
            table: root.table
            offered: !root.covered
            inRow: places.tall
            size: places.typeSize
            noteLines: places.typeSize > Theme.base * 1.1 ? 1 : 2
            ticketWidth: places.ticketWidth
            x: places.tall ? Math.round((root.width - width) / 2) : root.width - width - Theme.base * 1.1
            anchors { bottom: parent.bottom; bottomMargin: Theme.base * 0.8 }
        }
    }
    Showdown {
        id: showdown
        anchors.fill: parent
        visible: root.comparing
        enabled: !drawer.open && !help.reading
        table: root.table
        kept: coach.taken
    }
    EndOfMatch {
        id: end
        anchors.fill: parent
        visible: root.over
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
        ring: ring
        middle: middle
        hand: hand
        draw: draw
        showdown: root.comparing ? showdown : null
    }
    Coach {
        id: coach
        anchors.fill: parent
        visible: root.stage !== Table.Over && !root.looking
        enabled: !drawer.open
        guide: Session.guide
        places: places
        comparing: root.comparing
        hand: hand
        middle: middle
        ring: ring
        actions: tickets
        onNewMatch: root.newMatchRequested()
    }
    Reentry {
        id: reentry
        anchors.fill: parent
        table: root.table
        open: root.asked
        enabled: open && !drawer.open
        portrait: ring.seatAt(0) ? ring.seatAt(0).portrait : "tu"
    }
    TableHelp {
        id: help
        anchors.fill: parent
        enabled: !drawer.open
        table: root.table
        places: places
        tickets: tickets
        monteRight: middle.x + middle.monteAt.x + middle.monteWidth
        settled: root.comparing || root.over
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
        pack: cut
        tickets: root.comparing ? showdown.actions : root.over ? end.actions : root.asked ? reentry.actions : root.declaring ? declaration.actions : tickets
    }
}

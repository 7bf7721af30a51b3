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
    required property bool looking                            // nothing is asked of the person here
    readonly property GameBoard heart: holder.item as GameBoard
    readonly property real heartX: holder.x
    readonly property real heartY: holder.y
    readonly property SeatRing ring: guests
    readonly property OwnHand hand: own
    readonly property FirstDealerDraw draw: drawing
    readonly property CutMoment cut: cutter
    readonly property Actions tickets: offers
    signal menuRequested()
    signal rulesRequested()
    signal logRequested()

    // a card dragged onto another: both are chosen
    function pair(handCard: int, zone: string, index: int) {
        if (handCard < 0)
            return
        table.pick("hand", handCard)
        table.pick(zone, index)
    }
    // the focus to the next part of the table, or to the one before: hand, middle, tickets
    function goOn(back: bool) {
        const focused = Window.activeFocusItem
        let at = holds(own, focused) ? 0 : holds(heart, focused) ? 1 : holds(offers, focused) ? 2 : back ? 3 : -1
        for (let step = 0; step < 3; ++step) {
            at = (at + (back ? 2 : 1)) % 3
            if (at === 0 ? own.takeFocus() : at === 1 ? heart.takeFocus() : offers.takeFocus())
                return
        }
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
        visible: root.places.ring.side <= 1 && !root.places.aside && root.width > root.height * 1.5
        height: root.places.handHeight * 0.34
        x: root.width - height - Theme.base * 2.6
        y: root.height * 0.56
    }
    Tab { id: menuTab; objectName: "menuTab"; size: root.places.tabType; x: Theme.base * 0.8; text: root.looking ? qsTr("Back") : qsTr("Menu"); key: qsTr("Esc"); onClicked: root.menuRequested() }
    Tab {
        objectName: "rulesTab"
        size: root.places.tabType
        anchors { right: parent.right; rightMargin: Theme.base * 0.8 }
        text: qsTr("Rules")
        key: "F1"
        onClicked: root.rulesRequested()
    }
    LogTab {
        visible: !root.places.logAtFoot
        size: root.places.tabType
        x: menuTab.x
        y: menuTab.height + Theme.base * 0.6
        onClicked: root.logRequested()
    }
    Loader {
        id: holder
        readonly property url wanted: root.table.board
        visible: !root.cutting && root.table.stage !== Table.FirstDealer
        z: root.heart && root.heart.dragging ? 1 : 0
        transform: Translate { y: root.jolt }
        function bring() { setSource(wanted, { table: root.table, places: root.places }) }
        onWantedChanged: if (item) bring()
        Component.onCompleted: bring()
        x: Math.round(root.places.centre - width / 2)
        y: Math.round(root.places.middleTop + (root.places.middleBottom - root.places.middleTop - height - notice.height - Theme.base * 0.7) * (root.places.openInMiddle ? 0.32 : 0.5))
    }
    Binding { target: root.heart; property: "table"; value: root.table }
    Binding { target: root.heart; property: "arrived"; value: root.flights.flying === 0 }
    Connections {
        target: root.heart
        function onDropped(zone: string, index: int, at: point) { root.pair(own.under(at), zone, index) }
    }
    SeatRing { id: guests; anchors.fill: parent; transform: Translate { y: root.jolt } table: root.table; places: root.places; told: !drawing.visible || drawing.found }
    FirstDealerDraw {
        id: drawing
        anchors.fill: parent
        visible: root.table.stage === Table.FirstDealer
        table: root.table
        places: root.places
        ring: guests
    }
    CutMoment {
        id: cutter
        visible: root.cutting
        x: root.places.clothX + root.places.clothBand * 1.4
        y: holder.y + (root.height > root.width ? root.places.monteHeight * 0.6 : 0)
        width: root.width - 2 * x
        table: root.table
        cardHeight: root.places.monteHeight
    }
    Notice {
        id: notice
        table: root.table
        size: root.places.noticeSize
        text: drawing.visible && !drawing.found ? drawing.rule : root.table.notice
        x: root.places.centre - width / 2
        width: root.places.noticeWidth
        y: drawing.visible ? drawing.noticeY : holder.y + holder.height + Theme.base * (root.cutting ? 3.6 : 0.7)
    }
    OpenHand {
        visible: root.places.openInMiddle && root.playing
        table: root.table
        size: Math.min(root.places.noticeSize * 0.85, height * 0.46)
        x: Math.round(root.places.centre - width / 2)
        y: notice.y + notice.height + Theme.base * 0.3
        height: Math.min(root.places.monteHeight * 0.62, root.places.handY - root.places.handHeight * 0.1 - y - Theme.base * 0.5)
    }
    LogSlip {
        z: -1                                                 // below what the own seat says
        visible: root.places.logAtFoot
        table: root.table
        roomy: root.places.logRoomy
        typeSize: root.places.logType
        x: root.places.logLeft
        y: root.height - height - root.places.foot
        width: Math.min(root.places.logType * 18, root.places.logRoom)
        onClicked: root.logRequested()
    }
    OwnHand {
        id: own
        table: root.table
        places: root.places
        transform: Translate { y: root.jolt }
        onDropped: (index, at) => {
            const under = root.heart.under(at)
            if (under)
                root.pair(index, under.zone, under.index)
        }
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

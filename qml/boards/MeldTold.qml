// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// What the models of a game of melds tell, as lists: gathered once for all that changes together.
Item {
    id: root
    required property Table table
    property var seats: []; property var sides: []; property var melds: []; property var offers: []
    property bool stale: true                                 // something of it has changed since
    function gather() {
        if (!stale)
            return
        stale = false
        seats = ModelRows.of(table.seats)
        sides = ModelRows.of(table.sides)
        melds = ModelRows.of(table.melding.melds)
        offers = ModelRows.of(table.melding.offers)
    }
    visible: false
    onStaleChanged: if (stale) soon.restart()
    onTableChanged: stale = true
    Component.onCompleted: gather()

    Timer { id: soon; interval: 0; onTriggered: root.gather() }
    component Follower: Connections {
        required property var model                           // as tools cannot tell what kind of object it is
        target: model
        function onDataChanged() { root.stale = true }
        function onModelReset() { root.stale = true }
    }
    Follower { model: root.table.seats }
    Follower { model: root.table.sides }
    Follower { model: root.table.melding.melds }
    Follower { model: root.table.melding.offers }
}

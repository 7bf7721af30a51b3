// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The card table as a page of the window.
Page {
    id: root
    objectName: "match"

    Backdrop { anchors.fill: parent; visible: board.aside > 0 }
    TablePage {
        id: board
        anchors { fill: parent; leftMargin: aside }
        focus: true
        table: Session.table
        onMenuRequested: root.went("menu")
        onRulesRequested: root.went("rules")
        onNewMatchRequested: {
            MatchSetup.game = Session.table.game              // of what one has just played, or learnt
            root.went("setup")
        }
        onHomeRequested: root.went("home")
        onRematchRequested: Session.rematch()
        onMoveRequested: (match, position) => Replay.openKeptAt(match, position)
        onPlaceRequested: where => root.went(where)
        onReplayRequested: match => Replay.openKept(match)     // the window turns to it once it is read
    }
}

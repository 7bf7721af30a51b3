// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// Which matches the ledger shows: game, result, period, and who sat there.
Flow {
    id: root
    required property HistoryModel history
    spacing: Theme.base * 0.3

    NamedChoice {
        objectName: "history_game"
        visible: root.history.games.length > 2
        room: root.width
        text: qsTr("Game")
        options: Array.from(root.history.gameNames)
        names: Array.from(root.history.games)
        current: names.indexOf(root.history.game)
        onChosen: index => { root.history.game = names[index] }
    }
    NamedChoice {
        id: result
        objectName: "history_result"
        room: root.width
        text: qsTr("Result")
        options: [qsTr("all", "matches"), qsTr("won", "matches"), qsTr("lost", "matches")]
        names: ["all", "won", "lost"]
        current: root.history.result
        onChosen: index => { root.history.result = index }
    }
    LineField {
        id: name
        objectName: "history_search"
        width: Math.min(root.width, Math.max(Theme.body * 9, Math.min(Theme.body * 11, root.width - result.width - root.spacing - 1)))
        label: qsTr("Name of anybody who played")
        example: qsTr("search for a name")
        limit: 40
        size: Theme.body
        property string sought
        text: sought
        onAccepted: text => { sought = text }
        onWrittenChanged: root.history.search = written
    }
    PeriodChoice {
        objectName: "history_days"
        room: root.width
        days: root.history.days
        onDaysWanted: days => { root.history.days = days }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// Which matches the statistics tell of: game, opponents, period.
Flow {
    id: root
    required property Statistics sums
    spacing: Theme.base * 0.4
    // how wide they are in a line
    readonly property real wanted: {
        let sum = -spacing
        for (const one of [games, variants, levels, period])
            sum += one.visible ? one.whole + spacing : 0
        return Math.ceil(sum) + 1
    }

    NamedChoice {
        id: games
        objectName: "statistics_game"
        visible: root.sums.games.length > 1
        room: root.width
        text: qsTr("Game")
        options: Array.from(root.sums.gameNames)
        names: Array.from(root.sums.games)
        current: names.indexOf(root.sums.game)
        onChosen: index => { root.sums.game = names[index] }
    }
    NamedChoice {
        id: variants
        objectName: "statistics_variant"
        visible: root.sums.variants.length > 2
        room: root.width
        text: qsTr("Variant")
        options: Array.from(root.sums.variantNames)
        names: Array.from(root.sums.variants)
        current: names.indexOf(root.sums.variant)
        onChosen: index => { root.sums.variant = names[index] }
    }
    NamedChoice {
        id: levels
        objectName: "statistics_level"
        visible: root.sums.levels.length > 2
        room: root.width
        text: qsTr("Opponents")
        options: Array.from(root.sums.levelNames)
        names: Array.from(root.sums.levels)
        current: names.indexOf(root.sums.level)
        onChosen: index => { root.sums.level = names[index] }
    }
    PeriodChoice {
        id: period
        objectName: "statistics_days"
        visible: root.sums.any
        room: root.width
        days: root.sums.days
        onDaysWanted: days => { root.sums.days = days }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The other numbers, group by group in as many columns as have room, what there is to say of the osteria, and below
// them the places and the knocks as bars.
Item {
    id: root
    required property Statistics sums
    property bool few: false                                  // too few matches for bars
    readonly property int across: Math.max(1, Math.min(3, Math.floor((width + gap) / (Theme.body * 17 + gap))))
    readonly property real gap: Theme.base * 2.4
    readonly property real each: (width - (across - 1) * gap) / across
    // as many of the list as stand on the slate: its first group
    readonly property int first: {
        for (let i = 1; i < rows.count; ++i) {
            if ((rows.itemAt(i) as LedgerNumber)?.heading)
                return i
        }
        return Math.min(4, rows.count)
    }
    // each group goes below the shortest column; reckoned at once, so that the page knows its height
    readonly property var laid: {
        const bottoms = Array(across).fill(0), spots = []
        let column = 0
        const next = () => { column = bottoms.indexOf(Math.min(...bottoms)) }
        for (let i = first; i < rows.count; ++i) {
            const row = rows.itemAt(i) as LedgerNumber
            if (!row)
                break
            if (row.heading !== "") {
                next()
                if (bottoms[column] > 0)
                    bottoms[column] += Theme.base * 0.8
            }
            spots[i] = Qt.point(column * (each + gap), bottoms[column])
            bottoms[column] += row.height
        }
        const below = (at, thing) => {
            const top = bottoms[at] + (bottoms[at] > 0 ? Theme.base * 0.8 : 0)
            bottoms[at] = top + thing.height
            return Qt.point(at * (each + gap), top)
        }
        next()
        const house = below(across === 3 ? 2 : column, osteria)
        if (across < 3)
            bottoms.fill(Math.max(...bottoms))
        if (few || !places.visible)
            return { spots: spots, osteria: house, places: Qt.point(0, 0), knocks: Qt.point(0, 0), deep: Math.max(...bottoms) }
        const bars = below(0, places)
        const knocked = knocks.visible ? below(Math.min(1, across - 1), knocks) : bars
        return { spots: spots, osteria: house, places: bars, knocks: knocked, deep: Math.max(...bottoms) }
    }
    height: laid.deep

    Repeater {
        id: rows
        model: root.sums.numbers
        LedgerNumber {
            readonly property point spot: root.laid.spots[index] ?? Qt.point(0, 0)
            visible: index >= root.first
            x: spot.x
            y: spot.y
            width: root.each
        }
    }
    OsteriaNumbers { id: osteria; x: root.laid.osteria.x; y: root.laid.osteria.y; width: root.each }
    BarPlot {
        id: places
        objectName: "plot_places"
        visible: !root.few && root.sums.places.count > 0      // none where all games are told of
        x: root.laid.places.x
        y: root.laid.places.y
        width: root.each
        plot: root.sums.places
        high: Math.max(Theme.base * 5.6, Theme.small * 6.6)
        wordy: false
    }
    PartsPlot {
        id: knocks
        objectName: "plot_knocks"
        visible: !root.few && root.sums.knocks.count > 0
        x: root.laid.knocks.x
        y: root.laid.knocks.y
        width: root.each
        plot: root.sums.knocks
    }
}

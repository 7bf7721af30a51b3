// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// What counts most stands on the slate, in chalk: how many matches, how many were won, and how both went with time.
Slate {
    id: root
    required property Statistics sums
    readonly property int enough: 5                           // matches, before a course can be drawn
    readonly property bool few: sums.matches < enough
    required property int first                               // so many numbers of the list stand here
    property int across: 3                                    // columns
    property real gap: Theme.base * 2.4
    property real edge: Theme.base * 1.9                      // from the frame to what is written
    readonly property real room: width - 2 * frame - 2 * edge
    readonly property real plots: across === 3 ? (room - 2 * gap) / 3 : across === 2 ? (room - gap) / 2 : room
    readonly property int abreast: across === 2 ? 4 : 2       // numbers in a row
    readonly property real tallyWidth: across === 3 ? plots : room
    readonly property real head: Theme.base * 0.8
    height: 2 * frame + Theme.base * 0.7 + (few ? Math.max(tally.y + tally.height, later.y + later.height) : losses.visible ? losses.y + losses.height : Math.max(tally.y + tally.height, wins.y + wins.height))

    Grid {
        id: tally
        x: root.edge
        y: root.head * 0.5
        columns: root.abreast
        columnSpacing: Theme.base
        rowSpacing: Theme.base * 0.5
        Repeater {
            model: root.sums.numbers
            SlateNumber {
                required property int index
                visible: index < root.first
                width: (root.tallyWidth - (root.abreast - 1) * Theme.base) / root.abreast
                chalk: index === 1 ? root.yellow : root.chalk
                soft: root.soft
            }
        }
    }
    Print {
        id: later
        objectName: "statistics_later"
        visible: root.few
        x: root.across === 3 ? root.edge + root.plots + root.gap : root.edge
        y: root.across === 3 ? root.head : tally.y + tally.height + Theme.base * 0.8
        width: root.room + root.edge - x
        kind: "note"
        color: root.soft
        text: qsTr("%n more match(es), and you see here how your play goes over time.", "", root.enough - root.sums.matches)
    }
    component Chalked: LinePlot {
        visible: !root.few
        width: root.plots
        pen: root.chalk
        softPen: root.soft
        headPen: root.chalk
        high: Theme.base * (root.across === 3 ? 5.6 : 4.6)
        headRoom: root.across > 1 ? Math.max(wins.headed, losses.headed) : headed
    }
    Chalked {
        id: wins
        objectName: "plot_wins"
        x: root.across === 3 ? root.edge + root.plots + root.gap : root.edge
        y: root.across === 3 ? root.head : tally.y + tally.height + Theme.base * 0.8
        plot: root.sums.wins
        ink: root.yellow
    }
    Chalked {
        id: losses
        objectName: "plot_losses"
        x: root.across > 1 ? wins.x + root.plots + root.gap : root.edge
        y: root.across > 1 ? wins.y : wins.y + wins.height + Theme.s
        visible: !root.few && root.sums.losses.count > 0      // none where all games are told of
        plot: root.sums.losses
        ink: "#e8836f"
    }
}

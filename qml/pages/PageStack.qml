// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// Pages laid over each other. Its slots keep those loaded that are in the trail.
Item {
    id: root
    property list<string> trail: ["start"]                    // from the first page to the one on top
    readonly property string topmost: trail[trail.length - 1]
    property Page page: null                                  // the page of that name, once it is loaded
    property bool covered: false                              // a sheet lies over all pages
    property bool settled: true                               // the last page turn is over
    property real turnedAt: 0                                 // the time; a Timer would go as slowly as the frames do
    signal went(string where)

    function show(page: string) {
        const at = trail.indexOf(page)
        trail = at >= 0 ? trail.slice(0, at + 1) : trail.concat([page])
    }
    function back() {
        if (trail.length > 1)
            trail = trail.slice(0, -1)
    }
    // begins a match that the New match page does not lay
    function arranges(where: string): bool { return where === "day" || where === "sit" || where.startsWith("deal:") }
    // a press may still have been meant for the page before
    function fresh(): bool { return Math.abs(Date.now() - turnedAt) < Theme.grace }
    // as whoever does not see it is told where they are; at the table and at a match watched again the cards are what is told
    function nameOf(page: string): string {
        switch (page) {
        case "start": return qsTr("Start page")
        case "setup": return qsTr("New match")
        case "games": return qsTr("Games")
        case "lessons": return qsTr("Lessons")
        case "rules": return qsTr("Rules")
        case "history": return qsTr("History")
        case "statistics": return qsTr("Statistics")
        case "settings": return qsTr("Settings")
        case "about": return qsTr("About the game")
        case "deals": return qsTr("The same cards for everybody")
        case "evening": return qsTr("An evening at the osteria")
        case "feats": return qsTr("Feats")
        }
        return ""
    }
    onTopmostChanged: Announcer.say(nameOf(topmost))
    onTrailChanged: {
        settled = false
        settling.restart()
        turnedAt = Date.now()
    }
    Timer { id: settling; interval: Theme.pageTime + 20; onTriggered: root.settled = true }
}

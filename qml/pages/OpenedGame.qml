// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// Which game is open in the window: what the window is called, and where the rules open.
QtObject {
    id: root
    required property PageStack pages
    readonly property bool watched: pages.trail.indexOf("replay") >= 0
    // of the match that lies on the table or is watched, under whatever page
    readonly property Table table: watched ? Replay.table : pages.trail.indexOf("table") >= 0 ? Session.table : null
    readonly property var offers: MatchSetup.offers
    readonly property string title: offers.find(one => one.name === table?.game)?.title ?? Session.program

    function chapterThatFits(): string {
        const onTop = pages.topmost === "table" || pages.topmost === "replay"
        if (onTop)
            return table.game + ":" + chapterOf(table.stage)
        const game = (pages.page?.game ?? "") !== "" ? pages.page.game : MatchSetup.game
        return game + (pages.topmost === "setup" ? ":house" : ":short")
    }
    // a game's Chapters know which of theirs it is
    function chapterOf(stage: int): string {
        switch (stage) {
        case Table.FirstDealer:
        case Table.Cut: return "deal"
        case Table.DealersChoice: return "choice"
        case Table.Turn:
        case Table.Draw: return table.lastTurns() ? "knock" : "turn"
        case Table.Declaration: return "declaration"
        case Table.Restart: return "restart"
        case Table.Betting: return "bets"
        case Table.Showdown: return "showdown"
        case Table.Reentry: return "tokens"
        case Table.Over: return "over"
        default: return "short"
        }
    }
}

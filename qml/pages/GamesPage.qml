// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The choice among the games of the house.
Page {
    id: root
    objectName: "games"
    game: shelf.chosen.name
    readonly property string arranged: MatchSetup.game        // also on another page, while this one lies below it
    onArrangedChanged: shelf.choose(shelf.games.findIndex(one => one.name === arranged))

    Backdrop { anchors.fill: parent }
    GameShelf {
        id: shelf
        anchors.fill: parent
        focus: true
        kept: tab.width + Theme.base * 2
        games: Array.from(MatchSetup.offers)
        at: Math.max(0, games.findIndex(one => one.name === MatchSetup.game))
        onPlayed: game => root.went("play:" + game)
        onRulesWanted: game => root.went("rules:" + game)
        onLessonsWanted: game => root.went("lessons:" + game)
    }
    Tab {
        id: tab
        objectName: "back"
        anchors { left: parent.left; leftMargin: Theme.base * 0.8 }
        text: qsTr("Back")
        key: qsTr("Esc")
        onClicked: root.went("back")
    }
}

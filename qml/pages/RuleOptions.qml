// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// Every rule that a table may set, each with one line that explains it.
Column {
    id: root
    readonly property bool petrangola: MatchSetup.game === "petrangola"

    OptionRow {
        width: root.width
        name: qsTr("Game")
        why: root.petrangola ? qsTr("Three cards in the hand, three on the table") : qsTr("Four cards in the hand, four on the table, and a draw")
        GameChoice { room: root.width - Theme.m; objectName: "setup_game" }
    }
    OptionRow {
        width: root.width
        name: root.petrangola ? qsTr("Stake") : qsTr("Value of a token")
        why: root.petrangola ? qsTr("What each puts into the pool, in play money") : qsTr("Everybody has four: one for the pool, and three lives")
        Stepper { objectName: "setup_stake"; text: root.petrangola ? qsTr("Stake") : qsTr("Value of a token"); display: MatchSetup.stakeText; wide: Theme.body * 5.2; canLess: MatchSetup.stake > 0; canMore: MatchSetup.stake < 10000; onStepped: by => { MatchSetup.stake += 50 * by } }
    }
    OptionRow {
        visible: root.petrangola
        width: root.width
        name: qsTr("Tokens")
        why: qsTr("The lives that everybody starts with, from 1 to 9")
        LaidTokens { objectName: "setup_tokens"; text: qsTr("Tokens"); count: MatchSetup.tokens; least: 1; most: 9; onLaid: count => { MatchSetup.tokens = count } }
    }
    OptionRow {
        visible: root.petrangola
        width: root.width
        name: qsTr("Re-entries")
        why: qsTr("How often one who is out may pay again and come back")
        LaidTokens { objectName: "setup_reentries"; text: qsTr("Re-entries"); picture: "coin_silver"; count: MatchSetup.reentries; most: 3; onLaid: count => { MatchSetup.reentries = count } }
    }
    OptionRow {
        visible: root.petrangola
        width: root.width
        name: qsTr("Packs")
        why: MatchSetup.onePackAllowed ? qsTr("One is enough for up to twelve players") : qsTr("More than twelve players need two")
        Choice { room: root.width - Theme.m; objectName: "setup_packs"; text: qsTr("Packs"); options: [qsTr("by seats"), "1", "2"]; names: ["auto", "1", "2"]; current: MatchSetup.packs; barred: MatchSetup.onePackAllowed ? -1 : 1; onChosen: index => { MatchSetup.packs = index } }
    }
    OptionRow {
        visible: root.petrangola
        width: root.width
        name: qsTr("Order of three of a kind")
        why: qsTr("Which is best after three aces")
        Choice { room: root.width - Theme.m; objectName: "setup_threes"; text: qsTr("Order of three of a kind"); options: [qsTr("low first"), qsTr("kings first")]; names: ["low", "high"]; current: MatchSetup.trisByCard ? 1 : 0; onChosen: index => { MatchSetup.trisByCard = index === 1 } }
    }
    TickRow {
        visible: root.petrangola
        width: root.width
        box: "setup_ace_low"
        name: qsTr("Ace also low")
        why: qsTr("3, 2 and ace of a suit are the lowest sequence")
        on: MatchSetup.aceLow
        onToggled: on => { MatchSetup.aceLow = on }
    }
    TickRow {
        visible: root.petrangola
        width: root.width
        box: "setup_threes_first"
        name: qsTr("Three of a kind first")
        why: qsTr("Three of a kind beats a sequence")
        on: MatchSetup.trisBeatsSequence
        onToggled: on => { MatchSetup.trisBeatsSequence = on }
    }
    TickRow {
        visible: root.petrangola
        width: root.width
        box: "setup_show"
        name: qsTr("Petrangola shown")
        why: qsTr("Who knocks with three of a kind or a sequence lays it open at once")
        on: MatchSetup.showOnKnock
        onToggled: on => { MatchSetup.showOnKnock = on }
    }
}

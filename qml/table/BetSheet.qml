// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// A bet that the person puts together: with whom, on whom, over whom and how much, and the whole of it in a sentence.
Overlay {
    id: root
    required property Table table
    readonly property SideBetting bets: table.bets
    readonly property Actions actions: tickets
    Accessible.role: Accessible.Dialog
    Accessible.name: heading.text
    Accessible.description: bets.sentence
    onOpenChanged: if (open) first.takeFocus()

    component Part: NamedChoice {
        required property int part
        // asked for the sentence, so that this is asked again whenever another bet is chosen
        function now(): list<string> { return root.bets.sentence !== "" ? root.bets.choices(part) : [] }
        function chosenNow(): int { return root.bets.sentence !== "" ? root.bets.chosen(part) : -1 }
        options: now()
        current: chosenNow()
        room: words.width
        nameWidth: words.naming
        onChosen: index => root.bets.choose(part, index)
    }

    Sheet {
        id: sheet
        framed: true
        anchors { centerIn: parent; verticalCenterOffset: root.slide }
        width: Math.min(root.width - Theme.base * 2, Theme.base * 40 * Math.min(1.4, Theme.textScale))
        height: words.height + tickets.height + Theme.base * 5.2
        Column {
            id: words
            anchors { left: parent.left; right: parent.right; margins: Theme.base * 2.4; top: parent.top; topMargin: Theme.base * 1.7 }
            spacing: Theme.base * 0.35
            readonly property real naming: Math.max(first.named, backs.named, against.named, stake.named)
            Print { id: heading; width: parent.width; kind: "head"; horizontalAlignment: Text.AlignHCenter; text: qsTr("A bet on who lasts longer") }
            Part { id: first; objectName: "betWith"; part: SideBetting.With; text: qsTr("With", "whom one bets") }
            Part { id: backs; objectName: "betBacks"; part: SideBetting.Backs; text: qsTr("On", "whom one bets, to last longer") }
            Part { id: against; objectName: "betAgainst"; part: SideBetting.Against; text: qsTr("Over", "who is to drop out first, in a bet") }
            Part { id: stake; objectName: "betStake"; part: SideBetting.Stake; text: qsTr("Stake") }
            Item { width: 1; height: Theme.xs }
            Print { objectName: "betSentence"; width: parent.width; kind: "section"; enlarge: 0.82; horizontalAlignment: Text.AlignHCenter; text: root.bets.sentence }
            Print { width: parent.width; kind: "note"; horizontalAlignment: Text.AlignHCenter; text: root.bets.purse }
        }
        Actions {
            id: tickets
            anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: Theme.base * 1.9 }
            table: root.table
            offered: root.open
            inRow: true
            columns: 2
        }
    }
    Connections {
        target: root.bets
        enabled: root.open
        function onDraftChanged() { if (root.bets.sentence !== "") Announcer.say(root.bets.sentence) }
    }
}

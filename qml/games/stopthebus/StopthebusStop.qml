// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// Who stops the bus, and the last turns.
Chapter {
    id: root
    readonly property bool mustExchange: changed("finalStand")
    RuleHead { kind: "title"; title: qsTr("Stopping the bus") }
    RuleLead { text: qsTr("“Stop the bus!” means: my hand will do. You say it after your exchange, in the same turn, and may do so as early as your first turn.") }
    RuleKnockFrames {
        best: ["french/7D", "french/8S", "french/9C"]
        middle: ["french/QH", "french/QS", "french/4C"]
        lowest: ["french/KC", "french/9H", "french/2S"]
        lying: ["french/KD", "french/5C", "french/2H"]
        told: qsTr("First frame: the bus is stopped")
        call: "bell"
        cry: qsTr("Stop the bus!")
        words: [qsTr("Nives has made a run, and pulls the cord."), qsTr("Everybody else has one turn, and no more."), qsTr("The hands are shown, and the lowest pays.")]
    }
    RuleText { kind: "aside"; text: qsTr("Stop early, and the others have nothing yet; stop late, and their hands are good too. You need not be the best, only not the last.") }
    RuleBreak { }
    RuleHead {
        title: qsTr("The last lap")
        ours: root.mustExchange
        text: root.mustExchange ? qsTr("Everybody else, from the left of whoever stopped on, has one more turn. At this table you must exchange in it too, one card or all three.")
                              : qsTr("Everybody else, from the left of whoever stopped on, has one more turn: you exchange one card or all three, or you stay.")
    }
    RuleFigure { visible: !root.mustExchange; cards: ["french/back", "french/back", "french/back"]; step: 0.36; small: true; title: qsTr("Stay"); key: "S"; text: qsTr("Keep your three cards. Possible only in the last lap.") }
    RuleText { text: qsTr("Whoever stopped has no further turn, and nobody can stop again.") }
    RuleText { ours: root.changed("capRounds"); text: qsTr("If nobody has stopped after %n lap(s), the hands are shown all the same.", "", root.number("capRounds") || 20) }
}

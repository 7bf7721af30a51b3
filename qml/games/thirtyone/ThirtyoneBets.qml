// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// Side bets: who may bet on whom, when, and how a bet ends.
Chapter {
    id: root
    readonly property bool bets: played("sideBets", 1)
    RuleHead { kind: "title"; title: qsTr("Side bets") }
    RuleLead {
        ours: root.bets
        text: ours ? qsTr("At this table two persons may bet with each other on who lasts longer in the match.")
                   : qsTr("At some tables two persons may bet with each other on who lasts longer in the match.")
    }
    RuleStep { number: "1"; title: qsTr("Between deals"); text: qsTr("Before the next deal everybody may offer one bet, from the next dealer’s left on. Whoever it is offered to agrees or does not.") }
    RuleStep { number: "2"; title: qsTr("On whom"); text: qsTr("Whoever still plays bets on nobody but oneself. Whoever is out may back anybody who is still in, and is asked as well.") }
    RuleStep { number: "3"; title: qsTr("The stake"); text: qsTr("1, 2 or 5 from each, laid aside until the bet is over. Two persons have no more than one bet with each other.") }
    RuleStep { number: "4"; title: qsTr("The end"); text: qsTr("As soon as one of the two drops out, whoever backed the other takes both stakes. If both drop out in the same deal, everybody takes the own stake back. At the end of the match it is the winner who has lasted longest.") }
    RuleBreak { }
    RuleHead { title: qsTr("An example"); text: qsTr("Ada is out and bets Teresa 2: Bruno outlasts Nives.") }
    ThirtyoneBacked { told: qsTr("Bruno, and two coins before him; Nives, and two coins before her.") }
    RuleText { text: qsTr("Three deals later Nives drops out: Ada takes four, her own two and Teresa’s.") }
    RuleBreak { }
    RuleHead { title: qsTr("The purse") }
    RuleText {
        ours: root.bets && root.changed("sidePurse")
        text: root.bets ? qsTr("Everybody has %1 for such bets, apart from all that is played for: no bet changes how the match stands.").arg(root.said("sidePurse"))
                        : qsTr("Everybody has 20 for such bets, apart from all that is played for: no bet changes how the match stands.")
    }
    RuleText { kind: "aside"; text: qsTr("Bet on the quiet one: the loud one has to pay for the wine.", "a saying of the osteria") }
}

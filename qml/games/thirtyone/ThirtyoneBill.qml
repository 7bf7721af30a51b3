// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The bill with four corners, which some play for instead of pennies.
Chapter {
    id: root
    readonly property bool ours: played("settlement", 1)
    RuleHead { kind: "title"; title: qsTr("The bill") }
    RuleLead {
        ours: root.ours
        text: ours ? qsTr("At this table everybody has laid down a banknote of %1 instead of pennies. Its four corners are the lives.").arg(root.said("billValue"))
                   : qsTr("Some tables lay down a banknote each, five dollars where the custom comes from, instead of pennies. Its four corners are the lives.")
    }
    RuleTokens { piece: "bill"; count: 4; title: qsTr("Four corners"); text: qsTr("Every life lost folds one of them. Whoever knocks and alone is lowest folds two.") }
    RuleTokens { piece: "bill"; count: 1; title: qsTr("Three are folded"); text: qsTr("Whoever loses two lives now is out at once.") }
    RuleTokens { piece: "bill"; lastLife: true; title: qsTr("The free ride"); text: qsTr("With all four folded you play on for nothing. The next loss puts you out.") }
    RuleBreak { }
    RuleHead { title: qsTr("The end"); text: qsTr("The last player in wins the match and takes all the bills: four bills of 5 are 20.") }
    RuleText { text: qsTr("All else stays as it is: whoever is lowest loses a life, a lone lowest knocker two, and with 31 everybody else one.") }
    RuleText { kind: "aside"; text: qsTr("The bills are play money: nothing can be won here but the match.") }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// Groups, runs, and jokers alone.
Chapter {
    id: root
    readonly property bool pairs: played("teams", 1)
    RuleHead { kind: "title"; title: qsTr("The melds") }
    RuleLead {
        ours: root.pairs
        text: root.pairs ? qsTr("There are groups, runs, and jokers alone. Once laid they stay: cards of your side may be added, but melds are never joined, split or moved.")
                         : qsTr("There are groups, runs, and jokers alone. Once laid they stay: you may add cards to yours, but melds are never joined, split or moved.")
    }
    RuleHead { title: qsTr("Groups") }
    PinaleMeld { cards: "KS KH KC"; worth: 30; text: qsTr("Three cards of one rank, from the 3 up, and of different suits. Two kings of spades make no group.") }
    PinaleMeld { cards: "5S 5H 5C 5D"; worth: 40; doubled: [0, 1, 2, 3]; text: qsTr("With the fourth suit it is a four, and counts double. You may have two groups of one rank.") }
    PinaleMeld { cards: "XR XB XR"; worth: 75; title: qsTr("Jokers alone"); text: qsTr("Three jokers, which stand for nothing but themselves. The fourth makes 500 of them.") }
    RuleBreak { }
    RuleHead { title: qsTr("Runs"); text: qsTr("Four cards or more of one suit, in this order: ace, 3, 4 … queen, king, ace. After the ace comes the 3, as a two is always wild.") }
    PinaleMeld { cards: "AH 3H 4H 5H"; worth: 30; text: qsTr("The ace may be the first card") }
    PinaleMeld { cards: "JS QS KS AS"; worth: 45; text: qsTr("or the last, but the run ends there: queen, king, ace, 3 is none.") }
    PinaleMeld { cards: "3D 4D 5D 6D 7D 8D"; worth: 80; doubled: [0, 1, 2, 3, 4, 5]; text: qsTr("Six or more in a row count double.") }
    PinaleMeld { cards: "AC 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC"; worth: 1500; title: qsTr("The full run"); text: qsTr("Thirteen cards, from ace to ace: 1,500 points.") }
    RuleText { kind: "aside"; text: qsTr("If 3, 4, 5, 6 of hearts lie there and 8, 9, 10, jack too, the 7 may go to either, but the two stay two.") }
}

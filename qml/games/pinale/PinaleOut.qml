// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// What it takes to discard the last card.
Chapter {
    id: root
    readonly property bool pairs: played("teams", 1)
    readonly property bool pure: changed("pureQualifier")
    readonly property bool bonus: changed("goOutBonus")
    RuleHead { kind: "title"; title: qsTr("Going out") }
    RuleLead { text: qsTr("The deal ends as soon as somebody discards the last card of the hand. There is no going out without a discard: one card must be left for it.") }
    RuleHead {
        title: qsTr("What it takes")
        ours: root.pure || root.pairs
        text: root.pairs ? qsTr("One of these must lie on the table of your side; it may be laid in the same turn.")
                         : qsTr("One of these must lie on your table; it may be laid in the same turn.")
    }
    PinaleMeld { cards: "7S 7H 7C 7D"; worth: 80; doubled: [0, 1, 2, 3]; title: qsTr("A four"); text: qsTr("Four cards of one rank, or four jokers.") }
    PinaleMeld { cards: "8D 9D TD JD QD KD"; worth: 120; doubled: [0, 1, 2, 3, 4, 5]; title: qsTr("A run of six"); text: qsTr("Or a longer one.") }
    PinaleMeld {
        visible: !root.pure
        cards: "5S 6S 7S XR=8S 9S TS"
        worth: 65
        title: qsTr("Wild cards too")
        text: qsTr("They may be in it, and it need not count double.")
    }
    RuleText { visible: root.pure; ours: true; text: qsTr("At this table no wild card may be in it.") }
    RuleBreak { }
    RuleHead { title: qsTr("Without such a meld"); text: qsTr("You may not lay all but your last card: one must stay in your hand after the discard.") }
    RuleHead { title: qsTr("For example"); text: qsTr("You have laid 5, 6, 7, 8 of hearts and hold a king and the 9 of hearts. You draw the 10: add 9 and 10, and the run has six cards. Discard the king, and you are out.") }
    PinaleMeld { cards: "5H 6H 7H 8H 9H TH"; worth: 100; doubled: [0, 1, 2, 3, 4, 5]; text: qsTr("With the 9 alone you could not have gone out.") }
    RuleText {
        ours: root.bonus
        text: root.bonus ? qsTr("At this table going out brings 100 points more.") : qsTr("Going out brings no points by itself: the others have to take off what they hold.")
    }
    RuleText { kind: "aside"; text: qsTr("With few cards left in your hand everybody knows what you are after.") }
}

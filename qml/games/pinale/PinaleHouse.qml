// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// What tables agree on differently, and how it is set at this one.
Chapter {
    id: root
    function matters(key: string): bool { return !atTable || (rules[key]?.matters ?? true) }
    function unusual(key: string): bool { return rules[key]?.unusual ?? false }
    RuleHead { kind: "title"; title: qsTr("House rules") }
    RuleLead { text: root.atTable ? qsTr("Every table plays a little differently. The rules of this match are shown at the right, in black where they are not the usual ones.") : qsTr("Every table plays a little differently. Your choice for the next match is shown at the right, in black where it is not the usual rule.") }
    RuleVariant { title: qsTr("Partners"); text: qsTr("Where four play, each may play alone, or those who sit across from each other together."); here: root.said("teams"); unusual: root.unusual("teams") }
    RuleVariant { title: qsTr("Wild cards in a meld"); text: qsTr("Usually not more than other cards. Some know no limit, others allow only one."); here: root.said("maxWildsPerMeld"); unusual: root.unusual("maxWildsPerMeld") }
    RuleVariant { title: qsTr("Going out without wild cards"); text: qsTr("Usually the four or the run of six may have wild cards in it."); here: root.said("pureQualifier"); unusual: root.unusual("pureQualifier") }
    RuleVariant { title: qsTr("For going out"); text: qsTr("Usually nothing; at some tables 100 points."); here: root.said("goOutBonus"); unusual: root.unusual("goOutBonus") }
    RuleVariant { title: qsTr("The stock is used up"); text: qsTr("Usually the discards are shuffled and are the stock again. Elsewhere the deal ends, and nothing is taken off."); here: root.said("stockOut"); unusual: root.unusual("stockOut") }
    RuleVariant { visible: root.matters("maxReshuffles"); title: qsTr("How often in a deal"); text: qsTr("Usually twice; any number from 0 to 5."); here: root.said("maxReshuffles"); unusual: root.unusual("maxReshuffles") }
    RuleBreak { }
    RuleVariant { title: qsTr("A four with a wild card"); text: qsTr("Usually its other cards count double, the wild ones once. Some count nothing in it double, others everything."); here: root.said("wildGroupDoubling"); unusual: root.unusual("wildGroupDoubling") }
    RuleVariant { title: qsTr("1,500 with wild cards too"); text: qsTr("Usually only a full run without a wild card counts so much."); here: root.said("fullRunWilds"); unusual: root.unusual("fullRunWilds") }
    RuleVariant { title: qsTr("Look through the discard pile"); text: qsTr("Usually only its top card can be seen."); here: root.said("showDiscardHistory"); unusual: root.unusual("showDiscardHistory") }
    RuleVariant { title: qsTr("Direction"); text: qsTr("Usually clockwise, to the left. Many play Pinnacola anticlockwise."); here: root.said("direction"); unusual: root.unusual("direction") }
    RuleVariant { title: qsTr("Length of the match"); text: qsTr("Usually to 2,500 points; or to 1,500 or 1,000; or 4, 8 or 10 deals."); here: root.said("end"); unusual: root.unusual("end") }
    RuleText { kind: "aside"; text: qsTr("A match in progress keeps the rules it started with.") }
}

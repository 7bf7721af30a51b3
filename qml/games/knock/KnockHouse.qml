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
    RuleVariant { title: qsTr("Signals"); text: qsTr("Usually all 21 may be given. Some tables know only seven, others none."); here: root.said("signals"); unusual: root.unusual("signals") }
    RuleVariant { visible: root.matters("signalsPerPlay"); title: qsTr("Signals with one card"); text: qsTr("Usually one; or two at once."); here: root.said("signalsPerPlay"); unusual: root.unusual("signalsPerPlay") }
    RuleVariant { title: qsTr("The highest trump"); text: qsTr("Usually the World, the 21. In Piedmont it is Judgement, the 20, also called the Angel, which then is an honour in place of the World."); here: root.said("topTrump"); unusual: root.unusual("topTrump") }
    RuleVariant { title: qsTr("What cards count"); text: qsTr("Usually trumps that are no honours count nothing. Else they count 1, and honours and court cards 1 less each. Either way it comes to 87."); here: root.said("pointScale"); unusual: root.unusual("pointScale") }
    RuleBreak { }
    RuleVariant { title: qsTr("The discard wants a trick"); text: qsTr("If the dealer’s side takes no trick, its discard goes to the others. Usually it keeps it."); here: root.said("discardsNeedATrick"); unusual: root.unusual("discardsNeedATrick") }
    RuleVariant { title: qsTr("Look at all tricks"); text: qsTr("Usually only the last trick may be looked at again."); here: root.said("showAllTricks"); unusual: root.unusual("showAllTricks") }
    RuleVariant { title: qsTr("Direction"); text: qsTr("Usually clockwise, to the left. In Piedmont it is anticlockwise."); here: root.said("direction"); unusual: root.unusual("direction") }
    RuleVariant { title: qsTr("Deals in a match"); text: qsTr("Usually 4: everybody deals once. With 8 it is twice, with 12 three times."); here: root.said("handsPerMatch"); unusual: root.unusual("handsPerMatch") }
    RuleText { kind: "aside"; text: qsTr("A match in progress keeps the rules it started with.") }
}

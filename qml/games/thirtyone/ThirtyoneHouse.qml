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
    RuleVariant { title: qsTr("Variant"); text: qsTr("Pennies, one a life; or a bill each, of which every life lost folds a corner; or no lives at all, but points for every deal, or chips and a pot."); here: root.said("settlement"); unusual: root.unusual("settlement") }
    RuleVariant { title: qsTr("Where cards come from"); text: qsTr("The stock and the discard pile; or these and the widow, three cards to exchange with; or two packets and no stock: Switch."); here: root.said("source"); unusual: root.unusual("source") }
    RuleVariant { visible: root.matters("chips"); title: qsTr("Chips"); text: qsTr("What everybody has at the start: usually 10; any number from 5 to 50."); here: root.said("chips"); unusual: root.unusual("chips") }
    RuleVariant { visible: root.matters("ante"); title: qsTr("Ante"); text: qsTr("The chips that everybody stakes for a deal: 1, 2 or 3."); here: root.said("ante"); unusual: root.unusual("ante") }
    RuleVariant { visible: root.matters("maxHands"); title: qsTr("Last deal"); text: qsTr("After so many deals whoever has the most chips wins: usually 20."); here: root.said("maxHands"); unusual: root.unusual("maxHands") }
    RuleVariant { visible: root.matters("capRounds"); title: qsTr("Laps at most"); text: qsTr("In Switch a deal in which nobody has knocked by then is void: usually 10, from 5 to 50."); here: root.said("capRounds"); unusual: root.unusual("capRounds") }
    RuleVariant { visible: root.matters("switchReset"); title: qsTr("Restart"); text: qsTr("In Switch more than 21 in three cards of one suit may void the deal, once a match; or only become the next open packet; or neither."); here: root.said("switchReset"); unusual: root.unusual("switchReset") }
    RuleVariant { visible: root.matters("billValue"); title: qsTr("The bill"); text: qsTr("What each is worth, in play money: 1, 5, 10 or 20."); here: root.said("billValue"); unusual: root.unusual("billValue") }
    RuleVariant { visible: root.matters("target"); title: qsTr("Points to win"); text: qsTr("Usually 31; some play to 21, 50 or 100."); here: root.said("target"); unusual: root.unusual("target") }
    RuleVariant { title: qsTr("Cards"); text: qsTr("52, the whole pack; or 32, from the 7 on, as the Dutch play. With 32 and many players the stock is soon used up."); here: root.said("pack"); unusual: root.unusual("pack") }
    RuleVariant { visible: root.matters("lives"); title: qsTr("Pennies"); text: qsTr("The lives at the start: usually three; any number from 1 to 5."); here: root.said("lives"); unusual: root.unusual("lives") }
    RuleVariant { visible: root.matters("county"); title: qsTr("On the county"); text: qsTr("With no penny left one plays on until the next loss; or is out with the last penny."); here: root.said("county"); unusual: root.unusual("county") }
    RuleBreak { }
    RuleVariant { title: qsTr("Three of a kind counts 30½"); text: qsTr("Three cards of one rank, aces too, beat 30 and lose to 31, and do not end the deal."); here: root.said("threeOfAKind305"); unusual: root.unusual("threeOfAKind305") }
    RuleVariant { title: qsTr("31 ends the deal after a knock too"); text: qsTr("Whoever knocked then loses two lives, everybody else one; with points it brings six. Usually the last lap is played to its end."); here: root.said("blitzAfterKnock"); unusual: root.unusual("blitzAfterKnock") }
    RuleVariant { title: qsTr("First lap for a knock"); text: qsTr("Usually 1: whoever plays first may knock at once. With 2 everybody has one turn before."); here: root.said("knockFromRound"); unusual: root.unusual("knockFromRound") }
    RuleVariant { title: qsTr("Side bets"); text: qsTr("Between deals anybody may bet with another on who lasts longer. Usually nobody does."); here: root.said("sideBets"); unusual: root.unusual("sideBets") }
    RuleVariant { visible: root.matters("sidePurse"); title: qsTr("Purse"); text: qsTr("What everybody has for such bets: usually 20; from 5 to 100."); here: root.said("sidePurse"); unusual: root.unusual("sidePurse") }
    RuleText { kind: "aside"; text: qsTr("A match in progress keeps the rules it started with.") }
}

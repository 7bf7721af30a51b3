// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// What tables agree on differently, and how it is set at this one.
Chapter {
    id: root
    readonly property var rules: MatchSetup.game === "petrangola" ? MatchSetup.rulesByKey : MatchSetup.usualByKey("petrangola")
    RuleHead { kind: "title"; title: qsTr("House rules") }
    RuleLead { text: qsTr("Every table plays a little differently. What you have chosen for a new match is noted at the right, and stands out in dark where it is not the usual.") }
    RuleVariant { title: qsTr("Tokens at the start"); text: qsTr("Three as a rule, from 1 to 9; five for a long evening."); here: root.rules.tokens.text; unusual: root.rules.tokens.unusual }
    RuleVariant { title: qsTr("Re-entries"); text: qsTr("How often one may pay again and come back in a match, from none to three times."); here: root.rules.reentries.text; unusual: root.rules.reentries.unusual }
    RuleVariant { title: qsTr("Stake"); text: qsTr("What each puts into the pool, and pays again to come back."); here: root.rules.stake.text }
    RuleVariant { title: qsTr("Packs"); text: qsTr("One for up to twelve players, two for more; a small table may take two as well. Equal cards then exist twice."); here: root.rules.packs.text; unusual: root.rules.packs.unusual }
    RuleBreak { }
    RuleVariant { title: qsTr("Order of three of a kind"); text: qsTr("Low rank first: after the aces come the 2s, and the kings are last. Or in the order of the cards: kings first, 2s last."); here: root.rules.trisOrder.text; unusual: root.rules.trisOrder.unusual }
    RuleVariant { title: qsTr("Ace also low"); text: qsTr("3, 2 and ace of one suit are a sequence too, the lowest. Ace, king, horse stays the highest."); here: root.rules.aceLow.text; unusual: root.rules.aceLow.unusual }
    RuleVariant { title: qsTr("Three of a kind first"); text: qsTr("Three of a kind stands above every sequence. Three aces are still the best."); here: root.rules.trisBeatsSequence.text; unusual: root.rules.trisBeatsSequence.unusual }
    RuleVariant { title: qsTr("Petrangola shown"); text: qsTr("Whoever knocks with a petrangola or a petrangolone lays it face up at once. So does a dealer who keeps one, and a shirt change that makes one."); here: root.rules.showOnKnock.text; unusual: root.rules.showOnKnock.unusual }
    RuleText { kind: "aside"; text: qsTr("A match that is running keeps the rules it was started with.") }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// What tables agree on differently, and how it is set at this one.
Chapter {
    id: root
    RuleHead { kind: "title"; title: qsTr("House rules") }
    RuleLead { text: root.atTable ? qsTr("Every table plays a little differently. The rules of this match are shown at the right, in black where they are not the usual ones.") : qsTr("Every table plays a little differently. Your choice for the next match is shown at the right, in black where it is not the usual rule.") }
    RuleVariant { title: qsTr("Tokens at the start"); text: qsTr("Usually three; any number from 1 to 9. Five makes a long evening."); here: root.said("tokens"); unusual: root.rules.tokens?.unusual ?? false }
    RuleVariant { title: qsTr("Re-entries"); text: qsTr("How many times a player may pay again and come back in a match: none to three."); here: root.said("reentries"); unusual: root.rules.reentries?.unusual ?? false }
    RuleVariant { title: qsTr("Stake"); text: qsTr("What each player puts into the pot, and pays again to come back."); here: root.said("stake") }
    RuleVariant { title: qsTr("Packs"); text: qsTr("One for up to twelve players, two for more; a small table may use two as well. There are then two of every card."); here: root.said("packs"); unusual: root.rules.packs?.unusual ?? false }
    RuleBreak { }
    RuleVariant { title: qsTr("Order of three of a kind"); text: qsTr("Low first: after the aces come three 2s, and three kings are last. Or by rank: three kings first, three 2s last."); here: root.said("trisOrder"); unusual: root.rules.trisOrder?.unusual ?? false }
    RuleVariant { title: qsTr("Ace also low"); text: qsTr("3, 2 and ace of one suit are a sequence too, the lowest. Ace, king, horse stays the highest."); here: root.said("aceLow"); unusual: root.rules.aceLow?.unusual ?? false }
    RuleVariant { title: qsTr("Three of a kind beats a sequence"); text: qsTr("Three of a kind beats every sequence. Three aces are still the best."); here: root.said("trisBeatsSequence"); unusual: root.rules.trisBeatsSequence?.unusual ?? false }
    RuleVariant { title: qsTr("Petrangola shown"); text: qsTr("Whoever knocks with a petrangola or a petrangolone turns it up at once. The same goes for a dealer who keeps one, and for a shirt change that makes one."); here: root.said("showOnKnock"); unusual: root.rules.showOnKnock?.unusual ?? false }
    RuleText { kind: "aside"; text: qsTr("A match in progress keeps the rules it started with.") }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// What tables agree on differently, and how it is set at this one.
Chapter {
    id: root
    function unusual(key: string): bool { return rules[key]?.unusual ?? false }
    RuleHead { kind: "title"; title: qsTr("House rules") }
    RuleLead { text: root.atTable ? qsTr("Every table plays a little differently. The rules of this match are shown at the right, in black where they are not the usual ones.") : qsTr("Every table plays a little differently. Your choice for the next match is shown at the right, in black where it is not the usual rule.") }
    RuleVariant { title: qsTr("3-3-3 and A-2-3 on top"); text: qsTr("As in Three Card Brag three 3s are the best prial, and ace, 2, 3 the best run. Else three aces are, and ace, 2, 3 is the lowest run."); here: root.said("bragQuirks"); unusual: root.unusual("bragQuirks") }
    RuleVariant { title: qsTr("Passing"); text: qsTr("Usually everybody must exchange. Where passing is allowed, one may keep all three cards, but not stop the bus in that turn."); here: root.said("mayPass"); unusual: root.unusual("mayPass") }
    RuleVariant { title: qsTr("Staying in the last lap"); text: qsTr("Usually the hand may be kept in the last turn. Else it is exchanged then too, for better or worse."); here: root.said("finalStand"); unusual: root.unusual("finalStand") }
    RuleBreak { }
    RuleVariant { title: qsTr("Tokens"); text: qsTr("The lives at the start: usually three; any number from 1 to 5."); here: root.said("tokens"); unusual: root.unusual("tokens") }
    RuleVariant { title: qsTr("Longest deal"); text: qsTr("After so many laps without a stop the hands are shown: usually 20, from 5 to 50."); here: root.said("capRounds"); unusual: root.unusual("capRounds") }
    RuleText { kind: "aside"; text: qsTr("A match in progress keeps the rules it started with.") }
}

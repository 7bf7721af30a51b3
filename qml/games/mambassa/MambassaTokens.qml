// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// What is paid in Mambassa, and how a match ends.
Chapter {
    RuleHead { kind: "title"; title: qsTr("Tokens") }
    RuleLead { text: qsTr("Everybody has four tokens of a value that the table agrees on: one for the pool, and three lives. No token ever leaves the table.") }
    RuleStep { number: "1"; title: qsTr("The worst hand pays"); text: qsTr("After every deal the worst hand pays one token into the pool. If several are equally bad, each of them pays one.") }
    RuleStep { number: "2"; title: qsTr("A Mambassa"); text: qsTr("Everybody else still in pays one token, whatever they hold.") }
    RuleStep { number: "3"; title: qsTr("A Quarantuna"); text: qsTr("The worst hand pays one token, and the owner takes one out of the pool. Several that are found when play begins each take one, from the dealer's right on, for as long as the pool lasts.") }
    RuleBreak { }
    RuleHead { title: qsTr("When hands are looked at"); text: qsTr("When play begins, all together, and after each step of a turn. A Mambassa or a Quarantuna is declared at once: there is no choice.") }
    RuleHead { title: qsTr("The end"); text: qsTr("Who has no token left is out and cannot come back. The last one in takes the pool.") }
    RuleText { kind: "note"; text: qsTr("If all who are left lose their last token together, the dealer of that deal takes the pool.") }
    RuleText { kind: "aside"; text: qsTr("The tokens stand for play money. Nothing can be won here but the match.") }
}

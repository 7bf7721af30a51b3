// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// Lives, coming back, and the end of a match.
Chapter {
    RuleHead { kind: "title"; title: qsTr("Tokens") }
    RuleLead { text: qsTr("Tokens are lives. Each pays the stake into the pool and starts with three of them, or as many as the table has agreed.") }
    RuleStep { number: "1"; title: qsTr("The worst hand pays"); text: qsTr("After every deal the worst hand loses one token. If several are equally bad, each of them loses one.") }
    RuleStep { number: "2"; title: qsTr("Three aces earn"); text: qsTr("A petrangolone wins its owner a token, even beyond the number at the start. It never loses one.") }
    RuleBreak { }
    RuleHead { title: qsTr("Out, and back again"); text: qsTr("Whoever loses the last token may pay a new stake at once and come back, usually once a match, with as many tokens as the poorest player still in.") }
    RuleText { kind: "note"; text: qsTr("The offer holds only right after the deal: who has been out for longer stays out. It also holds when just one player is left, so that the match is not over before everybody has declined.") }
    RuleHead { title: qsTr("The end"); text: qsTr("The last one in wins the match and takes the pool.") }
    RuleText { kind: "note"; text: qsTr("If all who are left lose their last token together, the dealer of that deal takes the pool, and nobody can come back.") }
    RuleText { kind: "aside"; text: qsTr("The stakes are play money. Nothing can be won here but the match.") }
}

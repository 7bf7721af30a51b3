// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// What is paid in Mambassa, and how a match ends.
Chapter {
    id: root
    RuleHead { kind: "title"; title: qsTr("Tokens") }
    RuleLead {
        ours: root.changed("tokenValue")
        text: ours ? qsTr("Everybody has four tokens, worth %1 each at this table: one for the pot, and three lives. Tokens always stay on the table.").arg(root.said("tokenValue"))
                   : qsTr("Everybody has four tokens of a value that the table agrees on: one for the pot, and three lives. Tokens always stay on the table.")
    }
    RuleStep { number: "1"; title: qsTr("The worst hand pays"); text: qsTr("After every deal the worst hand pays one token into the pot. If several tie for worst, each of them pays one.") }
    RuleStep { number: "2"; title: qsTr("A Mambassa"); text: qsTr("Everybody else still in pays one token, whatever they have.") }
    RuleStep { number: "3"; title: qsTr("A Quarantuna"); text: qsTr("The worst hand pays one token, and the owner takes one out of the pot. If several players have one when play begins, each takes a token, from the dealer’s right on.") }
    RuleOrder {
        hands: [["piacentine/5D", "piacentine/5C", "piacentine/5S", "piacentine/5B"], ["piacentine/KC", "piacentine/HC", "piacentine/JC", "piacentine/7C"], ["piacentine/AS", "piacentine/AD", "piacentine/AC", "piacentine/2D"], ["piacentine/AB", "piacentine/KB", "piacentine/JB", "piacentine/7B"]]
        worths: [qsTr("Quartina, 40"), qsTr("Long sequence, 39½"), qsTr("Three aces, 39"), qsTr("38 in batons")]
        pays: qsTr("pays a token into the pot")
    }
    RuleBreak { }
    RuleHead { title: qsTr("When hands are looked at"); text: qsTr("When play begins, all together, and after each step of a turn. A Mambassa or a Quarantuna is declared at once: there is no choice.") }
    RuleHead { title: qsTr("The end"); text: qsTr("With no token left you are out and cannot come back. The last one in takes the pot.") }
    RuleText { kind: "note"; text: qsTr("If all who are left lose their last token together, the dealer of that deal takes the pot.") }
    RuleText { kind: "aside"; text: qsTr("The tokens stand for play money: nothing can be won here but the match.") }
}

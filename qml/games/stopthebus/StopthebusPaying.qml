// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// Who pays when the hands are shown, and how a match ends.
Chapter {
    id: root
    readonly property bool otherTokens: changed("tokens")
    RuleHead { kind: "title"; title: qsTr("Who pays") }
    RuleLead {
        ours: root.otherTokens
        text: ours ? qsTr("Everybody starts with %n token(s) at this table: they are lives. After every deal the lowest hand pays one.", "", root.number("tokens"))
                   : qsTr("Everybody starts with three tokens: they are lives. After every deal the lowest hand pays one.")
    }
    RuleOrder {
        hands: [["french/7S", "french/7H", "french/7D"], ["french/QH", "french/KS", "french/AC"], ["french/KD", "french/KC", "french/4H"], ["french/KH", "french/9C", "french/2S"]]
        worths: [qsTr("Prial of 7s"), qsTr("Run to the ace"), qsTr("Pair of kings: this one stopped"), qsTr("King high")]
        call: "bell"
        knocker: 2
        pays: qsTr("pays a token")
    }
    RuleBreak { }
    RuleStep { number: "1"; title: qsTr("Several are lowest"); text: qsTr("If hands of the same ranks tie for lowest, each of them pays a token.") }
    RuleStep { number: "2"; title: qsTr("Whoever stopped"); text: qsTr("There is no fine for stopping with the lowest hand, and no mercy either: it pays one token, like any other.") }
    RuleStep { number: "3"; title: qsTr("Not all at once"); text: qsTr("If all who are left would lose their last token together, nobody pays: the same dealer deals again.") }
    RuleDuel { better: ["french/KH", "french/KS", "french/4C"]; other: ["french/KD", "french/KC", "french/3H"]; text: qsTr("Two pairs of kings: the 4 decides, and the 3 pays.") }
    RuleHead { title: qsTr("The end"); text: qsTr("With no token left you are out and cannot come back. The last player in wins.") }
}

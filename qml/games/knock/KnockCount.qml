// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// What cards and tricks count, the Fool's payment, and how a match ends.
Chapter {
    id: root
    readonly property bool angel: changed("topTrump")
    readonly property bool otherPoints: changed("pointScale")
    readonly property bool needTrick: changed("discardsNeedATrick")
    readonly property bool longer: changed("handsPerMatch")
    RuleHead { kind: "title"; title: qsTr("The count") }
    RuleLead { text: qsTr("After 13 tricks each side counts the cards it took, the dealer’s side also its discard, and 1 point for each trick. Both together always have 100.") }
    KnockCountTable { ours: root.otherPoints; countersMinusOne: root.otherPoints }
    RuleText {
        ours: root.angel
        text: root.angel ? qsTr("The honours are the Fool, the Magician and, at this table, Judgement in place of the World.")
                         : qsTr("The honours are the Fool, the Magician and the World.")
    }
    RuleBreak { }
    RuleHead { title: qsTr("Minus 50"); text: qsTr("From what it has each side takes 50. With 57 you win 7, and the others, with 43, lose 7.") }
    RuleHead { title: qsTr("The Fool is paid for") }
    RuleFigure { large: root.height > Theme.base * 60; cards: ["tarocco/00", "tarocco/09"]; step: 0.7; grows: false; small: true; title: qsTr("A poor card for the Fool"); text: qsTr("If the others took the trick with the Fool in it, its side keeps the Fool and gives them the cheapest of its cards instead. The game does it by itself.") }
    RuleText { text: qsTr("If the partner took that trick, nothing is paid. A side without any trick has lost the Fool: the others get it.") }
    RuleText {
        ours: root.needTrick
        text: root.needTrick ? qsTr("At this table the discard, too, goes to the others if the dealer’s side takes no trick.")
                             : qsTr("The discard counts for the dealer’s side even if it takes no trick.")
    }
    RuleHead {
        title: qsTr("The end")
        ours: root.longer
        text: root.longer ? qsTr("At this table a match is %1 deals; everybody deals equally often. The side with the higher sum wins, and 0 to 0 is a draw.").arg(4 * (root.number("handsPerMatch") + 1))
                          : qsTr("A match is four deals: everybody deals once. The side with the higher sum wins, and 0 to 0 is a draw.")
    }
}

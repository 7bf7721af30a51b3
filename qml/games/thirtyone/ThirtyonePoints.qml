// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The match to points, in which nobody loses anything.
Chapter {
    id: root
    readonly property bool ours: played("settlement", 2)
    readonly property string target: ours ? root.said("target") : "31"
    RuleHead { kind: "title"; title: qsTr("To points") }
    RuleLead {
        ours: root.ours
        text: ours ? qsTr("At this table there are no lives: every deal brings points, and whoever has the most when somebody has %1 wins the match.").arg(root.target)
                   : qsTr("Some tables play without lives: every deal brings points, and whoever has the most when somebody has 31 wins the match.")
    }
    RuleHead { title: qsTr("What a hand brings") }
    ThirtyonePointsTable { }
    RuleText { text: qsTr("Equal hands count as the better of their places: two highest hands bring 3 each, and only one that is lowest alone is the lowest.") }
    RuleText { kind: "aside"; text: qsTr("Here a knock says: mine is the highest. Being in the middle is not enough.") }
    RuleBreak { }
    RuleHead { title: qsTr("For example") }
    ThirtyoneCase { hands: [["french/KH", "french/QH", "french/TH"], ["french/KC", "french/QC", "french/7C"], ["french/KD", "french/QD", "french/7D"]]; values: [30, 27, 27]; knocker: 0; made: [4, 2, 2]; title: qsTr("The knocker is highest"); text: qsTr("One point more for the knock; the two others are both in the middle.") }
    ThirtyoneCase { hands: [["french/KD", "french/9D", "french/3D"], ["french/KC", "french/QC", "french/8C"], ["french/KH", "french/QH", "french/TH"]]; values: [22, 28, 30]; knocker: 0; made: [0, 2, 3]; title: qsTr("The knocker is lowest"); text: qsTr("That brings nothing at all.") }
    ThirtyoneCase { hands: [["french/AS", "french/KS", "french/TS"], ["french/KC", "french/QC", "french/7C"], ["french/JD", "french/TD", "french/2C"]]; values: [31, 27, 20]; knocker: -1; made: [6, 2, 1]; title: qsTr("31"); text: qsTr("It brings six points, and nobody else is highest in that deal.") }
    RuleHead { title: qsTr("The end"); text: qsTr("Nobody drops out. After a deal in which somebody has come to %1, the highest total wins; while two have as many, all play on.").arg(root.target) }
    RuleText { text: qsTr("When the stock runs out, that deal brings nobody anything.") }
}

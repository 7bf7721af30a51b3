// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// Who loses what when the hands are shown.
Chapter {
    id: root
    readonly property bool bills: played("settlement", 1)
    readonly property bool points: played("settlement", 2)
    readonly property bool chips: played("settlement", 3)
    readonly property bool lives: !points && !chips
    RuleHead { kind: "title"; title: qsTr("Who pays") }
    RuleLead { visible: root.points; ours: true; text: qsTr("After the last lap all hands are turned up. At this table nobody pays: every hand brings points.") }
    ThirtyonePointsTable { visible: root.points }
    RuleText { visible: root.points; text: qsTr("Equal hands count as the better of their places: two highest hands bring 3 each, and only one that is lowest alone is the lowest.") }
    RuleLead {
        visible: root.lives
        ours: root.bills
        text: ours ? qsTr("After the last lap all hands are turned up. The lowest costs a life: its owner folds a corner of the bill.")
                   : qsTr("After the last lap all hands are turned up. The lowest costs a life: its owner puts a penny into the pot.")
    }
    RuleOrder {
        visible: root.lives
        hands: [["french/KH", "french/TH", "french/9H"], ["french/AS", "french/KS", "french/3S"], ["french/AC", "french/7C", "french/3C"], ["french/9D", "french/5D", "french/2D"]]
        worths: [qsTr("29 in hearts"), qsTr("24 in spades: this one knocked"), qsTr("21 in clubs"), qsTr("16 in diamonds")]
        knocker: 1
        piece: root.bills ? "bill" : "penny"
        pays: qsTr("loses a life")
    }
    RuleBreak { visible: root.lives }
    RuleHead { visible: root.lives; title: qsTr("Ties, and unlucky knocks") }
    ThirtyoneCase { visible: root.lives; piece: root.bills ? "bill" : "penny"; hands: [["french/KH", "french/8H", "french/7H"], ["french/TD", "french/5D", "french/2D"], ["french/8S", "french/6S", "french/3S"]]; values: [25, 17, 17]; knocker: 0; lost: [0, 1, 1]; title: qsTr("Two hands are lowest"); text: qsTr("Each of the two loses a life.") }
    ThirtyoneCase { visible: root.lives; piece: root.bills ? "bill" : "penny"; hands: [["french/8C", "french/5C", "french/2C"], ["french/KS", "french/7S", "french/3S"], ["french/AD", "french/7D", "french/4D"]]; values: [15, 20, 22]; knocker: 0; lost: [2, 0, 0]; title: qsTr("The knocker alone is lowest"); text: qsTr("That costs the knocker two lives, and nobody else any.") }
    ThirtyoneCase { visible: root.lives; piece: root.bills ? "bill" : "penny"; hands: [["french/QH", "french/5H", "french/2H"], ["french/9C", "french/6C", "french/2C"], ["french/AS", "french/TS", "french/3S"]]; values: [17, 17, 24]; knocker: 0; lost: [0, 1, 0]; title: qsTr("The knocker ties for lowest"); text: qsTr("The knocker is safe. Whoever else is lowest loses a life.") }
    ThirtyoneCase { visible: root.lives; piece: root.bills ? "bill" : "penny"; hands: [["french/KC", "french/6C", "french/4C"], ["french/TS", "french/7S", "french/3S"], ["french/AD", "french/7D", "french/2D"]]; values: [20, 20, 20]; knocker: 0; lost: [0, 1, 1]; title: qsTr("All hands are equal"); text: qsTr("The knocker is safe, and everybody else loses a life.") }
    RuleLead { visible: root.chips; ours: true; text: qsTr("After the last lap all hands are turned up. At this table the highest takes the pot, whoever knocked.") }
    ThirtyoneCase { visible: root.chips; hands: [["french/KH", "french/TH", "french/9H"], ["french/AS", "french/KS", "french/3S"], ["french/9D", "french/5D", "french/2D"]]; values: [29, 24, 16]; knocker: 1; won: [3, 0, 0]; title: qsTr("The highest hand"); text: qsTr("It takes the chips of everybody. The knocker is not highest, and loses no more than the ante.") }
    ThirtyoneCase { visible: root.chips; hands: [["french/KC", "french/QC", "french/8C"], ["french/AH", "french/9H", "french/8H"], ["french/9S", "french/5S", "french/2S"]]; values: [28, 28, 16]; knocker: 0; won: [1, 1, 0]; title: qsTr("Two are highest"); text: qsTr("They share the pot; a chip that cannot be divided stays for the next deal.") }
    RuleText { visible: root.lives; kind: "aside"; text: qsTr("Whoever knocks makes a promise: somebody here is weaker than I am.") }
}

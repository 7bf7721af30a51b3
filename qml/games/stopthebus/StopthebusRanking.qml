// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// Which hand is better, with examples.
Chapter {
    id: root
    readonly property bool plain: changed("bragQuirks")
    RuleHead { kind: "title"; title: qsTr("Who has the best hand") }
    RuleFigure {
        number: "1"
        grows: false
        step: 0.62
        ours: root.plain
        cards: root.plain ? ["french/AS", "french/AH", "french/AD"] : ["french/3S", "french/3H", "french/3D"]
        title: qsTr("Prial")
        text: root.plain ? qsTr("Three of a rank. At this table three aces are best, then three kings, and so on to three 2s.")
                         : qsTr("Three of a rank. Three 3s beat everything; then come three aces, three kings, and so on to three 2s.")
    }
    RuleFigure {
        number: "2"
        grows: false
        step: 0.62
        ours: root.plain
        cards: root.plain ? ["french/QH", "french/KH", "french/AH"] : ["french/AH", "french/2H", "french/3H"]
        title: qsTr("Running flush")
        text: root.plain ? qsTr("Three in a row of one suit. Queen, king, ace is the best, ace, 2, 3 the lowest.")
                         : qsTr("Three in a row of one suit. Ace, 2, 3 is the best, then queen, king, ace, and so on to 2, 3, 4.")
    }
    RuleFigure { number: "3"; grows: false; step: 0.62; cards: ["french/7D", "french/8S", "french/9C"]; title: qsTr("Run"); text: qsTr("Three in a row of any suits, in the same order. King, ace, 2 is no run.") }
    RuleFigure { number: "4"; grows: false; step: 0.62; cards: ["french/KD", "french/JD", "french/9D"]; title: qsTr("Flush"); text: qsTr("Three of one suit. The highest card decides, then the next, then the last.") }
    RuleFigure { number: "5"; grows: false; step: 0.62; idle: "2"; cards: ["french/KH", "french/KS", "french/4C"]; title: qsTr("Pair"); text: qsTr("Two of a rank. The higher pair wins; of equal pairs the third card decides.") }
    RuleFigure { number: "6"; grows: false; step: 0.62; idle: "12"; cards: ["french/AC", "french/KH", "french/9S"]; title: qsTr("High card"); text: qsTr("None of these. The highest card decides, then the next, then the last.") }
    RuleText { kind: "aside"; text: qsTr("The ace is the highest card. Suits do not matter: hands of the same ranks tie.") }
}

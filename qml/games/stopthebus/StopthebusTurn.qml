// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// What one does in turn.
Chapter {
    id: root
    readonly property bool passing: changed("mayPass")
    RuleHead { kind: "title"; title: qsTr("Your turn") }
    RuleLead {
        ours: root.passing
        text: root.passing ? qsTr("In your turn you exchange with the monte, one card or all three. At this table you may also pass: then you change nothing, and cannot stop the bus either.")
                           : qsTr("In your turn you must exchange with the monte, one card or all three. You cannot pass, even if your hand is as good as can be.")
    }
    RuleFigure { cards: ["french/KC", "french/9D"]; picture: Theme.base * 9.2; title: qsTr("Exchange one"); key: qsTr("Enter"); text: qsTr("Give one card and take one of the monte. Everybody sees which.") }
    RuleFigure { cards: ["french/9D", "french/2C", "french/2H"]; step: 0.5; picture: Theme.base * 9.2; title: qsTr("Exchange all three"); key: "C"; text: qsTr("Your hand becomes the monte, and the monte your hand. Two at once is not allowed.") }
    RuleFigure { visible: root.passing; ours: true; cards: ["french/back", "french/back", "french/back"]; step: 0.36; picture: Theme.base * 9.2; title: qsTr("Pass"); key: "S"; text: qsTr("Keep your three cards, and let the bus go on.") }
    RuleDuel { better: ["french/7D", "french/8S", "french/KC"]; other: ["french/7D", "french/8S", "french/9D"]; idleBetter: "01"; text: qsTr("The king goes, the 9 comes: king high becomes a run.") }
    RuleBreak { }
    RuleHead { title: qsTr("Then stop, or let it go on"); text: qsTr("After your exchange, and only then, you may stop the bus. If you do not, the player at your left is next.") }
    RuleHead { title: qsTr("How it is done here"); text: qsTr("Choose a card of yours and one of the monte, or drag one onto the other: the red button shows what hand that makes. If you know that you want to stop, do both at once with the button “Exchange and stop”.") }
    RuleText { kind: "aside"; text: qsTr("Think of what you give away, too: the player at your left sees it first. Keep back what makes a pair or a run for your neighbour.") }
}

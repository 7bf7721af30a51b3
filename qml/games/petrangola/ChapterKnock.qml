// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The knock and the last lap.
Chapter {
    RuleHead { kind: "title"; title: qsTr("The knock") }
    RuleLead { text: qsTr("A knock on the wood means: these three will do. From now on the deal is nearly over.") }
    RuleHead { title: qsTr("Three ways to knock") }
    RuleStep { number: "1"; title: qsTr("Keep all three cards"); text: qsTr("In your turn, instead of an exchange.") }
    RuleStep { number: "2"; title: qsTr("Change the shirt"); text: qsTr("All three of yours for all three of the monte.") }
    RuleStep { number: "3"; title: qsTr("As dealer, keep the three you looked at"); text: qsTr("Then nobody has had a turn yet, and each has just one.") }
    RuleBreak { }
    RuleHead { title: qsTr("The last lap"); text: qsTr("Everyone but the one who knocked has one more turn, in order, and may exchange none, one, two or all three cards. Nothing done now counts as another knock.") }
    RuleFigure { cards: ["piacentine/back", "piacentine/back", "piacentine/back"]; step: 0.36; small: true; title: qsTr("Stay"); key: "S"; text: qsTr("Exchange nothing. Possible only in the last lap.") }
    RuleText { text: qsTr("Then all hands are shown.") }
    RuleText { kind: "aside"; text: qsTr("An early knock catches the others unprepared; a late one comes when theirs are good too. You need not be best, only not worst.") }
}

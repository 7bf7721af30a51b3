// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// What one does in turn.
Chapter {
    RuleHead { kind: "title"; title: qsTr("Your turn") }
    RuleLead { text: qsTr("When it is your turn you must do one of three things. You cannot pass: if you are happy with your cards, you knock.") }
    RuleFigure { cards: ["piacentine/5B", "piacentine/7D"]; picture: Theme.base * 9.2; title: qsTr("Exchange"); key: qsTr("Enter"); text: qsTr("Give one or two cards and take as many from the monte. Everybody sees what you leave and what you take.") }
    RuleFigure { cards: ["piacentine/back", "piacentine/back", "piacentine/back"]; step: 0.36; picture: Theme.base * 9.2; title: qsTr("Knock"); key: "K"; text: qsTr("Keep your three cards. Everyone else plays once more, then the hands are shown.") }
    RuleFigure { cards: ["piacentine/4B", "piacentine/2C", "piacentine/6S"]; step: 0.42; picture: Theme.base * 9.2; title: qsTr("Change your shirt"); key: "C"; text: qsTr("Take the whole monte and leave your three cards. This counts as a knock.") }
    RuleBreak { }
    RuleHead { title: qsTr("How it is done here"); text: qsTr("Choose cards of your hand and as many of the monte, by click, touch or key. The red button shows what hand you will have. Esc clears your selection.") }
    RuleDuel { better: ["piacentine/AD", "piacentine/JD", "piacentine/5B"]; other: ["piacentine/AD", "piacentine/JD", "piacentine/7D"]; idleBetter: "2"; text: qsTr("The 5 of batons goes, the 7 of coins comes: 21 becomes 28.") }
    RuleText { kind: "aside"; text: qsTr("The cards you give stay in the monte, face up, and the player at your right may take them. Watch what you leave.") }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The two steps of a turn.
Chapter {
    RuleHead { kind: "title"; title: qsTr("Your turn") }
    RuleLead { text: qsTr("A turn has two steps: the exchange with the monte, which all see, and the draw from the stock, which nobody else sees.") }
    RuleFigure { number: "1"; cards: ["piacentine/5B", "piacentine/7D"]; picture: Theme.base * 9.2; title: qsTr("Exchange"); key: qsTr("Enter"); text: qsTr("Give none, one, two or three cards and take as many from the monte.") }
    RuleFigure { number: "2"; cards: ["piacentine/back"]; picture: Theme.base * 9.2; title: qsTr("Draw"); key: "D"; text: qsTr("Put one card face down under the stock, then take the one on its top. Or stay with what you have.") }
    RuleBreak { }
    RuleHead { title: qsTr("The knock") }
    RuleStep { number: "1"; title: qsTr("Neither exchange nor draw"); text: qsTr("Let both steps pass: the key K, and once more.") }
    RuleStep { number: "2"; title: qsTr("Change the shirt"); text: qsTr("All four of yours for all four of the monte, with the key C. There is no draw after it.") }
    RuleStep { number: "3"; title: qsTr("As dealer, keep the four you looked at"); text: qsTr("Then nobody has had a turn yet, and each has just one.") }
    RuleText { text: qsTr("After a knock everyone else has one more whole turn, both steps. Nothing done in it counts as another knock.") }
    RuleText { kind: "aside"; text: qsTr("Choose your cards with 1 2 3 4 and those of the monte with Q W E R. Esc takes the choice back.") }
}

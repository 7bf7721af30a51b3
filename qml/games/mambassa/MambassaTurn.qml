// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The two steps of a turn.
Chapter {
    id: root
    RuleHead { kind: "title"; title: qsTr("Your turn") }
    RuleLead { text: qsTr("A turn has two steps: the exchange with the monte, which everybody sees, and the draw from the stock, which nobody else sees.") }
    RuleFigure { number: "1"; cards: ["piacentine/5B", "piacentine/7D"]; picture: Theme.base * 9.2; title: qsTr("Exchange"); key: qsTr("Enter"); text: qsTr("Give up to three cards, or none, and take as many from the monte.") }
    RuleFigure { number: "2"; cards: ["piacentine/back"]; picture: Theme.base * 9.2; title: qsTr("Draw"); key: "D"; text: qsTr("Put one card face down under the stock, then take the top one. Or stay with what you have.") }
    RuleBreak { }
    RuleHead { title: qsTr("The knock") }
    RuleKnockFrames {
        best: ["piacentine/KS", "piacentine/HS", "piacentine/JS", "piacentine/7S"]
        middle: ["piacentine/AB", "piacentine/KB", "piacentine/5B", "piacentine/2C"]
        lowest: ["piacentine/KD", "piacentine/6D", "piacentine/4C", "piacentine/3S"]
        cry: qsTr("Knock!")
        words: [qsTr("Nives neither exchanges nor draws."), qsTr("Everybody else has one turn, with both its steps."), qsTr("The hands are shown, and the lowest pays.")]
    }
    RuleStep { number: "1"; title: qsTr("Neither exchange nor draw"); text: qsTr("Skip both steps: press %1 twice.", "a key").arg(root.labels("K")) }
    RuleStep { number: "2"; title: qsTr("Change your shirt"); text: qsTr("All four of yours for all four of the monte, with the key %1. You cannot draw after it.").arg(root.labels("C")) }
    RuleStep { number: "3"; title: qsTr("As dealer, keep the four you looked at"); text: qsTr("Nobody has had a turn yet, and each of the others has just one.") }
    RuleText { text: qsTr("After a knock everybody else has one more whole turn, both steps. Nothing done in it counts as another knock. If nobody has knocked after 50 laps, the hands are shown.") }
    RuleText { kind: "aside"; text: qsTr("Choose your cards with %1 and those of the monte with %2. Enter presses the red button, Esc clears your selection.", "keys").arg(root.labels("1234")).arg(root.labels("QWER")) }
}

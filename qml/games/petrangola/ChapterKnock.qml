// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The knock and the last lap.
Chapter {
    id: root
    RuleHead { kind: "title"; title: qsTr("The knock") }
    RuleLead { text: qsTr("A knock on the table means: I am happy with these three. From now on the deal is nearly over.") }
    RuleHead { title: qsTr("Three ways to knock") }
    RuleStep { number: "1"; title: qsTr("Keep all three cards"); text: qsTr("In your turn, instead of an exchange.") }
    RuleStep { number: "2"; title: qsTr("Change your shirt"); text: qsTr("All three of yours for all three of the monte.") }
    RuleStep { number: "3"; title: qsTr("As dealer, keep the three you looked at"); text: qsTr("Nobody has had a turn yet, and each of the others has just one.") }
    RuleText { visible: root.changed("showOnKnock"); ours: true; text: qsTr("At this table whoever knocks with a petrangola turns it up at once.") }
    RuleBreak { }
    RuleKnockFrames {
        best: ["piacentine/KC", "piacentine/HC", "piacentine/5C"]
        middle: ["piacentine/KB", "piacentine/6B", "piacentine/4B"]
        lowest: ["piacentine/KS", "piacentine/7S", "piacentine/2D"]
        cry: qsTr("Knock!")
        words: [qsTr("Nives is happy: she keeps her three cards."), qsTr("Everybody else has one turn, and no more."), qsTr("The hands are shown: 25, 20, and 17 pays.")]
    }
    RuleHead { title: qsTr("The last lap"); text: qsTr("Everybody else has one more turn, in order, and may exchange none, one, two or all three cards. Nothing done now counts as another knock.") }
    RuleFigure { cards: ["piacentine/back", "piacentine/back", "piacentine/back"]; step: 0.36; small: true; title: qsTr("Stay"); key: "S"; text: qsTr("Exchange nothing. Possible only in the last lap.") }
    RuleText { text: qsTr("Then all hands are shown. They are shown too if nobody has knocked after 50 laps.") }
    RuleText { kind: "aside"; text: qsTr("Knock early, and the others are not ready; knock late, and their hands are good too. You need not be the best, only not the last.") }
}

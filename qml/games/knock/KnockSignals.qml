// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// All signals by occasion, as far as this table has them. Where it has all of them, breaks fill four pages and leave no
// heading at the foot of one; where few, they are no more than a page or two, and a break cannot come after what is hidden.
Chapter {
    id: root
    readonly property bool few: played("signals", 1)
    readonly property bool silent: played("signals", 2)
    readonly property bool all: !few && !silent
    readonly property bool two: changed("signalsPerPlay")
    close: 0.6
    RuleHead { kind: "title"; title: qsTr("The signals") }
    RuleLead {
        ours: root.few || root.silent
        text: root.silent ? qsTr("At this table there are no signals: partners play in silence.")
            : root.few ? qsTr("With a card you may give a signal to your partner. This table knows only the few that are shown here.")
                       : qsTr("With a card you may give a signal to your partner. Everybody sees it: the others learn as much as your partner does.")
    }
    RuleText { visible: !root.silent; text: qsTr("What a signal says of your cards is always true: only true ones can be chosen. A request may be refused. The Fool comes without a signal.") }
    RuleText { visible: !root.silent; ours: root.two; text: root.two ? qsTr("At this table two signals may go with one card.") : qsTr("One signal may go with each card.") }

    RuleHead { visible: !root.silent; title: qsTr("Before your partner leads") }
    KnockSignal { visible: !root.silent; picture: "speak"; gesture: qsTr("Say “Bijou”"); text: qsTr("lead a low trump") }
    KnockSignal { visible: !root.silent; picture: "speak"; gesture: qsTr("Say “Grand”"); text: qsTr("lead a high trump") }

    RuleBreak { visible: root.all }
    RuleHead { visible: root.all; title: qsTr("As you lead") }
    KnockSignal { visible: root.all; picture: "slide"; gesture: qsTr("Slide the card from right to left"); text: qsTr("a long suit: I had four or more of it") }
    KnockSignal { visible: root.all; picture: "lift"; gesture: qsTr("Lift the card and lower it in an arc"); text: qsTr("all that is left of this suit is mine, but for one card") }
    KnockSignal { visible: root.all; picture: "sweep"; gesture: qsTr("An arc to the right, then to the left"); text: qsTr("take this with the lowest trump that wins") }
    KnockSignal { visible: root.all; picture: "back"; gesture: qsTr("Draw the card toward yourself"); text: qsTr("do not spend a high trump") }
    KnockSignal { visible: root.all; picture: "fingers"; gesture: qsTr("Tap with all fingers"); text: qsTr("do not play your highest trump") }

    RuleHead { visible: root.all; title: qsTr("With any card") }
    KnockSignal { visible: root.all; picture: "card"; gesture: qsTr("Tap the table with the card"); text: qsTr("I have one more of this suit") }
    KnockSignal { visible: root.all; picture: "fall"; gesture: qsTr("Raise a hand and let it fall"); text: qsTr("when you next lead, not the suit that you led last") }

    RuleBreak { visible: root.all }
    RuleHead { visible: !root.silent; title: qsTr("With a card of a suit") }
    KnockSignal { visible: !root.silent; picture: "thumb"; gesture: qsTr("Tap with the thumb"); text: qsTr("my last card of this suit") }
    KnockSignal { visible: !root.silent; picture: "knock"; gesture: qsTr("Knock once, with more of the suit in hand"); text: qsTr("I hold the highest card left in this suit") }
    KnockSignal { visible: root.all; picture: "circle"; gesture: qsTr("A circle in the air, with more of the suit in hand"); text: qsTr("I hold the queen of this suit") }
    KnockSignal { visible: root.all; picture: "back"; gesture: qsTr("Draw the card toward yourself, not as you lead"); text: qsTr("do not lead this suit") }

    RuleHead { visible: !root.silent; title: qsTr("With a trump") }
    KnockSignal { visible: !root.silent; picture: "shake"; gesture: qsTr("Shake the card"); text: qsTr("my last trump") }
    KnockSignal { visible: root.all; picture: "tremble"; gesture: qsTr("Let the card tremble"); text: qsTr("I hold the Magician, and it is in danger") }

    RuleBreak { visible: root.all }
    RuleHead { visible: !root.silent; title: qsTr("With a trump, or your last card of a suit") }
    KnockSignal { visible: !root.silent; picture: "knock"; gesture: qsTr("Knock once"); text: qsTr("I hold the highest trump left") }
    KnockSignal { visible: root.all; picture: "knocks"; gesture: qsTr("Knock twice"); text: qsTr("I hold the two highest trumps left") }
    KnockSignal { visible: !root.silent; picture: "circle"; gesture: qsTr("A circle in the air"); text: qsTr("I hold the World") }
    KnockSignal { visible: root.all; picture: "raise"; gesture: qsTr("Raise the hand sharply"); text: qsTr("I hold the Sun (19)") }
    KnockSignal { visible: root.all; picture: "middle"; gesture: qsTr("Tap with the middle finger"); text: qsTr("I hold the Moon (18)") }
    KnockSignal { visible: root.all; picture: "speak"; gesture: qsTr("Say “15”, “16” or “17”"); text: qsTr("I hold the Devil (15), the Tower (16) or the Stars (17)") }
}

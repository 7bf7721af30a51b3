// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The pack, the deal and the dealer's discard.
Chapter {
    id: root
    readonly property bool toTheRight: changed("direction")
    readonly property bool angel: changed("topTrump")
    RuleHead { kind: "title"; title: qsTr("The pack, the deal and the discard") }
    RuleLead {
        ours: root.toTheRight
        text: root.toTheRight ? qsTr("Four play, and the player across the table is your partner. At this table everything goes to the right, anticlockwise: the cards, the play, and the turn to deal.")
                              : qsTr("Four play, and the player across the table is your partner. Everything goes to the left, clockwise: the cards, the play, and the turn to deal.")
    }
    RuleFigure { large: root.height > Theme.base * 60; cards: ["tarocco/KC", "tarocco/KD", "tarocco/KS", "tarocco/KB"]; step: 0.62; grows: false; small: true; title: qsTr("Four suits"); text: qsTr("Cups, coins, swords and batons have eight cards each: king, queen, cavalier, jack, 10, 9, 8, 7, in this order.") }
    RuleFigure { large: root.height > Theme.base * 60; cards: ["tarocco/21", "tarocco/20", "tarocco/01"]; step: 0.62; grows: false; small: true; title: qsTr("21 trumps"); text: qsTr("A fifth suit, with numbers, that beats the other four.") }
    RuleFigure { large: root.height > Theme.base * 60; cards: ["tarocco/00"]; grows: false; small: true; title: qsTr("The Fool"); text: qsTr("It belongs to no suit and is no trump.") }
    RuleBreak { }
    RuleStep { number: "1"; title: qsTr("Shuffle and cut"); text: qsTr("Who deals first is drawn by lot. The dealer shuffles, and the player who comes just before the dealer in the order of play cuts. When it is your turn, drag along the pack to choose where.") }
    RuleStep { number: "2"; title: qsTr("Thirteen cards each"); text: qsTr("They are dealt one at a time, beginning with the player after the dealer. The last two are the dealer’s, who then has 15.") }
    RuleStep { number: "3"; title: qsTr("The dealer discards two"); text: qsTr("Face down. Nobody else sees them until the count. They belong to the dealer’s side, but are no trick.") }
    RuleHead {
        title: qsTr("What may not be discarded")
        ours: root.angel
        text: root.angel ? qsTr("Never a king, the Fool, the Magician or, at this table, Judgement. Other trumps only for want of other cards, and then all see them.")
                         : qsTr("Never a king, the Fool, the Magician or the World. Other trumps only for want of other cards, and then all see them.")
    }
    RuleText { kind: "aside"; text: qsTr("A queen in the discard is safe, and a suit that you have none of can be trumped from the first card on.") }
}

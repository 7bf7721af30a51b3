// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// Drawing, laying and discarding, and what happens when the stock is used up.
Chapter {
    id: root
    readonly property bool pairs: played("teams", 1)
    readonly property bool noReshuffle: played("stockOut", 1) || played("maxReshuffles", 0)
    readonly property bool otherReshuffles: changed("maxReshuffles")
    readonly property bool open: changed("showDiscardHistory")
    RuleHead { kind: "title"; title: qsTr("Your turn") }
    RuleLead { text: qsTr("A turn is always the same: draw, lay, discard. Until you discard you can take back whatever you have laid.") }
    RuleStep { number: "1"; title: qsTr("Draw"); text: qsTr("The top card of the stock, which nobody else sees. Or the top card of the discard pile, and no other: it must lie on the table before you discard, and where that cannot be done it may not be taken.") }
    RuleStep {
        number: "2"
        title: qsTr("Lay")
        ours: root.pairs
        text: root.pairs ? qsTr("As much as you like, or nothing: new melds, cards that go to melds of your side, or a card in the place of a wild one. Nothing can be added to the melds of the others.")
                         : qsTr("As much as you like, or nothing: new melds, cards that go to your own melds, or a card in the place of a wild one. Nothing can be added to the melds of the others.")
    }
    RuleStep { number: "3"; title: qsTr("Discard"); text: qsTr("One card, face up on the discard pile. That ends your turn.") }
    RuleText {
        ours: root.open
        text: root.open ? qsTr("At this table the discard pile may be looked through.") : qsTr("Of the discard pile only the top card can be seen.")
    }
    RuleBreak { }
    RuleHead { title: qsTr("How it is done here"); text: qsTr("Press the stock or the discard pile, or drag the card to your hand. Then choose cards: the red button shows as what they can be laid, and pale cards show where else they fit; press these, or drag your cards there. To discard, drag a card onto the pile, or choose it and press the button.") }
    RuleHead { title: qsTr("Put your hand in order"); text: qsTr("By suits or by ranks, with one press; or card by card, by dragging them.") }
    RuleHead {
        title: qsTr("The stock is used up")
        ours: root.noReshuffle || root.otherReshuffles
        text: root.noReshuffle ? qsTr("At this table the deal then ends with the turn of whoever drew the last card. The melds count, and nothing is taken off for what is left in the hands.")
            : root.otherReshuffles ? qsTr("All discards but the top one are shuffled and are the stock again. At this table that happens %n time(s) at most in a deal; then the deal ends with the turn of whoever drew the last card, and nothing is taken off for what is left in the hands.", "", root.number("maxReshuffles"))
                                   : qsTr("All discards but the top one are shuffled and are the stock again, at most twice in a deal. Then the deal ends with the turn of whoever drew the last card, and nothing is taken off for what is left in the hands.")
    }
    RuleText { kind: "aside"; text: qsTr("What you discard, the next player may take, but only to lay it at once. A look at the melds shows whether it fits there.") }
}

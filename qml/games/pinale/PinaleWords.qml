// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The words of the table of Pinale.
ChapterOfWords {
    terms: [
        Term { word: qsTr("add"); italian: "attaccare"; text: qsTr("laying cards to a meld that lies on the table already.") },
        Term { word: qsTr("black two"); italian: "pinella"; text: qsTr("a two of clubs or spades, always wild.") },
        Term { word: qsTr("cut"); italian: "taglio"; text: qsTr("lifting part of the pack before the deal, to keep the dealer honest.") },
        Term { word: qsTr("deal"); italian: "smazzata"; text: qsTr("everything from the shuffle to the count.") },
        Term { word: qsTr("dealer"); italian: "mazziere"; text: qsTr("the player who shuffles and deals.") },
        Term { word: qsTr("discard"); italian: "scartare"; text: qsTr("putting a card on the discard pile, which ends the turn.") },
        Term { word: qsTr("discard pile"); italian: "pozzo"; text: qsTr("the cards that were discarded; only the top one may be taken.") },
        Term { word: qsTr("four"); italian: "poker"; text: qsTr("four cards of one rank, each of another suit.") },
        Term { word: qsTr("full run"); italian: "pinnacolone"; text: qsTr("thirteen cards of one suit, from ace to ace: 1,500 points.") },
        Term { word: qsTr("go out"); italian: "chiudere"; text: qsTr("discarding the last card of the hand.") },
        Term { word: qsTr("group"); italian: "tris"; text: qsTr("three cards of one rank, each of another suit.") },
        Term { word: qsTr("joker"); italian: "jolly"; text: qsTr("a wild card; there are four of them.") },
        Term { word: qsTr("lay"); italian: "calare"; text: qsTr("putting a meld on the table.") },
        Term { word: qsTr("meld"); italian: "gioco"; text: qsTr("cards that lie together on the table: a group, a run, or jokers.") },
        Term { word: qsTr("run"); italian: "scala"; text: qsTr("four or more cards of one suit that follow each other.") },
        Term { word: qsTr("stock"); italian: "tallone"; text: qsTr("the cards that are drawn from.") },
        Term { word: qsTr("swap"); italian: "riprendere"; text: qsTr("laying the card that a wild one stands for, and taking the wild card.") },
        Term { word: qsTr("wild card"); italian: "matta"; text: qsTr("a joker or a black two, which stands for another card.") }
    ]
}

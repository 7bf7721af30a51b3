// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The words of the table of Stop the Bus.
ChapterOfWords {
    terms: [
        Term { word: qsTr("clubs"); italian: "fiori"; text: qsTr("one of the two black suits, with spades.") },
        Term { word: qsTr("cut"); italian: "taglio"; text: qsTr("lifting part of the pack before the deal, to keep the dealer honest.") },
        Term { word: qsTr("deal"); italian: "smazzata"; text: qsTr("everything from the shuffle to the showdown.") },
        Term { word: qsTr("dealer"); italian: "mazziere"; text: qsTr("the player who shuffles and deals.") },
        Term { word: qsTr("diamonds"); italian: "quadri"; text: qsTr("one of the two red suits, with hearts.") },
        Term { word: qsTr("exchange"); italian: "cambio"; text: qsTr("one card, or all three, for as many of the monte.") },
        Term { word: qsTr("flush"); italian: "colore"; text: qsTr("three cards of one suit.") },
        Term { word: qsTr("hearts"); italian: "cuori"; text: qsTr("one of the two red suits, with diamonds.") },
        Term { word: qsTr("high card"); italian: "carta alta"; text: qsTr("a hand in which nothing goes together: its highest card counts.") },
        Term { word: qsTr("lap"); italian: "giro"; text: qsTr("one turn for everybody; the last lap is the one after the bus was stopped.") },
        Term { word: qsTr("match"); italian: "partita"; text: qsTr("a series of deals, until one player is left.") },
        Term { word: qsTr("monte"); italian: "monte"; text: qsTr("the three cards face up in the middle.") },
        Term { word: qsTr("pair"); italian: "coppia"; text: qsTr("two cards of one rank.") },
        Term { word: qsTr("prial"); italian: "tris"; text: qsTr("three cards of one rank; the English word comes from “pair royal”.") },
        Term { word: qsTr("run"); italian: "scala"; text: qsTr("three cards in a row, of any suits.") },
        Term { word: qsTr("running flush"); italian: "scala a colore"; text: qsTr("three cards in a row, of one suit.") },
        Term { word: qsTr("spades"); italian: "picche"; text: qsTr("one of the two black suits, with clubs.") },
        Term { word: qsTr("stay"); italian: "stare"; text: qsTr("keeping all three cards in the last lap.") },
        Term { word: qsTr("stop the bus"); italian: "fermare l’autobus"; text: qsTr("ending the deal after one’s exchange: everybody else has one more turn. You say: “Stop the bus!”") },
        Term { word: qsTr("token"); italian: "marca"; text: qsTr("a counter worth one life: with none left you are out.") }
    ]
}

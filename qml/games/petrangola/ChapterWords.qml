// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The words of Petrangola's table.
ChapterOfWords {
    terms: [
        Term { word: qsTr("batons"); italian: "bastoni"; text: qsTr("one of the four suits, with coins, cups and swords.") },
        Term { word: qsTr("coins"); italian: "denari"; text: qsTr("the suit of the golden suns. Whoever is dealt its ace deals first.") },
        Term { word: qsTr("cups"); italian: "coppe"; text: qsTr("the suit of the goblets.") },
        Term { word: qsTr("cut"); italian: "taglio"; text: qsTr("lifting part of the pack before the deal, to keep the dealer honest.") },
        Term { word: qsTr("deal"); italian: "smazzata"; text: qsTr("everything from the shuffle to the showdown.") },
        Term { word: qsTr("dealer"); italian: "mazziere"; text: qsTr("the player who shuffles and deals, and is first to look at three cards.") },
        Term { word: qsTr("horse"); italian: "cavallo"; text: qsTr("the card between jack and king.") },
        Term { word: qsTr("jack"); italian: "fante"; text: qsTr("the lowest court card, right above the 7.") },
        Term { word: qsTr("king"); italian: "re"; text: qsTr("the highest court card, below the ace.") },
        Term { word: qsTr("knock"); italian: "bussata"; text: qsTr("keeping all three cards, or changing all three: everybody else has one more turn. You say: “Busso!”") },
        Term { word: qsTr("lap"); italian: "giro"; text: qsTr("one turn for everybody.") },
        Term { word: qsTr("match"); italian: "partita"; text: qsTr("a series of deals, until one player is left.") },
        Term { word: qsTr("monte"); italian: "monte"; text: qsTr("the three cards face up in the middle.") },
        Term { word: qsTr("petrangola"); italian: "petrangola"; text: qsTr("three of a kind or a sequence; the game is named after it.") },
        Term { word: qsTr("petrangolone"); italian: "petrangolone"; text: qsTr("three aces.") },
        Term { word: qsTr("pot"); italian: "piatto"; text: qsTr("all the stakes together.") },
        Term { word: qsTr("re-entry"); italian: "rientro"; text: qsTr("paying the stake again after losing your last token.") },
        Term { word: qsTr("sequence"); italian: "scala"; text: qsTr("three cards in a row of one suit.") },
        Term { word: qsTr("shirt change"); italian: "cambio camicia"; text: qsTr("exchanging all three cards at once, which counts as a knock.") },
        Term { word: qsTr("stake"); italian: "posta"; text: qsTr("what each player pays to play.") },
        Term { word: qsTr("stay"); italian: "stare"; text: qsTr("exchanging nothing in the last lap.") },
        Term { word: qsTr("stock"); italian: "mazzo"; text: qsTr("the cards face down that have not been dealt.") },
        Term { word: qsTr("swords"); italian: "spade"; text: qsTr("the suit of the blades.") },
        Term { word: qsTr("three of a kind"); italian: "tris"; text: qsTr("three cards of one rank.") },
        Term { word: qsTr("token"); italian: "marca"; text: qsTr("a counter worth one life: with none left you are out.") }
    ]
}

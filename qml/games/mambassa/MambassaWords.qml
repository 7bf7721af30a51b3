// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The words of Mambassa's table.
ChapterOfWords {
    terms: [
        Term { word: qsTr("batons"); italian: "bastoni"; text: qsTr("one of the four suits, with coins, cups and swords.") },
        Term { word: qsTr("coins"); italian: "denari"; text: qsTr("the suit of the golden suns.") },
        Term { word: qsTr("cups"); italian: "coppe"; text: qsTr("the suit of the goblets.") },
        Term { word: qsTr("cut"); italian: "taglio"; text: qsTr("lifting part of the pack before the deal, to keep the dealer honest.") },
        Term { word: qsTr("deal"); italian: "smazzata"; text: qsTr("everything from the shuffle to the showdown.") },
        Term { word: qsTr("dealer"); italian: "mazziere"; text: qsTr("the player who shuffles and deals, and is first to look at four cards.") },
        Term { word: qsTr("draw"); italian: "pescata"; text: qsTr("the second step of a turn: one card under the stock, the top one into your hand.") },
        Term { word: qsTr("horse"); italian: "cavallo"; text: qsTr("the card between jack and king.") },
        Term { word: qsTr("jack"); italian: "fante"; text: qsTr("the lowest court card, right above the 7.") },
        Term { word: qsTr("king"); italian: "re"; text: qsTr("the highest court card, below the ace.") },
        Term { word: qsTr("knock"); italian: "bussata"; text: qsTr("a turn without exchange and draw, or with all four cards exchanged: everybody else has one more turn. You say: “Busso!”") },
        Term { word: qsTr("lap"); italian: "giro"; text: qsTr("one turn for everybody.") },
        Term { word: qsTr("match"); italian: "partita"; text: qsTr("a series of deals, until one player is left.") },
        Term { word: qsTr("monte"); italian: "monte"; text: qsTr("the four cards face up in the middle.") },
        Term { word: qsTr("Mambassa"); italian: "mambassa"; text: qsTr("four aces; the game is named after it.") },
        Term { word: qsTr("pot"); italian: "piatto"; text: qsTr("where all tokens go that are paid; the last one in takes it.") },
        Term { word: qsTr("Quarantuna"); italian: "quarantuna"; text: qsTr("ace, king, horse and jack of one suit.") },
        Term { word: qsTr("Quartina"); italian: "quartina"; text: qsTr("four cards of one rank.") },
        Term { word: qsTr("sequence"); italian: "scala"; text: qsTr("cards in a row of one suit: four are a long one, three a short one.") },
        Term { word: qsTr("shirt change"); italian: "cambio camicia"; text: qsTr("exchanging all four cards at once, which counts as a knock.") },
        Term { word: qsTr("stay"); italian: "stare"; text: qsTr("not drawing a card.") },
        Term { word: qsTr("step"); italian: "tempo"; text: qsTr("one of the two halves of a turn: first the exchange, then the draw.") },
        Term { word: qsTr("stock"); italian: "mazzo"; text: qsTr("the cards face down that have not been dealt.") },
        Term { word: qsTr("swords"); italian: "spade"; text: qsTr("the suit of the blades.") },
        Term { word: qsTr("three of a kind"); italian: "tris"; text: qsTr("three cards of one rank.") },
        Term { word: qsTr("token"); italian: "marca"; text: qsTr("a counter worth one life: with none left you are out.") }
    ]
}

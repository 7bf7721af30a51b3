// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The words of the table.
Chapter {
    RuleHead { kind: "title"; title: qsTr("Words") }
    RuleTerm { word: qsTr("batons"); italian: "bastoni"; text: qsTr("one of the four suits, with coins, cups and swords.") }
    RuleTerm { word: qsTr("coins"); italian: "denari"; text: qsTr("the suit of the golden suns. Its ace chooses the first dealer.") }
    RuleTerm { word: qsTr("cups"); italian: "coppe"; text: qsTr("the suit of the goblets.") }
    RuleTerm { word: qsTr("cut"); italian: "taglio"; text: qsTr("lifting part of the pack before the deal, to keep the dealer honest.") }
    RuleTerm { word: qsTr("deal"); italian: "smazzata"; text: qsTr("one round from the shuffle to the showdown.") }
    RuleTerm { word: qsTr("dealer"); italian: "mazziere"; text: qsTr("who shuffles, deals, and looks at three cards first.") }
    RuleTerm { word: qsTr("horse"); italian: "cavallo"; text: qsTr("the card between jack and king.") }
    RuleTerm { word: qsTr("jack"); italian: "fante"; text: qsTr("the lowest court card, right above the 7.") }
    RuleTerm { word: qsTr("king"); italian: "re"; text: qsTr("the highest court card, below the ace.") }
    RuleTerm { word: qsTr("knock"); italian: "bussata"; text: qsTr("keeping all three cards. One says: Busso!") }
    RuleTerm { word: qsTr("lap"); italian: "giro"; text: qsTr("one turn of everybody.") }
    RuleTerm { word: qsTr("match"); italian: "partita"; text: qsTr("deals until one player is left.") }
    RuleTerm { word: qsTr("monte"); italian: "monte"; text: qsTr("the three cards face up in the middle.") }
    RuleTerm { word: qsTr("petrangola"); italian: "petrangola"; text: qsTr("three of a kind or a sequence; the game has its name from it.") }
    RuleTerm { word: qsTr("petrangolone"); italian: "petrangolone"; text: qsTr("three aces.") }
    RuleTerm { word: qsTr("pool"); italian: "piatto"; text: qsTr("all the stakes, on the plate.") }
    RuleTerm { word: qsTr("re-entry"); italian: "rientro"; text: qsTr("paying the stake again after the last token is lost.") }
    RuleTerm { word: qsTr("sequence"); italian: "scala"; text: qsTr("three cards in a row of one suit.") }
    RuleTerm { word: qsTr("shirt change"); italian: "cambio camicia"; text: qsTr("exchanging all three cards at once.") }
    RuleTerm { word: qsTr("stake"); italian: "posta"; text: qsTr("what each pays to play.") }
    RuleTerm { word: qsTr("stay"); italian: "stare"; text: qsTr("exchanging nothing in the last lap.") }
    RuleTerm { word: qsTr("stock"); italian: "mazzo"; text: qsTr("the cards that were not dealt.") }
    RuleTerm { word: qsTr("swords"); italian: "spade"; text: qsTr("the suit of the blades.") }
    RuleTerm { word: qsTr("three of a kind"); italian: "tris"; text: qsTr("three cards of one rank.") }
    RuleTerm { word: qsTr("token"); italian: "marca"; text: qsTr("a life.") }
}

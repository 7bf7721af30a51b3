// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The words of Thirty-One's table.
ChapterOfWords {
    terms: [
        Term { word: qsTr("ace"); italian: "asso"; text: qsTr("the highest card: 11 points.") },
        Term { word: qsTr("ante"); italian: "posta"; text: qsTr("what everybody puts into the pot before a deal, where chips are played for.") },
        Term { word: qsTr("bill"); italian: "banconota"; text: qsTr("a banknote that some play for: its four corners are the lives.") },
        Term { word: qsTr("chip"); italian: "fiche"; text: qsTr("what some play for: everybody antes for each deal, and the highest hand takes the pot.") },
        Term { word: qsTr("clubs"); italian: "fiori"; text: qsTr("one of the two black suits, with spades.") },
        Term { word: qsTr("closed packet"); italian: "mazzetto coperto"; text: qsTr("in Switch the three cards that lie face down, of which only whoever laid them there knows.") },
        Term { word: qsTr("cut"); italian: "taglio"; text: qsTr("lifting part of the pack before the deal, to keep the dealer honest.") },
        Term { word: qsTr("deal"); italian: "smazzata"; text: qsTr("everything from the shuffle to the showdown.") },
        Term { word: qsTr("dealer"); italian: "mazziere"; text: qsTr("the player who shuffles and deals.") },
        Term { word: qsTr("diamonds"); italian: "quadri"; text: qsTr("one of the two red suits, with hearts.") },
        Term { word: qsTr("discard"); italian: "scartare"; text: qsTr("putting a card on the discard pile.") },
        Term { word: qsTr("discard pile"); italian: "pozzo"; text: qsTr("the cards face up that somebody has discarded; the top one may be taken.") },
        Term { word: qsTr("draw"); italian: "pescare"; text: qsTr("taking the top card of the stock, which nobody else sees.") },
        Term { word: qsTr("free ride"); italian: "giro gratis"; text: qsTr("with all corners of the bill folded, and still playing, until the next loss.") },
        Term { word: qsTr("hearts"); italian: "cuori"; text: qsTr("one of the two red suits, with diamonds.") },
        Term { word: qsTr("jack"); italian: "fante"; text: qsTr("the lowest court card: 10 points.") },
        Term { word: qsTr("king"); italian: "re"; text: qsTr("the highest court card: 10 points.") },
        Term { word: qsTr("knock"); italian: "bussata"; text: qsTr("keeping all three cards in your turn: everybody else has one more turn. You say: “I knock!”") },
        Term { word: qsTr("lap"); italian: "giro"; text: qsTr("one turn for everybody; the last lap is the one after a knock.") },
        Term { word: qsTr("life"); italian: "vita"; text: qsTr("what the lowest hand costs.") },
        Term { word: qsTr("match"); italian: "partita"; text: qsTr("a series of deals, until one player is left.") },
        Term { word: qsTr("on the county"); italian: "all’ultima spiaggia"; text: qsTr("with no penny left, and still playing, until the next loss.") },
        Term { word: qsTr("open packet"); italian: "mazzetto scoperto"; text: qsTr("in Switch the three cards that lie face up, to exchange with.") },
        Term { word: qsTr("penny"); italian: "monetina"; text: qsTr("a coin worth one life.") },
        Term { word: qsTr("points"); italian: "punti"; text: qsTr("what a hand counts; in a match to points also what every deal brings.") },
        Term { word: qsTr("pot"); italian: "piatto"; text: qsTr("where all pennies go that are lost; the last player in takes it. Where chips are played for, what is staked for one deal.") },
        Term { word: qsTr("purse"); italian: "borsellino"; text: qsTr("what everybody has for side bets, apart from what is played for.") },
        Term { word: qsTr("queen"); italian: "donna"; text: qsTr("the court card between jack and king: 10 points.") },
        Term { word: qsTr("restart"); italian: "si rifà"; text: qsTr("making a deal of Switch void at its showdown, with more than 21 in three cards of one suit.") },
        Term { word: qsTr("side bet"); italian: "scommessa"; text: qsTr("a bet of two persons on who lasts longer in the match.") },
        Term { word: qsTr("spades"); italian: "picche"; text: qsTr("one of the two black suits, with clubs.") },
        Term { word: qsTr("stay"); italian: "stare"; text: qsTr("taking no card in the last lap.") },
        Term { word: qsTr("stock"); italian: "tallone"; text: qsTr("the cards face down that have not been dealt.") },
        Term { word: qsTr("thirty-one"); italian: "trentuno"; text: qsTr("31 points in one suit, the most there is: it ends the deal at once.") },
        Term { word: qsTr("three of a kind"); italian: "tris"; text: qsTr("three cards of one rank.") },
        Term { word: qsTr("widow"); italian: "vedova"; text: qsTr("three cards in the middle, face down at first, to exchange with.") }
    ]
}

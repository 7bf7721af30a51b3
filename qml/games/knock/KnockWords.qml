// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The words of the table of Knock!
ChapterOfWords {
    terms: [
        Term { word: qsTr("batons"); italian: "bastoni"; text: qsTr("one of the four suits.") },
        Term { word: qsTr("Bijou"); italian: "Bijou"; text: qsTr("said before the partner leads: lead a low trump.") },
        Term { word: qsTr("cavalier"); italian: "cavallo"; text: qsTr("the court card between queen and jack.") },
        Term { word: qsTr("coins"); italian: "denari"; text: qsTr("one of the four suits.") },
        Term { word: qsTr("cups"); italian: "coppe"; text: qsTr("one of the four suits.") },
        Term { word: qsTr("cut"); italian: "taglio"; text: qsTr("lifting part of the pack before the deal, to keep the dealer honest.") },
        Term { word: qsTr("deal"); italian: "smazzata"; text: qsTr("everything from the shuffle to the count.") },
        Term { word: qsTr("dealer"); italian: "mazziere"; text: qsTr("the player who shuffles, deals, and discards two cards.") },
        Term { word: qsTr("discard"); italian: "scarto"; text: qsTr("the two cards that the dealer puts aside.") },
        Term { word: qsTr("follow suit"); italian: "rispondere al seme"; text: qsTr("playing a card of the suit that was led.") },
        Term { word: qsTr("Fool"); italian: "Matto"; text: qsTr("the card that may always be played, and never takes a trick.") },
        Term { word: qsTr("Grand"); italian: "Grand"; text: qsTr("said before the partner leads: lead a high trump.") },
        Term { word: qsTr("honours"); italian: "onori"; text: qsTr("the Fool, the Magician and the highest trump.") },
        Term { word: qsTr("knock"); italian: "bussare"; text: qsTr("a signal with the fist on the table: I hold the highest.") },
        Term { word: qsTr("lead"); italian: "uscire"; text: qsTr("playing the first card of a trick.") },
        Term { word: qsTr("low cards"); italian: "scartine"; text: qsTr("the 10, 9, 8 and 7 of the four suits.") },
        Term { word: qsTr("Magician"); italian: "Bagatto"; text: qsTr("trump 1, the lowest, and an honour.") },
        Term { word: qsTr("match"); italian: "partita"; text: qsTr("a series of deals in which all deal equally often.") },
        Term { word: qsTr("partner"); italian: "compagno"; text: qsTr("the player across the table, of one’s own side.") },
        Term { word: qsTr("Quartet"); italian: "Papi"; text: qsTr("the trumps 2 to 5, all equal: the last one played is the highest.") },
        Term { word: qsTr("signal"); italian: "segno"; text: qsTr("a gesture for the partner, which all may see.") },
        Term { word: qsTr("swords"); italian: "spade"; text: qsTr("one of the four suits.") },
        Term { word: qsTr("trick"); italian: "presa"; text: qsTr("four cards, one of each player; the best takes them.") },
        Term { word: qsTr("trump"); italian: "trionfo"; text: qsTr("a card of the fifth suit, which beats the other four.") },
        Term { word: qsTr("World"); italian: "Mondo"; text: qsTr("trump 21.") }
    ]
}

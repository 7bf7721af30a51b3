// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The words of the table, in the alphabetical order of the language.
Chapter {
    id: root
    readonly property list<Term> terms: [
        Term { word: qsTr("batons"); italian: "bastoni"; text: qsTr("one of the four suits, with coins, cups and swords.") },
        Term { word: qsTr("coins"); italian: "denari"; text: qsTr("the suit of the golden suns. Its ace chooses the first dealer.") },
        Term { word: qsTr("cups"); italian: "coppe"; text: qsTr("the suit of the goblets.") },
        Term { word: qsTr("cut"); italian: "taglio"; text: qsTr("lifting part of the pack before the deal, to keep the dealer honest.") },
        Term { word: qsTr("deal"); italian: "smazzata"; text: qsTr("one round from the shuffle to the showdown.") },
        Term { word: qsTr("dealer"); italian: "mazziere"; text: qsTr("who shuffles, deals, and looks at three cards first.") },
        Term { word: qsTr("horse"); italian: "cavallo"; text: qsTr("the card between jack and king.") },
        Term { word: qsTr("jack"); italian: "fante"; text: qsTr("the lowest court card, right above the 7.") },
        Term { word: qsTr("king"); italian: "re"; text: qsTr("the highest court card, below the ace.") },
        Term { word: qsTr("knock"); italian: "bussata"; text: qsTr("keeping all three cards. One says: Busso!") },
        Term { word: qsTr("lap"); italian: "giro"; text: qsTr("one turn for everybody.") },
        Term { word: qsTr("match"); italian: "partita"; text: qsTr("deals until one player is left.") },
        Term { word: qsTr("monte"); italian: "monte"; text: qsTr("the three cards face up in the middle.") },
        Term { word: qsTr("petrangola"); italian: "petrangola"; text: qsTr("three of a kind or a sequence; the game has its name from it.") },
        Term { word: qsTr("petrangolone"); italian: "petrangolone"; text: qsTr("three aces.") },
        Term { word: qsTr("pool"); italian: "piatto"; text: qsTr("all the stakes, on the plate.") },
        Term { word: qsTr("re-entry"); italian: "rientro"; text: qsTr("paying the stake again after the last token is lost.") },
        Term { word: qsTr("sequence"); italian: "scala"; text: qsTr("three cards in a row of one suit.") },
        Term { word: qsTr("shirt change"); italian: "cambio camicia"; text: qsTr("exchanging all three cards at once.") },
        Term { word: qsTr("stake"); italian: "posta"; text: qsTr("what each pays to play.") },
        Term { word: qsTr("stay"); italian: "stare"; text: qsTr("exchanging nothing in the last lap.") },
        Term { word: qsTr("stock"); italian: "mazzo"; text: qsTr("the cards that were not dealt.") },
        Term { word: qsTr("swords"); italian: "spade"; text: qsTr("the suit of the blades.") },
        Term { word: qsTr("three of a kind"); italian: "tris"; text: qsTr("three cards of one rank.") },
        Term { word: qsTr("token"); italian: "marca"; text: qsTr("a life.") }
    ]
    readonly property list<int> order: alphabetical()

    function alphabetical(): list<int> {
        const found = []
        for (let i = 0; i < terms.length; ++i)
            found.push(i)
        return found.sort((a, b) => terms[a].word.localeCompare(terms[b].word))
    }
    RuleHead { kind: "title"; title: qsTr("Words") }
    Repeater {
        model: root.order
        RuleTerm {
            required property int modelData
            readonly property Term term: root.terms[modelData]
            word: term.word
            italian: term.italian
            text: term.text
        }
    }
}

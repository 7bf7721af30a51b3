// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// What melds count, what is taken off, and how a match ends.
Chapter {
    id: root
    readonly property bool pairs: played("teams", 1)
    readonly property bool oneWild: played("maxWildsPerMeld", 2)
    readonly property bool bonus: changed("goOutBonus")
    readonly property bool fourAll: played("wildGroupDoubling", 2)
    readonly property bool fourNone: played("wildGroupDoubling", 1)
    readonly property bool fullWilds: changed("fullRunWilds")
    readonly property bool otherEnd: changed("end")
    readonly property int deals: otherEnd ? [0, 0, 0, 4, 8, 10][number("end")] ?? 0 : 0
    readonly property var example: {
        const all = [{ what: qsTr("ace"), sum: 15 }, { what: qsTr("joker, as the 3"), sum: 25 },
                     { what: qsTr("4 to 10, seven in a row"), how: qsTr("%1 × %2", "points counted so many times").arg(55).arg(2), sum: 110 }]
        if (!oneWild)
            all.push({ what: qsTr("joker, as the jack"), sum: 25 }, { what: qsTr("queen"), sum: 10 })
        all.push({ what: qsTr("in all"), sum: oneWild ? 150 : 185, total: true })
        return all
    }
    RuleHead { kind: "title"; title: qsTr("The count") }
    RuleLead {
        ours: root.pairs
        text: root.pairs ? qsTr("When the deal is over each side counts its melds, and takes off what both partners still hold.")
                         : qsTr("When the deal is over everybody counts the melds on the table, and takes off what is left in the hand.")
    }
    RuleHead { title: qsTr("Counted double"); text: qsTr("In a run six or more cards in a row without a wild one among them; in a four its cards. Wild cards never count double, and end a row.") }
    PinaleMeld { cards: root.oneWild ? "AD XR=3D 4D 5D 6D 7D 8D 9D TD" : "AD XR=3D 4D 5D 6D 7D 8D 9D TD XB=JD QD"; worth: root.oneWild ? 150 : 185; doubled: [2, 3, 4, 5, 6, 7, 8] }
    PinaleSums { lines: root.example }
    PinaleMeld {
        cards: "KS KH KC XR=KD"
        worth: root.fourAll ? 110 : root.fourNone ? 55 : 85
        doubled: root.fourAll ? [0, 1, 2, 3] : root.fourNone ? [] : [0, 1, 2]
        ours: root.fourAll || root.fourNone
        title: qsTr("A four with a joker")
        text: root.fourAll ? qsTr("At this table all of it counts double.")
            : root.fourNone ? qsTr("At this table nothing in it counts double.")
                            : qsTr("The kings count double, the joker does not.")
    }
    RuleBreak { }
    RuleHead {
        title: qsTr("The great ones")
        ours: root.fullWilds
        text: root.fullWilds ? qsTr("Four jokers count 500. A full run, thirteen cards from ace to ace, counts 1,500, at this table also with wild cards in it.")
                             : qsTr("Four jokers count 500. A full run, thirteen cards from ace to ace, counts 1,500 without a wild card; with one it is counted like any other run.")
    }
    RuleHead { title: qsTr("A deal, counted"); text: qsTr("Bruno has gone out. Nothing in a hand counts double.") }
    PinaleSums {
        lines: [
            { what: qsTr("Bruno: a run of six, three kings"), how: root.bonus ? qsTr("%1 + %2", "points").arg(110).arg(100) : "", sum: root.bonus ? "+210" : "+110" },
            { what: qsTr("Teresa: melds; she holds joker, ace, 7"), how: qsTr("%1 − %2", "points").arg(60).arg(50), sum: "+10" },
            { what: qsTr("Oreste: no melds; he holds K K 9 4 2 A 3"), how: qsTr("%1 − %2", "points").arg(0).arg(75), sum: "−75" }
        ]
    }
    RuleText { visible: root.bonus; ours: true; text: qsTr("At this table 100 points are for going out.") }
    RuleText { text: qsTr("If the stock has ended the deal, nothing is taken off.") }
    RuleHead {
        title: qsTr("The end")
        ours: root.otherEnd
        text: root.deals > 0 ? qsTr("At this table a match is %1 deals. The most points win; in a tie another deal is played.").arg(root.deals)
            : root.otherEnd ? qsTr("At this table a match goes to %1. After the deal in which somebody gets there the highest total wins; in a tie another deal is played.", "%1 is '1,000 points'").arg(root.said("end"))
                            : qsTr("A match goes to 2,500 points. After the deal in which somebody gets there the highest total wins; in a tie another deal is played.")
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The fields and the hand of a table of Pinale, laid by hand: `late` with as many melds as there ever are.
Item {
    id: root
    property int seats: 4
    property bool pairs: false
    property bool late: true
    property alias fields: lain
    property alias hand: held
    property int more: 0                                      // melds besides in each of the others' fields
    readonly property bool tall: height > width
    readonly property bool low: height < 700 && !tall
    readonly property real foot: tall ? Theme.base * 5.1 : 0

    function all(number: int): list<int> { return Array.from({ length: number }, (none, i) => i) }
    // "5H XR=6H": the joker stands for the six
    function meld(cards: string, worth: int, doubled: var, swappable: var): var {
        const told = cards.split(" ").map(one => one.split("="))
        return { faces: told.map(one => "french/" + one[0]), standsFor: told.map(one => one[1] ? "french/" + one[1] : ""),
                 worth: worth, doubled: doubled ?? [], swappable: swappable ?? [], name: "run of clubs" }
    }
    readonly property var first: [meld("6D 7D 8D 9D TD JD", 110, all(6)), meld("QH QS QC", 30), meld("9C TC JC XR=QC", 55, [], [3]), meld("AS AH AC", 45)]
        .concat(late ? [meld("3S 4S 5S 6S 7S 8S 9S", 100, all(7)), meld("TH TS TC", 30)] : [])
    readonly property var second: [meld("7H 7S 7D 7C", 80, all(4)), meld("TH JH QH KH AH", 55)]
        .concat(late ? [meld("3D 4D XB=5D 6D", 40), meld("9S 9C 9D 2C=9H", 80, all(3)), meld("5S 5C 5D", 15)] : [])
    readonly property var third: [meld("3S 4S 5S 6S 7S 8S", 80, all(6)), meld("AD AC AS", 45), meld("JH JC JD", 30)]
        .concat(late ? [meld("8H 9H TH XR=JH QH KH", 75), meld("3H 3C 3D", 15), meld("TC JC QC KC", 40)] : [])
    readonly property var mine: {
        const melds = [meld("5H 6H 7H 8H", 30), meld("8S 9S TS JS QS KS AS", 150, all(7)), meld("KH KD KC XR=KS", 85, all(3)), meld("3C 4C 5C 6C 2S=7C 8C", 50), meld("4S 4D 4H", 15)]
        melds[0].after = ["french/9H"]
        melds[4].fresh = all(3)
        return melds.concat(late ? [meld("QD QC QS QH", 80, all(4)), meld("AD 3D 4D 5D XR=6D 7D 8D 9D TD", 95)] : [])
    }
    readonly property var besides: all(more).map(() => meld("3S 4S 5S 6S 7S 8S 9S", 100, all(7)))
    readonly property var heads: [{ seat: 1, name: "Teresa", who: "teresa", cards: 9, total: "585", dealer: true, wine: pairs ? "white" : "" },
                                  { seat: 2, name: "Armando", who: "bruno", cards: 11, total: "−410", turn: true, wine: pairs ? "red" : "" },
                                  { seat: 3, name: "Nives", who: "nives", cards: 7, total: "1380", wine: pairs ? "white" : "" }]
    readonly property var others: pairs ? [{ melds: first.concat(third), heads: heads, title: "They: Teresa and Nives", brief: "They", wine: "white", value: 655 }]
        : [{ melds: seats === 2 && late ? first.concat(third) : first.concat(besides), heads: [heads[0]], value: 370 },
           { melds: second.concat(besides), heads: [heads[1]], value: 270 },
           { melds: third.concat(besides), heads: [heads[2]], value: 285 }].slice(0, seats - 1)

    Backdrop { anchors.fill: parent }
    Rectangle { width: root.width; y: Theme.base; height: held.y + held.height * 0.3 - y; color: "#cdb384" }
    PhaseStrip { now: 1; anchors.horizontalCenter: parent.horizontalCenter; size: Math.min(Theme.body, Theme.base * 1.25) }
    MeldFields {
        id: lain
        y: Theme.base * 3
        width: root.width
        height: held.y - Theme.base * 0.9 - y
        tall: root.tall
        low: root.low
        others: root.others
        own: ({ melds: root.mine, title: root.pairs ? "We: you and Armando" : "Your melds", value: 505, target: 515, note: root.low ? "you may go out" : "you may go out: you have a run of 7",
                wine: root.pairs ? "red" : "", who: root.tall ? "tu" : "", turn: true, newMeld: root.late ? [] : ["french/QH", "french/QC", "french/QD"] })
        onLeftDownwards: held.takeFocus()
    }
    TwoRowHand {
        id: held
        readonly property real start: root.tall ? Theme.base : Theme.base * 1.6 + Math.round(0.121 * Math.min(root.height, root.width * 0.72)) * 1.95
        tableHeight: root.height
        tall: root.tall
        room: (root.tall ? root.width - Theme.base : root.width - Theme.base * (root.width < 900 ? 13.9 : 17.1)) - start
        x: start
        y: root.height - root.foot - height - Theme.base * 0.7
        faces: "4S 5S 7S JS KS QH KH AH 3D 8D TD 7C QC XR 2S 9H".split(" ").map(one => "french/" + one)
        seams: [4, 10]
        wilds: 2
        apart: 15
        tag: "to be laid"
        barred: [0]
        chosen: [1, 15]
        onLeftUpwards: lain.takeFocus()
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// A meld as it lies on the table, with what it counts; at its right, or below where there is no room, what it shows. A wild
// card is written with what it stands for: "4H 5H XR=6H 7H".
RuleBlock {
    id: root
    required property string cards
    required property int worth
    property list<int> doubled                                // places that count double
    property string title
    property string text
    readonly property list<string> codes: cards.split(" ")
    readonly property real size: Math.min(Theme.base * 5.4 * Math.min(1, enlarge), leaf / (1 + 0.46 * (codes.length - 1)) / meld.ratio - 1)
    readonly property bool below: meld.width > leaf * 0.56

    Item {
        width: root.leaf
        height: root.below ? meld.height + words.height + Theme.base * 1.1 : Math.max(meld.height + Theme.base * 0.8, words.height) + Theme.base * 0.3
        Meld {
            id: meld
            x: 3
            own: true
            cardHeight: Math.round(root.size)
            faces: Array.from(root.codes, code => "french/" + code.split("=")[0])
            standsFor: Array.from(root.codes, code => code.includes("=") ? "french/" + code.split("=")[1] : "")
            doubled: root.doubled
            worth: root.worth
            name: Pronounce.now.cards(faces)
        }
        Column {
            id: words
            x: root.below ? 0 : meld.width + Theme.base * 1.3
            y: root.below ? meld.height + Theme.base * 0.9 : Math.max(0, (meld.height - height) / 2)
            width: root.leaf - x
            Print { visible: root.title !== ""; enlarge: root.enlarge; width: parent.width; kind: "head"; text: root.title; font.pixelSize: Math.round(Theme.body * 1.4 * root.enlarge) }
            Print { visible: root.text !== ""; enlarge: root.enlarge; width: parent.width; kind: "note"; text: root.text }
        }
    }
}

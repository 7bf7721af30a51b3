// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// What shows that the shuffles were fixed before the first deal: the seal of their seed, and at the end the seed.
Scroll {
    id: root
    required property Table table
    contentHeight: lines.height
    activeFocusOnTab: true
    Accessible.role: Accessible.Grouping
    Accessible.name: heading.text
    Keys.onUpPressed: roll(-3)
    Keys.onDownPressed: roll(3)

    component Digits: PlainText {
        width: lines.width
        wrapMode: Text.WrapAnywhere
        color: Theme.ink
        font { family: Theme.sans; weight: Font.Medium; pixelSize: Theme.body }
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    Column {
        id: lines
        width: root.width - Theme.base
        spacing: Theme.base * 0.6
        Print { id: heading; width: parent.width; kind: "section"; text: qsTr("Nobody can move a card") }
        Print { width: parent.width; text: qsTr("Before the first deal one secret number, the seed, fixed every shuffle of the match. This is its seal, the SHA-256 of the seed:") }
        Digits { objectName: "sealText"; text: root.table.commitment }
        Print { width: parent.width; text: root.table.seed === "" ? qsTr("When the match is over, the seed is shown here too. Whoever calculates its SHA-256 gets the seal: so the cards were fixed from the start.") : qsTr("This is the seed. Its SHA-256 is the seal: so the cards were fixed from the start.") }
        Digits { objectName: "seedText"; visible: text !== ""; text: root.table.seed }
        Print { width: parent.width; kind: "note"; visible: root.table.seed !== ""; text: qsTr("“Check this match” in the replay plays it all again from this seed.") }
    }
}

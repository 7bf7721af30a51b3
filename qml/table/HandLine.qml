// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// One hand at the showdown of a large table, as a line without cards.
Item {
    id: root
    required property int place
    required property int seat
    required property string name
    required property string portrait
    required property list<string> cards
    required property string value
    required property int tokens
    required property bool loser
    required property bool gained
    required property bool own
    property bool up: true
    property bool told: true
    readonly property bool red: loser && told
    readonly property string verdict: red ? qsTr("−1 token") : gained && told ? qsTr("+1 token") : ""
    readonly property Item pile: tokenPile
    readonly property real size: Math.max(12, Math.min(Theme.strong, height * 0.42))
    Accessible.role: Accessible.ListItem
    Accessible.name: up ? Sentence.filled(qsTr("%1. %2: %3"), [place, name, value]) : name
    Accessible.description: {
        const told = [qsTr("%n token(s)", "", tokens)]
        if (up)
            told.unshift(Pronounce.now.cards(cards))
        if (red)
            told.push(qsTr("pays a token"))
        if (gained && root.told)
            told.push(qsTr("gets a token"))
        return told.join("; ")
    }

    Label {
        anchors { fill: parent; topMargin: 2; bottomMargin: 2 }
        tone: root.red ? "_red" : ""
        text: ""
        Accessible.ignored: true
    }
    PlainText {
        id: number
        x: root.size * 0.7
        width: root.size * 1.9
        anchors.verticalCenter: parent.verticalCenter
        visible: root.up
        text: qsTr("%1.", "place in an order, as 1. 2. 3.").arg(root.place)
        color: root.red ? Theme.chalk : Theme.rust
        font { family: Theme.serif; weight: Font.Black; pixelSize: root.size * 1.1 }
    }
    Medallion {
        id: face
        anchors { left: number.right; verticalCenter: parent.verticalCenter }
        height: parent.height * 0.82
        who: root.portrait
    }
    PlainText {
        id: who
        anchors { left: face.right; leftMargin: root.size * 0.5; verticalCenter: parent.verticalCenter }
        width: (parent.width - x - tokenPile.width - root.size) * 0.44
        elide: Text.ElideRight
        text: root.name
        color: root.red ? Theme.chalk : Theme.ink
        font { family: Theme.serif; weight: Font.Bold; pixelSize: root.size }
    }
    PlainText {
        anchors { left: who.right; right: change.left; leftMargin: root.size * 0.3; rightMargin: root.size * 0.3; verticalCenter: parent.verticalCenter }
        elide: Text.ElideRight
        wrapMode: Text.WordWrap
        maximumLineCount: 2
        lineHeight: 0.85
        opacity: root.up ? 1 : 0
        text: root.value
        color: root.red ? Theme.chalk : Theme.inkSoft
        font { family: Theme.sans; weight: Font.Medium; pixelSize: root.size }
    }
    PlainText {
        id: change
        anchors { right: tokenPile.left; rightMargin: root.size * 0.3; verticalCenter: parent.verticalCenter }
        text: root.verdict === "" ? "" : root.red ? "−1" : "+1"
        color: root.red ? Theme.chalk : Theme.ink
        font { family: Theme.serif; weight: Font.Black; pixelSize: root.size }
        Accessible.ignored: text === ""
        Accessible.role: Accessible.StaticText
        Accessible.name: root.verdict
        Accessible.focusable: false
    }
    TokenPile {
        id: tokenPile
        Accessible.ignored: true
        anchors { right: parent.right; rightMargin: root.size * 0.6; verticalCenter: parent.verticalCenter }
        compact: true
        count: root.tokens + (root.told ? 0 : root.loser ? 1 : root.gained ? -1 : 0) // what it was before
        size: parent.height * 0.62
    }
    Rectangle {
        visible: root.own
        anchors.fill: parent
        color: "transparent"
        border { color: Theme.gold; width: 2.5 }
        radius: 3
    }
}

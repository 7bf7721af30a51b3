// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// One hand at the showdown of a large table, as a line with small cards.
Item {
    id: root
    required property int place
    required property int seat
    required property string name
    required property string portrait
    required property list<string> cards
    required property string value
    required property int tokens
    required property int before                              // the showdown
    required property bool lastLife
    required property bool lastLifeBefore
    required property string lives                            // the tokens, in words
    required property string change                           // "−1 token"
    required property string fate                             // the same as one says it
    required property string piece                            // what one loses, of resources/tokens
    required property string figure                           // that is printed on it, or nothing
    required property bool loser
    required property bool gained
    required property bool knocked
    required property string called                           // that it has, in words
    required property bool own
    required property bool up
    required property bool told
    property bool paid: true                                  // the token is on its way
    readonly property bool red: loser
    readonly property bool best: told && up && place === 1 && !loser // all may be equal
    readonly property Item pile: tokenPile
    readonly property real size: Math.max(12, Math.min(Theme.strong, height * 0.42))
    Accessible.role: Accessible.ListItem
    Accessible.name: place > 0 ? Sentence.filled(qsTr("%1. %2: %3"), [place, name, value])
                   : up ? Sentence.filled(qsTr("%1: %2", "a name, and what the hand is worth"), [name, value]) : name
    Accessible.description: {
        const told = [lives]
        if (up)
            told.unshift(Pronounce.now.cards(cards))
        if (knocked)
            told.push(called)
        if (fate !== "" && (red || gained))
            told.push(fate)
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
        x: root.size * 0.5
        width: root.size * 1.8
        anchors.verticalCenter: parent.verticalCenter
        text: root.place > 0 ? qsTr("%1.", "place in an order, as 1. 2. 3.").arg(root.place) : ""
        color: root.red ? Theme.chalk : Theme.rust
        font { family: Theme.serif; weight: Font.Black; pixelSize: root.size * 1.1 }
    }
    Medallion {
        id: face
        turn: root.best                                       // the sun rises behind it
        anchors { left: number.right; verticalCenter: parent.verticalCenter }
        height: parent.height * 0.82
        who: root.portrait
        mood: root.red ? "wince" : root.gained && root.told ? "smile" : ""
    }
    PlainText {
        id: who
        anchors { left: face.right; leftMargin: root.size * 0.5; verticalCenter: parent.verticalCenter }
        width: (parent.width - x - fan.width - tokenPile.width - root.size * 1.6) * 0.36
        elide: Text.ElideRight
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 10
        text: root.name
        color: root.red ? Theme.chalk : Theme.ink
        font { family: Theme.serif; weight: Font.Bold; pixelSize: root.size }
    }
    Row {
        id: fan
        anchors { left: who.right; leftMargin: root.size * 0.3; verticalCenter: parent.verticalCenter }
        spacing: 2
        Repeater {
            model: root.cards
            Rectangle {
                id: small
                required property string modelData
                height: Math.max(20, Math.min(root.height * 0.8, Theme.base * 2.6))
                width: Math.round(height * 0.58)
                radius: 2
                color: Theme.cardPaper
                border { width: 1; color: "#59170f08" }
                CardFace {
                    visible: !root.up
                    anchors.fill: parent
                    shadow: false
                    face: CardPictures.coverOf(small.modelData)
                    Accessible.ignored: true
                }
                CardIndex {
                    visible: root.up
                    anchors.centerIn: parent
                    height: parent.height - 2
                    face: small.modelData
                    Accessible.ignored: true
                }
            }
        }
    }
    PlainText {
        anchors { left: fan.right; right: change.left; leftMargin: root.size * 0.3; rightMargin: root.size * 0.1; verticalCenter: parent.verticalCenter }
        elide: Text.ElideRight
        wrapMode: Text.WordWrap
        maximumLineCount: 2
        lineHeight: 0.85
        height: parent.height - 4
        verticalAlignment: Text.AlignVCenter
        fontSizeMode: Text.Fit
        minimumPixelSize: 9
        text: root.up ? root.value : "…"
        color: root.red ? Theme.chalk : Theme.inkSoft
        font { family: Theme.sans; weight: Font.Medium; pixelSize: root.size * 0.95 }
    }
    PlainText {
        id: change
        anchors { right: tokenPile.left; rightMargin: root.size * 0.3; verticalCenter: parent.verticalCenter }
        text: root.change.split(" ")[0]                      // its number
        color: root.red ? Theme.chalk : Theme.ink
        font { family: Theme.serif; weight: Font.Black; pixelSize: root.size }
        Accessible.ignored: text === ""
        Accessible.role: Accessible.StaticText
        Accessible.name: root.change
        Accessible.focusable: false
    }
    TokenPile {
        id: tokenPile
        anchors { right: parent.right; rightMargin: root.size * 0.6; verticalCenter: parent.verticalCenter }
        compact: true
        count: root.paid ? root.tokens : root.before
        lastLife: root.paid ? root.lastLife : root.lastLifeBefore
        piece: root.piece
        figure: root.figure
        size: parent.height * 0.62
    }
    Rectangle {                                               // the knock: a red edge
        visible: root.knocked
        width: 5
        anchors { left: parent.left; top: parent.top; bottom: parent.bottom; topMargin: 4; bottomMargin: 6 }
        color: Theme.red
    }
    Rectangle {
        visible: root.own
        anchors.fill: parent
        color: "transparent"
        border { color: Theme.gold; width: 2.5 }
        radius: 3
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// Who plays at a field: portrait, name, cards in hand; and of a player without a partner the match so far and what the
// melds are worth.
Item {
    id: root
    required property string name
    required property string who                              // of the portraits
    required property int cards                               // in hand, face down
    property list<string> shown                               // those that lie open
    readonly property int held: cards + shown.length
    property bool valued: true
    property string total: "0"                                  // of the match, before this deal
    property int value: 0                                     // of the melds
    property bool turn: false
    property bool dealer: false
    property string wine                                      // of a side, "red" or "white"
    property string said
    property real portrait: Theme.base * 2.6                  // px
    property real most: 1000                                  // px that it may be wide
    property bool heard: false                                // long enough to be read: the points are seen again
    readonly property real size: Math.round(Math.min(Math.max(12, portrait * 0.31) * Math.min(1.5, Theme.textScale), Math.max(12, most * 0.085)))
    readonly property real start: portrait * 1.26               // clear of the sun
    readonly property real pad: size * 0.6
    readonly property real needed: start + Math.min(title.implicitWidth, size * 5) + pad + hand.width + pad + (valued ? points.width + pad * 0.5 : wine !== "" ? glass.width : 0)
    implicitWidth: Math.min(most, Math.max(needed + Math.max(0, title.implicitWidth - size * 5), valued ? portrait * 6.6 : 0))
    implicitHeight: Math.max(portrait, paper.height)
    width: implicitWidth
    height: implicitHeight
    Accessible.role: Accessible.StaticText
    Accessible.focusable: false
    Accessible.name: {
        const told = [turn ? Sentence.filled(qsTr("%1, whose turn it is", "%1 is a player"), [name]) : name, qsTr("%n card(s) in hand", "", held)]
        if (shown.length > 0)
            told.push(Pronounce.now.cards(shown))
        if (dealer)
            told.push(qsTr("dealer", "said of a player"))
        if (valued) {
            told.push(Sentence.filled(qsTr("on the table %1", "%1 is a number of points"), [Sentence.points(value)]))
            told.push(Sentence.filled(qsTr("match %1", "%1 is a number of points"), [total]))
        }
        if (said !== "")
            told.push(said)
        return told.join("; ")
    }

    Label {
        id: paper
        text: ""
        x: root.portrait * 0.5
        width: root.width - x
        height: Math.round(root.size * 2)
        anchors.verticalCenter: parent.verticalCenter
        Accessible.ignored: true
    }
    component Words: PlainText { anchors.verticalCenter: parent?.verticalCenter; color: Theme.ink; Accessible.ignored: true }
    Words {
        id: title
        x: root.start
        width: Math.min(implicitWidth, hand.x - root.pad - x)
        elide: Text.ElideRight
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 11
        height: Math.round(root.size * 1.4)
        verticalAlignment: Text.AlignVCenter
        text: root.name
        font { family: Theme.serif; weight: Font.Bold; pixelSize: root.size }
    }
    Row {
        id: hand
        x: Math.min(title.x + title.implicitWidth + root.pad, root.width - width - root.pad - (root.valued ? points.width : root.wine !== "" ? glass.width : 0))
        anchors.verticalCenter: parent.verticalCenter
        spacing: root.size * 0.25
        CardBody { height: Math.round(root.size * 1.55); width: Math.round(height * CardPictures.aspectOf(face)); face: "french/back"; rotation: -5; anchors.verticalCenter: parent.verticalCenter }
        Words { text: String(root.held); font { family: Theme.sans; weight: Font.Bold; pixelSize: root.size } }
    }
    Row {
        id: points
        visible: root.valued
        anchors { right: paper.right; rightMargin: root.size * 0.25; verticalCenter: parent.verticalCenter }
        spacing: root.size * 0.4
        component Soft: Words {
            visible: root.total !== "0" && root.width > root.start + title.implicitWidth + hand.width + match.implicitWidth + plus.implicitWidth + box.width + root.pad * 4
            color: Theme.inkSoft
            font { family: Theme.sans; weight: Font.Medium; pixelSize: Math.round(root.size * 0.95) }
        }
        Soft { id: match; text: root.total }
        Soft { id: plus; text: "+" }
        ValueBox { id: box; text: Sentence.points(root.value); size: root.size }
    }
    Picture {
        id: glass
        visible: root.wine !== ""
        source: Theme.asset(root.wine === "white" ? "tokens/wine_white.svg" : "tokens/wine_red.svg")
        height: Math.round(root.size * 1.5)
        width: height
        anchors { right: paper.right; rightMargin: root.size * 0.25; verticalCenter: parent.verticalCenter }
    }
    Medallion { height: root.portrait; who: root.who; turn: root.turn; anchors.verticalCenter: parent.verticalCenter }
    DealerMark { visible: root.dealer; size: Math.max(17, root.portrait * 0.42); x: -width * 0.25; y: -root.portrait * 0.1 }
    function speak() {
        heard = false
        if (said !== "")
            reading.restart()
    }
    onSaidChanged: speak()
    onTurnChanged: if (!turn) speak()                         // perhaps in the same words as the last time
    Timer { id: reading; interval: 2200 + 60 * root.said.length; onTriggered: root.heard = true }
    Bubble {
        loud: false
        text: root.heard ? "" : root.said
        usual: Math.max(12, root.size * 0.95)
        most: root.width - root.start
        x: root.width - width
        y: (parent.height - height) / 2
        z: 4
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// A plate at the end of a chapter, as old booklets have them: a few cards and what they say at the osteria, framed where
// it has a page to itself. Where there is little room only the stamp.
Item {
    id: root
    property bool whole: false                                // a page of its own
    property int number: 0                                    // each has other cards and words
    required property string pack
    required property list<string> hands                      // of that pack: "AD AC AS"
    required property list<string> own                        // what is said in this game, where it has sayings of its own
    readonly property string hand: hands[number % hands.length] ?? ""
    readonly property list<string> cards: hand === "" ? [] : Array.from(hand.split(" "), one => pack + "/" + one)
    readonly property list<string> sayings: own.length > 0 ? own : [
        qsTr("A good knock is heard in the kitchen.", "a saying of the osteria"),
        qsTr("Cut thick or cut thin, the ace comes when it likes.", "a saying of the osteria"),
        qsTr("Cards are like guests: keep the good ones, greet the others.", "a saying of the osteria"),
        qsTr("Whoever counts the suits before the knock seldom pays.", "a saying of the osteria"),
        qsTr("The last token plays best.", "a saying of the osteria"),
        qsTr("Whoever laughs before the showdown has not counted yet.", "a saying of the osteria")
    ]
    readonly property bool full: height > Theme.base * 17
    readonly property real card: Math.min(height * (whole ? 0.36 : 0.44), width * 0.5, Theme.base * 15)
    readonly property real aspect: CardPictures.aspectOf(cards[0] ?? "")

    Item {                                                    // the frame of a plate
        visible: root.whole
        anchors { fill: parent; topMargin: Theme.base * 0.4; bottomMargin: Theme.base * 0.6 }
        Rectangle { anchors.fill: parent; color: "#18fff6dc"; border { color: Theme.rust; width: 2 } }
        Rectangle { anchors { fill: parent; margins: 6 } color: "transparent"; border { color: Theme.rust; width: 1 } }
        Repeater {
            model: 4
            Image {
                required property int index
                width: Theme.base * 3.2
                height: width
                x: index === 1 || index === 2 ? parent.width - width - 10 : 10
                y: index >= 2 ? parent.height - height - 10 : 10
                rotation: index * 90
                sourceSize { width: Math.round(Theme.base * 3.2); height: Math.round(Theme.base * 3.2) }
                source: Theme.asset("textures/st_corner_rust.png")
                opacity: 0.8
            }
        }
    }
    Column {
        visible: root.full
        anchors.centerIn: parent
        width: parent.width * (root.whole ? 0.76 : 0.9)
        spacing: Theme.base * 1.2
        Item {
            width: parent.width
            height: root.card * 1.12
            Repeater {
                model: root.cards
                CardFace {
                    required property int index
                    required property string modelData
                    readonly property real turn: index - (root.cards.length - 1) / 2
                    Accessible.ignored: true
                    face: modelData
                    height: root.card
                    lift: 0.3
                    x: (parent.width - width) / 2 + turn * root.card * root.aspect * 0.66
                    y: root.card * (0.02 + 0.03 * turn * turn)
                    rotation: turn * 9
                }
            }
        }
        Image {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(parent.width * 0.8, Theme.base * 17)
            height: width / 10
            source: Theme.asset("textures/st_rule_ink.png")
            mipmap: true
            opacity: 0.75
        }
        Print {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            kind: "aside"
            font.pixelSize: Theme.strong
            text: root.sayings[root.number % root.sayings.length]
        }
    }
    Image {
        visible: !root.full
        height: Math.min(Theme.base * 12, parent.height - Theme.base)
        width: height * 1.4
        anchors.centerIn: parent
        source: Theme.asset("textures/st_vine_ink.png")
        mipmap: true
        opacity: 0.85
    }
}

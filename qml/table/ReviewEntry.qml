// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// One move of the person's looked at again: what was there, what was done, and what would have been better.
FocusScope {
    id: root
    required property int index
    required property string heading
    required property list<string> hand
    required property list<string> open
    required property string handTitle
    required property string openTitle
    required property string did
    required property list<string> moved                      // of those cards, what the move gave and took
    required property string percent
    required property string verdict
    required property list<string> betterMoved
    required property string betterPercent
    required property string reason
    required property string spoken
    required property int cost
    required property string dearer                           // the same in words
    required property bool worst
    readonly property int cards: hand.length + open.length
    readonly property bool narrow: width < Theme.body * 46 || cards > 9 // the words go below the cards
    // Grown with the print, as far as the row and its words leave room.
    readonly property real cardHeight: Math.round(Math.max(Theme.base * 5.4, Math.min(Theme.body * 5.4, roomForCards / ((cardAspect + 0.05) * Math.max(1, cards)))))
    readonly property real roomForCards: (narrow ? width : width * 0.5) - Theme.base * 1.4
    readonly property real cardAspect: CardPictures.aspectOf(hand[0] ?? "")
    readonly property real cardWidth: cardHeight * cardAspect
    // of many cards each lies over the one before
    readonly property real cardStep: Math.min(cardHeight * (cardAspect + 0.05), (roomForCards - 2 * cardWidth - overhang) / Math.max(1, cards - 2))
    readonly property real overhang: open.length === 1 ? Math.max(0, openCaption.width + 2 - cardWidth) : 0 // of the words over one card
    TextMetrics { id: openCaption; text: root.openTitle; font { family: Theme.sans; weight: Font.Medium; pixelSize: Theme.small } }

    objectName: "review" + index
    height: inside.height + Theme.base * 1.6
    activeFocusOnTab: true
    Accessible.role: Accessible.ListItem
    Accessible.name: spoken
    Accessible.description: reason
    Accessible.focusable: true

    // What was done is a lozenge and what was better a disc, before their words and under their cards.
    component Mark: Rectangle {
        property bool better: false
        width: Theme.base * 0.5
        height: width
        radius: better ? width / 2 : 0
        rotation: better ? 0 : 45
        antialiasing: true
        color: better ? Theme.green : Theme.rust
    }
    component Laid: Column {
        id: pile
        property string caption
        property list<string> faces
        visible: faces.length > 0
        spacing: Theme.base * 0.2
        PlainText {
            text: pile.caption
            color: Theme.inkSoft
            font { family: Theme.sans; weight: Font.Medium; pixelSize: Theme.small }
        }
        Row {
            spacing: root.cardStep - root.cardWidth
            Repeater {
                model: pile.faces
                Column {
                    id: laid
                    required property string modelData
                    required property int index
                    readonly property string placed: modelData + "#" + index // as Estimate::placed() has it
                    readonly property int copy: Array.from(pile.faces).slice(0, index).filter(face => face === modelData).length // of two packs
                    function isOf(faces: list<string>): bool { return faces.indexOf(placed) >= 0 || Array.from(faces).filter(face => face === modelData).length > copy }
                    spacing: Theme.base * 0.4
                    CardFace { face: laid.modelData; height: root.cardHeight }
                    Row {
                        x: (Math.min(root.cardStep, root.cardWidth) - width) / 2 // below what is seen of it
                        height: Theme.base * 0.5
                        spacing: Theme.base * 0.35
                        Mark { objectName: "done_" + laid.modelData; visible: laid.isOf(root.moved) }
                        Mark { objectName: "better_" + laid.modelData; better: true; visible: laid.isOf(root.betterMoved) }
                    }
                }
            }
        }
    }
    component Figure: Item {
        id: figure
        property string words
        property string share
        property bool strong: false
        property bool marked: false
        property alias better: mark.better
        width: inWords.inside
        height: said.height
        Mark { id: mark; visible: figure.marked; x: -inWords.leftPadding; y: (Theme.body * 1.3 - height) / 2 }
        PlainText {
            id: said
            width: parent.width - (amount.text === "" ? 0 : amount.width + Theme.s)
            wrapMode: Text.WordWrap
            text: figure.words
            color: Theme.ink
            font { family: Theme.serif; weight: figure.strong ? Font.Bold : Font.DemiBold; pixelSize: Theme.body }
        }
        PlainText {
            id: amount
            anchors { right: parent.right; baseline: said.baseline }
            text: figure.share
            color: Theme.ink
            font { family: Theme.sans; weight: Font.Bold; pixelSize: Theme.body }
        }
    }

    Rectangle { anchors { left: parent.left; right: parent.right; bottom: parent.bottom } height: 1; color: Theme.ink; opacity: 0.25 }
    Flow {
        id: inside
        y: Theme.base * 0.8
        width: parent.width
        spacing: Theme.base * 0.75
        Row {
            id: table
            spacing: Theme.base * 1.4
            Laid { caption: root.handTitle; faces: root.hand }
            Laid { caption: root.openTitle; faces: root.open }
            Item {                                            // the words of all rows begin in one line
                visible: root.open.length === 0 && !root.narrow
                readonly property real held: root.cardStep * (root.hand.length - 1) + root.cardWidth
                width: Math.max(0, Math.min(held, root.roomForCards - held))
                height: 1
            }
        }
        Column {
            id: inWords
            readonly property real inside: width - leftPadding
            width: root.narrow ? parent.width : parent.width - table.width - parent.spacing
            leftPadding: Theme.base * 0.85                    // for the marks
            spacing: Theme.base * 0.3
            Flow {                                            // a long price has a line of its own
                width: inWords.inside
                spacing: Theme.base * 0.3
                PlainText {
                    height: Math.max(implicitHeight, dear.implicitHeight + Theme.base * 0.3)
                    rightPadding: Theme.base * 0.7
                    verticalAlignment: Text.AlignVCenter
                    text: root.heading
                    color: Theme.rust
                    font { family: Theme.serif; weight: Font.Bold; pixelSize: Theme.strong }
                }
                Rectangle {
                    visible: root.cost > 0
                    width: Math.min(dear.implicitWidth + Theme.base, inWords.inside)
                    height: dear.height + Theme.base * 0.3
                    radius: 2
                    color: root.worst ? Theme.red : "transparent"
                    border { color: Theme.redDark; width: 1 }
                    PlainText {
                        id: dear
                        anchors.centerIn: parent
                        width: parent.width - Theme.base
                        wrapMode: Text.WordWrap
                        text: root.dearer
                        color: root.worst ? Theme.chalk : Theme.redDark
                        font { family: Theme.sans; weight: Font.DemiBold; pixelSize: Theme.small }
                    }
                }
            }
            Figure { words: root.did; share: root.percent; strong: true; marked: root.moved.length > 0 }
            Figure { visible: root.verdict !== ""; words: root.verdict; share: root.betterPercent; marked: root.betterMoved.length > 0; better: true }
            PlainText {
                width: inWords.inside
                visible: text !== ""
                wrapMode: Text.WordWrap
                text: root.reason
                color: Theme.inkSoft
                font { family: Theme.serif; italic: true; pixelSize: Theme.body }
            }
        }
    }
    FocusRing { shown: root.activeFocus; outside: 2 }
}

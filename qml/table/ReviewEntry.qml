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
    required property string percent
    required property string verdict
    required property string betterPercent
    required property string reason
    required property string spoken
    required property int cost
    required property string dearer                           // the same in words
    required property bool worst
    property real cardHeight: Theme.base * 5.4
    readonly property bool narrow: width < Theme.base * 46    // the words go below the cards
    readonly property real cardAspect: CardPictures.aspectOf(hand[0] ?? "")
    readonly property real cardStep: cardHeight * (cardAspect + 0.05)

    objectName: "review" + index
    height: inside.height + Theme.base * 1.6
    activeFocusOnTab: true
    Accessible.role: Accessible.ListItem
    Accessible.name: spoken
    Accessible.description: reason
    Accessible.focusable: true

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
            spacing: root.cardStep - root.cardHeight * root.cardAspect
            Repeater {
                model: pile.faces
                CardFace { required property string modelData; face: modelData; height: root.cardHeight }
            }
        }
    }
    component Figure: Row {
        id: figure
        property string words
        property string share
        property bool strong: false
        width: inWords.width
        spacing: Theme.s
        PlainText {
            width: parent.width - (amount.visible ? amount.width + parent.spacing : 0)
            wrapMode: Text.WordWrap
            text: figure.words
            color: Theme.ink
            font { family: Theme.serif; weight: figure.strong ? Font.Bold : Font.DemiBold; pixelSize: Theme.body }
        }
        PlainText {
            id: amount
            visible: figure.share !== ""
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
        spacing: Theme.base * 1.4
        Row {
            id: table
            spacing: Theme.base * 1.4
            Laid { caption: root.handTitle; faces: root.hand }
            Laid { caption: root.openTitle; faces: root.open }
            Item {                                            // the words of all rows begin in one line
                visible: root.open.length === 0 && !root.narrow
                width: root.cardStep * (root.hand.length - 1) + root.cardHeight * root.cardAspect
                height: 1
            }
        }
        Column {
            id: inWords
            width: root.narrow ? parent.width : parent.width - table.width - Theme.base * 1.4
            spacing: Theme.base * 0.3
            Row {
                spacing: Theme.base
                PlainText {
                    anchors.verticalCenter: parent.verticalCenter
                    text: root.heading
                    color: Theme.rust
                    font { family: Theme.serif; weight: Font.Bold; pixelSize: Theme.strong }
                }
                Rectangle {
                    visible: root.cost > 0
                    anchors.verticalCenter: parent.verticalCenter
                    width: dear.implicitWidth + Theme.base
                    height: dear.implicitHeight + Theme.base * 0.3
                    radius: 2
                    color: root.worst ? Theme.red : "transparent"
                    border { color: Theme.redDark; width: 1 }
                    PlainText {
                        id: dear
                        anchors.centerIn: parent
                        text: root.dearer
                        color: root.worst ? Theme.chalk : Theme.redDark
                        font { family: Theme.sans; weight: Font.DemiBold; pixelSize: Theme.small }
                    }
                }
            }
            Figure { words: root.did; share: root.percent; strong: true }
            Figure { visible: root.verdict !== ""; words: root.verdict; share: root.betterPercent }
            PlainText {
                width: parent.width
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

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The memory aid: the corners of the cards that everybody saw go into a hand, with rank and suit, large enough to be
// read where a whole card would not be. What may have left that hand unseen since lies on darker paper, under a
// question mark.
Row {
    id: root
    required property list<string> faces
    property list<string> perhaps
    property int most: 5                                      // corners that there is room for; of the doubtful the last
    property real tall: 30                                    // the height of a corner
    readonly property real share: tall / 186                 // the corner is 95 x 186 on a card of 560 x 1000
    spacing: Math.max(1, tall * 0.07)
    Accessible.ignored: true                                  // the seat says it

    component Corner: Item {
        id: corner
        required property string modelData
        property bool doubtful: false
        readonly property point box: CardPictures.indexAt(modelData)
        readonly property bool unseen: CardPictures.coverOf(modelData) === modelData
        width: Math.round(unseen ? root.tall * CardPictures.aspectOf(modelData) : 95 * root.share)
        height: Math.round(root.tall)
        Rectangle { anchors { fill: parent; leftMargin: 1; topMargin: 2; rightMargin: -1; bottomMargin: -2 } radius: width * 0.2; color: "#60170f08" } // a shadow's pictures are too large for it
        CardFace { visible: corner.unseen; face: corner.modelData; height: corner.height; shadow: false; Accessible.ignored: true }
        Item {
            visible: !corner.unseen
            anchors.fill: parent
            clip: true
            Rectangle { anchors { fill: parent; margins: 1 } radius: width * 0.2; color: corner.doubtful ? Theme.creamSoft : Theme.cardPaper }
            Image {
                x: -corner.box.x * root.share
                y: -corner.box.y * root.share
                height: Math.round(1000 * root.share)
                width: height * CardPictures.aspectOf(corner.modelData)
                opacity: corner.doubtful ? 0.6 : 1
                asynchronous: true
                source: corner.Window.window === null || corner.unseen ? "" : CardPictures.now.indexOf(corner.modelData) // as in CardIndex
                sourceSize.height: Math.round(1000 * root.share)
            }
        }
        PlainText {
            visible: corner.doubtful
            anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.top; bottomMargin: -height * 0.3 }
            text: "?"
            color: Theme.cream
            style: Text.Outline
            styleColor: Theme.ink
            font { family: Theme.serif; weight: Font.Black; pixelSize: Math.max(12, root.tall * 0.42) }
        }
    }
    Repeater {
        model: root.faces
        Corner { }
    }
    Repeater {
        model: root.perhaps.slice(-Math.max(1, root.most - root.faces.length))
        Corner { doubtful: true }
    }
}

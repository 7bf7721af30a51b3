// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The memory aid: the corners of the cards that everybody saw go into a hand, with rank and suit, large enough to be
// read where a whole card would not be.
Row {
    id: root
    required property list<string> faces
    property real tall: 30                                    // the height of a corner
    readonly property list<string> atRight: ["JD", "HD", "2S", "JS", "KS", "HB", "KB"] // have their corner at the right
    readonly property real share: tall / 186                 // the corner is 95 x 186 on a card of 560 x 1000
    spacing: Math.max(1, tall * 0.07)
    Accessible.role: Accessible.StaticText
    Accessible.name: faces.length > 0 ? qsTr("known: %1", "cards that everybody saw go into a hand").arg(Pronounce.now.cards(faces)) : ""
    Accessible.ignored: faces.length === 0

    Repeater {
        model: root.faces
        Item {
            id: corner
            required property string modelData
            width: Math.round(95 * root.share)
            height: Math.round(root.tall)
            Rectangle { anchors { fill: parent; leftMargin: 1; topMargin: 2; rightMargin: -1; bottomMargin: -2 } radius: width * 0.2; color: "#60170f08" } // a shadow's pictures are too large for it
            Item {
                anchors.fill: parent
                clip: true
                Rectangle { anchors { fill: parent; margins: 1 } radius: width * 0.2; color: Theme.cardPaper }
                Image {
                    x: -(root.atRight.indexOf(corner.modelData) >= 0 ? 453 : 12) * root.share
                    y: -12 * root.share
                    height: Math.round(1000 * root.share)
                    width: height * Theme.cardAspect
                    asynchronous: true
                    source: Theme.asset("cards/index/" + corner.modelData + ".svg")
                    sourceSize.height: Math.round(1000 * root.share)
                }
            }
        }
    }
}

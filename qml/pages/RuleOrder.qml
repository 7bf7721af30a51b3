// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// Hands in their order, each with what it is worth, and what the lowest loses on its way to the plate. A fist lies at the
// hand of who has knocked, or another picture of how one calls for the end of a deal.
RuleBlock {
    id: root
    required property var hands                               // the best first: lists of faces
    required property list<string> worths
    property string pays                                      // said of the lowest
    property string piece: "marca"
    property string call: "fist"                              // of resources/tokens
    property int knocker: -1                                  // a place in the order
    readonly property real size: Math.min(Theme.base * 5, ((parent as Chapter)?.height ?? 400) / (hands.length + 3.6)) * Math.min(1, enlarge)
    readonly property real aspect: CardPictures.aspectOf(hands[0][0] ?? "")
    readonly property real across: size * aspect * (1 + 0.62 * (hands[0].length - 1))
    readonly property real gap: size * 0.16

    Item {
        width: root.leaf
        height: root.hands.length * (root.size + root.gap) + plate.height * 0.55
        Repeater {
            model: root.hands.length
            Item {
                id: row
                required property int index
                readonly property bool last: index === root.hands.length - 1
                y: index * (root.size + root.gap)
                width: root.leaf
                height: root.size
                Accessible.role: Accessible.Graphic
                Accessible.name: qsTr("%1: %2, %3", "a place in the order, cards, a hand's worth").arg(index + 1).arg(Pronounce.now.cards(root.hands[index])).arg(root.worths[index])
                PlainText {
                    id: figure
                    width: Math.max(Theme.base * 1.8, Theme.big * 0.9)
                    anchors.verticalCenter: parent.verticalCenter
                    text: row.index + 1
                    color: row.last ? Theme.red : Theme.ink
                    font { family: Theme.serif; weight: Font.Black; pixelSize: Theme.big }
                    Accessible.ignored: true
                }
                Rectangle { visible: row.last; x: hand.x - 5; y: -5; width: root.across + 10; height: root.size + 10; radius: 4; color: "transparent"; border { color: Theme.red; width: 3 } }
                Row {
                    id: hand
                    x: figure.width
                    spacing: -root.size * root.aspect * 0.38
                    Repeater { model: root.hands[row.index]; CardFace { required property string modelData; Accessible.ignored: true; height: root.size; face: modelData } }
                }
                Picture { visible: row.index === root.knocker; source: Theme.asset("tokens/" + root.call + ".svg"); height: root.size * 0.62; width: height; x: hand.x + root.across - width * 0.72; y: root.size - height * 0.84 }
                Column {
                    anchors { left: parent.left; leftMargin: figure.width + root.across + Theme.base; right: parent.right; verticalCenter: parent.verticalCenter }
                    Print { width: parent.width; enlarge: root.enlarge; text: root.worths[row.index]; font.weight: Font.Bold; Accessible.ignored: true }
                    Print { visible: row.last; width: parent.width - plate.width - Theme.base * 2.4; enlarge: root.enlarge; kind: "aside"; text: root.pays }
                }
            }
        }
        Picture { id: plate; source: Theme.asset("tokens/plate.svg"); height: root.size * 1.15; width: height; x: root.leaf - width; y: parent.height - height }
        Picture { id: token; source: Theme.asset("tokens/" + root.piece + ".svg"); height: root.size * 0.46; width: height; x: plate.x - width * 1.9; y: plate.y + plate.height * 0.02 }
        RuleArrow { from: Qt.point(token.x + token.width * 1.05, token.y + token.height * 0.4); to: Qt.point(plate.x + plate.width * 0.36, plate.y + plate.height * 0.4); bend: root.size * 0.2 }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// A knock in three frames: somebody knocks, the others have one more turn, the hands lie open and the lowest pays.
RuleBlock {
    id: root
    required property list<string> best                       // the knocker's hand
    required property list<string> middle
    required property list<string> lowest
    property list<string> lying: middle                       // what lies between the others in their last turn
    property bool drawn: false                                // they get from its left end and give at its right one
    property string piece: "marca"                            // what the lowest loses
    property bool wins: false                                 // the best hand gets it instead
    property string cry                                       // what the knocker calls
    property string told: qsTr("First frame: a knock on the table") // of the first frame
    property string call                                      // of resources/tokens: what lies there with the cry
    property list<string> words                               // below the frames
    readonly property real gap: Theme.base * 0.7
    readonly property real frame: (leaf - 2 * gap) / 3
    readonly property real aspect: CardPictures.aspectOf(best[0] ?? "")

    component Frame: Item {
        id: one
        required property int number
        default property alias drawn: stage.data
        readonly property alias stage: stage
        width: root.frame
        height: stage.height + words.height + Theme.xs
        Rectangle {
            id: stage
            width: parent.width
            height: width * 0.92
            color: "#e6d6ac"
            border { color: Theme.rust; width: 2 }
            Rectangle { anchors { fill: parent; margins: 4 } color: "transparent"; border { color: Theme.rust; width: 1 } opacity: 0.5 }
        }
        PlainText {
            x: Theme.base * 0.5
            y: Theme.base * 0.2
            text: one.number
            color: Theme.red
            font { family: Theme.serif; weight: Font.Black; pixelSize: Theme.head }
            Accessible.ignored: true
        }
        Print { id: words; anchors.top: stage.bottom; anchors.topMargin: Theme.xs; width: parent.width; horizontalAlignment: Text.AlignHCenter; kind: "note"; text: root.words[one.number - 1] ?? "" }
    }
    component Hand: Row {
        id: hand
        required property list<string> faces
        property real size: root.frame * 0.25
        spacing: -size * root.aspect * 0.32
        Repeater { model: hand.faces; CardFace { required property string modelData; Accessible.ignored: true; shadow: false; height: hand.size; face: modelData } }
    }
    component Way: RuleArrow {                                // between a portrait and what lies below it
        required property point upper
        required property point lower
        required property bool up
        from: up ? lower : upper
        to: up ? upper : lower
        bend: root.frame * (root.drawn ? 0.06 : -0.06)        // outwards
    }
    component Covered: Hand { faces: Array(root.best.length).fill(CardPictures.coverOf(root.best[0])) }

    Row {
        spacing: root.gap
        Frame {
            number: 1
            Accessible.role: Accessible.Graphic
            Accessible.name: root.told
            Accessible.description: root.cry
            Repeater {                                        // the table rings with it
                model: 3
                Rectangle { required property int index; readonly property real r: root.frame * (0.2 + 0.13 * index); x: root.frame * 0.5 - r; y: root.frame * 0.42 - r * 0.62; width: 2 * r; height: 1.24 * r; radius: r; color: "transparent"; border { color: Theme.rust; width: 2 } opacity: 0.55 - index * 0.15; antialiasing: true }
            }
            Medallion { who: "nives"; height: root.frame * 0.3; x: root.frame * 0.35; y: root.frame * 0.1 }
            Picture { visible: root.call !== ""; source: root.call === "" ? "" : Theme.asset("tokens/" + root.call + ".svg"); height: root.frame * 0.22; width: height; x: root.frame * 0.7; y: root.frame * 0.14 }
            Covered { size: root.frame * 0.27; x: (root.frame - width) / 2; y: root.frame * 0.6 }
            Label { text: root.cry; tone: "_red"; size: Math.max(12, root.frame * 0.1); x: (root.frame - width) / 2; y: root.frame * 0.41; Accessible.ignored: true }
        }
        Frame {
            number: 2
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("Second frame: everybody else has one more turn")
            Medallion { who: "bruno"; height: root.frame * 0.26; x: root.frame * 0.06; y: root.frame * 0.22 }
            Medallion { who: "tu"; height: root.frame * 0.26; x: root.frame * 0.68; y: root.frame * 0.22 }
            Hand { faces: root.lying; size: root.frame * 0.26; spacing: size * root.aspect * (root.drawn ? 0.12 : -0.32); x: (root.frame - width) / 2; y: root.frame * 0.56 }
            Way { upper: Qt.point(root.frame * 0.14, root.frame * 0.52); lower: Qt.point(root.frame * 0.27, root.frame * 0.7); up: root.drawn }
            Way { upper: Qt.point(root.frame * 0.86, root.frame * 0.52); lower: Qt.point(root.frame * 0.73, root.frame * 0.7); up: !root.drawn }
            RuleArrow { ink: Theme.blue; from: Qt.point(root.frame * 0.34, root.frame * 0.24); to: Qt.point(root.frame * 0.66, root.frame * 0.24); bend: root.frame * 0.14 }
        }
        Frame {
            number: 3
            Accessible.role: Accessible.Graphic
            Accessible.name: root.wins ? qsTr("Third frame: the hands are shown, and the highest wins") : qsTr("Third frame: the hands are shown, and the lowest pays")
            Hand { id: winner; faces: root.best; x: root.frame * 0.17; y: root.frame * 0.06 }
            Hand { faces: root.middle; x: root.frame * 0.17; y: root.frame * 0.335 }
            Hand { id: loser; faces: root.lowest; x: root.frame * 0.17; y: root.frame * 0.61 }
            Rectangle { anchors { fill: root.wins ? winner : loser; margins: -4 } color: "transparent"; radius: 3; border { color: root.wins ? Theme.gold : Theme.red; width: 3 } }
            Picture { source: Theme.asset("tokens/" + root.piece + ".svg"); height: root.frame * 0.2; width: height; x: root.frame * 0.745; y: root.frame * (root.wins ? 0.09 : 0.62) }
            // What the lowest pays goes up to the pot, and the pot goes to the highest.
            RuleArrow { from: Qt.point(root.frame * 0.845, root.frame * (root.wins ? 0.7 : 0.58)); to: Qt.point(root.frame * 0.845, root.frame * (root.wins ? 0.34 : 0.3)) }
        }
    }
}

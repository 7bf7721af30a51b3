// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// A showdown of three small hands: what each is worth, the fist of whoever knocked, and the pennies that it costs, or what it brings.
RuleBlock {
    id: root
    required property var hands                               // lists of faces
    required property list<int> values
    required property int knocker                             // a place among them, as in `lost`
    property list<int> lost
    property list<int> made                                   // points that they bring, where nothing is lost
    property list<int> won                                    // or chips
    property string piece: "penny"
    property string title
    property string text
    readonly property real size: Theme.base * 3.7 * Math.min(1, enlarge)
    readonly property real aspect: CardPictures.aspectOf(hands[0][0])
    readonly property real across: size * aspect * 1.9
    readonly property real gap: Theme.base * 1.1
    readonly property real row: hands.length * (across + gap)
    readonly property real high: size * 1.04 + Math.max(size * 0.32, Math.ceil(figures.height))
    readonly property bool beside: leaf - row > Theme.body * 9 // room for the words at the right

    function told(index: int): string {
        const worth = index === knocker ? qsTr("%1 points, knocked").arg(values[index]) : qsTr("%1 points").arg(values[index])
        if (made.length > 0)
            return qsTr("%1: +%2", "%1 is '15 points', %2 points that the hand brings").arg(worth).arg(made[index])
        if (won.length > 0)
            return won[index] === 0 ? worth : qsTr("%1: takes %n chip(s)", "%1 is '15 points'", won[index]).arg(worth)
        return lost[index] === 0 ? worth : qsTr("%1: loses %n life(s)", "%1 is '15 points'", lost[index]).arg(worth)
    }
    FontMetrics { id: figures; font { family: Theme.serif; weight: Font.Black; pixelSize: Math.round(Theme.strong * root.enlarge) } }
    Item {
        width: root.leaf
        height: root.beside ? Math.max(root.high, words.height) : root.high + words.height + Theme.base * 0.3
        Repeater {
            model: root.hands.length
            Item {
                id: seat
                required property int index
                readonly property int pays: root.lost[index] ?? 0
                x: index * (root.across + root.gap)
                width: root.across
                height: root.high
                Accessible.role: Accessible.Graphic
                Accessible.name: root.told(index)
                Row {
                    spacing: -root.size * root.aspect * 0.55
                    Repeater { model: root.hands[seat.index]; CardFace { required property string modelData; Accessible.ignored: true; shadow: false; height: root.size; face: modelData } }
                }
                Rectangle { visible: seat.pays > 0; x: -4; y: -4; width: root.across + 8; height: root.size + 8; color: "transparent"; radius: 3; border { color: Theme.red; width: 2 } }
                Picture { visible: seat.index === root.knocker; source: Theme.asset("tokens/fist.svg"); height: root.size * 0.6; width: height; x: root.across - width * 0.66; y: root.size - height * 0.72 }
                PlainText {
                    id: worth
                    y: root.size * 1.04
                    text: root.values[seat.index]
                    color: seat.pays > 0 ? Theme.red : Theme.ink
                    font: figures.font
                    Accessible.ignored: true
                }
                Row {
                    anchors { left: worth.right; leftMargin: Theme.xs; verticalCenter: worth.verticalCenter }
                    spacing: -root.size * 0.06
                    Repeater { model: root.won[seat.index] ?? 0; Picture { source: Theme.asset("tokens/chip.svg"); height: root.size * 0.32; width: height } }
                    Repeater { model: seat.pays; Picture { source: Theme.asset("tokens/" + root.piece + ".svg"); height: root.size * 0.32; width: height * (root.piece === "bill" ? 2 : 1) } }
                    PlainText { visible: root.made.length > 0; text: qsTr("+%1", "points that a hand brings").arg(root.made[seat.index] ?? 0); color: Theme.rust; font { family: Theme.sans; weight: Font.Bold; pixelSize: Math.round(Theme.strong * root.enlarge) }
                        Accessible.ignored: true }
                }
            }
        }
        Column {
            id: words
            x: root.beside ? root.row : 0
            y: root.beside ? Math.max(0, (root.size - height) / 2) : root.high + Theme.base * 0.3
            width: root.leaf - x
            Print { enlarge: root.enlarge; width: parent.width; text: root.title; font.weight: Font.Bold }
            Print { enlarge: root.enlarge; width: parent.width; kind: "note"; text: root.text }
        }
    }
}

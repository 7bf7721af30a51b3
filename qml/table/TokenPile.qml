// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The pieces of a seat, one a life, overlapping; where there are more than have room, some and a number. Whoever has a life that has no piece is
// kept afloat by a lifebuoy. A bill is one piece: its corners are what is left or folded. Points stand in chalk on a little slate.
Item {
    id: root
    required property int count
    required property string piece                            // of resources/tokens
    property string figure                                    // that is printed on it, where it is a bill
    required property bool lastLife                           // none is left, and one life
    property real size: 28
    property bool compact: false                              // one token and a number
    readonly property int most: printed ? 3 : 4               // that have room
    readonly property bool slate: piece === "slate"
    readonly property int shown: slate ? 0 : lastLife ? 1 : compact ? Math.min(1, count) : Math.min(most, count)
    readonly property bool bill: piece === "bill" && !lastLife
    readonly property int corners: 4
    readonly property bool printed: piece === "penny" || chips // with a figure, which half hidden or aslant would be another
    readonly property bool chips: piece === "chip"            // many, so that they are always counted
    readonly property real step: size * (chips ? 0.5 : printed ? 0.94 : shown > 3 ? 0.5 : 0.62)
    readonly property bool numbered: !slate && (chips || count > most || compact && count > 1)
    implicitWidth: slate ? board.width : bill ? note.width : shown === 0 ? size : size * (compact ? 1.35 : 1) + (shown - 1) * step
    implicitHeight: size
    Accessible.ignored: true                                  // whoever has them says so

    Repeater {
        model: root.bill ? 0 : root.shown
        Item {
            id: token
            required property int index
            x: index * root.step
            y: [0, 0.05, -0.03, 0.03][index] * root.size
            width: root.size
            height: root.size
            Image {
                visible: sun.status === Image.Ready
                anchors { fill: parent; margins: -root.size * 0.2 }
                source: Theme.asset("textures/disc.png")
                transform: Translate { x: root.size * 0.04; y: root.size * 0.07 }
            }
            Picture {
                id: sun
                anchors.fill: parent
                source: Theme.asset(root.lastLife ? root.piece === "bill" ? "tokens/freeride.svg" : "tokens/lifebuoy.svg" : "tokens/" + root.piece + ".svg")
                rotation: root.printed ? 0 : [0, 25, -14, 8][token.index]
            }
        }
    }
    Banknote {
        id: note
        visible: root.bill && root.count > 0
        height: root.size
        folded: root.bill ? Math.max(0, root.corners - root.count) : -1
        figure: root.figure
    }
    Rectangle {                                               // the slate in its wooden frame
        id: board
        visible: root.slate
        anchors.verticalCenter: parent.verticalCenter
        width: Math.max(root.size * 1.3, written.implicitWidth + root.size * 0.56)
        height: root.size * 1.04
        radius: root.size * 0.09
        color: "#7a4a26"
        border { color: "#3a200d"; width: 1 }
        antialiasing: true
        Rectangle {
            anchors { fill: parent; margins: Math.max(2, root.size * 0.1) }
            color: "#263330"
            border { color: "#17201e"; width: 1 }
        }
        PlainText {
            id: written
            anchors.centerIn: parent
            text: root.count < 0 ? "\u2212" + -root.count : root.count
            color: "#f4f1e4"
            font { family: Theme.sans; weight: Font.Bold; pixelSize: Math.max(11, root.size * 0.62) }
        }
    }
    Rectangle {
        visible: !root.bill && root.numbered
        x: Math.max(0, root.shown - 1) * root.step + root.size * (root.compact ? 0.6 : 0.45)
        y: root.size * (root.compact ? 0.2 : 0.42)
        width: Math.max(height, number.implicitWidth + root.size * 0.3)
        height: Math.max(root.size * 0.66, number.implicitHeight)
        radius: height / 2
        color: Theme.ink
        border { color: Theme.paper; width: 1.5 }
        PlainText {
            id: number
            anchors.centerIn: parent
            text: root.count
            color: Theme.paper
            font { family: Theme.sans; weight: Font.Bold; pixelSize: Math.max(11, root.size * 0.5) }
        }
    }
}

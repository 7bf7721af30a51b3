// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The slate of a game of two sides: the tricks of each in this deal as strokes in fives, and how the match stands.
Slate {
    id: root
    required property Table table
    property real size: Theme.base
    readonly property real line: size * 2
    visible: rows.count > 0
    implicitWidth: size * 11.4 + 2 * frame
    implicitHeight: line * 2 + size * 1.9 + 2 * frame
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Slate")
    Accessible.focusable: false

    component Line: PlainText {
        color: root.chalk
        font { family: Theme.serif; weight: Font.DemiBold; pixelSize: root.size * 1.2 }
        Accessible.ignored: true
    }
    component Side: Item {
        required property string title
        required property string score
    }
    Repeater {
        id: rows
        model: root.table.sides
        onItemAdded: index => { if (index === 0) root.first = itemAt(0) }
        onItemRemoved: index => { if (index === 0) root.first = null }
        Side {
            id: one
            required property int index
            required property string members
            required property bool own
            required property int tricks
            y: index * root.line + root.size * 0.2
            width: parent?.width ?? 0
            height: root.line
            Accessible.role: Accessible.StaticText
            Accessible.name: Sentence.filled(qsTr("%1, %2: %3 in this deal, match %4", "a side, its members, '5 tricks', '+12'"), [title, members, qsTr("%n trick(s)", "", tricks), score])
            Picture { id: wine; source: Theme.asset(one.own ? "tokens/wine_red.svg" : "tokens/wine_white.svg"); width: root.size * 1.5; height: width; x: root.size * 0.5; y: (parent.height - height) / 2 }
            Line {
                x: wine.x + wine.width + root.size * 0.5
                anchors.verticalCenter: parent.verticalCenter
                width: root.size * 3.4
                height: root.line
                verticalAlignment: Text.AlignVCenter
                wrapMode: Text.WordWrap                       // of whoever only watches both sides have two names
                maximumLineCount: 2
                lineHeight: 0.85
                fontSizeMode: Text.Fit
                minimumPixelSize: 9
                elide: Text.ElideRight
                text: one.title
            }
            Item {                                            // strokes
                x: root.size * 6
                anchors.verticalCenter: parent.verticalCenter
                height: root.size * 1.2
                Repeater {
                    model: one.tricks
                    Rectangle {
                        required property int index
                        readonly property bool fifth: index % 5 === 4
                        readonly property int group: Math.floor(index / 5)
                        color: root.chalk
                        opacity: 0.9
                        width: 1.6
                        height: fifth ? root.size * 1.7 : root.size * 1.1
                        rotation: fifth ? -62 : [2, -3, 1, -1][index % 5]
                        x: group * root.size * 1.5 + (fifth ? root.size * 0.48 : (index % 5) * root.size * 0.3)
                        y: fifth ? -root.size * 0.3 : 0
                    }
                }
            }
            Line { anchors { right: parent.right; rightMargin: root.size * 0.6; verticalCenter: parent.verticalCenter } text: String(one.tricks); font.pixelSize: root.size * 1.35 }
        }
    }
    Rectangle { y: root.line * 2 + root.size * 0.25; x: root.size * 0.4; width: parent.width - root.size * 0.8; height: 1; color: root.soft; opacity: 0.6 }
    Line {
        id: match
        x: root.size * 0.6
        anchors { bottom: parent.bottom; bottomMargin: root.size * 0.2 }
        color: root.soft
        text: qsTr("match", "on a slate: how it stands")
        font { family: Theme.sans; weight: Font.Normal; pixelSize: root.size }
    }
    Line {
        anchors { right: parent.right; rightMargin: root.size * 0.6; bottom: parent.bottom; bottomMargin: root.size * 0.2 }
        width: Math.min(implicitWidth, parent.width - match.implicitWidth - root.size * 1.8)
        height: match.height
        verticalAlignment: Text.AlignVCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 9
        elide: Text.ElideLeft
        text: root.standing
        font.pixelSize: root.size * 1.1
    }
    property var first: null                                  // once it is there; Qt 6.4 does not take it for a Side
    readonly property string standing: first && first.score === "0" ? qsTr("level", "on a slate: how a match stands") : first ? Sentence.filled(qsTr("%1 %2", "a side, and '+12'"), [first.title, first.score]) : ""
}

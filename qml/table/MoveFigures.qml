// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// What the last move of a replay was worth, beside the best other one, on a slip where one's own tickets would be.
Sheet {
    id: root
    objectName: "replayFigures"
    height: lines.height + Theme.base * 2
    readonly property real size: Math.min(Theme.body, Theme.base * 1.3)
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("What the move was worth")

    component Line: Item {
        id: line
        property string words
        property string share
        property bool strong: false
        property bool alarming: false
        width: lines.width
        height: said.height
        visible: words !== ""
        Accessible.role: Accessible.StaticText
        Accessible.name: share === "" ? words : qsTr("%1: risk %2", "a move, and a percentage").arg(words).arg(share)
        Accessible.focusable: false
        PlainText {
            id: said
            width: parent.width - figure.width - Theme.s
            wrapMode: Text.WordWrap
            maximumLineCount: root.width < root.size * 16 ? 6 : 3
            elide: Text.ElideRight
            lineHeight: 0.95
            text: line.words
            color: Theme.ink
            font { family: Theme.serif; weight: line.strong ? Font.Bold : Font.DemiBold; pixelSize: root.size }
        }
        PlainText {
            id: figure
            anchors { right: parent.right; baseline: said.baseline }
            text: line.share
            color: line.alarming ? Theme.redDark : Theme.ink
            font { family: Theme.sans; weight: Font.Bold; pixelSize: root.size }
        }
    }
    Column {
        id: lines
        x: Theme.base * 1.3
        y: Theme.base * 0.9
        width: parent.width - 2 * x
        spacing: Theme.base * 0.2
        PlainText {
            width: parent.width
            visible: text !== ""
            wrapMode: Text.WordWrap
            maximumLineCount: 3
            elide: Text.ElideRight
            lineHeight: 0.95
            text: Replay.riskHeading
            color: Theme.rust
            font { family: Theme.serif; weight: Font.Bold; pixelSize: root.size }
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Line { words: Replay.did; share: Replay.percent; strong: true; alarming: Replay.mistake }
        Line { words: Replay.other === "" ? "" : qsTr("%1: %2", "'Better' or 'Next best', and a move").arg(Replay.otherLabel).arg(Replay.other); share: Replay.otherPercent }
        PlainText {
            width: parent.width
            visible: text !== ""
            wrapMode: Text.WordWrap
            text: Replay.footing
            color: Theme.inkSoft
            font { family: Theme.sans; pixelSize: Math.max(12, root.size * 0.84) }
            Accessible.role: Accessible.StaticText
            Accessible.name: text
            Accessible.focusable: false
        }
    }
}

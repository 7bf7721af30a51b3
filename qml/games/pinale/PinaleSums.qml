// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// A sum, line by line: what is counted, how, and what it comes to. A line is { what, how, sum } and may be a total.
RuleBlock {
    id: root
    required property var lines
    readonly property real across: Math.min(leaf * 0.34, Theme.body * 9 * enlarge)
    readonly property real result: Math.min(leaf * 0.18, Theme.body * 3.4 * enlarge)

    Column {
        width: root.leaf
        Repeater {
            model: root.lines
            Item {
                id: line
                required property var modelData
                readonly property bool total: modelData.total ?? false
                readonly property string how: modelData.how ?? ""
                width: root.leaf
                height: Math.max(Theme.body * 1.55 * root.enlarge, what.implicitHeight, steps.implicitHeight)
                Accessible.role: Accessible.StaticText
                Accessible.name: how === "" ? qsTr("%1: %2", "what is counted, points").arg(modelData.what).arg(modelData.sum)
                                            : qsTr("%1: %2, in all %3", "what is counted, how, points").arg(modelData.what).arg(how).arg(modelData.sum)
                Rectangle { width: parent.width; height: line.total ? 2 : 1; color: Theme.ink; opacity: line.total ? 0.8 : 0.25 }
                Print { id: what; enlarge: root.enlarge; width: parent.width - root.result - (line.how === "" ? 0 : root.across); anchors.verticalCenter: parent.verticalCenter; kind: "note"; text: line.modelData.what; font.weight: line.total ? Font.Bold : Font.Normal; Accessible.ignored: true }
                Print { id: steps; enlarge: root.enlarge; x: parent.width - root.across - root.result; width: root.across; anchors.verticalCenter: parent.verticalCenter; kind: "note"; horizontalAlignment: Text.AlignHCenter; text: line.how; Accessible.ignored: true }
                Print { enlarge: root.enlarge; x: parent.width - root.result; width: root.result; anchors.verticalCenter: parent.verticalCenter; kind: "note"; horizontalAlignment: Text.AlignRight; text: line.modelData.sum; color: Theme.rust; font { family: Theme.serif; weight: Font.Black } Accessible.ignored: true }
            }
        }
    }
}

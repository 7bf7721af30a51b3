// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// What a hand brings in a match to points: a line for each place, for whoever knocked and for the others.
RuleBlock {
    id: root
    readonly property list<string> places: [qsTr("the highest hand"), qsTr("a hand in the middle"), qsTr("the lowest hand"), qsTr("31, which ends the deal")]
    readonly property list<string> others: ["3", "2", "1", "6"]
    readonly property list<string> knocker: ["4", "1", "0", "–"]
    readonly property real row: Theme.body * 1.75 * enlarge
    readonly property real across: Math.min(leaf * 0.2, Theme.body * 6 * enlarge)
    Column {
        width: root.leaf
        Item {
            width: parent.width
            height: Math.max(heads.implicitHeight, root.row * 0.9)
            Row {
                id: heads
                anchors { right: parent.right; bottom: parent.bottom }
                Print { enlarge: root.enlarge; width: root.across; kind: "note"; horizontalAlignment: Text.AlignHCenter; text: qsTr("the others", "in a table of points"); Accessible.ignored: true }
                Print { enlarge: root.enlarge; width: root.across; kind: "note"; horizontalAlignment: Text.AlignHCenter; text: qsTr("the knocker", "in a table of points"); Accessible.ignored: true }
            }
        }
        Repeater {
            model: root.places.length
            Item {
                id: line
                required property int index
                width: root.leaf
                height: Math.max(root.row, what.implicitHeight)
                Accessible.role: Accessible.StaticText
                Accessible.name: root.knocker[index] === "–" ? qsTr("%1: %2 points", "a place; points").arg(root.places[index]).arg(root.others[index])
                                                             : qsTr("%1: %2 points for the others, %3 for the knocker", "a place; points").arg(root.places[index]).arg(root.others[index]).arg(root.knocker[index])
                Rectangle { width: parent.width; height: 1; color: Theme.ink; opacity: 0.25 }
                Print { id: what; enlarge: root.enlarge; width: parent.width - 2 * root.across; anchors.verticalCenter: parent.verticalCenter; text: root.places[line.index]; Accessible.ignored: true }
                Row {
                    anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                    Print { enlarge: root.enlarge; width: root.across; horizontalAlignment: Text.AlignHCenter; text: root.others[line.index]; color: Theme.rust; font { family: Theme.serif; weight: Font.Black } Accessible.ignored: true }
                    Print { enlarge: root.enlarge; width: root.across; horizontalAlignment: Text.AlignHCenter; text: root.knocker[line.index]; color: Theme.rust; font { family: Theme.serif; weight: Font.Black } Accessible.ignored: true }
                }
            }
        }
    }
}

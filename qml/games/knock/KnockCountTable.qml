// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// What every kind of card counts, how many there are, and that all comes to 100 with the tricks.
RuleBlock {
    id: root
    property bool countersMinusOne: false
    readonly property list<string> kinds: [qsTr("honours"), qsTr("kings"), qsTr("queens"), qsTr("cavaliers"), qsTr("jacks"), qsTr("low cards"), qsTr("other trumps")]
    readonly property list<int> many: [3, 4, 4, 4, 4, 16, 19]
    readonly property list<int> points: countersMinusOne ? [4, 4, 3, 2, 1, 1, 1] : [5, 5, 4, 3, 2, 1, 0]
    readonly property real across: Math.min(leaf * 0.3, Theme.body * 6.4 * enlarge)
    readonly property real result: Math.min(leaf * 0.18, Theme.body * 3 * enlarge)

    component Line: Item {
        id: line
        required property string what
        required property string how
        required property int sum
        property bool total: false
        width: root.leaf
        height: Math.max(Theme.body * 1.55 * root.enlarge, kind.implicitHeight)
        Accessible.role: Accessible.StaticText
        Accessible.name: how === "" ? qsTr("%1: %2", "what is counted, points").arg(what).arg(sum)
                                    : qsTr("%1: %2, in all %3", "cards, how many times how much, points").arg(what).arg(how).arg(sum)
        Rectangle { width: parent.width; height: line.total ? 2 : 1; color: Theme.ink; opacity: line.total ? 0.8 : 0.25 }
        Print { id: kind; enlarge: root.enlarge; width: parent.width - root.across - root.result; anchors.verticalCenter: parent.verticalCenter; kind: "note"; text: line.what; font.weight: line.total ? Font.Bold : Font.Normal; Accessible.ignored: true }
        Print { enlarge: root.enlarge; x: parent.width - root.across - root.result; width: root.across; anchors.verticalCenter: parent.verticalCenter; kind: "note"; horizontalAlignment: Text.AlignHCenter; text: line.how; Accessible.ignored: true }
        Print { enlarge: root.enlarge; x: parent.width - root.result; width: root.result; anchors.verticalCenter: parent.verticalCenter; kind: "note"; horizontalAlignment: Text.AlignRight; text: line.sum; color: Theme.rust; font { family: Theme.serif; weight: Font.Black } Accessible.ignored: true }
    }
    Column {
        width: root.leaf
        Repeater {
            model: root.kinds.length
            Line {
                required property int index
                what: root.kinds[index]
                how: qsTr("%1 × %2", "so many cards of so many points").arg(root.many[index]).arg(root.points[index])
                sum: root.many[index] * root.points[index]
            }
        }
        Line { total: true; what: qsTr("all cards"); how: ""; sum: 87 }
        Line { what: qsTr("tricks"); how: qsTr("%1 × %2", "so many cards of so many points").arg(13).arg(1); sum: 13 }
        Line { total: true; what: qsTr("in all"); how: ""; sum: 100 }
    }
}

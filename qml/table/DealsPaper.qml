// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The deals of a match of two sides so far: what each has brought, and what they come to together.
Sheet {
    id: root
    required property list<int> course                        // the points of the person's side, from before the first deal on
    property real size: Theme.body
    readonly property int count: Math.max(0, course.length - 1)
    readonly property real row: size * 1.5
    height: (count + 2) * row + size * 2.2
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Deal by deal")

    function signed(points: int): string { return points > 0 ? "+" + points : points < 0 ? "−" + -points : "0" }
    component Figure: PlainText {
        width: root.size * 3.6
        height: root.row
        horizontalAlignment: Text.AlignRight
        verticalAlignment: Text.AlignVCenter
        color: Theme.ink
        font { family: Theme.serif; weight: Font.DemiBold; pixelSize: root.size }
        Accessible.ignored: true
    }
    component Line: Item {
        id: line
        required property string title
        required property int points
        property bool last: false
        width: rows.width
        height: root.row
        Accessible.role: Accessible.ListItem
        Accessible.name: Sentence.filled(qsTr("%1: %2 and %3", "a line of a count; the figures of both sides"), [title, root.signed(points), root.signed(-points)])
        Rectangle { width: parent.width; height: line.last ? 1.5 : 1; color: Theme.ink; opacity: line.last ? 0.4 : 0.14 }
        PlainText {
            height: parent.height
            width: parent.width - root.size * 7.4
            elide: Text.ElideRight
            verticalAlignment: Text.AlignVCenter
            text: line.title
            color: line.last ? Theme.rust : Theme.ink
            font { family: Theme.serif; weight: Font.DemiBold; pixelSize: root.size }
            Accessible.ignored: true
        }
        Figure { x: parent.width - 2 * width; text: root.signed(line.points); font.weight: line.last ? Font.Black : Font.DemiBold }
        Figure { x: parent.width - width; text: root.signed(-line.points); font.weight: line.last ? Font.Black : Font.DemiBold }
    }
    Column {
        id: rows
        x: root.size * 1.1
        y: root.size * 1.1
        width: parent.width - 2 * x
        Item {
            width: parent.width
            height: root.row
            Figure { x: parent.width - 2 * width; text: qsTr("We", "the person's side"); color: Theme.inkSoft }
            Figure { x: parent.width - width; text: qsTr("They", "the other side"); color: Theme.inkSoft }
        }
        Repeater {
            model: root.count
            Line {
                required property int index
                title: qsTr("Deal %1").arg(index + 1)
                points: root.course[index + 1] - root.course[index]
            }
        }
        Line { last: true; title: qsTr("The match"); points: root.course[root.count] ?? 0 }
    }
}

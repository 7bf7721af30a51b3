// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The deals of a match of two sides: what each has brought, those still to come, what they come to together, and a laurel
// for the side that has won.
Item {
    id: root
    required property Table table
    property real size: Theme.body
    property bool plain: false                                // without paper of its own
    readonly property real row: size * 1.5
    readonly property real across: size * 4.4                 // of a column
    readonly property list<string> own: first ? Array.from(first.course) : []
    readonly property list<string> others: second ? Array.from(second.course) : []
    readonly property int count: own.length
    readonly property bool begun: Array.from(own).some(points => points !== "")
    property var first: null                                  // the sides, once they are there; Qt 6.4 takes none for a Side
    property var second: null
    height: (count + 2) * row + (plain ? 0 : size * 1.8)
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Deal by deal")

    component Side: Item {
        required property string title
        required property string score
        required property list<string> course
        required property bool won
    }
    Repeater {
        id: sides
        model: root.table.sides
        onItemAdded: (index, item) => { if (index === 0) root.first = item; else if (index === 1) root.second = item }
        onItemRemoved: index => { if (index === 0) root.first = null; else if (index === 1) root.second = null }
        Side { visible: false }
    }
    component Figure: PlainText {
        width: root.across
        height: root.row
        horizontalAlignment: Text.AlignRight
        verticalAlignment: Text.AlignVCenter
        color: Theme.ink
        font { family: Theme.serif; weight: Font.DemiBold; pixelSize: root.size }
        Accessible.ignored: true
    }
    component Head: Figure {
        color: Theme.inkSoft
        fontSizeMode: Text.Fit
        minimumPixelSize: 9
        elide: Text.ElideRight
        width: root.across - root.size * 0.4
    }
    component Line: Item {
        id: line
        required property string title
        required property string own
        required property string others
        property bool last: false
        readonly property bool ahead: own === "" && others === ""
        width: rows.width
        height: root.row
        Accessible.role: Accessible.ListItem
        Accessible.name: ahead ? qsTr("%1: still to come", "a deal of the match").arg(title) : Sentence.filled(qsTr("%1: %2 and %3", "a line of a count; the figures of both sides"), [title, own, others])
        Rectangle { width: parent.width; height: line.last ? 1.5 : 1; color: Theme.ink; opacity: line.last ? 0.4 : 0.14 }
        PlainText {
            height: parent.height
            width: parent.width - 2 * root.across
            elide: Text.ElideRight
            verticalAlignment: Text.AlignVCenter
            text: line.title
            color: line.last ? Theme.rust : line.ahead ? Theme.inkSoft : Theme.ink
            font { family: Theme.serif; weight: Font.DemiBold; pixelSize: root.size }
            Accessible.ignored: true
        }
        Figure { x: parent.width - 2 * width; text: line.ahead ? "–" : line.own; font.weight: line.last ? Font.Black : Font.DemiBold; color: line.ahead ? Theme.inkSoft : Theme.ink }
        Figure { x: parent.width - width; text: line.ahead ? "–" : line.others; font.weight: line.last ? Font.Black : Font.DemiBold; color: line.ahead ? Theme.inkSoft : Theme.ink }
    }
    component Laurel: Picture {
        source: Theme.asset("tokens/laurel.svg")
        width: root.size * 1.5
        height: width
        y: (root.row - height) / 2
    }
    Sheet { anchors.fill: parent; visible: !root.plain }
    Column {
        id: rows
        x: root.plain ? 0 : root.size * 1.1
        y: root.plain ? 0 : root.size * 0.9
        width: parent.width - 2 * x
        Item {
            width: parent.width
            height: root.row
            Head { x: parent.width - root.across - width; text: root.first?.title ?? "" }
            Head { x: parent.width - width; text: root.second?.title ?? "" }
        }
        Repeater {
            model: root.count
            Line {
                required property int index
                title: qsTr("Deal %1").arg(index + 1)
                own: root.own[index] ?? ""
                others: root.others[index] ?? ""
            }
        }
        Line {
            last: true
            title: qsTr("The match")
            own: root.first?.score ?? ""
            others: root.second?.score ?? ""
            Laurel { visible: root.first?.won ?? false; x: parent.width - 2 * root.across + root.size * 0.4 }
            Laurel { visible: root.second?.won ?? false; x: parent.width - root.across + root.size * 0.4 }
        }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The end of a deal of melds: of each side what it has laid, with what every meld is worth, what was left in its hands,
// what that comes to, and how the match stands.
Item {
    id: root
    required property Table table
    property bool open: false
    property bool silent: false                               // somebody else asks how it goes on
    readonly property Actions actions: tickets
    readonly property real footTop: tickets.y
    readonly property bool tall: height > width
    readonly property real edge: Theme.base * (tall ? 1 : 1.6)
    readonly property real upper: Theme.base * 3.6
    readonly property int target: table.melding.target
    property var counts: []
    property var melds: []
    property var seats: []
    signal menuRequested()
    signal rulesRequested()
    signal logRequested()
    visible: open
    onOpenChanged: {
        counts = open ? ModelRows.of(table.melding.counts) : []
        melds = open ? ModelRows.of(table.melding.melds) : []
        seats = open ? ModelRows.of(table.seats) : []
    }
    Connections {
        readonly property var model: root.table.melding.counts // as tools cannot tell what kind of object it is
        target: model
        function onModelReset() { if (root.open) root.counts = ModelRows.of(root.table.melding.counts) }
        function onDataChanged() { if (root.open) root.counts = ModelRows.of(root.table.melding.counts) }
    }

    Backdrop {
        anchors.fill: parent
        busy: true
        Cloth { anchors { fill: parent; topMargin: Theme.base * 1.2; bottomMargin: Theme.base * 1.6; leftMargin: Theme.base * 1.2; rightMargin: Theme.base * 1.2 } band: Theme.base * 2.7 }
    }
    MouseArea { anchors.fill: parent; hoverEnabled: true }
    ShowdownTabs {
        anchors { left: parent.left; right: parent.right }
        room: root.width / 2
        onMenuRequested: root.menuRequested()
        onRulesRequested: root.rulesRequested()
        onLogRequested: root.logRequested()
    }
    component Cell: PlainText {
        verticalAlignment: Text.AlignVCenter
        color: Theme.ink
        font { family: Theme.serif; weight: Font.Bold; pixelSize: paper.type }
        Accessible.ignored: true
    }
    Sheet {
        id: paper
        framed: true
        x: root.edge
        y: root.upper
        width: root.width - 2 * root.edge
        height: tickets.y - y - Theme.base * 0.8
        readonly property real type: Math.min(Theme.body * 1.1, Theme.base * 1.35)
        readonly property real from: Theme.base * 1.8
        readonly property real to: width - from
        readonly property real headHeight: Theme.base * 5.4
        readonly property real row: (height - headHeight - Theme.base * 1.2) / Math.max(1, root.counts.length)
        // columns: who, the melds and their sum, what was left and its sum, the deal, the match
        readonly property real whoWidth: root.tall ? Theme.base * 5 : Theme.base * 6.4
        readonly property real matchWidth: Theme.base * (root.width < 900 ? 4.4 : 6)
        readonly property real dealWidth: Theme.base * 4.4
        // as broad as the fullest hand needs
        readonly property int mostLeft: Math.max(0, ...root.counts.map(count => Math.max(0, ...count.hands.map(hand => hand.faces.length))))
        // where a side has laid much, its cards lie closer
        readonly property int mostLaid: Math.max(0, ...root.counts.map((count, side) => root.melds.filter(one => one.side === side).length))
        readonly property real crowded: mostLaid > 8 && root.width < 1000 ? 0.09 : 0
        readonly property real leftWidth: root.tall ? to - from - whoWidth : (to - from) * Math.max(0.2, Math.min(0.4, 0.17 + mostLeft * 0.02) - crowded)
        readonly property real leftX: root.tall ? from + whoWidth : to - matchWidth - dealWidth - leftWidth
        readonly property real meldsX: from + whoWidth
        readonly property real meldsWidth: (root.tall ? to - matchWidth - dealWidth : leftX - Theme.base) - meldsX
        Accessible.role: Accessible.List
        Accessible.name: heading.text
        PlainText {
            id: heading
            x: paper.from
            y: Theme.base * 1.2
            width: paper.to - x - note.width - Theme.base
            height: Theme.base * 2.6
            verticalAlignment: Text.AlignVCenter
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.small
            text: root.table.showdownTitle
            color: Theme.ink
            font { family: Theme.serif; weight: Font.Black; pixelSize: Math.min(Theme.head, Theme.base * 2.2) }
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Cell {
            id: note
            x: paper.to - width
            y: heading.y
            height: heading.height
            text: root.target > 0 ? qsTr("deal %1 · to %2 points").arg(root.table.deal).arg(Sentence.points(root.target)) : qsTr("deal %1").arg(root.table.deal)
            color: Theme.inkSoft
            font { family: Theme.serif; italic: true; weight: Font.Normal; pixelSize: paper.type }
            Accessible.ignored: false
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        component Head: Cell { y: paper.headHeight - height - 2; height: Theme.base * 1.6; color: Theme.rust; font.pixelSize: paper.type * 0.9 }
        Head { x: paper.meldsX; text: qsTr("on the table", "a column of a count: melds") }
        Head { visible: !root.tall; x: paper.leftX; text: qsTr("in the hand", "a column of a count: cards left") }
        Head { x: paper.to - paper.matchWidth - width - Theme.base * 0.6; text: qsTr("deal", "a column of a count") }
        Head { x: paper.to - width; text: qsTr("match", "a column of a count") }
        Repeater {
            id: lines
            model: root.counts.length
            MeldCountLine {
                page: root
                sheet: paper
                x: paper.from
                y: paper.headHeight + index * paper.row
                width: paper.to - paper.from
                height: paper.row
            }
        }
    }
    Actions {
        id: tickets
        table: root.table
        offered: root.open && !root.silent
        inRow: true
        size: Math.min(Theme.body, Theme.base * 1.6)
        x: root.width - width - root.edge
        y: root.height - height - Theme.base * 0.9
    }
    Label {
        x: root.edge
        y: tickets.y + (tickets.height - height) / 2
        width: Math.min(implicitWidth, tickets.x - x - Theme.base)
        visible: tickets.x - x > Theme.base * 12
        text: qsTr("What a ×2 band goes round counts double; wild cards never do.")
        size: paper.type * 0.92
        least: 10
        weight: Font.Normal
    }
}

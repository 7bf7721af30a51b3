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
        target: root.table.melding.counts
        function onModelReset() { if (root.open) root.counts = ModelRows.of(root.table.melding.counts) }
        function onDataChanged() { if (root.open) root.counts = ModelRows.of(root.table.melding.counts) }
    }
    function signed(number: int): string { return number < 0 ? "−" + -number : number > 0 ? "+" + number : "0" }
    function plain(number: int): string { return number < 0 ? "−" + -number : String(number) }

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
        readonly property real leftWidth: root.tall ? to - from - whoWidth : (to - from) * (root.width < 900 ? 0.24 : 0.26)
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
            text: root.target > 0 ? qsTr("deal %1 · to %2 points").arg(root.table.deal).arg(root.target) : qsTr("deal %1").arg(root.table.deal)
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
            Item {
                id: line
                required property int index
                readonly property var told: root.counts[index]
                readonly property var laid: Array.from(root.melds).filter(one => one.side === index)
                readonly property var members: Array.from(root.seats).filter(seat => seat.side === index)
                readonly property real upperHeight: root.tall ? height * 0.62 : height // of the melds
                x: paper.from
                y: paper.headHeight + index * paper.row
                width: paper.to - paper.from
                height: paper.row
                Accessible.role: Accessible.ListItem
                Accessible.name: {
                    const all = [told.out ? Sentence.filled(qsTr("%1, who went out", "%1 is a name"), [told.title]) : told.title,
                                 Sentence.filled(qsTr("melds %1", "%1 are points"), [root.plain(told.melds)])]
                    if (told.left > 0)
                        all.push(Sentence.filled(qsTr("left in the hand: %1, less %2", "%1 are cards, %2 points"), [Pronounce.now.cards(told.faces), String(told.left)]))
                    if (told.bonus > 0)
                        all.push(Sentence.filled(qsTr("for going out %1", "%1 are points"), [String(told.bonus)]))
                    all.push(Sentence.filled(qsTr("deal %1", "%1 are points"), [root.signed(told.change)]), Sentence.filled(qsTr("match %1", "%1 is a number of points"), [root.plain(told.score)]))
                    return all.join("; ")
                }
                Rectangle { width: parent.width; height: line.index === 0 ? 1.5 : 1; color: Theme.ink; opacity: line.index === 0 ? 0.4 : 0.18 }
                Rectangle {
                    visible: line.told.own
                    anchors { fill: parent; leftMargin: -Theme.base * 0.6; rightMargin: -Theme.base * 0.6; topMargin: 3; bottomMargin: 3 }
                    color: "transparent"
                    radius: 4
                    border { width: 2.5; color: Theme.gold }
                }
                Row {
                    id: faces
                    readonly property real d: Math.min(Theme.base * 3.6, line.height * 0.5, paper.whoWidth / Math.max(1, line.members.length) - 6)
                    spacing: 2
                    x: (paper.whoWidth - Theme.base - width) / 2
                    y: (line.upperHeight - height - name.height) / 2
                    Repeater {
                        model: line.members.length
                        Medallion { required property int index; who: line.members[index]?.portrait ?? ""; height: faces.d; width: height }
                    }
                }
                Cell {
                    id: name
                    y: faces.y + faces.height + 2
                    width: paper.whoWidth - Theme.base
                    height: paper.type * 1.5
                    horizontalAlignment: Text.AlignHCenter
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 10
                    elide: Text.ElideRight
                    text: line.told.title
                    font.pixelSize: paper.type
                }
                Cell {
                    visible: line.laid.length === 0
                    x: paper.meldsX - paper.from
                    height: line.upperHeight
                    text: qsTr("nothing", "of melds on the table")
                    color: Theme.inkSoft
                    font { family: Theme.serif; italic: true; weight: Font.Normal; pixelSize: paper.type }
                }
                MeldArea {
                    visible: line.laid.length > 0
                    x: paper.meldsX - paper.from
                    y: Theme.base * 0.5
                    width: paper.meldsWidth - sum.width - Theme.base
                    height: line.upperHeight - Theme.base * 0.9
                    melds: line.laid.map(one => ({ faces: one.faces, standsFor: one.standsFor, doubled: one.doubled, worth: one.worth, name: one.name }))
                    own: true
                    least: 34
                    most: Math.min(Theme.base * 5.4, line.upperHeight * 0.7)
                    enabled: false
                }
                Cell {
                    id: sum
                    x: paper.meldsX - paper.from + paper.meldsWidth - width
                    height: line.upperHeight
                    text: root.signed(line.told.melds)
                    font { family: Theme.sans; weight: Font.Medium; pixelSize: paper.type }
                }
                Item {                                        // what was left
                    id: rest
                    x: paper.leftX - paper.from
                    y: root.tall ? line.upperHeight : 0
                    width: paper.leftWidth - Theme.base * 0.8
                    height: root.tall ? line.height - y : line.height
                    Cell {
                        visible: line.told.out
                        height: parent.height
                        width: parent.width
                        text: line.told.bonus > 0 ? Sentence.filled(qsTr("has gone out, %1", "%1 are points"), [root.signed(line.told.bonus)]) : qsTr("has gone out", "said of a side")
                        color: Theme.green
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: 10
                        font { family: Theme.serif; italic: true; weight: Font.Bold; pixelSize: paper.type }
                    }
                    Repeater {
                        model: line.told.faces.length
                        CardFace {
                            required property int index
                            readonly property int shown: line.told.faces.length
                            face: line.told.faces[index] ?? root.table.back
                            height: Math.round(Math.min(Theme.base * 4.4, rest.height * 0.66))
                            readonly property real step: Math.min(width * 0.62, (rest.width - minus.width - Theme.base - width) / Math.max(1, shown - 1))
                            x: (line.told.out ? rest.width * 0.5 : 0) + index * step
                            y: Math.round((rest.height - height) / 2)
                            Accessible.ignored: true
                        }
                    }
                    Cell {
                        id: minus
                        visible: line.told.left > 0
                        x: parent.width - width
                        height: parent.height
                        text: root.signed(-line.told.left)
                        font { family: Theme.sans; weight: Font.Medium; pixelSize: paper.type }
                    }
                }
                Cell {
                    x: line.width - paper.matchWidth - width - Theme.base * 0.6
                    height: line.upperHeight
                    text: root.signed(line.told.change)
                    color: line.told.change < 0 ? Theme.red : Theme.ink
                    font.pixelSize: paper.type * 1.35
                }
                Cell {
                    id: score
                    x: line.width - width
                    height: line.upperHeight
                    text: root.plain(line.told.score)
                    font { family: Theme.sans; weight: Font.Bold; pixelSize: paper.type * 1.1 }
                }
                Rectangle {                                   // how far it is
                    visible: root.target > 0
                    x: line.width - width
                    y: line.upperHeight / 2 + paper.type
                    width: paper.matchWidth * 0.9
                    height: 5
                    color: "#40170f08"
                    Rectangle { height: parent.height; width: parent.width * Math.max(0, Math.min(1, line.told.score / Math.max(1, root.target))); color: line.told.own ? Theme.gold : Theme.rustDark }
                }
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
    PlainText {
        x: root.edge
        y: tickets.y
        width: tickets.x - x - Theme.base
        height: tickets.height
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
        text: qsTr("What a ×2 band goes round counts double; wild cards never do.")
        visible: width > Theme.base * 12
        color: Theme.cream
        font { family: Theme.serif; italic: true; pixelSize: paper.type * 0.95 }
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The end of a deal that two sides count: what the cards and the tricks came to, and beside it how the match stands.
Item {
    id: root
    required property Table table
    property bool open: false
    property bool silent: false                               // somebody else asks how it goes on
    readonly property Actions actions: tickets
    readonly property real footTop: tickets.y
    readonly property bool tall: height > width
    readonly property real edge: Theme.base * 2.2
    readonly property real upper: Theme.base * 4
    readonly property real row: Math.min(Theme.base * (tall ? 5.2 : 3.4), (paper.height - Theme.base * 1.7 - paper.linesFrom) / Math.max(1, lines.count))
    readonly property real size: Math.min(Theme.body * (tall ? 1.25 : 1), row * 0.52)
    signal menuRequested()
    signal rulesRequested()
    signal logRequested()
    visible: open

    Backdrop {
        anchors.fill: parent
        busy: true
        Cloth { anchors { fill: parent; topMargin: Theme.base * 1.2; bottomMargin: Theme.base * 1.6; leftMargin: Theme.base * 1.6; rightMargin: Theme.base * 1.6 } band: Theme.base * 2.7 }
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
        font { family: Theme.serif; weight: Font.Bold; pixelSize: root.size }
        Accessible.ignored: true
    }
    Sheet {
        id: paper
        framed: true
        x: root.edge
        y: root.upper
        width: root.tall ? parent.width - 2 * root.edge : Math.min(parent.width * 0.6, Theme.base * 48)
        height: (root.tall ? side.y - Theme.base : parent.height - root.edge * 0.8) - y
        readonly property real from: Theme.base * 2
        readonly property real ownX: width * 0.74
        readonly property real othersX: width - Theme.base * 2
        readonly property real linesFrom: Theme.base * 6.4
        property real headsFrom: ownX                         // where the names of the sides begin
        readonly property TallyLine whole: lines.count > 1 ? lines.itemAt(lines.count - 2) as TallyLine : null // of both sides: the hundred
        Accessible.role: Accessible.List
        Accessible.name: heading.text
        PlainText {
            id: heading
            x: paper.from
            y: Theme.base * 1.5
            width: paper.headsFrom - x - Theme.base
            height: Theme.base * 3
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            fontSizeMode: Text.Fit
            minimumPixelSize: 13
            lineHeight: 0.9
            text: root.table.showdownTitle
            color: Theme.ink
            font { family: Theme.serif; weight: Font.Black; pixelSize: Math.min(Theme.head, Theme.base * 2.2) }
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Repeater {
            model: root.table.sides
            Row {
                id: head
                required property int index
                required property string title
                required property bool own
                x: (index === 0 ? paper.ownX : paper.othersX) - width
                y: Theme.base * 1.5
                height: Theme.base * 3
                onXChanged: if (index === 0) paper.headsFrom = x
                spacing: Theme.base * 0.4
                Picture { source: Theme.asset(head.own ? "tokens/wine_red.svg" : "tokens/wine_white.svg"); width: Theme.base * 1.7; height: width; anchors.verticalCenter: parent.verticalCenter }
                Cell {
                    width: Math.min(implicitWidth, paper.othersX - paper.ownX - Theme.base * 3)
                    height: parent.height
                    wrapMode: Text.WordWrap
                    maximumLineCount: 2
                    fontSizeMode: Text.Fit
                    minimumPixelSize: 9
                    text: head.title
                    font.pixelSize: Math.min(Theme.strong, Theme.base * 1.8)
                }
            }
        }
        Repeater {                                            // whose is what: each side has the colour of its wine
            model: [paper.ownX, paper.othersX]
            Rectangle {
                required property int index
                required property real modelData
                width: paper.othersX - paper.ownX - Theme.base * 0.9
                x: modelData - width + Theme.base * 0.5
                y: paper.linesFrom
                height: lines.count * root.row
                color: index === 0 ? "#1a8c1a26" : "#3ccfab42"
            }
        }
        Item {                                                // how the hundred points are shared, with the half marked
            id: shares
            objectName: "shares"
            readonly property real own: Number(paper.whole?.own ?? 50) / 100
            x: paper.from
            y: Theme.base * 4.75
            width: paper.othersX - x
            height: Theme.base * 1.15
            Rectangle { width: parent.width * shares.own; height: parent.height; color: "#8c1a26" }
            Item {
                x: parent.width * shares.own
                width: parent.width - x
                height: parent.height
                clip: true
                Rectangle { anchors.fill: parent; color: "#dcbf62" }
                Repeater {
                    model: Math.max(0, Math.ceil(parent.width / (Theme.base * 0.8)) + 2)
                    Rectangle { required property int index; x: (index - 1) * Theme.base * 0.8; y: -parent.height; width: 2; height: parent.height * 3; rotation: 40; color: "#80170f08" }
                }
            }
            Rectangle { anchors.fill: parent; color: "transparent"; border { color: Theme.ink; width: 1.5 } }
            Rectangle { anchors.horizontalCenter: parent.horizontalCenter; y: -Theme.base * 0.25; width: 2.5; height: parent.height - 2 * y; color: Theme.ink }
        }
        Repeater {
            id: lines
            model: root.open ? root.table.tally : null
            TallyLine {
                x: paper.from
                y: paper.linesFrom + index * root.row
                width: paper.othersX - x
                height: root.row
                size: root.size
                middle: paper.ownX - paper.from
                last: index === lines.count - 1
                sign: kind !== 1 ? "" : ["", "=", "+"][lines.count - 1 - index] ?? ""
            }
        }
    }
    Column {
        id: side
        x: root.tall ? root.edge : paper.x + paper.width + Theme.base * 1.4
        y: root.tall ? parent.height - height - tickets.height - Theme.base * 3 : root.upper
        width: parent.width - x - root.edge
        spacing: Theme.base * 1.2
        SideSlate { table: root.table; size: Math.min(Theme.base * 1.15, side.width / 14); width: Math.min(parent.width, implicitWidth); height: implicitHeight }
        PlainText {                                           // what the slate and the deals tell as well
            visible: root.height > 640
            x: root.tall ? Theme.base * 2.6 : 0
            width: parent.width - x
            wrapMode: Text.WordWrap
            text: root.table.showdownText.replace("; ", ";\n") // no figure parted from what it belongs to
            color: Preferences.cloth === "tela" ? Theme.rustDark : Theme.cream
            font { family: Theme.serif; italic: true; weight: Font.DemiBold; pixelSize: Math.min(Theme.body, Theme.base * 1.5) }
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        TallySlip {
            width: parent.width; told: root.table.tallyNote
            face: root.table.tallyFace === "" ? root.table.back : root.table.tallyFace
            laid: Array.from(root.table.tallyLaid); laidNote: root.table.tallyLaidNote
        }
    }
    DealsPaper {
        id: deals
        // four deals have their room at any size; of more there may be none
        readonly property real room: (root.tall ? side.y + side.height : tickets.y) - y
        readonly property real fair: room / ((count + 2) * 1.5 + 1.8)
        visible: root.open && begun && fair >= 10
        table: root.table
        x: root.tall ? side.x + side.width - width : side.x
        y: root.tall ? side.y : side.y + side.height + Theme.base
        width: root.tall ? side.width * 0.46 : side.width
        size: Math.min(Theme.body, Theme.base * (root.tall ? 1.6 : 1.35), Math.max(10, fair))
    }
    Actions {
        id: tickets
        table: root.table
        offered: root.open && !root.silent
        inRow: true
        // in large print it keeps to the side of the sheet
        readonly property real beside: root.tall ? root.width : root.width - paper.x - paper.width - Theme.base * 1.6
        size: Math.min(Theme.body, Theme.base * 1.6, Theme.textScale > 1 ? Math.max(Theme.base, beside / 14.6) : Theme.body)
        x: root.width - width - Math.min(root.edge, Theme.base * (Theme.textScale > 1 && !root.tall ? 0.8 : 3))
        y: root.height - height - Theme.base * 1.2
    }
}

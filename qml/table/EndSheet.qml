// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// What a match came to: the standing, and the person's own match, side by side or one at a time.
Sheet {
    id: root
    required property Table table
    required property bool open
    required property int many                                // seats from which the standing has two columns
    required property real most                               // px that it may be high
    property bool extras: false                               // a match of the person's own: what else it has brought
    signal went(string where)                                 // a place that Main.go() knows
    framed: true
    readonly property bool sided: table.tallies               // two sides have played, not each for itself
    readonly property int rows: sided ? sides.count : lines.count
    readonly property real high: Theme.base * (sided ? 4.2 : 3.6) // of a line
    readonly property bool told: root.table.ownMatch.available // there is a leaf on the person's own match
    readonly property real edge: Theme.base * 2.2
    readonly property bool leaves: told && rows <= 8 && width > Theme.body * 42 && most > Theme.body * 27 // both lie side by side
    readonly property bool ownMatch: told && (leaves || choice.current === 1)
    readonly property real leaf: leaves ? Math.round((width - 2 * edge) * 0.46) : width - 2 * edge
    readonly property int columns: rows > root.many ? 2 : 1
    readonly property int deep: Math.max(1, Math.ceil(rows / columns))
    readonly property real head: choice.visible ? choice.height : heading.height
    readonly property real taken: extras && more.height > 0 ? more.height + Theme.base * 0.6 : 0 // at the foot
    readonly property real below: !leaves ? taken : extras && more.codeHeight > 0 ? more.codeHeight + Theme.base * 0.6 : 0 // of that, below one's own match
    readonly property real listed: head + Theme.base * 4.6 + deep * high + taken
    // deal by deal, where two sides have counted them and there is room below the standing
    readonly property real counted: deals.begun && most >= listed + deals.height + Theme.base ? deals.height + Theme.base : 0
    readonly property real room: height - Theme.base * 4.6 - head - taken - counted
    readonly property real natural: told ? Math.max(listed + counted, Theme.base * 30, own.least + Theme.base * 4.6 + (leaves ? 0 : head) + below) : listed + counted
    Choice {
        id: choice
        objectName: "end_leaf"
        visible: root.told && !root.leaves
        x: root.edge - Theme.base * 0.6
        y: Theme.base * 1.6
        size: Theme.strong
        room: root.width - 2 * x
        text: qsTr("What the sheet shows")
        options: [qsTr("Final standing"), qsTr("Your match")]
        names: ["standing", "own"]
        current: 0
        onChosen: index => { current = index }
    }
    Print { id: heading; visible: !choice.visible; kind: "head"; x: root.edge; y: Theme.base * 1.8; width: root.leaf; text: qsTr("Final standing") }
    Item {
        id: area
        visible: root.leaves || !root.ownMatch
        x: root.edge
        y: Theme.base * 1.8 + root.head + Theme.base * 0.4
        width: root.leaf - (root.leaves ? Theme.base * 1.4 : 0)
        readonly property real told: {                        // px with which all lines have room for what they tell
            let least = 1000
            for (let i = 0; i < lines.count; ++i)
                least = Math.min(least, (lines.itemAt(i) as StandingLine)?.fitting ?? 1000)
            return least
        }
        Accessible.role: Accessible.List
        Accessible.name: heading.text
        Repeater {
            id: lines
            model: root.open && !root.sided ? root.table.standing : null
            StandingLine {
                required property int index
                x: Math.floor(index / root.deep) * (width + Theme.base * 0.8)
                y: index % root.deep * height
                width: (area.width - (root.columns - 1) * Theme.base * 0.8) / root.columns
                height: Math.floor(Math.min(root.high, root.room / root.deep))
                brief: width < Theme.base * 17
                toldSize: area.told
            }
        }
        Repeater {
            id: sides
            model: root.open && root.sided ? root.table.sides : null
            SideStanding {
                table: root.table
                y: index * height
                width: area.width
                height: Math.floor(Math.min(root.high, root.room / root.deep))
            }
        }
    }
    DealsPaper {
        id: deals
        visible: root.open && root.counted > 0 && area.visible
        table: root.table
        plain: true
        size: Math.min(Theme.body, Theme.base * 1.35)
        x: root.edge
        y: area.y + root.deep * Math.floor(Math.min(root.high, root.room / root.deep)) + Theme.base * 0.6
        width: area.width
    }
    Rectangle { visible: root.leaves; x: root.edge + root.leaf - Theme.base * 0.2; y: Theme.base * 2; width: 1; height: root.height - 2 * y - root.below; color: Theme.ink; opacity: 0.25 }
    PieceRules { id: pieces; table: root.table }
    Scroll {
        visible: root.ownMatch
        x: root.leaves ? root.edge + root.leaf + Theme.base * 0.4 : root.edge - Theme.base * 0.6
        y: Theme.base * 1.8 + (root.leaves ? 0 : root.head + Theme.base * 0.4)
        width: root.width - x - root.edge + Theme.base
        height: root.height - y - Theme.base * 1.6 - root.below
        contentHeight: own.height + Theme.base * 0.8
        OwnMatchLeaf {
            id: own
            x: Theme.base * 0.6
            width: parent.width - Theme.base * 2
            height: least
            heading: root.leaves
            match: root.table.ownMatch
            courseTitle: root.table.dealByDeal
            unpaid: pieces.spareLives
            reachable: root.table.inHistory
            onMoveWanted: root.table.perform("worst")
        }
    }
    EndExtras {
        id: more
        x: root.edge
        y: parent.height - height - Theme.base * 1.7
        width: parent.width - 2 * x
        visible: root.extras
        wordsWidth: root.leaves ? root.leaf - Theme.base * 1.4 : width
        open: root.open && root.extras
        onWent: where => root.went(where)
    }
}

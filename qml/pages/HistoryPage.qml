// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The ledger of all matches that are over: looked through on its left leaf, and the chosen one on the right, to be
// watched again, thrown away, taken out.
Page {
    id: root
    objectName: "history"
    readonly property bool twoLeaves: width >= Theme.body * 48
    readonly property real leafWidth: twoLeaves ? page.width / 2 - page.edge * 2.2 : page.width - 2 * page.edge
    property real chosen: -1                                  // the number of the match that is chosen, in the store
    readonly property HistoryModel matches: desk.matches
    readonly property RecordFiles files: desk.files
    readonly property bool any: matches.count > 0
    laid: report.open ? report : sure.open ? sure : path.open ? path : null

    function choose(row: int) {
        lines.currentIndex = row
        chosen = root.matches.idAt(row)
    }
    function watch(row: int) {
        if (row >= 0)
            Replay.openKept(root.matches.idAt(row))           // the window turns to it once it is read
    }
    function askRemove(row: int) {
        if (row >= 0)
            sure.ask("one", qsTr("Delete this match?"), root.matches.toldAt(row), qsTr("Delete it"))
    }
    // the row stays chosen where there still is one
    function settle() {
        const row = root.matches.rowOf(chosen)
        choose(row >= 0 ? row : Math.min(Math.max(0, lines.currentIndex), root.matches.count - 1))
        if (any && foot.back.focus)
            lines.focus = true
        else if (!any && lines.focus)                         // which is not there then
            foot.back.focus = true
    }

    Ledger { id: desk; onListed: root.settle() }
    Connections {
        target: root.files
        function onChanged() {
            if (root.files.busy || root.files.report === "")
                return
            report.told = root.files.report
            report.open = true
        }
    }
    Component.onCompleted: settle()
    DropArea { anchors.fill: parent; keys: ["text/uri-list"]; onDropped: drop => root.files.takeInAll(drop.urls) }

    Backdrop {
        anchors.fill: parent
        Cloth { anchors { fill: parent; margins: Theme.base * 0.6 } band: Theme.base * 2.4; variant: Preferences.cloth }
    }
    Item {
        id: page
        enabled: root.laid === null
        width: Math.min(root.width - Theme.base * 3, Theme.body * (root.twoLeaves ? 88 : 60))
        height: root.height - Theme.base * 2.2
        x: (root.width - width) / 2
        y: (root.height - height) / 2
        readonly property real edge: Theme.base * (root.twoLeaves ? 1.9 : 2.2)
        readonly property real leaf: root.leafWidth

        BookLeaves { anchors.fill: parent; two: root.twoLeaves }
        Print { id: title; kind: "title"; x: page.edge; y: Math.max(14, Theme.base * 1.1); width: implicitWidth; wrapMode: Text.NoWrap; text: qsTr("History") }
        Print {
            visible: root.matches.total > 0
            anchors { left: title.right; leftMargin: Theme.base; baseline: title.baseline }
            width: page.edge + page.leaf - x
            horizontalAlignment: Text.AlignRight
            kind: "aside"
            text: root.matches.countText
        }
        HistoryEntry {
            readonly property bool there: root.any && root.chosen >= 0 && root.matches.countText !== ""
            x: page.width / 2 + page.edge * 1.2
            y: title.y + Theme.xs
            width: page.leaf
            height: paper.y + foot.ticketsTop - y - Theme.base * 1.6
            visible: root.twoLeaves && line !== null
            line: root.any ? lines.currentItem as HistoryLine : null
            seats: there ? root.matches.seatsAt(root.matches.rowOf(root.chosen)) : []
        }
        Image {                                               // where there is no match to tell of
            visible: root.twoLeaves && !root.any
            x: page.width * 0.75 - width / 2
            y: (page.height - height) * 0.42
            width: page.leaf * 0.62
            height: width / 1.4
            source: Theme.asset("textures/st_vine_ink.png")
            mipmap: true
            opacity: 0.8
        }
        Scroll {                                              // where large print leaves the lines too little room
            id: paper
            y: title.y + title.height
            width: parent.width - Theme.base * 0.8
            height: parent.height - y - Theme.base * 1.35
            contentHeight: Math.max(height, root.twoLeaves ? filters.height + foot.linksHeight + Theme.body * 12 : filters.height + foot.height + Theme.body * 8)
            FocusScope {
                focus: true
                width: page.width
                height: paper.contentHeight
                HistoryFilters { id: filters; visible: root.matches.total > 0; x: page.edge; width: page.leaf; history: root.matches }
                HistoryEmpty {
                    visible: !root.any
                    anchors { left: lines.left; right: lines.right; top: lines.top; topMargin: root.twoLeaves ? Math.max(0, (lines.height - height) * 0.4) : 0 }
                    stamped: !root.twoLeaves
                    unplayed: root.matches.total === 0
                    trouble: root.matches.trouble
                }
                HistoryList {
                    id: lines
                    objectName: "history_list"
                    visible: root.any
                    x: page.edge
                    y: filters.visible ? filters.height + Theme.base * 0.5 : Theme.s
                    width: page.leaf
                    height: (root.twoLeaves ? parent.height - foot.linksHeight - Theme.base * 0.6 : foot.y) - y - Theme.base * 0.8
                    focus: true
                    model: root.matches
                    history: root.matches
                    onChosen: row => root.choose(row)
                    onOpened: row => root.watch(row)
                    onRemoveWanted: row => root.askRemove(row)
                }
                ListMark { list: lines }
                FocusRing { anchors.fill: lines; outside: 4; shown: root.any && lines.activeFocus }
                HistoryFoot {
                    id: foot
                    x: page.edge
                    y: parent.height - height - Theme.base * 0.5          // the ring of the keys is not cut there
                    width: page.leaf
                    aside: root.twoLeaves ? page.width / 2 + page.edge * 0.2 : 0
                    any: root.any
                    several: root.matches.count > 1
                    progress: root.files.busy ? root.files.report : ""
                    onStopWanted: root.files.cancel()
                    onWatchWanted: root.watch(lines.currentIndex)
                    onSaveWanted: path.ask("one", root.files.nameFor(root.chosen))
                    onRemoveWanted: root.askRemove(lines.currentIndex)
                    onTakeInWanted: path.ask("in", "")
                    onSaveAllWanted: path.ask("all", qsTr("Petrangola matches"))
                    onRemoveAllWanted: sure.ask("all", qsTr("Delete %n match(es)?", "", root.matches.count), qsTr("All matches in the list are deleted for good and no longer count in the statistics. Copies that you saved stay."), qsTr("Delete them"))
                    onBackWanted: root.went("back")
                }
            }
        }
    }
    PathSlip {
        id: path
        place: desk.place
        anchors.fill: parent
        onClosed: open = false
        onTaken: (purpose, where) => {
            if (purpose === "in")
                root.files.takeIn(where)
            else if (purpose === "one")
                root.files.writeOne(root.chosen, where)
            else
                root.files.writeAll(root.matches.shown(), where)
        }
    }
    Confirm {
        id: sure
        anchors.fill: parent
        onClosed: open = false
        onAccepted: purpose === "all" ? root.matches.removeShown() : root.matches.remove(lines.currentIndex)
    }
    Report {
        id: report
        anchors.fill: parent
        onClosed: {
            open = false
            root.files.forget()
        }
    }
}

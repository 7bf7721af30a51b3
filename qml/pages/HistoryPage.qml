// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The ledger of all matches that are over: looked through, watched again, thrown away, taken out and in.
Page {
    id: root
    objectName: "history"
    readonly property bool tall: height > width
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
            sure.ask("one", qsTr("Throw this match away?"), root.matches.toldAt(row), qsTr("Throw it away"))
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

    StillLife { anchors.fill: parent; tall: root.tall }
    Sheet {
        id: page
        framed: true
        enabled: root.laid === null
        width: Math.min(root.width - Theme.base * 3, Theme.body * 76)
        height: root.height * (root.tall ? 0.94 : 0.985)
        x: (root.width - width) / 2
        y: (root.height - height) / 2
        readonly property real edge: Theme.base * 2.6

        Print { id: title; kind: "title"; x: page.edge; y: Math.max(16, Theme.base * 0.9); width: parent.width - 2 * x; text: qsTr("History") }
        Print { visible: root.matches.total > 0; kind: "note"; anchors { right: title.right; baseline: title.baseline } text: root.matches.countText }
        Scroll {                                              // where large print leaves the lines too little room
            id: paper
            y: title.y + title.height
            width: parent.width - Theme.base * 1.2
            height: parent.height - y - Theme.base * 1.35
            contentHeight: Math.max(height, filters.height + foot.height + Theme.body * 12)
            FocusScope {
                focus: true
                width: page.width
                height: paper.contentHeight
                HistoryFilters { id: filters; visible: root.matches.total > 0; x: page.edge; width: page.width - 2 * x; history: root.matches }
                HistoryEmpty {
                    visible: !root.any
                    anchors { left: lines.left; right: lines.right; top: lines.top }
                    unplayed: root.matches.total === 0
                    trouble: root.matches.trouble
                }
                HistoryList {
                    id: lines
                    objectName: "history_list"
                    visible: root.any
                    x: page.edge
                    y: filters.visible ? filters.height + Theme.base * 0.5 : Theme.s
                    width: page.width - 2 * x
                    height: foot.y - y - Theme.base
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
                    width: page.width - 2 * x
                    any: root.any
                    several: root.matches.count > 1
                    progress: root.files.busy ? root.files.report : ""
                    onStopWanted: root.files.cancel()
                    onWatchWanted: root.watch(lines.currentIndex)
                    onSaveWanted: path.ask("one", root.files.nameFor(root.chosen))
                    onRemoveWanted: root.askRemove(lines.currentIndex)
                    onTakeInWanted: path.ask("in", "")
                    onSaveAllWanted: path.ask("all", qsTr("Petrangola matches"))
                    onRemoveAllWanted: sure.ask("all", qsTr("Throw away %n match(es)?", "", root.matches.count), qsTr("All that the list shows now go for good, and count in the statistics no more. Copies that you saved stay."), qsTr("Throw them away"))
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

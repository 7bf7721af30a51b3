// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The lines of the ledger, month by month. Only those near the sight exist. One stop for Tab; arrows choose a line,
// Enter opens it, Delete throws it away.
ListView {
    id: root
    required property HistoryModel history
    signal chosen(int row)
    signal opened(int row)
    signal removeWanted(int row)

    function go(to: int) {
        const row = Math.max(0, Math.min(count - 1, to))
        if (count === 0)
            return
        chosen(row)
        positionViewAtIndex(row, ListView.Contain)
        Announcer.sayValue(history.toldAt(row))
    }
    function take(row: int) {
        forceActiveFocus(Qt.MouseFocusReason)
        chosen(row)
    }
    readonly property int pageful: Math.max(1, Math.floor(height / (Theme.body * 3)))

    clip: true
    reuseItems: true
    cacheBuffer: 0                                            // what is made ahead may be gone before it is there
    boundsBehavior: Flickable.StopAtBounds
    keyNavigationEnabled: false
    highlightFollowsCurrentItem: false
    activeFocusOnTab: true
    section.property: "month"
    HistoryMonths { id: months }
    section.delegate: months.heading
    delegate: HistoryLine {
        onTaken: row => root.take(row)
        onOpened: row => root.opened(row)
    }
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Matches")
    Accessible.description: history.toldAt(currentIndex)
    Accessible.focusable: true
    Keys.onUpPressed: go(currentIndex - 1)
    Keys.onDownPressed: go(currentIndex + 1)
    Keys.onReturnPressed: event => { if (!event.isAutoRepeat) opened(currentIndex) }
    Keys.onEnterPressed: event => { if (!event.isAutoRepeat) opened(currentIndex) }
    Keys.onDeletePressed: removeWanted(currentIndex)
    Keys.onPressed: event => {
        event.accepted = true
        if (event.key === Qt.Key_PageUp)
            go(currentIndex - pageful)
        else if (event.key === Qt.Key_PageDown)
            go(currentIndex + pageful)
        else if (event.key === Qt.Key_Home)
            go(0)
        else if (event.key === Qt.Key_End)
            go(count - 1)
        else
            event.accepted = false
    }
}

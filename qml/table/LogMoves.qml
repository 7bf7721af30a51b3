// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The lines of the log. Up and Down scroll; for whoever listens the focus goes from line to line, from the newest on.
ListView {
    id: root
    property bool heard: false                                // whoever listens goes from line to line
    signal touched()                                          // by keys
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    keyNavigationEnabled: false
    highlightFollowsCurrentItem: false
    currentIndex: -1                                          // without a reader the focus is the list's own
    cacheBuffer: heard ? 1000000 : 320                        // a reader wants all lines, not those in sight
    activeFocusOnTab: true
    property bool following: true                             // the person left it where the newest line is in sight
    function toEnd() {
        positionViewAtEnd()
        following = true
    }
    onMovementEnded: following = atYEnd
    // where its end is the list only estimates while one is above it
    function read(by: real) {
        touched()
        const end = Math.max(originY, originY + contentHeight - height)
        following = by > 0 && contentY + by >= end || contentHeight <= height
        contentY = Math.max(originY, Math.min(end, contentY + by))
    }
    onCountChanged: if (following) toEnd()
    // how high its lines are is only known once they are laid out
    onContentHeightChanged: if (following) settling.restart()
    onHeightChanged: if (following) settling.restart()
    Timer { id: settling; interval: 0; onTriggered: if (root.following) root.toEnd() }
    // the heading of the deal that one reads stays in sight
    readonly property LogLine first: count > 0 ? itemAt(1, contentY + 1) as LogLine : null
    Accessible.role: Accessible.List
    Accessible.name: qsTr("All moves of the match")
    property int line: 0
    property bool fresh: false                                // it was only just opened
    function listenAt(wanted: int) {
        line = Math.max(0, Math.min(count - 1, wanted))
        positionViewAtIndex(line, ListView.Contain)
        forceLayout()
        following = atYEnd
        currentIndex = line                                   // it has the focus of the list
        currentItem?.forceActiveFocus(Qt.TabFocusReason)
    }
    Timer {                                                   // its lines are made a little later
        running: root.fresh && root.visible && root.count > 0
        interval: 1
        repeat: true
        onTriggered: {
            root.listenAt(root.count - 1)
            root.fresh = !root.itemAtIndex(root.count - 1)
        }
    }
    function listen(by: int) {
        touched()
        listenAt(line + by)
    }
    Keys.onUpPressed: heard ? listen(-1) : read(-Theme.base * 3)
    Keys.onDownPressed: heard ? listen(1) : read(Theme.base * 3)
    Keys.onPressed: event => {
        touched()
        if (heard && [Qt.Key_PageUp, Qt.Key_PageDown, Qt.Key_Home, Qt.Key_End].includes(event.key))
            listenAt(event.key === Qt.Key_Home ? 0 : event.key === Qt.Key_End ? count - 1 : line + (event.key === Qt.Key_PageUp ? -8 : 8))
        else if (event.key === Qt.Key_PageUp)
            read(-height * 0.9)
        else if (event.key === Qt.Key_PageDown)
            read(height * 0.9)
        else if (event.key === Qt.Key_Home) {
            following = contentHeight <= height
            positionViewAtBeginning()
        } else if (event.key === Qt.Key_End)
            toEnd()
        else
            return
        event.accepted = true
    }
    delegate: LogLine {
        width: root.width - Theme.base
        // no line is cut through below the heading: it fades as it goes under it
        readonly property real under: root.contentY - y - Theme.base * 0.2
        opacity: height > Theme.body * 4 ? 1 : Math.max(0.02, Math.min(1, 1 - under / (Theme.body * 0.5))) // never gone: readers find it
    }
    Rectangle {
        parent: root
        visible: root.visibleArea.heightRatio < 1
        anchors.right: parent.right
        width: Theme.base * 0.4
        radius: width / 2
        height: Math.max(Theme.base * 2, root.visibleArea.heightRatio * root.height)
        y: root.visibleArea.yPosition * root.height
        color: Theme.rust
        opacity: 0.75
    }
}

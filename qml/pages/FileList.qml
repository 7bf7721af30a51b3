// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// Folders and records to choose from. One stop for Tab; arrows go along, Enter or a press takes one.
ListView {
    id: root
    required property FolderModel files
    signal entered(int row)

    function go(to: int) {
        if (count === 0)
            return
        currentIndex = Math.max(0, Math.min(count - 1, to))
        positionViewAtIndex(currentIndex, ListView.Contain)
        Announcer.sayValue(files.toldAt(currentIndex))
    }
    clip: true
    reuseItems: true
    boundsBehavior: Flickable.StopAtBounds
    keyNavigationEnabled: false
    activeFocusOnTab: true
    Accessible.role: Accessible.List
    Accessible.name: qsTr("What is in this folder")
    Accessible.description: files.toldAt(currentIndex)
    Accessible.focusable: true
    Keys.onUpPressed: go(currentIndex - 1)
    Keys.onDownPressed: go(currentIndex + 1)
    Keys.onReturnPressed: entered(currentIndex)
    Keys.onEnterPressed: entered(currentIndex)
    Keys.onPressed: event => {
        event.accepted = true
        if (event.key === Qt.Key_Home)
            go(0)
        else if (event.key === Qt.Key_End)
            go(count - 1)
        else if (event.key === Qt.Key_PageUp || event.key === Qt.Key_PageDown)
            go(currentIndex + (event.key === Qt.Key_PageUp ? -8 : 8))
        else
            event.accepted = false
    }
    delegate: Item {
        id: line
        required property int index
        required property string name
        required property string note
        required property bool folder
        required property string told
        readonly property bool on: ListView.isCurrentItem && root.activeFocus
        width: root.width - Theme.s
        height: Math.max(Theme.touch, Math.round(Theme.body * 2))
        Accessible.role: Accessible.ListItem
        Accessible.name: told
        Accessible.focusable: false
        Accessible.onPressAction: root.entered(index)
        Rectangle { visible: line.on || pointer.hovered; anchors { fill: parent; margins: 1 } radius: 3; color: line.on ? "#40e09a16" : "#30ffffff"; border { width: line.on ? 2 : 0; color: Theme.gold } }
        PlainText {
            anchors { left: parent.left; right: stamp.left; leftMargin: Theme.s; rightMargin: Theme.s; verticalCenter: parent.verticalCenter }
            text: line.name === ".." ? qsTr("‹ one folder up") : line.folder ? qsTr("%1 ›", "a folder that can be opened").arg(line.name) : line.name
            color: line.folder ? Theme.rust : Theme.ink
            elide: Text.ElideMiddle
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 11
            font { family: Theme.sans; weight: line.folder ? Font.DemiBold : Font.Medium; pixelSize: Theme.body }
            Accessible.ignored: true
        }
        PlainText {
            id: stamp
            anchors { right: parent.right; rightMargin: Theme.s; verticalCenter: parent.verticalCenter }
            text: line.note
            color: Theme.inkSoft
            font { family: Theme.sans; pixelSize: Theme.small }
            Accessible.ignored: true
        }
        Rectangle { anchors { left: parent.left; right: parent.right; bottom: parent.bottom } height: 1; color: Theme.ink; opacity: 0.12 }
        HoverHandler { id: pointer; cursorShape: Qt.PointingHandCursor }
        TapHandler { onTapped: root.entered(line.index) }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The whole log of the match, on a long sheet that comes in from the left.
Overlay {
    id: root
    required property PetrangolaTable table
    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("Log")
    onOpenChanged: {
        if (open) {
            moves.positionViewAtEnd()
            moves.line = moves.count
            moves.forceActiveFocus()
        }
    }

    Sheet {
        id: sheet
        x: (root.shown - 1) * (width + Theme.base * 2) - Theme.base
        y: Theme.base * 0.8
        width: Math.min(root.width - Theme.base * 3, Theme.base * 29)
        height: root.height - Theme.base * 1.6
        Item {
            id: head
            x: Theme.base * 2.8
            y: Theme.base * 1.5
            width: parent.width - x - Theme.base * 1.8
            height: Math.max(close.height, heading.height)
            Print { id: heading; kind: "head"; text: qsTr("Log"); anchors.verticalCenter: parent.verticalCenter }
            ActionButton {
                id: close
                objectName: "logClose"
                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                text: qsTr("Close")
                key: "L"
                onClicked: root.closed()
            }
            Rectangle { anchors { top: parent.bottom; topMargin: Theme.s } width: parent.width; height: 1; color: Theme.ink; opacity: 0.45 }
        }
        Print {
            visible: moves.count === 0
            kind: "aside"
            x: head.x
            y: moves.y + Theme.base
            text: qsTr("Nothing has happened yet.")
        }
        ListView {
            id: moves
            x: head.x
            y: head.y + head.height + Theme.base
            width: head.width
            height: parent.height - y - Theme.base * 1.8
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            keyNavigationEnabled: false
            cacheBuffer: Announcer.heard ? 1000000 : 320      // a reader wants all lines, not those in sight
            activeFocusOnTab: true
            model: root.visible ? root.table.log : null
            onCountChanged: positionViewAtEnd()
            Accessible.role: Accessible.List
            Accessible.name: qsTr("All moves of the match")
            // Up and Down scroll; for whoever listens they go from line to line.
            property int line: count
            function read(by: int) {
                line = Math.max(0, Math.min(count - 1, line + by))
                positionViewAtIndex(line, ListView.Contain)
                Announcer.say(itemAtIndex(line)?.Accessible.name ?? "")
            }
            function scroll(by: real) { contentY = Math.max(originY, Math.min(originY + contentHeight - height, contentY + by)) }
            Keys.onUpPressed: Announcer.heard ? read(-1) : scroll(-Theme.base * 3)
            Keys.onDownPressed: Announcer.heard ? read(1) : scroll(Theme.base * 3)
            Keys.onPressed: event => {
                const most = Math.max(originY, originY + contentHeight - height)
                if (event.key === Qt.Key_PageUp)
                    contentY = Math.max(originY, contentY - height * 0.9)
                else if (event.key === Qt.Key_PageDown)
                    contentY = Math.min(most, contentY + height * 0.9)
                else if (event.key === Qt.Key_Home)
                    positionViewAtBeginning()
                else if (event.key === Qt.Key_End)
                    positionViewAtEnd()
                else
                    return
                event.accepted = true
            }
            delegate: Item {
                id: line
                required property string text
                required property bool heading
                required property bool own
                required property int index
                width: moves.width - Theme.base
                height: words.implicitHeight + Theme.base * (heading ? (index === 0 ? 0.3 : 1.1) : 0.35)
                Accessible.role: heading ? Accessible.Heading : Accessible.ListItem
                Accessible.name: text
                Rectangle {
                    visible: line.own && !line.heading
                    anchors { left: parent.left; verticalCenter: words.verticalCenter }
                    width: Theme.base * 0.25
                    height: words.height
                    color: Theme.gold
                }
                Text {
                    id: words
                    anchors { left: parent.left; leftMargin: line.heading ? 0 : Theme.base * 0.8; right: parent.right; bottom: parent.bottom }
                    wrapMode: Text.Wrap
                    text: line.text
                    color: line.heading ? Theme.rust : line.own ? Theme.ink : Theme.inkSoft
                    font {
                        family: line.heading ? Theme.serif : Theme.sans
                        weight: line.heading ? Font.Bold : line.own ? Font.DemiBold : Font.Normal
                        pixelSize: line.heading ? Theme.strong : Theme.body
                    }
                }
            }
            Rectangle {
                parent: moves
                visible: moves.visibleArea.heightRatio < 1
                anchors.right: parent.right
                width: Theme.base * 0.4
                radius: width / 2
                height: Math.max(Theme.base * 2, moves.visibleArea.heightRatio * moves.height)
                y: moves.visibleArea.yPosition * moves.height
                color: Theme.rust
                opacity: 0.75
            }
        }
        FocusRing { anchors.fill: moves; outside: Theme.base * 0.7; shown: moves.activeFocus }
    }
}

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
            moves.toEnd()
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
            objectName: "logLines"
            x: head.x
            y: head.y + head.height + Theme.base
            width: head.width
            height: parent.height - y - Theme.base * 1.8
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            keyNavigationEnabled: false
            activeFocusOnTab: true
            model: root.visible ? root.table.log : null
            property bool following: true                     // the newest line was in sight
            function toEnd() {
                positionViewAtEnd()
                following = true
            }
            onContentYChanged: following = atYEnd
            onCountChanged: if (following) toEnd()
            onContentHeightChanged: if (following) toEnd()
            section { property: "deal"; delegate: part; labelPositioning: ViewSection.InlineLabels | ViewSection.CurrentLabelAtStart }
            Component {
                id: part
                Rectangle {
                    required property string section
                    readonly property bool before: section === "0"
                    width: moves.width - Theme.base
                    height: Math.round(Theme.base * 2)
                    color: "#f0e4c6"
                    Accessible.role: Accessible.Heading
                    Accessible.name: title.text
                    Text {
                        id: title
                        anchors.verticalCenter: parent.verticalCenter
                        text: parent.before ? qsTr("Before the first deal") : qsTr("Deal %1").arg(parent.section)
                        color: Theme.rust
                        font { family: Theme.serif; weight: Font.Bold; pixelSize: Theme.strong }
                    }
                    Rectangle { anchors.bottom: parent.bottom; width: parent.width; height: 1; color: Theme.rust; opacity: 0.4 }
                }
            }
            Accessible.role: Accessible.List
            Accessible.name: qsTr("All moves of the match")
            Keys.onUpPressed: contentY = Math.max(originY, contentY - Theme.base * 3)
            Keys.onDownPressed: contentY = Math.max(originY, Math.min(originY + contentHeight - height, contentY + Theme.base * 3))
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
                width: moves.width - Theme.base
                height: heading ? 0 : words.implicitHeight + Theme.base * 0.35
                visible: !heading                             // its part says it
                Accessible.role: Accessible.ListItem
                Accessible.name: text
                Rectangle {
                    visible: line.own
                    anchors { left: parent.left; verticalCenter: words.verticalCenter }
                    width: Theme.base * 0.25
                    height: words.height
                    color: Theme.gold
                }
                Text {
                    id: words
                    anchors { left: parent.left; leftMargin: Theme.base * 0.8; right: parent.right; bottom: parent.bottom }
                    wrapMode: Text.Wrap
                    text: line.text
                    color: line.own ? Theme.ink : Theme.inkSoft
                    font { family: Theme.sans; weight: line.own ? Font.DemiBold : Font.Normal; pixelSize: Theme.body }
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
    }
}

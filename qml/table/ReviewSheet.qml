// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The person's moves of the deal that is over, one after the other, on a sheet laid over the showdown.
Overlay {
    id: root
    required property Review review
    required property string figures                          // what the moves' figures are
    open: review.open
    Accessible.role: Accessible.Dialog
    Accessible.name: review.title
    Accessible.description: review.summary
    readonly property string said: open && !review.thinking ? review.summary : ""
    onOpenChanged: if (open) page.forceActiveFocus()
    onSaidChanged: Announcer.say(said)
    onClosed: review.open = false

    Sheet {
        framed: true
        anchors { centerIn: parent; verticalCenterOffset: root.slide }
        width: Math.min(root.width - Theme.base * 2.4, Theme.base * 66)
        height: Math.min(root.height - Theme.base * 1.6, head.height + entries.height + Theme.base * 4.6)
        Item {
            id: head
            x: Theme.base * 2.6
            y: Theme.base * 2
            width: parent.width - 2 * x
            height: Math.max(words.height, close.height + column.height) + Theme.s
            Column {
                id: words
                anchors { left: parent.left; right: close.left; rightMargin: Theme.base }
                Print { width: parent.width; kind: "head"; text: root.review.title }
                Print { width: parent.width; kind: "note"; text: root.review.summary; Accessible.role: Accessible.AlertMessage }
            }
            ActionButton {
                id: close
                objectName: "reviewClose"
                anchors.right: parent.right
                text: qsTr("Close")
                key: "V"
                onClicked: root.closed()
            }
            Print {                                           // over the column of figures
                id: column
                visible: entries.height > 0
                anchors { right: parent.right; rightMargin: head.width - entries.width; bottom: parent.bottom; bottomMargin: Theme.s * 0.5 }
                kind: "note"
                text: root.figures
            }
            Rectangle { anchors.bottom: parent.bottom; width: parent.width; height: 1; color: Theme.ink; opacity: 0.45 }
        }
        Scroll {
            id: page
            x: head.x
            y: head.y + head.height
            width: head.width + Theme.base * 0.8
            height: parent.height - y - Theme.base * 2
            contentHeight: entries.height
            activeFocusOnTab: false
            Accessible.role: Accessible.List
            Accessible.name: root.review.title
            Keys.onPressed: event => {
                const lines = { [Qt.Key_Up]: -2, [Qt.Key_Down]: 2, [Qt.Key_PageUp]: -pageful, [Qt.Key_PageDown]: pageful, [Qt.Key_Home]: -Infinity, [Qt.Key_End]: Infinity }[event.key]
                event.accepted = lines !== undefined
                if (event.accepted)
                    roll(lines)
            }
            Column {
                id: entries
                width: head.width - Theme.base * 0.4
                Repeater {
                    model: root.visible ? root.review.moves : null
                    ReviewEntry { width: entries.width }
                }
            }
        }
    }
}

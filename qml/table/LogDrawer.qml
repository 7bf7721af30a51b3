// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The whole log of the match, on a long sheet that comes in from the left: beside the table where the window is wide
// enough for both, and then one plays on; else over it.
Overlay {
    id: root
    required property Table table
    readonly property real across: Math.min(width - Theme.base * 3, Theme.body * (beside ? 23 : 29))
    readonly property bool beside: width - Theme.body * 23 >= Math.max(780, height * 1.08)
    readonly property real taken: open && beside ? across - Theme.base * 0.4 : 0 // of the window's width, from the left
    property bool proving: false                              // the proof lies there in the list's place
    property bool pointed: false                              // it was opened with the pointer, and no key was pressed since
    property bool heard: Announcer.heard                      // whoever listens goes from line to line
    modal: !beside
    Accessible.role: Accessible.Dialog
    Accessible.name: heading.text
    Keys.onPressed: event => {
        pointed = false
        event.accepted = false
    }
    onOpenChanged: {
        proving = false
        if (open) {
            moves.toEnd()
            moves.fresh = root.heard
            moves.forceActiveFocus()
        }
    }

    Sheet {
        id: sheet
        x: (root.shown - 1) * (width + Theme.base * 2) - Theme.base
        y: Theme.base * 0.8
        width: root.across
        height: root.height - Theme.base * 1.6
        Item {
            id: head
            x: Theme.base * 2.8
            y: Theme.base * 1.5
            width: parent.width - x - Theme.base * 1.8
            height: Math.max(close.height, heading.height)
            Print {
                id: heading
                objectName: "logHeading"
                anchors { left: parent.left; right: close.left; rightMargin: Theme.s; verticalCenter: parent.verticalCenter }
                kind: "head"
                wrapMode: Text.NoWrap
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.small
                text: qsTr("The match so far", "over the log")
            }
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
            visible: moves.count === 0 && !root.proving && !opening.visible
            kind: "aside"
            x: head.x
            y: moves.y + Theme.base
            text: qsTr("Nothing has happened yet.")
        }
        LogMoves {
            id: moves
            objectName: "logLines"
            x: head.x
            y: part.y + part.height
            width: head.width
            height: foot.y - y - Theme.s - (opening.visible ? opening.height + Theme.s : 0)
            visible: !root.proving
            heard: root.heard
            model: root.visible ? root.table.log : null
            onTouched: root.pointed = false
        }
        LogOpening {                                          // below the last line
            id: opening
            x: head.x + Theme.base * 0.8
            y: moves.y + Math.min(moves.contentHeight, moves.height) + Theme.s
            width: head.width - Theme.base * 1.8
            visible: text !== "" && !root.proving
            table: root.table
        }
        Item {                                                // which deal it is that one reads
            id: part
            x: head.x
            y: head.y + head.height + Theme.base * 0.7
            width: moves.width - Theme.base
            height: Math.round(Theme.strong * 1.6)
            visible: !root.proving
            Accessible.ignored: true
            PlainText {
                id: partName
                objectName: "logPart"
                visible: moves.first !== null && !moves.first.heading && moves.contentY > moves.originY + 1
                anchors.verticalCenter: parent.verticalCenter
                text: moves.first && moves.first.deal > 0 ? qsTr("Deal %1").arg(moves.first.deal) : qsTr("Before the first deal")
                color: Theme.rust
                font { family: Theme.serif; weight: Font.Bold; pixelSize: Theme.strong }
            }
            Rectangle { visible: partName.visible; anchors.bottom: parent.bottom; width: parent.width; height: 1; color: Theme.rust; opacity: 0.4 }
        }
        SealProof {
            visible: root.proving
            x: head.x
            y: part.y
            width: head.width
            height: foot.y - y - Theme.s
            table: root.table
        }
        TextLink {
            id: foot
            objectName: "logProof"
            visible: root.table.commitment !== ""
            x: head.x
            y: parent.height - height - Theme.base * 1.2
            text: root.proving ? qsTr("Back to the moves") : qsTr("How do I know the cards are fair?")
            size: Theme.small
            onClicked: root.proving = !root.proving
        }
        FocusRing { anchors { fill: moves; topMargin: -part.height; bottomMargin: opening.visible ? -opening.height - Theme.s : 0 } outside: Theme.base * 0.7; shown: moves.activeFocus && !root.pointed }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// A page of the osteria's ledger: a title, what is written on it in one leaf or two, and tickets at its foot.
Page {
    id: root
    required property string title
    default property alias content: leaves.data
    property alias tickets: foot.data
    property real contentHeight: 0
    property string note
    property bool whole: false                                // as high as the window has room for, whatever is written on it
    readonly property bool tall: height > width
    readonly property real gap: Theme.base * 3
    readonly property bool twoLeaves: width >= Theme.body * 60
    readonly property real leafWidth: twoLeaves ? (leaves.width - gap) / 2 : leaves.width
    readonly property real spread: leaves.width

    function show(item: Item) { list.show(item) }
    Keys.onUpPressed: list.roll(-3)
    Keys.onDownPressed: list.roll(3)
    Keys.onPressed: event => {
        event.accepted = event.key === Qt.Key_PageUp || event.key === Qt.Key_PageDown
        if (event.accepted)
            list.roll(event.key === Qt.Key_PageUp ? -list.pageful : list.pageful)
    }
    StillLife { anchors.fill: parent; tall: root.tall }
    Sheet {
        id: page
        framed: true
        enabled: root.laid === null
        width: Math.min(root.width - Theme.base * 3, Theme.body * 84)
        readonly property real most: root.height * (root.tall ? 0.94 : 0.985)
        height: root.whole ? most : Math.min(most, heading.y + heading.height + list.contentHeight + foot.height + Theme.base * 4.1)
        x: (root.width - width) / 2
        y: root.tall ? root.height - height - Theme.base * 2 : (root.height - height) / 2

        Print { id: heading; kind: "title"; x: Theme.base * 2.6; y: Math.max(21, Theme.base * 1.4); width: parent.width - 2 * x; text: root.title }
        Scroll {
            id: list
            anchors { left: parent.left; right: parent.right; top: heading.bottom; bottom: line.top; leftMargin: Theme.base * 1.6; rightMargin: Theme.base * 1.4; bottomMargin: Theme.base * 0.3 }
            contentHeight: root.contentHeight + Theme.base * 0.6
            FocusScope {
                id: leaves
                x: Theme.base
                width: list.width - Theme.base * 2.2
                height: root.contentHeight
            }
        }
        Item {
            id: line
            readonly property bool under: width - foot.width < Theme.body * 14
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom; leftMargin: Theme.base * 3; rightMargin: Theme.base * 2.6; bottomMargin: Theme.base * 1.35 }
            height: aside.visible && under ? foot.height + aside.height + Theme.xs : Math.max(foot.height, aside.visible ? aside.height : 0)
            Print {
                id: aside
                visible: text !== ""
                y: line.under ? 0 : (line.height - height) / 2
                width: line.under ? line.width : line.width - foot.width - Theme.m
                kind: "note"
                font.pixelSize: Theme.small
                text: root.note
            }
            Row {
                id: foot
                anchors { right: parent.right; bottom: parent.bottom }
                spacing: Theme.base
            }
        }
    }
}

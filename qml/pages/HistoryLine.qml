// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// One match in the ledger: when, with whom, how long, and what came of it. In two lines where one is too narrow.
Item {
    id: root
    required property int index
    required property string moment
    required property string game
    required property string company
    required property string result
    required property bool won
    required property string deals
    required property string told
    readonly property bool on: ListView.isCurrentItem
    signal taken(int row)
    signal opened(int row)
    width: (ListView.view?.width ?? 0) - Theme.m
    readonly property bool wide: width > Theme.body * 48
    readonly property real pad: Theme.base * 0.32
    height: Math.max(Theme.touch, (wide ? Math.max(date.height, who.height, outcome.height) : date.height + Math.max(who.height, length.height)) + 2 * pad)
    Accessible.role: Accessible.ListItem
    Accessible.name: told
    Accessible.selectable: true
    Accessible.selected: on
    Accessible.focusable: false                               // the arrows choose, from the list
    Accessible.onPressAction: taken(index)

    Rectangle {
        visible: root.on || pointer.hovered
        anchors { fill: parent; leftMargin: 1; rightMargin: 1; topMargin: 1; bottomMargin: 1 }
        radius: 3
        color: root.on ? "#40e09a16" : "#30ffffff"
        border { width: root.on ? 2 : 0; color: Theme.gold }
    }
    PlainText {
        id: date
        x: Theme.s
        y: root.wide ? (root.height - height) / 2 : root.pad
        width: root.wide ? Theme.body * 10.5 : undefined
        text: root.moment
        color: Theme.ink
        font { family: Theme.serif; weight: Font.DemiBold; pixelSize: Theme.body }
        Accessible.ignored: true
    }
    PlainText {
        id: who
        x: root.wide ? date.x + date.width + Theme.s : Theme.s
        y: root.wide ? (root.height - height) / 2 : date.y + date.height
        width: (root.wide ? length.x : length.x - Theme.s) - x - Theme.s
        text: root.company
        wrapMode: Text.Wrap
        color: Theme.inkSoft
        font { family: Theme.sans; weight: Font.Medium; pixelSize: root.wide ? Theme.body : Theme.small }
        Accessible.ignored: true
    }
    PlainText {
        id: length
        x: root.wide ? root.width - Theme.body * 9 - Theme.s - width : root.width - width - Theme.s
        y: root.wide ? (root.height - height) / 2 : date.y + date.height
        text: root.deals
        color: Theme.inkSoft
        font { family: Theme.sans; weight: Font.Medium; pixelSize: root.wide ? Theme.body : Theme.small }
        Accessible.ignored: true
    }
    PlainText {
        id: outcome
        x: root.width - width - Theme.s - Theme.base * 0.3
        y: root.wide ? (root.height - height) / 2 : root.pad
        width: Math.min(implicitWidth, root.wide ? Theme.body * 8.5 : root.width - date.width - Theme.base * 2)
        horizontalAlignment: Text.AlignRight
        wrapMode: Text.Wrap
        text: root.result
        color: Theme.ink
        font { family: Theme.serif; weight: root.won ? Font.Bold : Font.DemiBold; pixelSize: Theme.body }
        Accessible.ignored: true
        PenRing { visible: root.won; anchors { fill: parent; leftMargin: -Theme.s; rightMargin: -Theme.s; topMargin: -1; bottomMargin: -1 } }
    }
    Rectangle { anchors { left: parent.left; right: parent.right; bottom: parent.bottom } height: 1; color: Theme.ink; opacity: 0.14 }
    HoverHandler { id: pointer; cursorShape: Qt.PointingHandCursor }
    TapHandler { onTapped: root.taken(root.index); onDoubleTapped: root.opened(root.index) }
}

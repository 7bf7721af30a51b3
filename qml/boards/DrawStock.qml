// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// A stock that is drawn from: with a press, or by its top card, which is dragged to the hand. How many are left is printed on
// its foot.
Stock {
    id: root
    required property GameBoard board
    required property real figure                             // px of that number
    property bool counted: true
    called: qsTr("Stock", "a game of drawing from it")
    face: board.table.back
    more: board.undealt
    opacity: board.shuffling ? 0 : 1
    asks: true
    key: "Q"
    PlayCard {
        visible: root.acts && root.count > 0
        Accessible.ignored: true
        activeFocusOnTab: false
        face: root.face
        shadow: dragging
        height: root.height
        x: root.topCard.x
        y: root.topCard.y
        onToggled: root.asked()
        onDropped: at => root.board.dropped("stock", 0, at)
        onDraggingChanged: root.board.dragging = dragging
    }
    Label {
        visible: root.counted
        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: -height * 0.3 }
        text: String(root.count + root.more)
        size: root.figure * Math.min(1.4, Theme.textScale)
        Accessible.ignored: true                              // the stock tells it
    }
}

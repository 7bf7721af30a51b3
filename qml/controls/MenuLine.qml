// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// One line of a printed menu: name, leader, note. Up and Down go to its neighbours; the focus follows the pointer,
// so that one line is lit and no more, but a line that comes up under a resting pointer leaves it where it is. A note
// that has no room beside the name stands below it.
Pressable {
    id: root
    property real size: Theme.head
    property real most: 1000                                  // px that it may be high where it stands in one line
    readonly property bool lit: activeFocus
    property bool byPointer: false                            // it has the focus from the pointer: the page stays where it is
    property point restedAt: Qt.point(-1, -1)                 // of the pointer, in the window, when this came up under it

    property bool settled: false                              // it has been there for a while
    onPointed: at => {
        if (activeFocus)
            return
        if (!settled && restedAt.x < 0)
            restedAt = Qt.point(at.x, at.y)
        else if (restedAt.x < 0 || Math.hypot(at.x - restedAt.x, at.y - restedAt.y) > 3)
            lightUp()
    }
    function lightUp() {
        byPointer = true
        forceActiveFocus(Qt.MouseFocusReason)
    }
    onActiveFocusChanged: if (!activeFocus) byPointer = false
    onHoveredChanged: if (!hovered) restedAt = Qt.point(-1, -1)
    readonly property bool up: visible && enabled
    onUpChanged: {
        settled = false
        restedAt = Qt.point(-1, -1)
    }
    Timer { running: root.up && !root.settled; interval: Theme.sheetTime + 100; onTriggered: root.settled = true }
    // measured apart: how wide a text says it is depends on where it stands, and that on this
    readonly property bool under: note !== "" && nameSize.implicitWidth + noteSize.implicitWidth + Theme.m * 2 > width
    PlainText { id: nameSize; visible: false; text: root.text; font: name.font }
    PlainText { id: noteSize; visible: false; text: root.note; font: extra.font }
    implicitHeight: Math.max(Math.min(Theme.touch, most), Math.min(Math.round(size * 1.62), most) + (under ? extra.height : 0))
    ringed: false                                             // the ring goes round the red bar
    Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
    Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)

    Rectangle {
        anchors { fill: parent; leftMargin: -Theme.m; rightMargin: -Theme.m; topMargin: 1; bottomMargin: 1 }
        color: Theme.red
        radius: 2
        opacity: root.lit ? 1 : 0
        Behavior on opacity { NumberAnimation { duration: Theme.hoverTime; easing.type: Easing.OutQuad } }
        FocusRing { shown: root.activeFocus; outside: 2 }
    }
    PlainText {
        id: name
        readonly property bool alone: root.note === "" || root.under
        anchors { verticalCenter: parent.verticalCenter; verticalCenterOffset: root.size * 0.05 - (root.under ? extra.height / 2 : 0) }
        width: alone ? root.width : nameSize.implicitWidth
        fontSizeMode: alone ? Text.HorizontalFit : Text.FixedSize
        minimumPixelSize: Theme.body
        text: root.text
        color: root.lit ? Theme.chalk : Theme.ink
        font { family: Theme.serif; weight: Font.DemiBold; pixelSize: root.size }
    }
    PlainText {
        anchors { left: name.right; right: extra.left; leftMargin: Theme.s; rightMargin: Theme.s; baseline: name.baseline }
        visible: root.note !== "" && !root.under
        text: " .".repeat(60)
        clip: true
        color: root.lit ? "#f2b9a8" : Theme.inkSoft
        opacity: 0.7
        font { family: Theme.serif; pixelSize: Theme.body }
    }
    PlainText {
        id: extra
        x: root.under ? 0 : root.width - width
        y: root.under ? name.y + name.height - root.size * 0.15 : name.y + name.baselineOffset - baselineOffset
        width: root.under ? root.width : noteSize.implicitWidth
        visible: text !== ""
        wrapMode: root.under ? Text.Wrap : Text.NoWrap
        lineHeight: 0.95
        text: root.note
        color: root.lit ? Theme.chalk : Theme.inkSoft
        font { family: Theme.sans; pixelSize: Theme.body }
    }
    Rectangle { visible: !root.lit; anchors { left: parent.left; right: parent.right; bottom: parent.bottom } height: 1; color: Theme.ink; opacity: 0.12 }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// A paper bookmark at the edge of the booklet; the open one is red and stands out.
Pressable {
    id: root
    property bool on: false
    width: Theme.base * 2.2 + Theme.small * 5.9
    height: Math.max(Theme.touch, Math.round(Theme.small * 1.9), Theme.base * 2.6)
    Accessible.role: Accessible.PageTab
    Accessible.selectable: true
    Accessible.selected: on
    Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
    Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)

    Shadow { lift: root.hovered ? 0.3 : 0 }
    BorderImage {
        anchors.fill: parent
        source: Theme.asset(root.on ? "textures/label_red.png" : "textures/label.png")
        border { left: 22; right: 22; top: Math.min(22, root.height / 2); bottom: Math.min(22, root.height / 2) }
        horizontalTileMode: BorderImage.Repeat
        verticalTileMode: BorderImage.Repeat
    }
    PlainText {
        anchors { fill: parent; leftMargin: Theme.base * 1.5; rightMargin: Theme.base * 0.5 }
        verticalAlignment: Text.AlignVCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 10
        text: root.text
        color: root.on ? Theme.chalk : Theme.ink
        font { family: Theme.sans; weight: Font.DemiBold; pixelSize: Theme.small }
    }
}

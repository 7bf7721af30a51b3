// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// One of several things to choose from, as a slip on a sheet: its name, and what there is to say of it. The chosen one
// is red. Up and Down go to its neighbours.
Pressable {
    id: root
    property bool on: false
    property string picture                                   // of resources/tokens, at the left
    property string mark                                      // at the right, with a tick
    height: Math.max(Theme.touch, words.height + Theme.base * 1.3)
    Accessible.role: Accessible.RadioButton
    Accessible.checkable: true
    Accessible.checked: root.on
    Accessible.onToggleAction: press()
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
    Picture {
        id: token
        visible: root.picture !== ""
        x: Theme.base * 0.9
        anchors.verticalCenter: parent.verticalCenter
        width: visible ? Theme.base * 2.4 : 0
        height: width
        source: visible ? Theme.asset("tokens/" + root.picture + ".svg") : ""
    }
    Column {
        id: words
        anchors { left: token.visible ? token.right : parent.left; right: tick.left; leftMargin: token.visible ? Theme.s : Theme.base * 1.1; rightMargin: root.mark === "" ? 0 : Theme.s; verticalCenter: parent.verticalCenter }
        PlainText {
            width: parent.width
            text: root.text
            color: root.on ? Theme.chalk : Theme.ink
            wrapMode: Text.Wrap
            font { family: Theme.serif; weight: Font.Bold; pixelSize: Theme.strong }
        }
        PlainText {
            width: parent.width
            text: root.note
            color: root.on ? Theme.chalk : Theme.inkSoft
            wrapMode: Text.WordWrap
            lineHeight: 0.95
            font { family: Theme.sans; weight: root.on ? Font.Medium : Font.Normal; pixelSize: Theme.small }
        }
    }
    Row {
        id: tick
        visible: root.mark !== ""
        width: visible ? implicitWidth : 0
        anchors { right: parent.right; rightMargin: Theme.base; verticalCenter: parent.verticalCenter }
        spacing: Theme.xs
        Tick { anchors.verticalCenter: parent.verticalCenter; width: Theme.strong; height: width; ink: root.on ? Theme.chalk : Theme.red }
        PlainText { anchors.verticalCenter: parent.verticalCenter; text: root.mark; color: root.on ? Theme.chalk : Theme.ink; font { family: Theme.sans; weight: Font.DemiBold; pixelSize: Theme.small } Accessible.ignored: true }
    }
}

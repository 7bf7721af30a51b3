// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// A choice with its printed name before it, or above it where both have no room in a line.
Item {
    id: root
    property alias text: choice.text
    property alias options: choice.options
    property alias names: choice.names
    property alias current: choice.current
    property real room: 10000
    readonly property real named: name.implicitWidth
    property real nameWidth: named                            // that choices below one another begin in line
    signal chosen(int index)
    function takeFocus() { choice.forceActiveFocus(Qt.PopupFocusReason) }
    readonly property bool above: nameWidth + Theme.s + choice.wanted > room
    readonly property real whole: nameWidth + Theme.s + choice.wanted + Theme.m // in one line
    implicitWidth: above ? Math.max(name.width, choice.width) : name.width + Theme.s + choice.width + Theme.m
    implicitHeight: above ? name.height + choice.height : choice.height
    width: implicitWidth
    height: implicitHeight

    PlainText {
        id: name
        y: root.above ? 0 : (choice.high - height) / 2
        width: root.above ? root.named : root.nameWidth
        text: root.text
        color: Theme.rust
        font { family: Theme.serif; weight: Font.DemiBold; pixelSize: Theme.body }
        Accessible.ignored: true
    }
    Choice {
        id: choice
        objectName: root.objectName + "_choice"
        x: root.above ? 0 : name.width + Theme.s
        y: root.above ? name.height : 0
        room: root.above ? root.room : root.room - name.width - Theme.s
        onChosen: index => root.chosen(index)
    }
}

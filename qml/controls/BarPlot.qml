// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// How often each of a few things was, as standing bars; the first of them is the best.
Plot {
    id: root
    readonly property real step: area.width / Math.max(1, plot.count)
    readonly property real foot: Math.round(Theme.small * 1.5)
    readonly property real head: Math.round(Theme.small * 1.35)
    readonly property bool dense: step < Theme.small * 1.9 // no room for a number at each bar

    Repeater {
        model: root.plot
        Item {
            id: bar
            required property int index
            required property string label
            required property string value
            required property string told
            required property real share
            readonly property bool on: index === root.current
            x: index * root.step
            width: root.step
            height: root.high
            Accessible.role: Accessible.StaticText
            Accessible.name: told
            Accessible.focusable: false
            Rectangle {
                id: column
                anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: root.foot }
                width: Math.min(Theme.base * 3, root.step * 0.66)
                height: Math.max(bar.share > 0 ? 2 : 0, (root.high - root.foot - root.head) * bar.share)
                color: bar.index === 0 ? Theme.red : Theme.rust
                opacity: bar.index === 0 ? 1 : 0.75
                border { color: Theme.ink; width: bar.on ? 2.5 : 1 }
            }
            PlainText {
                visible: !root.dense || bar.on
                anchors { horizontalCenter: parent.horizontalCenter; bottom: column.top }
                text: bar.value
                color: Theme.ink
                font { family: Theme.sans; weight: bar.on ? Font.Bold : Font.Medium; pixelSize: Theme.small }
                Accessible.ignored: true
            }
            PlainText {
                visible: !root.dense || bar.index % 3 === 0
                anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom }
                text: bar.label
                color: Theme.inkSoft
                font { family: Theme.serif; weight: Font.DemiBold; pixelSize: Theme.small }
                Accessible.ignored: true
            }
            HoverHandler { onHoveredChanged: root.current = hovered ? bar.index : root.activeFocus ? root.current : -1 }
        }
    }
    Rectangle { y: root.high - root.foot; width: parent.width; height: 1; color: Theme.ink; opacity: 0.6 }
}

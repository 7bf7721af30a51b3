// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// A rate over time as a line of ink.
Plot {
    id: root
    property color ink: Theme.rust
    readonly property real gutter: Math.ceil(Math.max(upper.implicitWidth, lower.implicitWidth)) + Theme.s
    function spot(index: int): real { return root.plot.count > 1 ? index / (root.plot.count - 1) : 0 }

    component Mark: PlainText {
        width: root.gutter - Theme.s
        horizontalAlignment: Text.AlignRight
        color: root.softPen
        font { family: Theme.sans; pixelSize: Theme.small }
        Accessible.role: Accessible.StaticText
        Accessible.name: text
        Accessible.focusable: false
    }
    Mark { id: upper; y: -height * 0.3; text: root.plot.most }
    Mark { id: lower; y: root.high - height * 0.7; text: root.plot.least }
    Item {
        id: paper
        x: root.gutter
        width: parent.width - x - Theme.s
        height: root.high
        Repeater {
            model: 5
            Rectangle {
                required property int index
                y: Math.round(paper.height * index / 4)
                width: paper.width
                height: 1
                color: root.pen
                opacity: index === 4 ? 0.6 : 0.14
            }
        }
        InkLine { anchors.fill: parent; heights: root.plot.shares; colour: root.ink; stroke: Math.max(2, Theme.base * 0.15) }
        Rectangle {                                           // where the keys or the pointer are
            visible: root.current >= 0
            x: Math.round(paper.width * root.spot(root.current))
            width: 1
            height: paper.height
            color: root.pen
            opacity: 0.5
        }
        Rectangle {
            visible: root.current >= 0
            x: paper.width * root.spot(root.current) - width / 2
            y: paper.height * (1 - (root.plot.shares[root.current] ?? 0)) - height / 2
            width: Theme.base * 0.75
            height: width
            radius: width / 2
            color: Theme.red
            border { color: Theme.paper; width: 2 }
        }
        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
            onPositionChanged: mouse => { root.current = Math.max(0, Math.min(root.plot.count - 1, Math.round(mouse.x / width * (root.plot.count - 1)))) }
            onExited: if (!root.activeFocus) root.current = -1
        }
    }
}

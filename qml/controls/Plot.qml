// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// What all plots share: the heading, the points that the arrow keys walk along, and the words for the one that they are
// at. One stop for Tab; what it shows, with its numbers, is its spoken description.
FocusScope {
    id: root
    required property PlotModel plot
    property int current: -1                                  // the point that is looked at, -1 for none
    property string resting: plot.summary                     // printed below while no point is looked at
    property bool wordy: true                                 // what rests is printed
    default property alias picture: frame.data
    readonly property Item area: frame
    property real high: Theme.base * 8                        // of the picture
    readonly property real headed: heading.height
    property real headRoom: headed                            // so that pictures side by side lie in line
    property color pen: Theme.ink                             // what it is written with, on paper or on the slate
    property color softPen: Theme.inkSoft
    property color headPen: Theme.rust

    function go(to: int) {
        const point = Math.max(0, Math.min(plot.count - 1, to))
        if (plot.count === 0 || point === current)
            return
        current = point
        Announcer.sayValue(plot.toldAt(point))
    }
    onActiveFocusChanged: if (!activeFocus) current = -1
    implicitHeight: headRoom + frame.height + words.height + Theme.base * 0.8
    activeFocusOnTab: true
    Accessible.role: Accessible.Chart
    Accessible.name: plot.title
    Accessible.description: current >= 0 ? plot.toldAt(current) : plot.summary
    Accessible.focusable: true
    Keys.onLeftPressed: go(current - 1)
    Keys.onRightPressed: go(current + 1)
    Keys.onPressed: event => {
        event.accepted = true
        if (event.key === Qt.Key_Home)
            go(0)
        else if (event.key === Qt.Key_End)
            go(plot.count - 1)
        else
            event.accepted = false
    }

    Print { id: heading; width: parent.width; kind: "section"; font.pixelSize: Theme.strong; color: root.headPen; text: root.plot.title; Accessible.ignored: true }
    Item {
        id: frame
        y: root.headRoom + Theme.base * 0.3
        width: parent.width
        height: root.high
    }
    Print {
        id: words
        y: frame.y + frame.height + Theme.base * 0.2
        width: parent.width
        kind: "note"
        font.pixelSize: Theme.small
        color: root.current >= 0 ? root.pen : root.softPen
        visible: text !== ""
        text: root.current >= 0 ? root.plot.toldAt(root.current) : root.wordy ? root.resting : ""
        Accessible.ignored: true
    }
    FocusRing { shown: root.activeFocus; outside: 7 }
}

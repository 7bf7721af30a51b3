// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// One group of settings on the printed sheet: a heading between two strokes of the stamp, and its lines.
Column {
    id: root
    property string title
    default property alias lines: body.data
    Accessible.role: Accessible.Section                       // of a grouping all words in it are read before what has the focus
    Accessible.name: title

    Item {
        width: root.width
        height: heading.height + Theme.base * 0.1
        Print { id: heading; kind: "section"; text: root.title; width: Math.min(implicitWidth, parent.width) }
        Rectangle { anchors { left: heading.right; leftMargin: Theme.m; right: parent.right; verticalCenter: heading.verticalCenter; verticalCenterOffset: 1 } height: 1.5; color: Theme.rust; opacity: 0.55 }
        Rectangle { anchors { left: heading.right; leftMargin: Theme.m; right: parent.right; verticalCenter: heading.verticalCenter; verticalCenterOffset: 5 } height: 1; color: Theme.rust; opacity: 0.4 }
    }
    Column { id: body; width: root.width }
}

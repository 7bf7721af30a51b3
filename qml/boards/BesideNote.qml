// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The note at the edge of what lies beside a trick: whose it is. Where its words have no room in one line they have two.
Label {
    id: root
    required property Item of                                 // what it is told of, in which it lies
    required property real from                               // between these two, of what that lies in, the note has its room
    required property real to
    property bool above: false                                // it lies at the upper edge
    readonly property real room: to - from
    tone: "_dark"
    pad: size * 0.5
    lines: 2
    readonly property real broad: Math.ceil(oneLine.advanceWidth + 2 * pad) + 2
    width: broad <= room ? broad : Math.min(room, Math.max(broad * 0.62, size * 7))
    x: Math.max(from, Math.min(to - width, of.x + (of.width - width) / 2)) - of.x
    y: (above ? 0 : of.height) - size
    // what it would be wide in one line, however many it has
    TextMetrics { id: oneLine; text: root.text; font { family: Theme.serif; weight: root.weight; pixelSize: root.size } }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// A tick of two strokes, in a square.
Item {
    id: root
    property color ink: Theme.chalk
    component Stroke: Rectangle {
        height: root.width * 0.11
        radius: height / 2
        antialiasing: true
        color: root.ink
    }
    Stroke { x: root.width * 0.2; y: root.height * 0.55; width: root.width * 0.3; rotation: 45 }
    Stroke { x: root.width * 0.33; y: root.height * 0.45; width: root.width * 0.52; rotation: -52 }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// A line of a printed list with a box to tick; a press anywhere on it ticks. `box` names the box for tests.
OptionRow {
    id: root
    property string box
    property bool on: false
    signal toggled(bool on)

    HoverHandler { cursorShape: Qt.PointingHandCursor }
    TapHandler { onTapped: root.toggled(!root.on) }
    Check { objectName: root.box; text: root.name; note: root.why; on: root.on; onToggled: on => root.toggled(on) }
}

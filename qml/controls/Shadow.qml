// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// A soft and a contact shadow around `parent`, as 9-slice pictures. `lift` 0 lies on the table, 1 is held up. Around
// something low or narrow the slices are smaller: where they met, both would end in a straight edge.
Item {
    id: root
    property real lift: 0
    property bool contact: true
    anchors.fill: parent
    z: -1
    BorderImage {
        id: soft
        readonly property real across: Math.max(1, Math.min(40, width / 2 - 1))
        readonly property real down: Math.max(1, Math.min(40, height / 2 - 1))
        source: Theme.asset("textures/shadow.png")
        border { left: soft.across; right: soft.across; top: soft.down; bottom: soft.down }
        anchors {
            fill: parent
            leftMargin: -14 - 8 * root.lift; rightMargin: -18 - 14 * root.lift
            topMargin: -9 + 2 * root.lift; bottomMargin: -20 - 16 * root.lift
        }
        opacity: 0.85 - 0.2 * root.lift
    }
    BorderImage {
        visible: root.contact
        source: Theme.asset("textures/contact.png")
        border { left: 16; right: 16; top: 16; bottom: 16 }
        anchors { fill: parent; leftMargin: -4; rightMargin: -6; topMargin: -3; bottomMargin: -7 }
        opacity: 0.9 - 0.6 * root.lift
    }
}

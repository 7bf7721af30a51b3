// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The tickets for what can be done now, one below the other or side by side.
Grid {
    id: root
    required property PetrangolaTable table
    property bool inRow: false
    property bool offered: true
    property real size: Theme.body                            // px of running text
    property int noteLines: 2
    property real ticketWidth: 0                              // 0: as wide as its words

    columns: inRow ? 8 : 1
    spacing: size * (inRow ? 0.9 : 0.55)
    horizontalItemAlignment: Grid.AlignRight
    verticalItemAlignment: Grid.AlignVCenter

    Repeater {
        model: root.offered ? root.table.actions : null
        ActionButton {
            required property string action
            required property string label
            required note
            required key
            required tone
            required possible
            objectName: "action_" + action
            size: root.size
            noteLines: root.noteLines
            width: root.ticketWidth > 0 ? root.ticketWidth : implicitWidth
            text: label
            onClicked: root.table.perform(action)
            onDeclined: root.table.perform(action)
        }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// What is told while a record is opened, over whatever page lies on top: how far it is, and why it cannot be shown.
Item {
    id: root
    readonly property bool open: reading.open || trouble.open
    signal opened()                                           // it lies on the table of the replay

    function stepBack() {
        if (reading.open)
            Replay.cancelOpening()
        else
            Replay.forgetTrouble()
    }
    Connections {
        target: Replay
        function onOpened() { root.opened() }
    }
    RecordTrouble {
        id: trouble
        anchors.fill: parent
        open: Replay.trouble !== ""
        onClosed: Replay.forgetTrouble()
    }
    RecordReading {
        id: reading
        anchors.fill: parent
        open: Replay.openingSlowly
        onCancelled: Replay.cancelOpening()
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// A slip of paper that tells something for a while, over whatever page lies on top.
Label {
    id: root
    property int readingTime: 2200                            // ms
    readonly property bool told: reading.running

    function tell(what: string) {
        text = what
        reading.restart()
    }
    function forget() { reading.stop() }

    size: Theme.head
    opacity: told ? 1 : 0
    visible: opacity > 0
    Accessible.role: Accessible.AlertMessage
    Behavior on opacity { NumberAnimation { duration: Theme.bubbleInTime } }
    Timer { id: reading; interval: root.readingTime }
}

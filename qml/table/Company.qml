// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Window
import Cards

// The life in the faces at the table: they blink now and then, wince at a knock and smile over a token. Nothing stirs
// where motion is off, while the window is not in use, or once nothing has happened for a while.
Item {
    id: root
    required property Table table
    required property SeatRing ring
    property list<int> losers                                 // of the deal that is over
    property list<int> gainers
    readonly property bool lively: Theme.moving && ring.visible && visible && Window.active
    readonly property bool moving: Theme.moving

    // so do these for a moment, and so do all others
    function feel(few: list<int>, mood: string, others: string) {
        const all = {}
        for (let seat = 0; moving && seat < table.seatCount; ++seat)
            all[seat] = few.includes(seat) ? mood : others
        ring.moods = all
        calm.restart()
    }
    onLivelyChanged: if (!lively) ring.blinking = -1
    onMovingChanged: if (!moving) ring.moods = {}

    Timer { id: calm; interval: 1500; onTriggered: root.ring.moods = {} }
    // after that nobody at the table stirs
    Timer { id: awake; interval: 6500 }
    Timer {
        interval: 1500
        running: root.lively && awake.running
        repeat: true
        onTriggered: {
            root.ring.blinking = Math.floor(Math.random() * root.table.seatCount)
            interval = 700 + Math.random() * 2100
            opening.restart()
        }
    }
    Timer { id: opening; interval: 130; onTriggered: root.ring.blinking = -1 }
    Connections {
        target: root.table
        function onNoticeChanged() { awake.restart() }
        function onKnocked(seat: int) { root.feel([seat], "smile", "wince") }
        function onKept(seat: int) { root.feel([seat], "smile", "wince") }
        function onReentered(seat: int) { root.feel([seat], "smile", "") }
        function onTokenLost(seat: int) { root.losers = [...root.losers, seat] }
        function onCornerFolded(seat: int) { root.losers = [...root.losers, seat] }
        function onTokenGained(seat: int) { root.gainers = [...root.gainers, seat] }
        // the hands lay over the table while tokens went
        function onStageChanged() {
            if (root.table.stage === Table.Showdown || root.losers.length + root.gainers.length === 0)
                return
            if (root.gainers.length > 0)
                root.feel(root.gainers, "smile", "")
            else
                root.feel(root.losers, "wince", "")
            root.losers = []
            root.gainers = []
        }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Window
import Cards

// Whoever goes about the table with Tab, or with a screen reader, is not left alone when a moment ends and what had the
// focus is gone: the first ticket of the next moment has it then, or the hand, where that ticket wants cards chosen first.
// Who plays with the pointer or with the keys of the table never had the focus on anything, and no ring follows them about.
Item {
    id: root
    required property Table table
    required property Item page                               // the scope that everything of the table is in
    required property CutMoment pack                          // takes the focus by itself
    required property Actions tickets                         // of this moment
    required property HandArea hand
    property bool idle: false
    property bool followed: false                             // the focus has been on something here
    readonly property Item focused: Window.activeFocusItem
    readonly property bool settled: focused !== null && focused !== page && focused.visible && focused.enabled

    // Something here has the focus, or had it when another page came to lie over this one. Who had it nowhere finds it
    // nowhere once the booklet is closed.
    property bool had: false
    onFocusedChanged: {
        if (!page.activeFocus)
            return
        if (settled) {
            had = true
            followed = followed || !idle && focused !== pack
        } else {
            lose()
        }
    }
    onSettledChanged: if (!settled) lose()
    function lose() {
        if (had)
            later.restart()
        had = false
    }
    function find() {
        if (!idle && !settled && (followed || Announcer.heard) && page.visible && page.enabled && page.activeFocus)
            if (!tickets.wantsCards() || !hand.takeFocus())
                tickets.takeFocus()
    }
    Connections {
        target: root.table
        function onStageChanged() { later.restart() }
        function onYourTurnChanged() { later.restart() }
    }
    Timer { id: later; interval: 20; onTriggered: root.find() } // once all tickets are laid, and a sheet has given back
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The tickets for what can be done now, one below the other or side by side.
Grid {
    id: root
    required property Table table
    property bool inRow: false
    property bool offered: true
    property real size: Theme.body                            // px of running text
    property int noteLines: 2
    property real ticketWidth: 0                              // 0: as wide as its words
    property real room: 0                                     // of a row, which goes on below where it is full; 0: any

    property Item given                                       // the ticket that was given the focus unasked
    // What Enter stands for has it then.
    function takeFocus(): bool {
        const usual = table.usualAction()                     // none where a lesson asks what to do: then the first
        given = !enabled || !visible ? null : usual !== "" ? ticket("action_" + usual) : list.itemAt(0)
        given?.forceActiveFocus(Qt.OtherFocusReason)
        return given !== null
    }
    // What Enter stands for cannot be done before cards are chosen for it; where a lesson asks what to do, nothing can.
    function wantsCards(): bool {
        const usual = ticket("action_" + table.usualAction()) as ActionButton
        if (usual)
            return !usual.possible
        for (let i = 0; i < list.count; ++i) {
            if ((list.itemAt(i) as ActionButton)?.possible ?? true)
                return false
        }
        return list.count > 0
    }
    // Which is red may change while they lie there, as somebody advises another: whoever moved the focus keeps it.
    function follow() {
        if (given?.activeFocus)
            takeFocus()
        else
            given = null
    }

    function offers(action: string): bool {
        for (let i = 0; i < list.count; ++i) {
            if (list.itemAt(i)?.objectName === "action_" + action)
                return true
        }
        return false
    }
    // What Enter stands for can be done now.
    readonly property bool acts: {
        for (let i = 0; i < list.count; ++i) {
            const one = list.itemAt(i) as ActionButton
            if (one && one.tone === "red" && one.possible)
                return true
        }
        return false
    }
    // Cards were chosen while the focus was on another ticket: Enter is to do what the red one says.
    Connections {
        target: root.table
        function onSelectionChanged() {
            const usual = root.table.usualAction()
            for (let i = 0; i < list.count; ++i) {
                if (list.itemAt(i)?.activeFocus && list.itemAt(i).objectName !== "action_" + usual && root.acts)
                    return root.point(usual)
            }
        }
    }

    function across(): int {
        let used = 0
        for (let i = 0; i < list.count && room > 0; ++i) {
            used += (i > 0 ? spacing : 0) + (list.itemAt(i)?.implicitWidth ?? 0)
            if (used > room)
                return Math.max(1, i)
        }
        return 8
    }

    // Those of one row are as high as the highest.
    readonly property real high: {
        let most = 0
        for (let i = 0; i < list.count; ++i)
            most = Math.max(most, list.itemAt(i)?.implicitHeight ?? 0)
        return most
    }

    columns: inRow ? across() : 1
    spacing: size * (inRow ? 0.9 : 0.55)
    horizontalItemAlignment: Grid.AlignRight
    verticalItemAlignment: Grid.AlignVCenter

    function ticket(name: string): Item {
        for (let i = 0; i < list.count; ++i) {
            if (list.itemAt(i).objectName === name)
                return list.itemAt(i)
        }
        return null
    }
    // Has the ticket of that action waiting for Enter.
    function point(action: string) {
        ticket("action_" + action)?.forceActiveFocus(Qt.OtherFocusReason)
    }

    Repeater {
        id: list
        model: root.offered ? root.table.actions : null
        ActionButton {
            id: offer
            required property string action
            required property string label
            required note
            required key
            required tone
            required possible
            objectName: "action_" + action
            size: root.size
            noteLines: root.noteLines
            height: root.inRow ? root.high : implicitHeight
            width: root.ticketWidth > 0 ? root.ticketWidth : implicitWidth
            text: label
            onToneChanged: if (tone === "red") root.follow()
            // Enter on the ticket to which the focus came unasked is Enter at the table: it takes nothing that it has only just
            // come to stand for
            onClicked: root.given === offer && activeFocus && root.table.usualAction() === action ? root.table.pressed("enter") : root.table.perform(action)
            onDeclined: root.table.perform(action)
        }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Window
import Cards

// Something laid over the whole table while the lamp is turned down. A press beside it closes it.
FocusScope {
    id: root
    property bool open: false
    property bool modal: true                                 // what lies below is not to be used while this is open
    property Item before: null                                // had the focus when this came
    property real shown: open ? 1 : 0
    readonly property real slide: (shown - 1) * Theme.base * 4 // where the sheet is on its way in
    signal closed()

    visible: shown > 0
    opacity: shown
    layer.enabled: shown > 0 && shown < 1                      // fades as one picture, not thing by thing
    enabled: open
    onOpenChanged: {
        if (open) {
            before = Window.activeFocusItem
            return
        }
        giving.restart()                                      // once what lies below can take it again
    }
    function isElsewhere(by: Item): bool {
        for (let up = by; up; up = up.parent) {
            if (up === root)
                return false
        }
        for (let up = root.parent; up; up = up.parent) {
            if (up === by)
                return false
        }
        return by !== null
    }
    Timer {
        id: giving
        interval: 0
        onTriggered: {
            // not where something else has it by now: what was agreed to may have turned the page
            if (root.before && root.before.visible && root.before.enabled && !root.open && !root.isElsewhere(root.Window.activeFocusItem))
                root.before.forceActiveFocus(Qt.PopupFocusReason)
            root.before = null
        }
    }
    Behavior on shown { NumberAnimation { duration: Theme.sheetTime; easing.type: Easing.OutCubic } }

    Rectangle { visible: root.modal; anchors.fill: parent; color: "#a0100803" }
    MouseArea {
        anchors.fill: parent
        enabled: root.modal
        hoverEnabled: true
        onClicked: root.closed()
        onWheel: wheel => { wheel.accepted = true }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// A card that can be chosen: pointer and touch, Space and Enter, an accessible check. A double click chooses once.
// It can also be dragged; where it is let go it only says so and goes back.
CardFace {
    id: root
    property string place                                     // where it lies, for screen readers
    property real rise: 0.1                                   // of its height, when chosen
    property bool still: false                                // only to be looked at now
    property bool watched: false                              // and always, by an onlooker
    property string key                                       // that chooses it, as the house calls it
    readonly property string keyLabel: Keyboard.labels[key] ?? key // and as it is printed on it
    property bool gone: false                                 // it lies elsewhere: its place only takes it back
    readonly property bool hovered: pointer.containsMouse && !still
    property real offered: 0                                  // of its height, as one that may be chosen
    property real raised: selected && !gone ? rise : offered
    property bool dragging: false
    property real dragX: 0
    property real dragY: 0
    signal toggled()
    signal dropped(at: point)                                 // in the window

    // Enter is the red ticket's wherever that can be used: what is printed on it holds. Space is always the card's.
    property bool enterActs: false
    function isPress(key: int): bool { return key === Qt.Key_Space || !enterActs && (key === Qt.Key_Return || key === Qt.Key_Enter) }

    z: dragging ? 5 : 0
    lift: dragging ? 1 : selected ? 0.8 : hovered ? 0.3 : 0
    focused: activeFocus
    activeFocusOnTab: true
    readonly property real risen: root.height * root.raised + (root.hovered && !root.selected ? 3 : 0)
    transform: Translate { x: root.dragX; y: root.dragY - root.risen }
    Behavior on dragX { enabled: !root.dragging; NumberAnimation { duration: Theme.chooseTime; easing.type: Easing.OutCubic } }
    Behavior on dragY { enabled: !root.dragging; NumberAnimation { duration: Theme.chooseTime; easing.type: Easing.OutCubic } }
    Behavior on raised { NumberAnimation { duration: Theme.chooseTime; easing.type: Easing.OutCubic } }
    Behavior on lift { NumberAnimation { duration: root.selected ? Theme.chooseTime : Theme.hoverTime; easing.type: Easing.OutCubic } }

    // one for as long as it lies there: readers ask for it once
    Accessible.role: watched ? Accessible.Graphic : Accessible.CheckBox
    Accessible.description: key === "" || still ? place : qsTr("%1, key %2", "where a card lies, and the key that chooses it").arg(place).arg(keyLabel)
    Accessible.focusable: true
    Accessible.checkable: !watched
    Accessible.checked: selected
    Accessible.onPressAction: root.toggled()
    Accessible.onToggleAction: root.toggled()
    Keys.onShortcutOverride: event => { event.accepted = root.isPress(event.key) && event.modifiers === Qt.NoModifier }
    Keys.onPressed: event => {
        if (!root.isPress(event.key))
            return
        event.accepted = true                                 // also while it is held, so that nothing around this acts
        if (!event.isAutoRepeat)
            root.toggled()
    }
    MouseArea {
        id: pointer
        anchors { fill: parent; bottomMargin: -root.risen } // where it lay before it rose it is still under the pointer
        enabled: !root.still
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        property point start
        property bool moved: false
        onPressed: mouse => {
            start = mapToItem(root.parent, mouse.x, mouse.y)
            moved = false
        }
        onPositionChanged: mouse => {
            if (!pressed)
                return
            const at = mapToItem(root.parent, mouse.x, mouse.y)
            if (!moved && Math.hypot(at.x - start.x, at.y - start.y) < 12)
                return
            moved = true
            root.dragging = true
            root.dragX = at.x - start.x
            root.dragY = at.y - start.y
        }
        onReleased: mouse => {
            if (moved)
                root.dropped(mapToItem(null, mouse.x, mouse.y))
            rest()
        }
        onCanceled: rest()
        onClicked: {
            if (!moved)
                root.toggled()
        }
        onDoubleClicked: mouse => { mouse.accepted = true }
        function rest() {
            root.dragging = false
            root.dragX = 0
            root.dragY = 0
        }
    }
}

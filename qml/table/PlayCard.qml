// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// A card that can be chosen: pointer and touch, Space and Enter, an accessible check. A double click chooses once.
CardFace {
    id: root
    property string place                                     // where it lies, for screen readers
    property real rise: 0.1                                   // of its height, when chosen
    property bool still: false                                // only to be looked at
    readonly property bool hovered: pointer.containsMouse && !still
    property real raised: selected ? rise : 0
    signal toggled()

    function isPress(key: int): bool { return key === Qt.Key_Return || key === Qt.Key_Enter || key === Qt.Key_Space }

    lift: selected ? 0.8 : hovered ? 0.3 : 0
    focused: activeFocus
    activeFocusOnTab: true
    transform: Translate { y: -root.height * root.raised - (root.hovered && !root.selected ? 3 : 0) }
    Behavior on raised { NumberAnimation { duration: Theme.chooseTime; easing.type: Easing.OutCubic } }
    Behavior on lift { NumberAnimation { duration: root.selected ? Theme.chooseTime : Theme.hoverTime; easing.type: Easing.OutCubic } }

    Accessible.role: still ? Accessible.Graphic : Accessible.CheckBox
    Accessible.description: place
    Accessible.focusable: true
    Accessible.checkable: !still
    Accessible.checked: selected
    Accessible.onPressAction: root.toggled()
    Accessible.onToggleAction: root.toggled()
    Keys.onShortcutOverride: event => { event.accepted = root.isPress(event.key) && event.modifiers === Qt.NoModifier }
    Keys.onPressed: event => {
        if (!root.isPress(event.key) || event.isAutoRepeat)
            return
        event.accepted = true
        root.toggled()
    }
    MouseArea {
        id: pointer
        anchors.fill: parent
        enabled: !root.still
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onClicked: root.toggled()
        onDoubleClicked: mouse => { mouse.accepted = true }
    }
}

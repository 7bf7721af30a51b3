// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// What everything that is pressed shares: pointer and touch, keys, focus ring, accessible button.
// A press while it is not `possible` sends declined(), so that the reason can be told.
Item {
    id: root
    property string text
    property string note
    property bool possible: true
    property string key                                       // of the keyboard, as the house calls it
    readonly property string keyLabel: Keyboard.labels[key] ?? key // and as it is printed on it
    property bool ringed: true                                // shows the usual focus ring
    property real ringOutside: 5
    readonly property bool hovered: pointer.containsMouse && possible
    readonly property bool pressed: pointer.pressed && pointer.containsMouse && possible
    signal clicked()
    signal declined()
    signal pointed(at: point)                                 // where the pointer is over it, in the window

    function press() {
        if (possible)
            clicked()
        else
            declined()
    }
    function isPress(key: int): bool { return key === Qt.Key_Return || key === Qt.Key_Enter || key === Qt.Key_Space }

    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: text
    // the consequence or the reason why not, and the key
    Accessible.description: {
        const told = possible || note === "" ? note : qsTr("not possible now: %1").arg(note)
        if (key === "")
            return told
        return told === "" ? qsTr("key: %1").arg(keyLabel) : qsTr("%1; key: %2").arg(told).arg(keyLabel)
    }
    Accessible.focusable: true
    Accessible.onPressAction: press()
    // a focused thing takes Enter and Space before any shortcut of the page does
    Keys.onShortcutOverride: event => { event.accepted = root.isPress(event.key) && event.modifiers === Qt.NoModifier }
    Keys.onPressed: event => {
        if (!root.isPress(event.key))
            return
        event.accepted = true                                 // also while it is held, so that nothing around this acts
        if (!event.isAutoRepeat)
            root.press()
    }

    MouseArea {
        id: pointer
        // no farther beyond it than a finger needs, so that it lies over few neighbours
        readonly property real beside: Math.min(0, (root.width - Theme.touch) / 2)
        readonly property real above: Math.min(0, (root.height - Theme.touch) / 2)
        anchors { fill: parent; leftMargin: beside; rightMargin: beside; topMargin: above; bottomMargin: above }
        hoverEnabled: true
        cursorShape: root.possible ? Qt.PointingHandCursor : Qt.ArrowCursor
        onClicked: root.press()
        onEntered: root.pointed(mapToItem(null, mouseX, mouseY))
        onPositionChanged: root.pointed(mapToItem(null, mouseX, mouseY))
    }
    FocusRing { shown: root.ringed && root.activeFocus; outside: root.ringOutside }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The pack is spread in the middle for the person to cut: drag or click along it, or use the arrow keys.
// The top card lies at the left; the part that will be lifted stands up a little, and its cards are counted below.
Item {
    id: root
    required property Table table
    required property real cardHeight
    readonly property int count: table.cutMost + 1
    readonly property real cardWidth: cardHeight * table.cardAspect
    readonly property real gap: cardWidth * 0.34
    readonly property real step: (width - cardWidth - gap) / Math.max(1, count - 1)

    function takeKeys() {
        if (visible && enabled)                               // what lies over the table keeps them until it is gone
            forceActiveFocus()
    }
    function cut(at: int) { table.cutAt = Math.max(1, Math.min(table.cutMost, at)) }

    // as assistive technology asks a slider for them, and may set the value
    property real value: 1
    readonly property real minimumValue: 1
    readonly property real maximumValue: table.cutMost
    readonly property real stepSize: 1
    onValueChanged: if (visible) cut(Math.round(value))
    Connections {
        target: root.table
        function onCutAtChanged() {
            if (root.activeFocus && root.visible)
                Announcer.sayValue(place.text)
        }
    }
    Binding { target: root; property: "value"; value: root.table.cutAt }

    height: cardHeight
    onVisibleChanged: takeKeys()
    onEnabledChanged: takeKeys()
    Component.onCompleted: takeKeys()
    activeFocusOnTab: true
    objectName: "cut"
    Accessible.role: Accessible.Slider
    Accessible.name: qsTr("Where to cut the pack")
    Accessible.description: place.text
    Accessible.focusable: true
    Accessible.onIncreaseAction: cut(table.cutAt + 1)
    Accessible.onDecreaseAction: cut(table.cutAt - 1)
    Keys.onPressed: event => {
        const far = event.modifiers & Qt.ShiftModifier ? 5 : 1
        if (event.key === Qt.Key_Left || event.key === Qt.Key_Down)
            cut(table.cutAt - far)
        else if (event.key === Qt.Key_Right || event.key === Qt.Key_Up)
            cut(table.cutAt + far)
        else if (event.key === Qt.Key_PageDown)
            cut(table.cutAt - 5)
        else if (event.key === Qt.Key_PageUp)
            cut(table.cutAt + 5)
        else if (event.key === Qt.Key_Home)
            cut(1)
        else if (event.key === Qt.Key_End)
            cut(table.cutMost)
        else
            return
        event.accepted = true
    }

    Repeater {
        model: root.visible ? root.count : 0
        Item {
            id: card
            required property int index
            readonly property bool lifted: index < root.table.cutAt
            width: root.cardWidth
            height: root.cardHeight
            z: -index
            x: index * root.step + (lifted ? 0 : root.gap)
            y: lifted ? -root.cardHeight * 0.06 : 0
            CardFace {
                face: root.table.back
                height: root.cardHeight
                shadow: card.index === root.count - 1 || card.index === root.table.cutAt - 1
                Accessible.ignored: true
            }
        }
    }
    MouseArea {
        anchors { fill: parent; margins: -Theme.base }
        cursorShape: Qt.SplitHCursor
        onPressed: mouse => follow(mouse.x)
        onPositionChanged: mouse => follow(mouse.x)
        function follow(at: real) { root.cut(Math.round((at - Theme.base - root.cardWidth - root.gap / 2) / root.step) + 1) }
    }
    FocusRing { shown: root.activeFocus; outside: Theme.base * 0.7 }
    Label {
        id: place
        readonly property real middle: root.cardWidth + (root.table.cutAt - 1) * root.step + root.gap / 2
        x: Math.max(0, Math.min(root.width - width, middle - width / 2))
        anchors { top: parent.bottom; topMargin: Theme.base * 0.9 }
        text: qsTr("lift %1, leave %2").arg(root.table.cutAt).arg(root.count - root.table.cutAt)
        Accessible.ignored: true
    }
}

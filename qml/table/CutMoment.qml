// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The pack is spread in an arc over the cloth for the person to cut: drag or click along it, or use the arrow keys.
// The top card lies at the left; the part that will be lifted is held up, and below each part its cards are counted.
Item {
    id: root
    required property Table table
    required property real cardHeight
    required property bool arrived                            // the pack lies here, shuffled
    readonly property int count: table.cutMost + 1
    readonly property real cardWidth: cardHeight * table.cardAspect
    readonly property real gap: cardWidth * 1.18              // by which what is left moves on
    readonly property real slant: 7                           // degrees by which the outermost cards lean
    readonly property real inset: cardHeight * 0.08           // what these need at the sides
    readonly property real raised: cardHeight * 0.12
    readonly property real sag: Math.min(cardHeight * 0.2, width * 0.035)
    readonly property real step: (width - 2 * inset - cardWidth - gap) / Math.max(1, count - 1)
    readonly property real partEnd: inset + (table.cutAt - 1) * step + cardWidth // of what is lifted
    readonly property real restStart: inset + table.cutAt * step + gap
    readonly property real gapX: (partEnd + restStart) / 2
    readonly property real tall: height + liftLabel.height + Theme.base * 0.8           // with what is printed below

    function takeKeys() {
        if (visible && enabled)                               // what lies over the table keeps them until it is gone
            forceActiveFocus()
    }
    // as soon as the shuffled pack lies here it is spread; who cuts before needs not wait
    property real spread: 1
    readonly property bool lies: visible && arrived
    NumberAnimation { id: spreading; target: root; property: "spread"; from: 0; to: 1; duration: Theme.moving ? 420 : 0; easing.type: Easing.OutCubic }
    onLiesChanged: {
        if (lies && Theme.moving)
            spreading.restart()
        else
            spreading.stop()
        if (!spreading.running)
            spread = arrived ? 1 : 0
    }

    readonly property string told: qsTr("lift %1, leave %2").arg(table.cutAt).arg(count - table.cutAt)
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
                Announcer.sayValue(root.told)
        }
    }
    Binding { target: root; property: "value"; value: root.table.cutAt }

    height: cardHeight + raised + sag
    onVisibleChanged: takeKeys()
    onEnabledChanged: takeKeys()
    Component.onCompleted: takeKeys()
    activeFocusOnTab: true
    objectName: "cut"
    Accessible.role: Accessible.Slider
    Accessible.name: qsTr("Where to cut the pack")
    Accessible.description: told
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
            visible: root.lies
            readonly property real turn: (index * 2 / Math.max(1, root.count - 1) - 1) * root.spread
            readonly property real middle: (root.width - root.cardWidth) / 2
            x: middle + (root.inset + index * root.step + (lifted ? 0 : root.gap) - middle) * root.spread
            y: root.raised + root.sag * turn * turn - (lifted ? root.raised * root.spread : 0)
            rotation: turn * root.slant
            CardFace {
                face: root.table.back
                height: root.cardHeight
                shadow: card.index === root.count - 1 || card.index === root.table.cutAt - 1
                lift: card.lifted ? 0.9 : 0
                Accessible.ignored: true
            }
        }
    }
    MouseArea {
        anchors { fill: parent; margins: -Theme.base }
        cursorShape: Qt.SplitHCursor
        onPressed: mouse => follow(mouse.x)
        onPositionChanged: mouse => follow(mouse.x)
        function follow(at: real) { root.cut(Math.round((at - Theme.base - root.inset - (root.cardWidth + root.gap) / 2) / root.step + 0.5)) }
    }
    Item {                                                    // what the keys move
        x: root.inset
        y: 0
        width: root.partEnd - root.inset
        height: root.cardHeight + root.sag
        FocusRing { shown: root.activeFocus; outside: Theme.base * 0.7 }
    }
    Label {
        id: liftLabel
        x: Math.max(0, Math.min(root.gapX - width - Theme.xs, (root.inset + root.partEnd - width) / 2))
        anchors { top: parent.bottom; topMargin: Theme.base * 0.8 }
        size: Theme.strong
        tone: "_red"
        text: qsTr("lift %1", "cards of the pack that is cut").arg(root.table.cutAt)
        Accessible.ignored: true
    }
    Label {
        x: Math.max(liftLabel.x + liftLabel.width + Theme.s, Math.min(root.width - width, (root.restStart + root.width - root.inset - width) / 2))
        anchors { top: liftLabel.top }
        size: Theme.strong
        text: qsTr("leave %1", "cards of the pack that is cut").arg(root.count - root.table.cutAt)
        Accessible.ignored: true
    }
}

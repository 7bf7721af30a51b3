// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// A coin that is pushed along a printed rule. Dragged, pressed beside, turned by the wheel or moved by keys.
// The owner binds `level` and adopts what moved() tells; `value` is what assistive programs read and set.
FocusScope {
    id: root
    property string text
    property int level: 0
    property real value: 0
    readonly property real minimumValue: 0
    readonly property real maximumValue: 100
    readonly property real stepSize: 5
    property bool idle: false                                 // it can be set, but has no effect now
    property real rail: Theme.base * 11
    readonly property real coin: Math.max(Theme.touch, Theme.base * 2) * 0.82
    readonly property real way: rail - coin
    property string nothing: qsTr("off")                      // said of a level of 0
    property string note                                      // said of it beside its value
    property string roomFor: nothing                          // has room beside the rail, so that rails below each other align
    readonly property string told: level === 0 ? nothing : qsTr("%1%").arg(level)
    signal moved(int level)

    function go(to: real) {
        const wanted = Math.max(minimumValue, Math.min(maximumValue, Math.round(to / stepSize) * stepSize))
        if (wanted !== level)
            moved(wanted)
        value = level
    }
    onLevelChanged: value = level
    onValueChanged: if (value !== level) go(value)

    implicitWidth: rail + Theme.s + words.width
    implicitHeight: Math.max(Theme.touch, words.implicitHeight)
    width: implicitWidth
    height: implicitHeight
    activeFocusOnTab: true
    Accessible.role: Accessible.Slider
    Accessible.name: text
    Accessible.description: note === "" ? told : qsTr("%1; %2", "a value, and what is said of it").arg(told).arg(note)
    Accessible.focusable: true
    Accessible.onIncreaseAction: go(level + stepSize)
    Accessible.onDecreaseAction: go(level - stepSize)
    Keys.onLeftPressed: go(level - stepSize)
    Keys.onRightPressed: go(level + stepSize)
    Keys.onDownPressed: go(level - stepSize)
    Keys.onUpPressed: go(level + stepSize)
    Keys.onPressed: event => {
        event.accepted = true
        if (event.key === Qt.Key_Home)
            go(minimumValue)
        else if (event.key === Qt.Key_End)
            go(maximumValue)
        else if (event.key === Qt.Key_PageUp)
            go(level + 4 * stepSize)
        else if (event.key === Qt.Key_PageDown)
            go(level - 4 * stepSize)
        else
            event.accepted = false
    }

    Item {
        id: rule
        width: root.rail
        height: root.height
        opacity: root.idle ? 0.45 : 1
        Repeater {
            model: 11
            Rectangle {
                required property int index
                x: root.coin / 2 + root.way * index / 10 - width / 2
                y: rule.height / 2 - height / 2
                width: 1.5
                height: Theme.base * (index % 5 === 0 ? 1.3 : 0.75)
                color: Theme.ink
                opacity: 0.7
            }
        }
        Rectangle { x: root.coin / 2; y: Math.round(rule.height / 2) - 1; width: root.way; height: 2; color: Theme.ink; opacity: 0.7 }
        Rectangle {                                           // as far as the pen has come
            x: root.coin / 2
            y: Math.round(rule.height / 2 - height / 2)
            width: root.way * root.level / 100
            height: Math.max(4, Theme.base * 0.28)
            radius: height / 2
            color: Theme.red
            antialiasing: true
        }
        Image {
            x: root.way * root.level / 100
            y: (rule.height - height) / 2 - (pointer.containsMouse && !pointer.pressed ? 1 : 0)
            width: root.coin
            height: root.coin
            source: Theme.asset("tokens/coin_gold.svg")
            antialiasing: true
            sourceSize { width: Math.round(root.coin); height: Math.round(root.coin) }
            Image { z: -1; anchors { fill: parent; margins: -root.coin * 0.2 } source: Theme.asset("textures/disc.png") }
        }
        MouseArea {
            id: pointer
            anchors.fill: parent
            hoverEnabled: true
            preventStealing: true                             // the page does not scroll meanwhile
            cursorShape: Qt.PointingHandCursor
            onPressed: root.forceActiveFocus(Qt.MouseFocusReason)
            onPositionChanged: mouse => { if (pressed) root.go((mouse.x - root.coin / 2) / root.way * 100) }
            onClicked: mouse => root.go((mouse.x - root.coin / 2) / root.way * 100)
        }
        WheelHandler {
            property real turned: 0
            onWheel: event => {
                turned += event.angleDelta.y
                if (Math.abs(turned) < 120)
                    return
                root.go(root.level + (turned > 0 ? root.stepSize : -root.stepSize))
                turned = 0
            }
        }
    }
    PlainText {
        id: words
        anchors { left: rule.right; leftMargin: Theme.s; verticalCenter: parent.verticalCenter }
        width: Math.ceil(Math.max(widest.advanceWidth, silent.advanceWidth)) + 2
        text: root.told
        color: Theme.ink
        opacity: root.idle ? 0.6 : 1
        font { family: Theme.sans; weight: Font.DemiBold; pixelSize: Theme.body }
    }
    TextMetrics { id: widest; text: qsTr("%1%").arg(100); font: words.font }
    TextMetrics { id: silent; text: root.roomFor; font: words.font }
    FocusRing { shown: root.activeFocus; outside: 2 }
}

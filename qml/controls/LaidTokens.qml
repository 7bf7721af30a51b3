// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// Printed rounds with so many tokens or coins laid on the first of them. A press on a round lays up to there, one on
// the last that is laid takes it away, a finger drawn over them lays as far as it goes; arrow keys and the wheel go on
// by one. The owner binds `count` and adopts what
// laid() tells; `value` is what assistive programs read and set.
FocusScope {
    id: root
    property string text
    property int count: 0
    property int least: 0
    property int most: 9
    property string picture: "marca"                          // of resources/tokens
    property real value: 0
    readonly property real minimumValue: least
    readonly property real maximumValue: most
    readonly property real stepSize: 1
    readonly property real size: Math.round(Theme.base * 1.35)
    readonly property real pitch: Math.round(size * 1.12)
    signal laid(int count)

    function lay(to: real) {
        const wanted = Math.max(least, Math.min(most, Math.round(to)))
        if (wanted !== count)
            laid(wanted)
        value = count
    }
    onCountChanged: value = count
    onValueChanged: if (value !== count) lay(value)

    implicitWidth: rounds.width + number.width
    implicitHeight: Math.max(Theme.touch, number.implicitHeight)
    width: implicitWidth
    height: implicitHeight
    activeFocusOnTab: true
    Accessible.role: Accessible.Slider
    Accessible.name: text
    Accessible.description: count
    Accessible.focusable: true
    Accessible.onIncreaseAction: lay(count + 1)
    Accessible.onDecreaseAction: lay(count - 1)
    Keys.onLeftPressed: lay(count - 1)
    Keys.onRightPressed: lay(count + 1)
    Keys.onDownPressed: lay(count - 1)
    Keys.onUpPressed: lay(count + 1)
    Keys.onPressed: event => {
        event.accepted = event.key === Qt.Key_Home || event.key === Qt.Key_End
        if (event.accepted)
            lay(event.key === Qt.Key_Home ? least : most)
    }

    Item {
        id: rounds
        width: root.pitch * root.most
        height: root.height
        Repeater {
            model: root.most
            Item {
                id: place
                required property int index
                x: index * root.pitch + (root.pitch - width) / 2
                y: (rounds.height - height) / 2
                width: root.size
                height: root.size
                Rectangle {
                    anchors { fill: parent; margins: 1 }
                    radius: width / 2
                    color: pointer.containsMouse && pointer.under === place.index ? "#70ffffff" : Theme.bare
                    antialiasing: true
                    border { color: Theme.ink; width: 1 }
                    opacity: 0.6
                }
                Item {
                    anchors.fill: parent
                    visible: place.index < root.count
                    Image { anchors { fill: parent; margins: -root.size * 0.2 } source: Theme.asset("textures/disc.png"); transform: Translate { x: root.size * 0.03; y: root.size * 0.05 } }
                    Picture { anchors.fill: parent; source: root.picture === "" ? "" : Theme.asset("tokens/" + root.picture + ".svg"); rotation: [0, 25, -14, 8, -30, 17][place.index % 6] }
                }
            }
        }
        MouseArea {
            id: pointer
            readonly property int under: Math.max(0, Math.min(root.most - 1, Math.floor(mouseX / root.pitch)))
            property real from: 0
            property bool drawn: false
            anchors.fill: parent
            hoverEnabled: true
            preventStealing: true                             // the page does not scroll meanwhile
            cursorShape: Qt.PointingHandCursor
            onPressed: mouse => {
                from = mouse.x
                drawn = false
            }
            onPositionChanged: mouse => {
                drawn = drawn || pressed && Math.abs(mouse.x - from) > root.pitch * 0.6
                if (pressed && drawn)
                    root.lay(mouse.x < root.pitch * 0.3 ? 0 : under + 1)
            }
            onClicked: if (!drawn) root.lay(under + 1 === root.count ? under : under + 1)
        }
        WheelHandler {
            property real turned: 0
            onWheel: event => {
                turned += event.angleDelta.y
                if (Math.abs(turned) < 120)
                    return
                root.lay(root.count + (turned > 0 ? 1 : -1))
                turned = 0
            }
        }
    }
    PlainText {
        id: number
        anchors { left: rounds.right; verticalCenter: parent.verticalCenter }
        width: Math.ceil(Theme.strong * 1.5)
        horizontalAlignment: Text.AlignRight
        text: root.count
        color: Theme.ink
        font { family: Theme.serif; weight: Font.Bold; pixelSize: Theme.strong }
    }
    FocusRing { shown: root.activeFocus; outside: 2 }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// A card on its way from one place to another. It may turn over on the last part of the way.
Item {
    id: root
    required property string startFace
    required property string endFace
    required property real cardHeight
    required property point from
    required property point to
    required property real fromScale
    required property real toScale
    required property real fromTurn
    required property real toTurn
    required property real arc                                // how far it leaves the straight way
    required property int delay
    required property int time
    required property bool waits                              // is seen before it starts
    required property bool slides                             // slows down without speeding up first, as a dealt card
    property CardFace slot: null                              // covered until this lands
    property bool done: false
    property real t: 0
    readonly property bool turns: startFace !== endFace
    readonly property real turned: turns ? Math.max(0, (t - 0.45) / 0.55) : 0
    readonly property real length: Math.max(1, Math.hypot(to.x - from.x, to.y - from.y))
    readonly property real aside: Math.sin(Math.PI * t) * arc
    signal landed()

    visible: waits || t > 0
    x: from.x + (to.x - from.x) * t - (to.y - from.y) / length * aside
    y: from.y + (to.y - from.y) * t + (to.x - from.x) / length * aside
    scale: fromScale + (toScale - fromScale) * t
    rotation: fromTurn + (toTurn - fromTurn) * t + Math.sin(Math.PI * 2 * t) * 3

    // Its sides are made when it sets out: all cards of a deal made at once would be one frame that takes as long as three.
    Repeater {
        model: root.visible ? root.turns ? 2 : 1 : 0
        CardBody {
            required property int index
            anchors.centerIn: parent
            visible: (index === 0) === (root.turned < 0.5)
            height: root.cardHeight
            width: height * Theme.cardAspect
            face: index === 0 ? root.startFace : root.endFace
            lift: Math.sin(Math.PI * root.t)
            transform: Scale { origin.x: root.cardHeight * Theme.cardAspect / 2; xScale: root.turns ? Math.max(0.02, Math.abs(Math.cos(Math.PI * root.turned))) : 1 }
        }
    }
    SequentialAnimation {
        running: true
        PauseAnimation { duration: root.delay }
        NumberAnimation { target: root; property: "t"; from: 0; to: 1; duration: root.time; easing.type: root.slides ? Easing.OutCubic : Easing.InOutCubic }
        ScriptAction { script: root.landed() }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// A token or a coin on its way, on an arc.
Item {
    id: root
    required property point from
    required property point to
    required property real size
    required property string picture
    property int delay: 0                                     // ms before it sets out
    property real t: 0
    signal landed()
    x: from.x + (to.x - from.x) * t
    y: from.y + (to.y - from.y) * t - Math.sin(Math.PI * t) * Theme.base * 4
    rotation: t * 200
    scale: 1 + 0.25 * Math.sin(Math.PI * t)
    Picture { anchors.centerIn: parent; width: root.size; height: root.size; source: Theme.asset(root.picture) }
    SequentialAnimation {
        running: true
        PauseAnimation { duration: root.delay }
        NumberAnimation { target: root; property: "t"; from: 0; to: 1; duration: Theme.tokenTime; easing.type: Easing.InOutQuad }
        ScriptAction { script: root.landed() }
    }
}

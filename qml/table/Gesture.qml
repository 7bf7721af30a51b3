// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// A gesture to the partner: made once on the cloth before whoever makes it, and still there for a moment. What it means is
// in the balloon. Without motion it only appears.
Item {
    id: root
    required property Table table
    required property SeatRing ring
    required property TableLayout places
    property int seat: -1
    property string gesture: ""                               // of resources/gestures
    property real way: 1                                      // of the motion, from 0 to 1
    readonly property Seat who: seat >= 0 ? ring.seatAt(seat) : null
    readonly property real size: Math.max(52, Math.min(places.ring.d, places.monteHeight * 0.5))
    readonly property point usual: !who ? Qt.point(0, 0)
        : who.own ? Qt.point(places.handX + size * 0.4, places.handY - size * 0.62)
        : who.atSide ? Qt.point(who.mirrored ? who.x - size * 0.62 : who.x + who.width + size * 0.62, who.y + who.height / 2)
                     : Qt.point(who.x + who.width * 0.16, who.y + who.height + size * 0.6)
    // clear of what is said with it, however far it moves: below the balloon, or beside one's own
    readonly property point place: {
        const said = who?.balloon ?? Qt.rect(0, 0, 0, 0), reach = size * 1.1
        if (said.width === 0 || usual.x + reach < said.x || usual.x - reach > said.x + said.width || usual.y + reach < said.y || usual.y - reach > said.y + said.height)
            return usual
        return who.own ? Qt.point(Math.max(usual.x, said.x + said.width + reach), usual.y) : Qt.point(usual.x, Math.max(usual.y, said.y + said.height + reach))
    }
    readonly property point moved: offset(way)

    // how far it is from its place, in its own size; all begin and end there
    function offset(t: real): point {
        const wave = Math.sin(Math.PI * t)
        switch (gesture) {
        case "knock": return Qt.point(0, -0.5 * wave)
        case "knocks": return Qt.point(0, -0.45 * Math.abs(Math.sin(2 * Math.PI * t)))
        case "card": case "fingers": case "middle": case "thumb": return Qt.point(0, -0.22 * Math.abs(Math.sin(2 * Math.PI * t)))
        case "slide": return Qt.point(0.9 * (0.5 - t) * (t < 1 ? 1 : 0), 0)
        case "lift": return Qt.point(0.3 * Math.sin(2 * Math.PI * t), -0.45 * wave)
        case "sweep": return Qt.point(0.9 * Math.sin(2 * Math.PI * t), 0) // flat and wide, unlike a circle
        case "back": return Qt.point(0, 0.4 * wave)
        case "raise": return Qt.point(0, -0.6 * Math.min(1, 3 * t) * (t < 1 ? 1 - t * t : 0))
        case "fall": return Qt.point(0, -0.5 * wave)
        case "circle": return Qt.point(0.45 * Math.sin(2 * Math.PI * t), 0.45 * (Math.cos(2 * Math.PI * t) - 1))
        case "shake": return Qt.point(0.2 * Math.sin(6 * Math.PI * t), 0)
        case "tremble": return Qt.point(0.06 * Math.sin(16 * Math.PI * t), 0.04 * Math.sin(20 * Math.PI * t))
        }
        return Qt.point(0, 0)
    }
    function make(by: int, which: string) {
        seat = by
        gesture = which
        making.restart()
    }

    function rest() { seat = -1 }

    visible: seat >= 0 && who !== null
    Connections {
        target: root.table
        function onGestured(seat: int, gesture: string) { root.make(seat, gesture) }
        function onStageChanged() { if (root.table.stage === Table.Showdown) making.complete() }
    }
    Rectangle {
        id: disc
        objectName: "gesture"
        width: root.size
        height: root.size
        radius: width / 2
        x: Math.round(root.place.x - width / 2 + root.moved.x * width)
        y: Math.round(root.place.y - height / 2 + root.moved.y * height)
        rotation: root.gesture === "sweep" ? 18 * Math.sin(2 * Math.PI * root.way) : 0
        scale: root.gesture === "speak" ? 1 + 0.12 * Math.sin(Math.PI * root.way) : 1
        color: Theme.cream
        border { color: Theme.rustDark; width: 2 }
        Picture { anchors.centerIn: parent; width: Math.round(parent.width * 0.74); height: width; source: root.gesture === "" ? "" : Theme.asset("gestures/" + root.gesture + ".svg") }
    }
    SequentialAnimation {
        id: making
        PropertyAction { target: disc; property: "opacity"; value: 1 }
        NumberAnimation { target: root; property: "way"; from: 0; to: 1; duration: Theme.moving ? 600 : 0 }
        PauseAnimation { duration: 900 }
        NumberAnimation { target: disc; property: "opacity"; to: 0; duration: Theme.moving ? 180 : 0 }
        ScriptAction { script: root.rest() }
    }
}

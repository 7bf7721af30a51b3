// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// A knock: a fist comes down on the table before a seat, and a ripple runs over the cloth from where it struck. Where a
// bell calls for the end of a deal, it is the bell that is struck.
Item {
    id: root
    required property SeatRing ring
    required property TableLayout places
    required property string picture                          // of resources/tokens
    readonly property bool turned: picture === "fist"         // as the arm lies; a bell hangs upright
    property int seat: -1
    readonly property Seat who: seat >= 0 ? ring.seatAt(seat) : null
    readonly property real size: Math.max(54, Math.min(places.ring.d * 1.15, places.monteHeight * 0.62))
    readonly property bool up: who !== null && !who.own && !who.atSide
    // where it strikes: on the cloth before the seat
    readonly property real strikeX: !who ? 0 : who.own ? places.handX - size * 0.25 : who.atSide ? (who.mirrored ? who.x - size * 0.5 : who.x + who.width + size * 0.5) : who.x + who.width / 2
    readonly property real strikeY: !who ? 0 : who.own ? places.handY - size * 0.1 : who.atSide ? who.y + who.height / 2 : who.y + who.height + size * 0.55
    signal struck()

    function strike(by: int) {
        seat = by
        blow.restart()
    }
    function lift() { seat = -1 }
    function stop() {
        blow.stop()
        lift()
    }

    visible: seat >= 0
    Repeater {
        model: root.seat >= 0 ? 3 : 0
        Rectangle {
            required property int index
            readonly property real way: Math.max(0, Math.min(1, ripple.way * 1.3 - index * 0.15))
            visible: way > 0 && way < 1
            width: Math.round(root.size * (0.5 + way * 2.2))
            height: width
            radius: width / 2
            x: Math.round(root.strikeX - width / 2)
            y: Math.round(root.strikeY - height / 2)
            color: "transparent"
            antialiasing: true
            opacity: (1 - way) * 0.75
            border { width: Math.max(1, root.size * 0.05 * (1 - way)); color: Preferences.cloth === "tela" ? Theme.rustDark : Theme.cream }
        }
    }
    QtObject { id: ripple; property real way: 0 }
    Image {
        id: fist
        objectName: "fist"
        width: root.size
        height: root.size
        x: Math.round(root.strikeX - width / 2)
        y: Math.round(root.strikeY - height * 0.72)
        asynchronous: true
        source: Theme.asset("tokens/" + root.picture + ".svg")
        sourceSize.height: Math.round(root.size * 1.25)
        transform: Rotation {
            origin { x: fist.width / 2; y: fist.height * 0.72 }
            angle: !root.who || root.up || !root.turned ? 0 : root.who.own ? 180 : root.who.mirrored ? 90 : -90
        }
        transformOrigin: Item.Bottom
    }
    SequentialAnimation {
        id: blow
        PropertyAction { target: ripple; property: "way"; value: 0 }
        ParallelAnimation {
            NumberAnimation { target: fist; property: "scale"; from: 1.35; to: 1; duration: 110; easing.type: Easing.InQuad }
            NumberAnimation { target: fist; property: "opacity"; from: 0; to: 1; duration: 70 }
        }
        ScriptAction { script: root.struck() }
        ParallelAnimation {
            NumberAnimation { target: ripple; property: "way"; from: 0; to: 1; duration: 520; easing.type: Easing.OutQuad }
            SequentialAnimation {
                PauseAnimation { duration: 260 }
                ParallelAnimation {
                    NumberAnimation { target: fist; property: "scale"; to: 1.15; duration: 180; easing.type: Easing.OutQuad }
                    NumberAnimation { target: fist; property: "opacity"; to: 0; duration: 200 }
                }
            }
        }
        ScriptAction { script: root.lift() }
    }
}

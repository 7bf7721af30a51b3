// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// One card, its height decides all; and what shows that it is chosen, has the focus or does not count. A covered card
// keeps its place while its picture is on the way to it.
Item {
    id: root
    required property string face                             // "piacentine/AD", "piacentine/back"
    property bool selected: false
    property bool focused: false
    property bool veiled: false                               // does not count
    property bool covered: false
    property bool shadow: true
    property real lift: selected ? 0.8 : 0
    readonly property real corner: body.corner
    implicitHeight: 150
    implicitWidth: height * CardPictures.aspectOf(face)
    width: implicitWidth

    Accessible.role: Accessible.Graphic
    Accessible.name: Pronounce.now.card(face)

    CardBody {
        id: body
        anchors.fill: parent
        visible: !root.covered
        face: root.face
        shadow: root.shadow
        lift: root.lift
        Rectangle { anchors.fill: parent; visible: root.veiled; radius: root.corner; color: "#9cd9c49a"; antialiasing: true; border { width: 1; color: "#59170f08" } }
        Rectangle {
            visible: root.selected
            anchors { fill: parent; margins: -2 }
            radius: root.corner + 3
            color: "transparent"
            antialiasing: true
            border { width: 3; color: Theme.gold }
        }
    }
    FocusRing { shown: root.focused; radius: root.corner + 5 }
}

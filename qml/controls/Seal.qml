// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// A round stamp with a picture: printed in its colour once it was earned, and only outlined before.
Item {
    id: root
    required property string picture                          // of resources/tokens
    required property string tone
    property bool earned: true
    readonly property color ink: tone === "red" ? Theme.red : tone === "blue" ? Theme.blue : tone === "green" ? Theme.green : Theme.gold
    implicitHeight: Theme.base * 4
    implicitWidth: implicitHeight

    Rectangle {
        anchors.fill: parent
        radius: width / 2
        color: root.earned ? root.ink : "transparent"
        border { color: root.earned ? Qt.darker(root.ink, 1.5) : Theme.inkSoft; width: Math.max(1, root.height * 0.025) }
        opacity: root.earned ? 1 : 0.45
        antialiasing: true
    }
    Repeater {                                                // the notches of the edge
        model: root.earned ? 24 : 0
        Rectangle {
            required property int index
            width: root.height * 0.045
            height: width
            radius: width / 2
            x: root.width / 2 - width / 2 + Math.cos(index * Math.PI / 12) * root.width * 0.445
            y: root.height / 2 - height / 2 + Math.sin(index * Math.PI / 12) * root.height * 0.445
            color: Theme.paper
            opacity: 0.75
            antialiasing: true
        }
    }
    Rectangle {
        anchors { fill: parent; margins: root.height * 0.13 }
        radius: width / 2
        color: root.earned ? Theme.paper : "transparent"
        border { color: root.earned ? Qt.darker(root.ink, 1.5) : Theme.inkSoft; width: Math.max(1, root.height * 0.018) }
        opacity: root.earned ? 1 : 0.45
        antialiasing: true
    }
    Picture {
        anchors.centerIn: parent
        height: Math.round(root.height * 0.62)
        width: height
        source: root.picture === "" ? "" : Theme.asset("tokens/" + root.picture + ".svg")
        opacity: root.earned ? 1 : 0.42
    }
}

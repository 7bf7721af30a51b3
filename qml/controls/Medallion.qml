// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Window
import Cards

// Woodcut portrait in a printed ring; a sun rises behind it when it is that seat's turn. For a moment it blinks, looks
// to a side, smiles or winces: only what changes of the face is laid over it.
Item {
    id: root
    required property string who
    property bool turn: false
    property bool out: false
    property string look                                      // "left" or "right"
    property string mood                                      // "smile" or "wince"
    property bool blinking: false
    readonly property string expression: out || who === "" ? "" : mood !== "" ? mood : blinking ? "blink" : look
    property string last                                      // stays loaded, as it comes again soon
    onExpressionChanged: if (expression !== "") last = expression
    implicitHeight: 80
    implicitWidth: height
    width: height

    Image {
        anchors { fill: parent; margins: -root.height * 0.17 }
        source: Theme.asset("textures/disc.png")
        opacity: 0.9
        transform: Translate { x: root.height * 0.03; y: root.height * 0.05 }
    }
    Picture {
        visible: opacity > 0
        opacity: root.turn ? 1 : 0
        rotation: root.turn ? 0 : -20
        anchors { fill: parent; margins: -root.height * 0.235 }
        source: Theme.asset("tokens/sunburst.svg")
        Behavior on opacity { NumberAnimation { duration: Theme.sunTime } }
        Behavior on rotation { NumberAnimation { duration: Theme.sunTime; easing.type: Easing.OutCubic } }
    }
    Rectangle { anchors { fill: parent; margins: 1 } radius: width / 2; color: Theme.inkSoft; antialiasing: true; opacity: root.out ? 0.3 : 1 }
    Picture {
        anchors.fill: parent
        source: root.who === "" ? "" : Theme.asset("portraits/" + root.who + ".png")
        opacity: root.out ? 0.5 : 1
    }
    Image {
        objectName: "expression"
        anchors.fill: parent
        visible: root.expression !== ""
        asynchronous: true
        source: root.last === "" || root.who === "" ? "" : Theme.asset("portraits/" + root.who + "_" + root.last + ".png")
        sourceSize.height: Math.round(root.height * Screen.devicePixelRatio)
    }
}

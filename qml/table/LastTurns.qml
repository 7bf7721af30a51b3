// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// In the notice's place, once somebody has called for the end of the deal: the words on a red slip with a fist or a bell, and beside it the faces of
// those who still have a turn. Where there is no room for both, one lies below the other.
Item {
    id: root
    required property Table table
    required property real size
    required property real most                               // px across
    readonly property list<string> remaining: Array.from(table.facesLeft) // in the order of their turns
    // by what the faces are when beside the words: when below they are smaller, and would seem to fit
    readonly property real beside: still.implicitWidth + remaining.length * (Math.round(size * 1.5) + size * 0.25)
    readonly property bool stacked: banner.width + beside + size * 1.3 > most
    readonly property real face: Math.round(size * (stacked ? 1.2 : 1.5))
    width: stacked ? Math.max(banner.width, yet.width) : banner.width + (yet.visible ? yet.width - size * 0.4 : 0)
    height: stacked && yet.visible ? banner.height + yet.height : banner.height

    Rectangle {                                               // the slip of those who still play
        id: yet
        visible: root.remaining.length > 0
        width: row.width + root.size * 1.3
        height: root.face + root.size * 0.5
        x: root.stacked ? (root.width - width) / 2 : banner.width - root.size * 0.4
        y: root.stacked ? banner.height - 2 : (banner.height - height) / 2
        color: "transparent"
        Label { anchors.fill: parent; text: ""; Accessible.ignored: true }
        Row {
            id: row
            anchors.centerIn: parent
            spacing: root.size * 0.25
            PlainText {
                id: still
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("still to play", "before the faces of those who have a turn left", root.remaining.length)
                color: Theme.inkSoft
                font { family: Theme.sans; weight: Font.Medium; pixelSize: Math.max(11, root.size * 0.8) }
                Accessible.ignored: true
            }
            Repeater {
                model: root.remaining
                Medallion { required property string modelData; who: modelData; height: root.face }
            }
        }
    }
    Label {
        id: banner
        x: root.stacked ? (root.width - width) / 2 : 0
        tone: "_red"
        colour: Theme.chalk
        size: root.size
        least: Math.max(12, root.size * 0.6)
        pad: root.size * 0.7
        padLeft: root.size * 1.2
        width: Math.min(implicitWidth + padLeft, root.most)
        text: root.table.notice
        Accessible.role: Accessible.StaticText
        Accessible.name: text
        Picture {
            source: Theme.asset("tokens/" + root.table.callPicture + ".svg")
            height: banner.height * 1.15
            width: height
            x: -height * 0.22
            y: -height * 0.16
        }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The match is over: the winner sits in the sun, and the plate is pushed over.
Item {
    id: root
    required property PetrangolaTable table
    property real come: 1                                     // 0: not here yet; 1: all in place
    readonly property real face: Math.round(narrow ? width * 0.38 : Math.min(height * 0.3, width * 0.22))
    readonly property bool narrow: width < height

    function celebrate() {
        if (Theme.moving)
            coming.restart()
    }
    onVisibleChanged: if (visible) celebrate()
    NumberAnimation { id: coming; target: root; property: "come"; from: 0; to: 1; duration: 1100; easing.type: Easing.OutCubic }

    Accessible.role: Accessible.Grouping
    Accessible.name: table.endTitle
    Accessible.description: table.endText
    Backdrop {
        anchors.fill: parent
        Cloth {
            anchors { fill: parent; topMargin: Theme.base * 3.6; bottomMargin: Theme.base * 7; leftMargin: Theme.base * 4; rightMargin: Theme.base * 4 }
            band: Theme.base * 3.2
        }
    }
    MouseArea { anchors.fill: parent; hoverEnabled: true }
    Picture {
        width: root.face * 2.1
        height: width
        anchors.centerIn: medal
        source: root.visible ? Theme.asset("tokens/sunburst.svg") : ""
        rotation: (1 - root.come) * -60
        scale: 0.55 + 0.45 * root.come
    }
    Medallion {
        id: medal
        who: root.visible ? root.table.winnerPortrait : ""
        height: root.face
        x: (root.width - width) / 2 - (root.narrow ? 0 : root.face * 0.55)
        y: root.height * (root.narrow ? 0.2 : 0.22)
    }
    Pool {
        id: plate
        readonly property point start: Qt.point((root.width - width) / 2, root.height * 0.62)
        readonly property point end: root.narrow ? Qt.point((root.width - width) / 2, medal.y + root.face * 1.42)
                                                 : Qt.point(medal.x + root.face * 1.55, medal.y + root.face * 0.2)
        width: Math.round(root.face * 0.86)
        x: start.x + (end.x - start.x) * root.come
        y: start.y + (end.y - start.y) * root.come
        coins: root.table.stakesInPool
        amount: root.table.poolText
    }
    Repeater {
        model: root.visible ? 7 : 0
        Picture {
            required property int index
            readonly property real size: root.face * 0.2
            readonly property real angle: index * 0.9 + 0.35
            width: size
            height: size
            x: plate.x + plate.width / 2 + Math.cos(angle) * plate.width * (0.62 + 0.11 * (index % 3)) - size / 2
            y: plate.y + plate.height / 2 + Math.sin(angle) * plate.width * (0.6 + 0.08 * (index % 2)) - size / 2
            opacity: Math.max(0, root.come * 2 - 1)
            rotation: index * 47
            source: Theme.asset("tokens/coin_" + ["gold", "silver", "copper"][index % 3] + ".svg")
        }
    }
    Sheet {
        id: paper
        framed: true
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(root.width - Theme.base * 6, Theme.base * 44 * Math.min(1.4, Theme.textScale))
        height: words.height + Theme.base * 4.4
        y: root.height - height - tickets.height - Theme.base * 3 + (1 - root.come) * Theme.base * 6
        Column {
            id: words
            anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.base * 2.4 }
            spacing: Theme.xs
            Print { width: parent.width; kind: "title"; enlarge: Math.min(1, 1.3 / Theme.textScale); horizontalAlignment: Text.AlignHCenter; text: root.table.endTitle }
            Print { width: parent.width; kind: "note"; horizontalAlignment: Text.AlignHCenter; text: root.table.endText }
        }
    }
    Actions {
        id: tickets
        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: Theme.base * 1.4 }
        table: root.table
        offered: root.visible
        inRow: true
    }
}

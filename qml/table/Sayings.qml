// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The slip with what may be said to the partner with the card that is chosen: a gesture and what it tells, one tile each.
// Whoever lays it says in how many columns.
Sheet {
    id: root
    required property Table table
    property real size: Theme.base
    property int columns: 1
    readonly property real tile: size * 7.4
    readonly property real tileHeight: size * 6.6
    readonly property int count: tiles.count
    // each way to lay the tiles within so much room, with no column in vain: { columns, width, height }
    function sizes(most: real, high: real): var {
        const all = []
        for (let rows = 1; rows <= count; ++rows) {
            const across = Math.ceil(count / rows)
            if (across * tile + size * 1.4 <= most && rows * tileHeight + size * 1.4 <= high && (all.length === 0 || all[all.length - 1].columns > across))
                all.push({ columns: across, width: across * tile + size * 1.4, height: rows * tileHeight + size * 1.4 })
        }
        return all
    }
    // What says it, by the name that the ticket of that action would have.
    function saying(ticket: string): Item {
        for (let i = 0; i < tiles.count; ++i) {
            if (tiles.itemAt(i).objectName === ticket.replace("action_", "saying_"))
                return tiles.itemAt(i)
        }
        return null
    }
    visible: tiles.count > 0
    width: columns * tile + size * 1.4
    height: grid.height + size * 1.4
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Signals that may go with the card")

    Grid {
        id: grid
        columns: root.columns
        x: root.size * 0.7
        y: root.size * 0.7
        Repeater {
            id: tiles
            model: root.table.sayings
            Pressable {
                id: one
                required property string action
                required property string gesture
                required property string words
                required property string gestured
                required key
                objectName: "saying_" + action
                width: root.tile
                height: root.tileHeight
                text: words
                note: gestured
                onClicked: root.table.perform(action)
                Rectangle { anchors { fill: parent; margins: 2 } radius: 4; color: one.hovered ? "#30c8a24a" : "transparent"; border { color: "#40170f08"; width: 1 } }
                KeyCap { visible: one.key !== ""; text: one.key; x: root.size * 0.4; y: root.size * 0.4 }
                Picture { source: Theme.asset("gestures/" + one.gesture + ".svg"); width: root.size * 3; height: width; anchors.horizontalCenter: parent.horizontalCenter; y: root.size * 0.4 }
                PlainText {
                    anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: root.size * 0.3 }
                    height: root.size * 3
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                    wrapMode: Text.WordWrap
                    maximumLineCount: 3
                    lineHeight: 0.9
                    fontSizeMode: Text.Fit
                    minimumPixelSize: 9
                    text: one.words
                    color: Theme.ink
                    font { family: Theme.sans; weight: Font.DemiBold; pixelSize: root.size * 1.05 }
                    Accessible.ignored: true
                }
                FocusRing { shown: one.activeFocus }
            }
        }
    }
}

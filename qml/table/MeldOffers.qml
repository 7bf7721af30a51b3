// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// Every way in which the chosen cards may be laid, the best first: a press, or its number, lays them so.
Sheet {
    id: root
    required property Table table
    property real size: Theme.base
    readonly property int count: ways.count
    readonly property int most: 5                             // in sight; the others are scrolled to, and have their numbers
    readonly property real row: Math.max(Theme.touch, Math.round(size * 2.3))
    // what lays them so, by the name that the ticket of that action would have
    function way(ticket: string): Item {
        for (let i = 0; i < ways.count; ++i) {
            if ("action_" + (ways.itemAt(i) as Pressable)?.objectName.replace("way_", "") === ticket)
                return ways.itemAt(i)
        }
        return null
    }
    height: Math.min(most, count) * row + title.height + size * 1.4
    Accessible.role: Accessible.List
    Accessible.name: title.text

    PlainText {
        id: title
        x: root.size
        y: root.size * 0.5
        width: root.width - 2 * x
        height: Math.round(root.size * 1.7)
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
        text: qsTr("Lay them as")
        color: Theme.rust
        font { family: Theme.serif; weight: Font.Bold; pixelSize: Math.round(root.size * 1.1) }
        Accessible.ignored: true
    }
    Flickable {
        id: list
        x: root.size * 0.5
        y: title.y + title.height
        width: root.width - root.size
        height: Math.min(root.most, root.count) * root.row
        contentHeight: root.count * root.row
        boundsBehavior: Flickable.StopAtBounds
        clip: contentHeight > height
        Repeater {
            id: ways
            model: root.table.melding.offers
            Pressable {
                id: way
                required property int index
                required property string action
                required property string words
                required property int gain
                required key
                objectName: "way_" + action
                x: 0
                y: index * root.row
                width: list.width
                height: root.row
                text: words
                note: qsTr("%n point(s) more", "on the table", gain)
                ringOutside: -1
                onClicked: root.table.perform(action)
                onActiveFocusChanged: if (activeFocus) list.contentY = Math.max(0, Math.min(list.contentHeight - list.height, Math.max(list.contentY + Math.max(0, y + height - list.contentY - list.height), 0)))
                Rectangle { anchors { fill: parent; margins: 2 } radius: 4; color: way.hovered ? "#30c8a24a" : "transparent"; border { color: way.index === 0 ? Theme.gold : "#40170f08"; width: way.index === 0 ? 2.5 : 1 } }
                KeyCap { id: cap; visible: way.key !== ""; text: way.key; x: root.size * 0.5; anchors.verticalCenter: parent.verticalCenter; size: Math.min(Theme.small, root.size) }
                PlainText {
                    anchors { left: parent.left; leftMargin: root.size * 2.4; right: points.left; rightMargin: root.size * 0.4; verticalCenter: parent.verticalCenter }
                    height: parent.height - 6
                    verticalAlignment: Text.AlignVCenter
                    wrapMode: Text.WordWrap
                    maximumLineCount: 3
                    elide: Text.ElideRight
                    lineHeight: 0.9
                    fontSizeMode: Text.Fit
                    minimumPixelSize: 10
                    text: way.words
                    color: Theme.ink
                    font { family: Theme.sans; weight: Font.DemiBold; pixelSize: Math.round(root.size) }
                    Accessible.ignored: true
                }
                PlainText {
                    id: points
                    anchors { right: parent.right; rightMargin: root.size * 0.6; verticalCenter: parent.verticalCenter }
                    text: Sentence.withSign(way.gain)
                    color: Theme.rust
                    font { family: Theme.serif; weight: Font.Bold; pixelSize: Math.round(root.size * 1.05) }
                    Accessible.ignored: true
                }
            }
        }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// What the last evening came to: its tables, the purse, and the rung that it led to.
Item {
    id: root
    readonly property string change: Osteria.lastChange > 0 ? qsTr("+%1", "coins that an evening brought beyond its price").arg(Osteria.lastChange) : Osteria.lastChange < 0 ? "−" + -Osteria.lastChange : "0"
    height: lines.height + Theme.base * 1.4
    Accessible.role: Accessible.Grouping
    Accessible.name: heading.text
    Accessible.description: Osteria.lastWords
    Accessible.focusable: true
    FocusRing { shown: root.activeFocus }

    Rectangle {
        anchors.fill: parent
        radius: 4
        color: "#48fbd324"
        border { color: Theme.rust; width: 1 }
    }
    Column {
        id: lines
        x: Theme.base * 0.8
        y: Theme.base * 0.7
        width: parent.width - 2 * x
        spacing: Theme.base * 0.25
        Item {
            width: parent.width
            height: heading.height
            PlainText {
                id: heading
                text: qsTr("The last evening")
                color: Theme.rust
                font { family: Theme.serif; weight: Font.Bold; pixelSize: Theme.body }
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            PlainText {
                anchors { right: parent.right; baseline: heading.baseline }
                text: qsTr("%1 · %2 in the purse", "how an evening has changed the purse, and what it holds").arg(root.change).arg(Osteria.purse)
                color: Theme.ink
                font { family: Theme.serif; weight: Font.Bold; pixelSize: Theme.body }
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
        Repeater {
            model: Osteria.lastTables
            Item {
                id: line
                required property var modelData
                width: lines.width
                height: name.height
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("%1: %2, %3", "a table of an evening, what became of it, and coins").arg(name.text).arg(result.text).arg(coins.text)
                component Words: PlainText {
                    color: Theme.inkSoft
                    font { family: Theme.sans; weight: Font.Medium; pixelSize: Theme.small }
                    Accessible.ignored: true
                }
                Words { id: name; text: line.modelData.name }
                Words { id: result; x: parent.width * 0.3; width: parent.width * 0.42; elide: Text.ElideRight; text: line.modelData.result; color: Theme.ink }
                Words { id: coins; anchors.right: parent.right; text: qsTr("%n coin(s)", "what a table brought", line.modelData.coins) }
            }
        }
        PlainText {
            width: parent.width
            wrapMode: Text.WordWrap
            text: Osteria.lastWords
            color: Theme.ink
            font { family: Theme.serif; italic: true; pixelSize: Theme.body }
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
}

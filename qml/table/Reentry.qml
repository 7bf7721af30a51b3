// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The person has lost the last token and may come back for a stake.
Overlay {
    id: root
    required property Table table
    readonly property Actions actions: tickets
    readonly property Item paper: sheet
    property string portrait: "tu"
    readonly property bool costs: table.reentryText.includes("€") // a match may be for nothing
    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("Out of tokens")

    Sheet {
        id: sheet
        framed: true
        anchors { centerIn: parent; verticalCenterOffset: root.slide }
        width: Math.min(root.width - Theme.xl * 2, Theme.base * 38 * Math.min(1.4, Theme.textScale))
        height: face.height + words.height + tickets.height + Theme.base * 6.4
        Item {                                                // who paid the last one looks at what comes next: a stake for the plate
            id: face
            anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: Theme.base * 2.2 }
            width: root.costs ? Theme.base * 21 : height
            height: Theme.base * 6.4
            Medallion { height: parent.height; who: root.portrait; mood: "wince" }
            Image {
                id: plate
                visible: root.costs
                x: parent.width - width
                width: parent.height; height: width
                source: Theme.asset("tokens/plate.svg")
                sourceSize { width: Math.round(plate.width); height: Math.round(plate.width) }
                Image { z: -1; anchors { fill: parent; margins: -plate.width * 0.19 } source: Theme.asset("textures/disc.png") }
            }
            Repeater {                                        // the way of the coin
                model: root.costs ? 9 : 0
                Rectangle {
                    required property int index
                    readonly property real t: (index + 1) / 10
                    x: face.height * 1.12 + t * (plate.x - face.height * 1.24) - width / 2
                    y: face.height * (0.5 - 0.3 * Math.sin(Math.PI * t)) - height / 2
                    width: Math.max(3, Theme.base * 0.3); height: width; radius: width / 2
                    color: Theme.rust
                    opacity: 0.35 + 0.5 * t
                    visible: Math.abs(t - 0.5) > 0.15                // there lies the coin
                }
            }
            Image {
                visible: root.costs
                width: Theme.base * 2.4; height: width
                x: (parent.width - width) / 2
                y: parent.height * 0.2 - height / 2
                source: Theme.asset("tokens/coin_gold.svg")
                sourceSize { width: Math.round(Theme.base * 2.4); height: Math.round(Theme.base * 2.4) }
                rotation: -14
            }
        }
        Column {
            id: words
            anchors { left: parent.left; right: parent.right; margins: Theme.base * 3.4; top: face.bottom; topMargin: Theme.base * 0.8 }
            spacing: Theme.xs
            Print { width: parent.width; kind: "title"; horizontalAlignment: Text.AlignHCenter; text: qsTr("Out of tokens") }
            Print { width: parent.width; horizontalAlignment: Text.AlignHCenter; text: root.table.reentryText.replace(". ", ".\n"); Accessible.role: Accessible.Paragraph } // each sentence on a line; it was announced, and of a dialog all labels are read
        }
        Actions {
            id: tickets
            anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: Theme.base * 2.2 }
            table: root.table
            offered: root.open
            inRow: root.width > Theme.base * 46 * Math.min(1.5, Theme.textScale)
        }
    }
}

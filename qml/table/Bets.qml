// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The bets that are open, and the own purse: a tab at the upper edge of the table, and the slip that it opens.
Item {
    id: root
    required property Table table
    required property real size                               // px of the tab's words
    required property real edge                              // where the tab ends
    property real upper: 0                                    // and begins
    readonly property SideBetting bets: table.bets
    readonly property rect tabPlace: Qt.rect(x + tab.x, y + tab.y, tab.width, tab.height)
    visible: bets.played

    function summary(): string {
        let told = bets.lines.length === 0 ? nothing.text + ". " : ""
        for (const line of bets.lines)
            told += line + ". "
        return told + bets.purse
    }
    Connections {
        target: root.bets
        function onOpenChanged() { if (root.bets.open) Announcer.say(root.summary()) }
    }

    Tab {
        id: tab
        objectName: "betsTab"
        x: root.edge - width
        y: root.upper
        size: root.size
        hangs: root.upper === 0
        text: root.bets.label
        note: root.summary()
        key: "B"
        onClicked: root.bets.open = !root.bets.open
    }
    Sheet {
        id: slip
        objectName: "betsSlip"
        visible: root.bets.open
        width: list.width + Theme.m * 2
        height: list.height + Theme.s * 3
        x: Math.max(Theme.s, root.edge - width)
        y: tab.y + tab.height + Theme.s
        Accessible.role: Accessible.Note
        Accessible.name: root.summary()
        MouseArea { anchors.fill: parent; onClicked: root.bets.open = false }
        Column {
            id: list
            readonly property real most: Math.min(root.width - Theme.m * 4, Theme.body * 26)
            x: Theme.m
            y: Theme.s * 1.5
            width: Math.min(most, Math.max(nothing.visible ? nothing.implicitWidth : 0, purse.implicitWidth, widest))
            spacing: Theme.xs
            property real widest: 0
            PlainText {
                id: nothing
                visible: root.bets.lines.length === 0
                text: qsTr("No bet is open", "between players, on who lasts longer")
                color: Theme.inkSoft
                font { family: Theme.serif; italic: true; pixelSize: Theme.body }
                Accessible.ignored: true
            }
            Repeater {
                model: root.bets.lines
                PlainText {
                    required property string modelData
                    objectName: "betLine"
                    onImplicitWidthChanged: list.widest = Math.max(list.widest, implicitWidth)
                    width: list.width
                    wrapMode: Text.WordWrap
                    text: modelData
                    color: Theme.ink
                    font { family: Theme.sans; weight: Font.Medium; pixelSize: Theme.body }
                    Accessible.ignored: true
                }
            }
            PlainText {
                id: purse
                text: root.bets.purse
                color: Theme.rust
                font { family: Theme.serif; weight: Font.DemiBold; pixelSize: Theme.body }
                Accessible.ignored: true
            }
        }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// What can be said of a showdown by now, with the faces of those who pay, and the ticket that leads on.
Sheet {
    id: root
    required property Table table
    required property bool open
    property bool silent: false                               // somebody else asks what comes next
    required property bool faced                              // there is room for faces
    required property bool roomy
    readonly property Actions actions: tickets
    readonly property int count: losers.count                 // hands
    readonly property int losing: losers.losing
    readonly property int winning: losers.winning             // hands that get something
    required property bool stacked                            // the ticket lies below the words
    readonly property real needed: stacked ? words.height + tickets.height + Theme.base * 2.2 : Math.max(Theme.base * 5.6, words.height + Theme.base * 1.6, tickets.height + Theme.base * 1.2)

    Row {
        id: faces
        x: Theme.base * 1.3
        anchors.verticalCenter: parent.verticalCenter
        spacing: -Theme.base * 1.2
        Repeater {
            id: losers
            property int losing: 0
            property int winning: 0
            function countLosers() {
                let lost = 0, won = 0
                for (let i = 0; i < count; ++i) {
                    lost += itemAt(i)?.loser ? 1 : 0
                    won += itemAt(i)?.gained ? 1 : 0
                }
                losing = lost
                winning = won
            }
            model: root.open ? root.table.showdown : null
            onItemAdded: countLosers()
            onItemRemoved: countLosers()
            Medallion {
                required property bool loser
                required property bool gained
                required property string portrait
                onLoserChanged: losers.countLosers()
                onGainedChanged: losers.countLosers()
                visible: loser && root.faced
                who: portrait
                height: Theme.base * 3.6
            }
        }
    }
    Column {
        id: words
        x: faces.x + faces.width + Theme.base
        y: root.stacked ? Theme.base * 0.8 : (parent.height - height) / 2
        width: (root.stacked ? parent.width - Theme.base : tickets.x - Theme.s) - x
        component Line: PlainText {
            width: parent.width
            wrapMode: Text.WordWrap
            elide: Text.ElideRight
            color: Theme.inkSoft
            visible: text !== ""
            font { family: Theme.sans; pixelSize: Math.min(Theme.body, Theme.base * 1.6) }
            Accessible.role: Accessible.StaticText
            Accessible.name: text
            Accessible.focusable: false
        }
        PlainText {
            width: parent.width
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            elide: Text.ElideRight
            text: root.table.showdownTitle
            color: Theme.ink
            font { family: Theme.serif; weight: Font.Bold; pixelSize: Math.min(root.roomy ? Theme.head : Theme.strong, Theme.base * 2.2) }
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Line { maximumLineCount: 3; text: root.table.showdownText }
        Line { maximumLineCount: 2; text: root.table.showdownWhy; color: Theme.rust; font.weight: Font.Medium }
    }
    Actions {
        id: tickets
        table: root.table
        offered: root.open && !root.silent
        size: Math.min(Theme.body, Theme.base * 1.6)
        x: parent.width - width - Theme.base * 1.2
        y: root.stacked ? parent.height - height - Theme.base * 0.8 : (parent.height - height) / 2
    }
}

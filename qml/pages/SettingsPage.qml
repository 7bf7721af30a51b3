// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The table as it is laid now, with a slip of paper for each group of settings: three side by side where there is room.
// Above them lie the cards and sit the guests that they speak of. Everything here holds at once.
Page {
    id: root
    objectName: "settings"
    readonly property int across: width >= Theme.body * 70 ? 3 : width >= Theme.body * 46 ? 2 : 1
    readonly property real gap: Theme.base * 1.1
    readonly property real each: Math.min(Theme.body * 32, (leaves.width - (across - 1) * gap) / across)
    // what lies above the slips takes what these leave
    readonly property real tallest: across === 3 ? Math.max(table.height + full.height, cards.height + sound.height, reading.height + show.height) + gap : 0
    readonly property real band: across === 3 ? Math.max(Theme.base * 5.4, title.height + Theme.base * 1.3, Math.min(Theme.base * 11, list.height - tallest - Theme.base * 0.9)) : across === 2 ? Math.max(Theme.base * 5.4, title.height + Theme.base * 1.3) : title.height + Theme.m
    function edgeOf(column: int): real { return (leaves.width - across * each - (across - 1) * gap) / 2 + Math.min(column, across - 1) * (each + gap) }
    function under(slip: Item): real { return slip.y + slip.height + gap }
    // three columns end at one height where that is in sight
    function last(slip: Item, before: Item): real { return across === 3 && band + tallest <= list.height ? Math.min(band + tallest - slip.height, under(before) + Theme.base * 4) : under(before) }

    Backdrop {
        anchors.fill: parent
        Cloth { anchors { fill: parent; margins: Theme.base * 0.6 } band: Theme.base * 2.4; variant: Preferences.cloth }
    }
    Scroll {
        id: list
        anchors { fill: parent; leftMargin: Theme.base * 1.3; rightMargin: Theme.base * 0.9; topMargin: Theme.base * 0.9; bottomMargin: foot.height + Theme.base * 1.7 }
        contentHeight: leaves.height + Theme.base * 0.8
        paper: "transparent"                                  // the cloth is in sight between the slips
        FocusScope {
            id: leaves
            focus: true
            x: Theme.base * 0.7
            width: list.width - Theme.base * 1.9
            height: root.across === 3 ? root.band + root.tallest : root.across === 2 ? Math.max(root.under(cards), root.under(show)) - root.gap : root.under(show) - root.gap

            Label {
                id: title
                x: root.edgeOf(0)
                y: root.across === 1 ? Theme.xs : Math.max(0, (root.band - height) / 2 - Theme.base * 0.3)
                width: Math.min(implicitWidth, root.each)
                tone: "_dark"
                size: Theme.big
                least: Theme.strong
                text: qsTr("Settings")
                Accessible.role: Accessible.Heading
            }
            SettingsLeaf { id: table; x: root.edgeOf(0); y: root.band; width: root.each; SettingsTable { width: table.leaf } }
            SettingsLeaf { id: full; x: root.edgeOf(0); y: root.last(full, table); width: root.each; SettingsWindow { width: full.leaf } }
            TableSample {
                id: sample
                x: root.edgeOf(root.across === 3 ? 1 : 0)
                y: root.across === 3 ? 0 : root.under(full)
                width: root.each
                height: (root.across === 3 ? root.band : Theme.base * 6) + Theme.base * 0.4
            }
            SettingsLeaf { id: cards; x: sample.x; y: sample.y + sample.height - Theme.base * 0.4; width: root.each; SettingsCards { width: cards.leaf } }
            SettingsLeaf { id: sound; x: root.edgeOf(1); y: root.across === 2 ? root.band : root.last(sound, cards); width: root.each; SettingsSound { width: sound.leaf } }
            SettingsLeaf { id: reading; x: root.edgeOf(2); y: root.across === 3 ? root.band : root.under(sound); width: root.each; SettingsReading { width: reading.leaf; onKeysWanted: root.went("keys") } }
            SettingsGuests {
                id: guests
                x: root.edgeOf(2)
                y: root.across === 1 ? root.under(reading) : 0
                width: root.each
                height: root.across === 1 ? Theme.base * 5.4 : root.band
            }
            SettingsLeaf { id: show; x: root.edgeOf(2); y: root.across === 1 ? guests.y + guests.height : root.last(show, reading); width: root.each; SettingsShow { width: show.leaf } }
        }
    }
    Item {
        id: foot
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; leftMargin: Theme.base * 2; rightMargin: Theme.base * 2.1; bottomMargin: Theme.base * 1.1 }
        height: done.height
        ActionButton {
            id: done
            objectName: "back"
            anchors.right: parent.right
            text: qsTr("Back")
            key: qsTr("Esc")
            onClicked: root.went("back")
        }
    }
}

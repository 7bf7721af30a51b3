// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// How much life there is at the table.
SettingsGroup {
    id: root
    title: qsTr("Life at the table")
    OptionRow {
        id: scenery
        width: root.width
        name: qsTr("Show the dealing")
        why: qsTr("Shuffling, dealing and exchanging before your eyes")
        Choice {
            note: scenery.why
            objectName: "settings_staging"
            room: root.width - Theme.xs
            text: qsTr("Show the dealing")
            names: ["full", "short", "none"]
            options: [qsTr("all of it", "how much is acted out"), qsTr("in short", "how much is acted out"), qsTr("none", "how much is acted out")]
            current: Preferences.staging
            onChosen: index => { Preferences.staging = index }
        }
    }
    TickRow {
        width: root.width
        box: "settings_talk"
        name: qsTr("The guests talk")
        why: qsTr("Now and then one of them says a line; it never gives a card away")
        on: Preferences.guestsTalk
        onToggled: on => { Preferences.guestsTalk = on }
    }
    TickRow {
        width: root.width
        ruled: false
        box: "settings_cut"
        name: qsTr("Cut automatically")
        why: qsTr("When it is your turn to cut the pack, it is cut for you")
        on: Preferences.cutByItself
        onToggled: on => { Preferences.cutByItself = on }
    }
}

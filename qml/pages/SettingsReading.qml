// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The words: which language, and how large; and the keys that they name.
SettingsGroup {
    id: root
    readonly property list<string> languages: ["system", "en", "it"]
    readonly property list<string> sizes: ["100", "125", "150", "175", "200"]
    signal keysWanted()
    title: qsTr("Reading and keys")
    OptionRow {
        id: tongue
        width: root.width
        name: qsTr("Language")
        why: qsTr("Changes at once, even in the middle of a match")
        Choice {
            note: tongue.why
            objectName: "settings_language"
            room: root.width - Theme.xs
            text: qsTr("Language")
            options: [qsTr("System"), "English", "Italiano"]
            names: root.languages
            current: root.languages.indexOf(Preferences.language)
            onChosen: index => { Preferences.language = root.languages[index] }
        }
    }
    OptionRow {
        id: print
        width: root.width
        name: qsTr("Text size")
        why: qsTr("On every page and at the table")
        Choice {
            note: print.why
            objectName: "settings_text_size"
            room: root.width - Theme.xs
            text: qsTr("Text size")
            options: [qsTr("%1%").arg(100), qsTr("%1%").arg(125), qsTr("%1%").arg(150), qsTr("%1%").arg(175), qsTr("%1%").arg(200)]
            names: root.sizes
            current: Math.round((Preferences.textSize - 100) / 25)
            onChosen: index => { Preferences.textSize = Number(root.sizes[index]) }
        }
    }
    OptionRow {
        width: root.width
        ruled: false
        name: qsTr("Keys")
        why: qsTr("Which key does what; one hand is enough")
        TextLink { objectName: "settings_keys"; text: qsTr("Choose…", "keys"); onClicked: root.keysWanted() }
    }
}

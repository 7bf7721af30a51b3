// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// What is heard.
SettingsGroup {
    id: root
    title: qsTr("Sound")
    function printed(key: string): string { return Keyboard.labels[key] }
    OptionRow {
        id: effects
        width: root.width
        least: Theme.body * 7.5
        name: qsTr("Sound effects")
        why: qsTr("Cards, knocks and coins")
        Slide {
            note: effects.why
            rail: Math.min(Theme.base * 11, root.width * 0.38)
            objectName: "settings_sound"
            text: qsTr("Volume of the effects")
            nothing: qsTr("off", "the sound effects")
            roomFor: music.nothing
            level: Preferences.soundVolume
            idle: Preferences.muted
            onMoved: level => { Preferences.soundVolume = level }
        }
    }
    OptionRow {
        id: signals
        width: root.width
        least: Theme.body * 7.5
        name: qsTr("Signals", "short tones")
        why: qsTr("A tone from whoever does something")
        Slide {
            note: signals.why
            rail: Math.min(Theme.base * 11, root.width * 0.38)
            objectName: "settings_signals"
            text: qsTr("Volume of the signals")
            nothing: qsTr("off", "the signals")
            roomFor: music.nothing
            level: Preferences.signalVolume
            idle: Preferences.muted
            onMoved: level => { Preferences.signalVolume = level }
        }
    }
    OptionRow {
        id: songs
        width: root.width
        least: Theme.body * 7.5
        name: qsTr("Music")
        why: qsTr("From the back of the room")
        Slide {
            note: songs.why
            id: music
            rail: Math.min(Theme.base * 11, root.width * 0.38)
            objectName: "settings_music"
            text: qsTr("Volume of the music")
            nothing: qsTr("off", "the music")
            level: Preferences.musicVolume
            idle: Preferences.muted
            onMoved: level => { Preferences.musicVolume = level }
        }
    }
    TickRow {
        width: root.width
        ruled: false
        box: "settings_muted"
        name: qsTr("Mute")
        why: qsTr("%1 does the same", "a key").arg(root.printed("M"))
        on: Preferences.muted
        onToggled: on => { Preferences.muted = on }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The window itself.
SettingsGroup {
    id: root
    title: qsTr("Window")
    TickRow {
        width: root.width
        ruled: false
        box: "settings_full_screen"
        name: qsTr("Full screen")
        why: qsTr("F11 does the same")
        on: Preferences.fullScreen
        onToggled: on => { Preferences.fullScreen = on }
    }
}

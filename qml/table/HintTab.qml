// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The way to the hint, a dark label above the tickets.
DarkTab {
    id: root
    required property Hint hint
    objectName: "hintTab"
    visible: hint.available && !hint.open
    text: qsTr("Hint")
    key: "H"
    onClicked: hint.open = true
}

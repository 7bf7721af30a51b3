// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// Puts the code of a deal on the clipboard, and says that it did.
TextLink {
    id: root
    required property string code
    text: copied.running ? qsTr("copied") : qsTr("Copy the code")
    onClicked: {
        DealsBook.copy(code)
        Announcer.sayValue(qsTr("copied"))
        copied.restart()
    }
    Timer { id: copied; interval: 2200 }
}

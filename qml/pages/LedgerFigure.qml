// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// A number with what it counts below it, as large print in the ledger.
Column {
    id: root
    required property string name
    required property string value
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2", "what is counted, and the number").arg(name).arg(value)
    PlainText {
        width: root.width
        horizontalAlignment: Text.AlignHCenter
        text: root.value
        color: Theme.ink
        font { family: Theme.serif; weight: Font.Black; pixelSize: Theme.big }
        Accessible.ignored: true
    }
    PlainText {
        width: root.width
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        text: root.name
        color: Theme.inkSoft
        font { family: Theme.sans; weight: Font.Medium; pixelSize: Theme.small }
        Accessible.ignored: true
    }
}

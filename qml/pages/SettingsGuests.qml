// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// Three guests behind the settings of the table; one of them says a line where they may talk.
Item {
    id: root
    readonly property real face: Math.min(height * 0.78, width / 5)
    Accessible.ignored: said.text === ""
    Accessible.role: Accessible.StaticText
    Accessible.name: said.text
    Accessible.focusable: false

    Repeater {
        model: ["bruno", "teresa", "elio"]
        Medallion {
            required property int index
            required property string modelData
            Accessible.ignored: true
            who: modelData
            mood: Preferences.guestsTalk && index === 0 ? "smile" : ""
            look: index > 0 && Preferences.guestsTalk ? "left" : ""
            height: root.face
            x: root.width - (3 - index) * root.face * 1.12
            y: root.height - height * (index === 1 ? 0.98 : 0.9)
        }
    }
    Bubble {
        id: said
        text: Preferences.guestsTalk ? qsTr("Who deals?", "a guest's line, as a sample") : ""
        loud: false
        mirrored: true
        usual: Theme.base * 1.1
        most: root.width * 0.34
        x: root.width - 3 * root.face * 1.12 - width + root.face * 0.2
        y: Math.max(0, root.height - root.face * 0.72 - height)
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// What screen readers are told, see Announcer: each sentence is an item that comes into sight, with nothing to see in it.
Item {
    Repeater {
        model: Announcer
        Item {
            required property string sentence
            visible: false
            width: 1
            height: 1
            Accessible.role: Accessible.Notification
            Accessible.name: sentence
            Component.onCompleted: visible = true             // it is the coming into sight that is heard
        }
    }
}

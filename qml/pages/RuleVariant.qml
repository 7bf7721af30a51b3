// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// A house rule, and how this table plays it.
RuleBlock {
    id: root
    property string title
    property string text
    property string here                                      // how it is set now
    property bool unusual: false                              // otherwise than at most tables
    Column {
        width: root.leaf
        Item {
            width: parent.width
            height: Math.max(name.height, mark.height)
            Print { enlarge: root.enlarge; id: name; anchors.verticalCenter: parent.verticalCenter; width: parent.width - mark.width - Theme.s; text: root.title; font { weight: Font.Bold; pixelSize: Math.round(Theme.strong * root.enlarge) } }
            Rectangle {
                id: mark
                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                width: set.implicitWidth + Theme.base
                height: Math.round(Theme.small * 1.7)
                color: root.unusual ? Theme.ink : Theme.bare
                border { color: Theme.ink; width: 1 }
                PlainText {
                    id: set
                    anchors.centerIn: parent
                    text: root.here
                    color: root.unusual ? Theme.paper : Theme.ink
                    font { family: Theme.sans; weight: root.unusual ? Font.Bold : Font.Medium; pixelSize: Theme.small }
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }
            }
        }
        Print { enlarge: root.enlarge; width: parent.width; kind: "note"; text: root.text }
    }
}

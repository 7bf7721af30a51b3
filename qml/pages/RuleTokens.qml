// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// What lies at a seat for its lives, at the left, and what that means.
RuleBlock {
    id: root
    required property string piece
    property int count: 0                                     // 0: nothing, or a lifebuoy for a last life
    property bool lastLife: false
    property string title
    property string text
    readonly property real size: Theme.base * 3 * Math.min(1, enlarge)
    readonly property real picture: Theme.base * 10
    Item {
        width: root.leaf
        height: Math.max(root.size * 1.1, words.height) + Theme.base * 0.3
        TokenPile {
            id: pile
            visible: root.count > 0 || root.lastLife
            x: (root.picture - width) / 2
            y: Math.max(0, (parent.height - height) / 2)
            size: root.size
            count: root.count
            lastLife: root.lastLife
            piece: root.piece
        }
        Rectangle {                                           // the place where nothing lies any more
            visible: !pile.visible
            anchors.centerIn: pile
            width: root.size * 0.94
            height: width
            radius: width / 2
            color: "transparent"
            antialiasing: true
            opacity: 0.5
            border { color: Theme.rust; width: 2 }
        }
        Column {
            id: words
            x: root.picture + Theme.base * 0.9
            y: Math.max(0, (parent.height - height) / 2)
            width: root.leaf - x
            Print { enlarge: root.enlarge; width: parent.width; kind: "head"; text: root.title; font.pixelSize: Math.round(Theme.body * 1.4 * root.enlarge) }
            Print { enlarge: root.enlarge; width: parent.width; kind: "note"; text: root.text }
        }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// What was given and what was taken, as corners of cards.
Row {
    id: root
    required property list<string> gave
    required property list<string> took
    required property real size                               // px of the words
    property real tall: size * 2                              // of the corners
    property bool brief: false                                // an arrow stands for the words
    property color ink: Theme.ink
    spacing: size * 0.24
    Accessible.ignored: true

    component Word: PlainText {
        height: root.tall
        verticalAlignment: Text.AlignVCenter
        color: root.ink
        Accessible.ignored: true
        font { family: Theme.sans; weight: Font.Medium; pixelSize: Math.max(11, root.size * 0.78) }
    }
    Word { visible: !root.brief; text: qsTr("gives", "a seat: then come the cards that it gave") }
    KnownCards { objectName: "trade"; faces: root.gave; tall: root.tall }
    Word { text: root.brief ? "→" : qsTr("takes", "a seat: then come the cards that it took") }
    KnownCards { objectName: "trade"; faces: root.took; tall: root.tall }
}

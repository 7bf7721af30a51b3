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
    required property string giving                           // "gives"
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
    Word { visible: root.gave.length > 0 && (!root.brief || root.took.length === 0); text: root.giving }
    KnownCards { objectName: "trade"; visible: root.gave.length > 0; faces: root.gave; tall: root.tall }
    Word { visible: root.took.length > 0; text: root.brief && root.gave.length > 0 ? "→" : qsTr("takes", "a seat: then come the cards that it took") }
    KnownCards { objectName: "trade"; visible: root.took.length > 0; faces: root.took; tall: root.tall }
}

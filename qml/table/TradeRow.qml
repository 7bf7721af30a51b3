// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// What was given and what was taken, as corners of cards, in the order in which it was done.
Row {
    id: root
    required property list<string> gave
    required property list<string> took
    required property real size                               // px of the words
    property real tall: size * 2                              // of the corners
    property bool brief: false                                // an arrow stands for the words
    required property string giving                           // "gives"
    property string taking: qsTr("takes", "a seat: then come the cards that it took")
    property bool takesFirst: false
    property color ink: Theme.ink
    readonly property var first: takesFirst ? took : gave
    readonly property var second: takesFirst ? gave : took
    spacing: size * 0.24
    Accessible.ignored: true

    component Word: PlainText {
        height: root.tall
        verticalAlignment: Text.AlignVCenter
        color: root.ink
        Accessible.ignored: true
        font { family: Theme.sans; weight: Font.Medium; pixelSize: Math.max(11, root.size * 0.78) }
    }
    Word { visible: root.first.length > 0 && (!root.brief || root.second.length === 0); text: root.takesFirst ? root.taking : root.giving }
    KnownCards { objectName: "trade"; visible: root.first.length > 0; faces: root.first; tall: root.tall }
    Word { visible: root.second.length > 0; text: root.brief && root.first.length > 0 ? "→" : root.takesFirst ? root.giving : root.taking }
    KnownCards { objectName: "trade"; visible: root.second.length > 0; faces: root.second; tall: root.tall }
}

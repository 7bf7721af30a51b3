// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// What was left in one hand of a side when a deal of melds is counted, or that it was the one that went out.
Item {
    id: root
    required property var told                                // a hand of CountModel
    required property bool named                              // its side has another
    required property int bonus                               // for going out
    required property string back
    required property real type
    property real most: 4.4                                   // of a card's height, in Theme.base
    readonly property int held: told.faces.length
    readonly property real headHeight: named ? type * 1.35 : 0
    component Words: PlainText {
        verticalAlignment: Text.AlignVCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 10
        elide: Text.ElideRight
        font { family: Theme.serif; weight: Font.Bold; pixelSize: root.type }
        Accessible.ignored: true
    }
    Words { id: name; visible: root.named; width: root.width; height: root.headHeight; text: root.told.name; color: Theme.ink; font.pixelSize: root.type * 0.9 }
    Words {
        visible: root.told.out
        y: root.headHeight
        width: root.width
        height: root.named ? root.type * 1.5 : root.height
        text: root.bonus > 0 ? Sentence.filled(qsTr("has gone out, %1", "%1 are points"), [Sentence.withSign(root.bonus)]) : qsTr("has gone out", "said of a side")
        color: Theme.green
        font.italic: true
    }
    Repeater {
        model: root.held
        CardFace {
            required property int index
            face: root.told.faces[index] ?? root.back
            height: Math.round(Math.min(Theme.base * root.most, (root.height - root.headHeight) * (root.named ? 0.94 : 0.72)))
            readonly property real step: Math.min(width * 0.62, (root.width - width) / Math.max(1, root.held - 1))
            x: index * step
            y: root.headHeight + Math.round((root.height - root.headHeight - height) / 2)
            Accessible.ignored: true
        }
    }
}

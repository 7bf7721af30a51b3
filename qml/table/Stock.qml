// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The pack: cards stacked, seen slightly from the side; one layer for three cards, at most seven.
Item {
    id: root
    required property int count
    required property string face                             // the covered card of its pack
    property int more: 0                                      // cards that are still to be dealt from it
    property bool asks: false                                 // what it is can be asked with a press
    property bool acts: false                                 // or something is done with one, now
    property string called: qsTr("Stock")
    signal asked()
    readonly property int layers: count + more === 0 ? 0 : Math.max(1, Math.min(7, Math.ceil((count + more) / 3)))
    readonly property CardFace topCard: top
    width: height * CardPictures.aspectOf(face)
    activeFocusOnTab: asks
    Accessible.role: asks ? Accessible.Button : Accessible.Graphic
    Accessible.focusable: asks
    Accessible.onPressAction: if (asks) asked()
    Keys.onShortcutOverride: event => { event.accepted = asks && (event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_Space) && event.modifiers === Qt.NoModifier }
    Keys.onPressed: event => {
        if (!asks || (event.key !== Qt.Key_Return && event.key !== Qt.Key_Enter && event.key !== Qt.Key_Space))
            return
        event.accepted = true
        if (!event.isAutoRepeat)
            asked()
    }
    Accessible.name: called
    property string key                                       // that draws, as the house calls it
    readonly property string keyLabel: Keyboard.labels[key] ?? key // and as it is printed on it
    Accessible.description: !acts ? qsTr("%n card(s) left", "", count) : key === "" ? qsTr("%n card(s) left; press to draw one", "", count)
        : qsTr("%1; key: %2").arg(qsTr("%n card(s) left; press to draw one", "", count)).arg(keyLabel)

    Repeater {
        model: Math.max(0, root.layers - 1)
        CardFace {
            required property int index
            face: root.face
            height: root.height
            x: -index * 1.1
            y: -index * 1.7
            shadow: index === 0
            Accessible.ignored: true
        }
    }
    CardFace {
        id: top
        face: root.face
        visible: root.layers > 0
        height: root.height
        x: -Math.max(0, root.layers - 1) * 1.1
        y: -Math.max(0, root.layers - 1) * 1.7
        shadow: root.layers === 1
        Accessible.ignored: true
    }
    MouseArea { anchors.fill: parent; enabled: root.asks; cursorShape: root.acts ? Qt.PointingHandCursor : Qt.WhatsThisCursor; onClicked: root.asked() }
    FocusRing { shown: root.activeFocus; radius: root.width * 0.06 + 5 }
}

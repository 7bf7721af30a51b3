// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The packet of Switch that lies face down, with whose cards they were. Whoever laid them there knows them still: such cards
// are shown on a slip above it, under the pointer, with the focus, and with U.
Item {
    id: root
    required property Table table
    required property real cardHeight
    required property real printed                            // px of its label
    required property real most                               // px that the slip may be wide
    required property bool arrived                            // no card is on its way here
    readonly property real cardWidth: cardHeight * table.cardAspect
    readonly property list<string> faces: Array.from(lying.faces)
    readonly property list<string> seen: {                    // of them
        const all = []
        for (const face of faces) {
            if (face !== table.back)
                all.push(face)
        }
        return all
    }
    readonly property int known: seen.length
    property bool held: false                                 // open, until it is closed
    readonly property bool open: known > 0 && arrived && (held || pointer.containsMouse || activeFocus)
    readonly property string told: lying.count === 0 ? qsTr("The closed packet comes here once the cards are dealt.")
        : known === 0 ? qsTr("The closed packet (%1). In your turn you may take it unseen, for your whole hand.", "%1 is 'face down: Bruno's'").arg(lying.label)
        : qsTr("The closed packet (%1). You know of it: %2.", "%1 is 'face down: yours', %2 are cards").arg(lying.label).arg(Pronounce.now.cards(seen))
    signal asked()
    function card(i: int): CardFace { return cards.itemAt(i) as CardFace }
    function turn() {
        if (known === 0) {                                    // nothing to be shown; the words say so
            const why = lying.count === 0 ? told : qsTr("You know none of the cards that lie face down.")
            table.remarked(why)
            Announcer.say(why)
            return
        }
        held = !held
        Announcer.say(held ? told : "")
    }
    // false where nothing was open
    function close(): bool {
        const was = held
        held = false
        return was
    }
    onKnownChanged: held = false

    width: cardWidth * 1.3
    height: cardHeight
    objectName: "closed"
    activeFocusOnTab: lying.count > 0
    Accessible.role: Accessible.Button
    Accessible.name: qsTr("The closed packet")
    Accessible.description: told
    Accessible.focusable: true
    Accessible.onPressAction: asked()
    Keys.onShortcutOverride: event => { event.accepted = (event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_Space) && event.modifiers === Qt.NoModifier }
    Keys.onPressed: event => {
        if (event.key !== Qt.Key_Return && event.key !== Qt.Key_Enter && event.key !== Qt.Key_Space)
            return
        event.accepted = true
        if (!event.isAutoRepeat)
            asked()
    }

    Zone { id: lying; zones: root.table.zones; name: "closed" }
    Repeater {
        id: cards
        model: lying.count
        CardFace {
            required property int index
            face: root.table.back
            height: root.cardHeight
            x: root.cardWidth * (0.05 + index * 0.1)
            y: root.cardHeight * 0.01
            rotation: (index - 1) * 5
            Accessible.ignored: true
        }
    }
    Label {
        visible: lying.count > 0 && root.arrived
        anchors { horizontalCenter: parent.horizontalCenter; top: parent.bottom; topMargin: -height * 0.55 }
        width: Math.min(implicitWidth, root.cardWidth * 2.1)
        least: 11
        tone: "_dark"
        size: root.printed
        text: lying.label
        Accessible.ignored: true
    }
    MouseArea {
        id: pointer
        anchors.fill: parent
        enabled: lying.count > 0
        hoverEnabled: true
        cursorShape: Qt.WhatsThisCursor
        onClicked: root.asked()
    }
    FocusRing { shown: root.activeFocus; outside: 6 }
    Sheet {
        id: slip
        readonly property real tall: root.cardHeight * 0.6
        readonly property real step: Math.min(tall * root.table.cardAspect * 1.05, (root.most - Theme.m * 2) / 3)
        visible: root.open
        z: 3
        width: step * 2 + tall * root.table.cardAspect + Theme.m * 2
        height: tall + Theme.m * 2
        x: (root.width - width) / 2
        y: -root.cardHeight * 0.12                            // on the packet, and off the seats above it
        Repeater {
            model: root.open ? root.faces.length : 0
            CardFace {
                required property int index
                face: root.faces[index] ?? root.table.back
                height: slip.tall
                x: Theme.m + index * slip.step
                y: Theme.m
                Accessible.ignored: true
            }
        }
    }
}

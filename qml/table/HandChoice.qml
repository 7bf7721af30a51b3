// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The person deals, and has two hands, of which one is kept: they lie side by side, each above its ticket.
Overlay {
    id: root
    required property Table table
    property real kept: 0                                     // left free at the foot, for a hint
    readonly property Actions actions: tickets
    readonly property Item paper: sheet
    readonly property real aspect: table.cardAspect * (1 + 0.95 * (table.cardsInHand - 1)) // of a hand
    readonly property real gap: Theme.base * 2.6
    readonly property real cardHeight: Math.round(Math.min(height * 0.34, height - kept - words.height - tickets.height - keys.height - Theme.base * 7.4, (width - Theme.base * 7 - gap) / (2 * aspect)))
    readonly property real handWidth: cardHeight * aspect
    Accessible.role: Accessible.Dialog
    Accessible.name: heading.text
    Accessible.description: what.text

    function move(to: string) { tickets.point(to) }
    Keys.onLeftPressed: move("first")
    Keys.onRightPressed: move("second")

    Zone { id: first; zones: root.table.zones; name: "hand" }
    Zone { id: second; zones: root.table.zones; name: "aside" }
    Sheet {
        id: sheet
        framed: true
        anchors { centerIn: parent; verticalCenterOffset: root.slide - root.kept / 2 }
        width: Math.min(root.width - Theme.base * 2, 2 * root.handWidth + root.gap + Theme.base * 5)
        height: words.height + root.cardHeight + tickets.height + keys.height + Theme.base * 6.8
        Column {
            id: words
            anchors { left: parent.left; right: parent.right; margins: Theme.base * 2.2; top: parent.top; topMargin: Theme.base * 1.7 }
            spacing: Theme.xs
            Print { id: heading; width: parent.width; kind: "head"; horizontalAlignment: Text.AlignHCenter; text: qsTr("You deal: which hand do you keep?") }
            Print { id: what; width: parent.width; kind: "note"; horizontalAlignment: Text.AlignHCenter; text: qsTr("The other one is turned up in the middle, beside the packet that lies face down. This is no knock.") }
        }
        Row {
            id: hands
            anchors { horizontalCenter: parent.horizontalCenter; top: words.bottom; topMargin: Theme.base * 1.5 }
            spacing: root.gap
            Repeater {
                model: root.open ? 2 : 0
                Item {
                    id: hand
                    required property int index
                    readonly property list<string> faces: Array.from(index === 0 ? first.faces : second.faces)
                    width: root.handWidth
                    height: root.cardHeight
                    Accessible.role: Accessible.Graphic
                    Accessible.name: index === 0 ? qsTr("The first hand: %1", "%1 are cards").arg(Pronounce.now.cards(faces)) : qsTr("The second hand: %1", "%1 are cards").arg(Pronounce.now.cards(faces))
                    Repeater {
                        model: hand.faces.length
                        CardFace {
                            required property int index
                            face: hand.faces[index] ?? root.table.back
                            height: root.cardHeight
                            x: index * width * 0.95
                            rotation: (index - (hand.faces.length - 1) / 2) * 1.4
                            lift: tickets.pointed === hand.index ? 0.6 : 0
                            y: tickets.pointed === hand.index ? -root.cardHeight * 0.03 : 0
                            Behavior on y { NumberAnimation { duration: Theme.hoverTime; easing.type: Easing.OutCubic } }
                            Accessible.ignored: true
                        }
                    }
                    MouseArea { anchors.fill: parent; cursorShape: Qt.PointingHandCursor; onClicked: root.table.perform(hand.index === 0 ? "first" : "second") }
                }
            }
        }
        Actions {
            id: tickets
            readonly property int pointed: ticket("action_second")?.activeFocus ? 1 : ticket("action_first")?.activeFocus ? 0 : -1
            anchors { horizontalCenter: parent.horizontalCenter; top: hands.bottom; topMargin: Theme.base * 1.3 }
            table: root.table
            offered: root.open
            inRow: true
            columns: 2
            spacing: root.gap
            ticketWidth: root.handWidth
        }
        Print {
            id: keys
            anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: Theme.base * 1.4 }
            kind: "aside"
            text: qsTr("← → to choose, Enter to keep")
        }
    }
}

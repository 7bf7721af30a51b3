// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// Asks the people who will share the screen what they are called, before the first deal: the slip that passes it on goes
// by names. They stay at their seats for the next match.
Overlay {
    id: root
    property var asked: []                                    // as MatchSetup.unnamedPeople() has them
    signal ready()

    // false where everybody has a name
    function asks(): bool {
        asked = MatchSetup.unnamedPeople()
        open = asked.length > 0
        if (open)
            fields.itemAt(0)?.take()
        return open
    }
    function keep() {
        for (let i = 0; i < fields.count; ++i) {
            const written = fields.itemAt(i).written.trim()
            if (written !== "")
                MatchSetup.rename(asked[i].seat, written)
        }
        closed()
        ready()
    }
    function begin(event: KeyEvent) {
        if (!event.isAutoRepeat)
            keep()
    }
    Accessible.role: Accessible.Dialog
    Accessible.name: head.text
    Keys.onReturnPressed: event => begin(event)
    Keys.onEnterPressed: event => begin(event)

    Sheet {
        framed: true
        anchors { centerIn: parent; verticalCenterOffset: root.slide }
        width: Math.min(root.width - Theme.base * 3, Theme.body * 34)
        height: Math.min(root.height - Theme.base * 2, head.height + people.height + tickets.height + Theme.base * 6.4)
        Print { id: head; kind: "head"; x: Theme.base * 2.4; y: Math.max(20, Theme.base * 1.6); width: parent.width - 2 * x; text: qsTr("Who is playing?") }
        Scroll {
            id: list
            anchors { left: parent.left; right: parent.right; top: head.bottom; bottom: tickets.top; leftMargin: Theme.base * 1.6; rightMargin: Theme.base * 1.4; topMargin: Theme.base * 0.4; bottomMargin: Theme.base * 0.6 }
            contentHeight: people.height
            Column {
                id: people
                x: Theme.base * 0.8
                width: list.width - Theme.base * 2
                spacing: Theme.base * 0.5
                Print { width: parent.width; kind: "note"; text: qsTr("You pass each other the screen: with a name, everybody knows whose turn it is.") }
                Repeater {
                    id: fields
                    model: root.asked
                    Item {
                        id: person
                        required property int index
                        required property var modelData
                        readonly property int seat: modelData.seat
                        property string called: ""            // what was accepted when the field was left
                        readonly property string written: line.written
                        function take() { line.forceActiveFocus(Qt.OtherFocusReason) }
                        width: people.width
                        height: Math.max(face.height, line.height)
                        Medallion { id: face; who: person.modelData.portrait; height: Theme.base * 3; anchors.verticalCenter: parent.verticalCenter }
                        LineField {
                            id: line
                            objectName: "who_" + person.index
                            anchors { left: face.right; leftMargin: Theme.base; right: parent.right; verticalCenter: parent.verticalCenter }
                            text: person.called
                            last: person.index === fields.count - 1
                            onAccepted: text => { person.called = text }
                            label: qsTr("Name of player %1").arg(person.seat + 1)
                            example: qsTr("name")
                        }
                    }
                }
            }
        }
        Row {
            id: tickets
            readonly property real size: Math.min(Theme.body, parent.width / 30)
            anchors { right: parent.right; bottom: parent.bottom; rightMargin: Theme.base * 2.4; bottomMargin: Math.max(24, Theme.base * 1.7) }
            spacing: Theme.base * 0.8
            ActionButton { objectName: "who_back"; size: tickets.size; text: qsTr("Back"); key: qsTr("Esc"); onClicked: root.closed() }
            ActionButton { objectName: "who_start"; size: tickets.size; tone: "red"; text: qsTr("Deal the cards"); key: qsTr("Enter"); onClicked: root.keep() }
        }
    }
}

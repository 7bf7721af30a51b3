// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// Which key does what, on slips of paper on the cloth as the settings are, and for which hands. Everything holds at once.
Page {
    id: root
    objectName: "keys"
    readonly property int across: width >= Theme.body * 70 ? 3 : width >= Theme.body * 46 ? 2 : 1
    readonly property real gap: Theme.base * 1.1
    readonly property real each: Math.min(Theme.body * 32, (leaves.width - (across - 1) * gap) / across)
    readonly property real wide: across * each + (across - 1) * gap
    readonly property list<string> hands: ["usual", "left", "right"]
    readonly property list<string> ofCards: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "q", "w", "e", "r", "t"]
    readonly property list<string> ofMoves: ["k", "s", "c", "d", "b", "a", "n"]
    readonly property list<string> ofLooks: ["h", "i", "u", "o", "l", "v", "f", "g", "m", "+", "-"]
    readonly property list<string> more: ["enter", "space", "esc", "tab", "left", "right", "back"]

    readonly property var rows: Array.from(Keyboard.rows)     // put together anew each time that they are asked for
    function rowOf(command: string): var { return rows.find(one => one.command === command) }
    function wordsOf(command: string): string { return rowOf(command)?.words ?? "" }
    function labelOf(command: string): string { return rowOf(command)?.label ?? "" }
    // the first of what a command does, and its key; it may have none
    function tell(command: string): string {
        const does = wordsOf(command).split(";")[0]
        return labelOf(command) === "" ? qsTr("%1: no key", "what a key does").arg(does) : qsTr("%1: %2", "what a key does; the key").arg(does).arg(labelOf(command))
    }
    function edgeOf(column: int): real { return (leaves.width - wide) / 2 + Math.min(column, across - 1) * (each + gap) }
    function under(slip: Item): real { return slip.y + slip.height + gap }

    onVisibleChanged: if (!visible) Keyboard.await("")
    Component.onDestruction: Keyboard.await("")
    Connections {
        target: Keyboard
        function onAwaitedChanged() {
            if (Keyboard.awaited !== "")
                Announcer.say(qsTr("%1: press the new key. Esc leaves it as it is.", "what a key does").arg(root.wordsOf(Keyboard.awaited)))
        }
        function onGiven(command: string, other: string) {
            const told = other === "" ? root.tell(command) : qsTr("%1. %2", "two keys").arg(root.tell(command)).arg(root.tell(other))
            slip.tell(told)
            Announcer.say(told)
        }
        function onRefused() {
            const told = qsTr("That key keeps what it does. Press a letter, a digit or a sign.")
            slip.tell(told)
            Announcer.say(told)
        }
    }
    Keys.onPressed: event => {
        event.accepted = event.key === Qt.Key_PageUp || event.key === Qt.Key_PageDown
        if (event.accepted)
            list.roll(event.key === Qt.Key_PageUp ? -list.pageful : list.pageful)
    }

    component Lines: SettingsGroup {
        id: group
        required property list<string> commands
        Repeater {
            model: group.commands
            KeyLine {
                required property string modelData
                command: modelData
                row: root.rowOf(modelData)
                width: group.width
                onReleased: {
                    slip.tell(root.tell(command))
                    Announcer.say(root.tell(command))
                }
            }
        }
    }

    Backdrop {
        anchors.fill: parent
        Cloth { anchors { fill: parent; margins: Theme.base * 0.6 } band: Theme.base * 2.4; variant: Preferences.cloth }
    }
    Scroll {
        id: list
        anchors { fill: parent; leftMargin: Theme.base * 1.3; rightMargin: Theme.base * 0.9; topMargin: Theme.base * 0.9; bottomMargin: done.height + Theme.base * 1.7 }
        contentHeight: leaves.height + Theme.base * 0.8
        paper: "transparent"
        FocusScope {
            id: leaves
            focus: true
            x: Theme.base * 0.7
            width: list.width - Theme.base * 1.9
            height: Math.max(root.under(cards), root.under(moves), root.under(looks), root.under(others)) - root.gap

            Label {
                id: title
                x: root.edgeOf(0)
                width: Math.min(implicitWidth, root.wide)
                tone: "_dark"
                size: Theme.big
                least: Theme.strong
                text: qsTr("Keys")
                Accessible.role: Accessible.Heading
            }
            SettingsLeaf {
                id: sets
                x: root.edgeOf(0)
                y: title.height + Theme.m
                width: root.wide
                Column {
                    width: sets.leaf
                    OptionRow {
                        width: parent.width
                        ruled: false
                        name: qsTr("Played with")
                        why: qsTr("One hand is enough for a whole match; Enter, Esc, Tab and the arrows then have a key near it")
                        Choice {
                            objectName: "keys_hands"
                            focus: true
                            room: sets.leaf - Theme.xs
                            text: qsTr("Played with")
                            names: root.hands
                            options: [qsTr("as usual", "which hands"), qsTr("the left hand alone"), qsTr("the right hand alone")]
                            current: root.hands.indexOf(Keyboard.hands)
                            onChosen: index => { Keyboard.setHands(root.hands[index]) }
                        }
                    }
                    Print {
                        width: parent.width
                        kind: "aside"
                        text: qsTr("Choose a line with Enter or a click, then press its new key: a key that is in use changes places. Del gives it back. What you have chosen is red.")
                    }
                }
            }
            SettingsLeaf { id: cards; x: root.edgeOf(0); y: root.under(sets); width: root.each; Lines { width: cards.leaf; title: qsTr("Cards"); commands: root.ofCards } }
            SettingsLeaf { id: moves; x: root.edgeOf(root.across === 3 ? 1 : 0); y: root.across === 3 ? root.under(sets) : root.under(cards); width: root.each; Lines { width: moves.leaf; title: qsTr("Moves"); commands: root.ofMoves } }
            SettingsLeaf { id: others; x: root.edgeOf(1); y: root.across === 2 ? root.under(sets) : root.under(moves); width: root.each; Lines { width: others.leaf; title: qsTr("Near the hand"); commands: root.more } }
            SettingsLeaf { id: looks; x: root.edgeOf(2); y: root.across === 3 ? root.under(sets) : root.under(others); width: root.each; Lines { width: looks.leaf; title: qsTr("To look and listen"); commands: root.ofLooks } }
        }
    }
    ActionButton {
        id: done
        objectName: "back"
        anchors { right: parent.right; bottom: parent.bottom; rightMargin: Theme.base * 2.1; bottomMargin: Theme.base * 1.1 }
        text: qsTr("Back")
        key: qsTr("Esc")
        onClicked: root.went("back")
    }
    Slip {
        id: slip
        objectName: "keys_told"
        anchors { left: parent.left; leftMargin: Theme.base * 2; bottom: parent.bottom; bottomMargin: Theme.base * 1.1 }
        width: Math.min(implicitWidth, parent.width - done.width - Theme.base * 5)
        size: Theme.strong
        least: Math.min(Theme.small, 12)
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The last trick, looked at again; or, where the house allows it, all of them, one after the other.
Sheet {
    id: root
    required property Table table
    required property real cardHeight
    required property real room
    property bool open: false
    property int at: 0
    readonly property int count: tricks.count
    readonly property real tall: Math.min(cardHeight, (room - Theme.base * 3) / (4 * table.cardAspect + 0.4))
    property var shown: null                                  // of the tricks; Qt 6.4 takes none of them for a Shown
    visible: open && shown !== null
    onOpenChanged: {
        show(count - 1)
        if (open && shown)
            Announcer.say(told())
    }
    onCountChanged: open = false
    function told(): string {
        const cards = Array.from(shown.faces).map((face, i) => Sentence.filled(qsTr("%1: %2", "a name, and the card that was played"), [shown.names[i], Pronounce.now.card(face)]))
        return shown.title + ". " + cards.join("; ")
    }
    function show(which: int) {
        at = Math.max(0, Math.min(count - 1, which))
        shown = count > 0 ? tricks.itemAt(at) : null
    }
    function turn(by: int) {
        show(at + by)
        Announcer.say(told())
    }
    component Shown: Item {
        required property string title
        required property list<string> names
        required property list<string> faces
        required property int winner
    }
    Repeater { id: tricks; model: root.table.tricks; Shown { visible: false } }
    width: Math.max(row.width + Theme.base * 3, heading.implicitWidth + Theme.base * 3)
    height: tall + Theme.base * 7
    z: 20
    Accessible.role: Accessible.Grouping
    Accessible.name: heading.text
    PlainText {
        id: heading
        x: Theme.base * 1.5
        y: Theme.base * 0.7
        text: root.shown?.title ?? ""
        color: Theme.ink
        font { family: Theme.serif; weight: Font.Bold; pixelSize: Theme.strong }
        Accessible.ignored: true
    }
    Row {
        id: row
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.base * 3.2
        spacing: root.tall * 0.1
        Repeater {
            model: root.shown?.faces.length ?? 0
            Item {
                id: one
                required property int index
                readonly property bool wins: root.shown?.winner === index
                width: root.tall * root.table.cardAspect
                height: root.tall + Theme.base * 2
                CardFace {
                    height: root.tall
                    face: root.shown?.faces[one.index] ?? root.table.back
                    selected: one.wins
                    Accessible.role: Accessible.Graphic
                    Accessible.name: Pronounce.now.card(face)
                    Accessible.description: root.shown?.names[one.index] ?? ""
                }
                Picture { visible: one.wins; source: Theme.asset("tokens/laurel.svg"); width: root.tall * 0.28; height: width; x: parent.width - width * 0.62; y: -height * 0.34 }
                PlainText {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: root.tall + Theme.base * 0.25
                    width: Math.min(implicitWidth, parent.width + Theme.base)
                    elide: Text.ElideRight
                    text: root.shown?.names[one.index] ?? ""
                    color: Theme.inkSoft
                    font { family: Theme.sans; weight: Font.DemiBold; pixelSize: Theme.small }
                    Accessible.ignored: true
                }
            }
        }
    }
    Row {
        anchors { right: parent.right; rightMargin: Theme.base; bottom: parent.bottom; bottomMargin: Theme.base * 0.3 }
        spacing: Theme.base
        TextLink { visible: root.count > 1 && root.at > 0; text: qsTr("The one before"); size: Theme.small; onClicked: root.turn(-1) }
        TextLink { visible: root.count > 1 && root.at < root.count - 1; text: qsTr("The next"); size: Theme.small; onClicked: root.turn(1) }
        TextLink { objectName: "trickClose"; text: qsTr("Close"); key: "U"; size: Theme.small; onClicked: root.open = false }
    }
}

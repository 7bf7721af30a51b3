// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// A line of the sheet on which a deal of two sides is counted: what it is of, and what each side has of it. The side that
// has more of it has its figure in bold.
Item {
    id: root
    required property int index
    required property int kind                                // 0 cards, 1 a sum, 2 the end
    required property string title
    required property string note
    required property list<string> faces
    required property string ownCount
    required property string own
    required property string othersCount
    required property string others
    property real size: Theme.body
    property real middle: width * 0.7                         // where the own side's figures end
    property bool last: false
    readonly property real ahead: Number(own.replace("−", "-")) - Number(others.replace("−", "-"))
    property string sign                                      // before the figures: how they come from those above
    Accessible.role: Accessible.ListItem
    Accessible.name: Sentence.filled(qsTr("%1: %2 and %3", "a line of a count; the figures of both sides"), [note === "" ? title : title + ", " + note, own, others])

    component Cell: PlainText {
        height: root.height
        verticalAlignment: Text.AlignVCenter
        color: Theme.ink
        font { family: Theme.serif; weight: Font.Bold; pixelSize: root.size }
        Accessible.ignored: true
    }
    component Small: Cell {
        color: Theme.inkSoft
        font { family: Theme.sans; weight: Font.Normal; pixelSize: root.size * 0.85 }
    }
    component Figure: Cell {
        required property real lead                           // over the other side
        color: lead < 0 ? Theme.inkSoft : Theme.ink
        font { weight: lead > 0 ? Font.Black : Font.DemiBold; pixelSize: root.kind === 2 ? root.size * 1.5 : root.size * 1.1 }
    }
    Rectangle { width: parent.width; height: root.kind === 0 ? 1 : 1.5; color: Theme.ink; opacity: root.kind === 0 ? 0.14 : 0.4; visible: root.kind < 2 || root.last }
    Row {
        visible: root.kind === 0
        spacing: -root.height * 0.2
        anchors.verticalCenter: parent.verticalCenter
        Repeater {
            model: root.faces
            CardFace { required property string modelData; face: modelData; height: root.height * 0.92; Accessible.ignored: true }
        }
    }
    Cell {
        id: name
        x: root.kind === 0 ? Math.max(root.height * 1.5, Theme.base * 3) : 0
        text: root.title
        color: root.kind === 1 ? Theme.rust : Theme.ink
        font.pixelSize: root.kind === 2 ? root.size * 1.15 : root.size
    }
    Small {
        x: name.x + name.implicitWidth + Theme.base
        width: Math.max(0, root.middle - x - Theme.base * 6)
        elide: Text.ElideRight
        text: root.note
    }
    Small { x: root.middle - width - Theme.base * 3.2; text: root.ownCount }
    Small { x: root.width - width - Theme.base * 3.2; text: root.othersCount }
    Figure { x: root.middle - width; text: root.own; lead: root.ahead }
    Figure { x: root.width - width; text: root.others; lead: -root.ahead }
    Cell { x: root.middle - width - Theme.base * 3; text: root.sign; color: Theme.rust }
    Cell { x: root.width - width - Theme.base * 3; text: root.sign; color: Theme.rust }
}

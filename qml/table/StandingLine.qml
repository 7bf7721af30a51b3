// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// One seat in the final standing: place, portrait, name, and below it what became of it, or beside it where many share the
// height of a small window.
Item {
    id: root
    required property int place
    required property string name
    required property string portrait
    required property string fate
    required property string count
    required property bool winner
    required property bool own
    property bool brief: false                                // no room for the counts
    property real toldSize: usual                             // px of what became of it, in all lines alike
    readonly property int usual: Math.max(11, Math.round(size * 0.82))
    readonly property int fitting: Math.max(10, Math.min(usual, Math.floor(usual * (became.width - 3) / Math.max(1, whole.advanceWidth)))) // px with which it would have room
    readonly property bool flat: height < 32                  // two lines in print that can be read have no room
    readonly property real size: Math.max(12, Math.min(Theme.strong, height * (flat ? 0.55 : 0.4)))
    readonly property string told: brief || count === "" ? fate : qsTr("%1 · %2", "what became of a seat; deals played").arg(fate).arg(count)
    Accessible.role: Accessible.ListItem
    Accessible.name: Sentence.filled(qsTr("%1. %2: %3"), [place, name, told])

    Rectangle {
        visible: root.winner || root.own
        anchors { fill: parent; topMargin: 1; bottomMargin: 1; leftMargin: -Theme.xs }
        radius: 3
        color: root.winner ? "#50e09a16" : "transparent"
        border { width: root.own ? 2.5 : 0; color: Theme.gold }
    }
    PlainText {
        id: number
        width: root.size * 1.7
        anchors.verticalCenter: parent.verticalCenter
        horizontalAlignment: Text.AlignRight
        text: qsTr("%1.", "place in an order, as 1. 2. 3.").arg(root.place)
        color: Theme.rust
        font { family: Theme.serif; weight: Font.Black; pixelSize: root.size }
    }
    Medallion {
        id: face
        x: number.width + root.size * 0.4
        anchors.verticalCenter: parent.verticalCenter
        height: parent.height * 0.84
        who: root.portrait
        out: !root.winner
    }
    Item {
        anchors { left: face.right; leftMargin: root.size * 0.55; right: parent.right; rightMargin: Theme.xs; verticalCenter: parent.verticalCenter }
        height: root.flat ? called.height : called.height + became.height - root.size * 0.2
        PlainText {
            id: called
            width: root.flat ? Math.min(implicitWidth, parent.width * 0.5) : parent.width
            text: root.name
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 10
            color: Theme.ink
            font { family: Theme.serif; weight: Font.Bold; pixelSize: root.size }
        }
        PlainText {
            id: became
            x: root.flat ? called.width + Theme.s : 0
            y: root.flat ? called.baselineOffset - baselineOffset : called.height - root.size * 0.2
            width: parent.width - x
            text: root.told
            elide: Text.ElideRight
            color: Theme.inkSoft
            font { family: Theme.sans; weight: Font.Medium; pixelSize: root.toldSize }
            TextMetrics { id: whole; font { family: Theme.sans; weight: Font.Medium; pixelSize: root.usual } text: root.told }
        }
    }
}

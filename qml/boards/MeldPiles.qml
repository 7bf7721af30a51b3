// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The stock and below it the discard pile of a game of melds, of which only the top card is seen.
Item {
    id: root
    required property GameBoard board
    required property real cardHeight
    required property bool drawing                            // a card may be drawn or taken
    required property bool giving                             // one may be discarded
    required property bool discarding                         // and that is left to do, or may be
    required property Zone stock
    required property Zone pile
    readonly property alias pack: stack
    readonly property alias upper: uppermost
    readonly property alias spot: bed
    readonly property alias fan: looked
    signal acted(zone: string)
    width: Math.round(cardHeight * board.table.cardAspect)

    DrawStock {
        id: stack
        objectName: "stock"
        board: root.board
        y: Math.max(0, layers - 1) * 1.7
        z: 1                                                  // its count lies over the edge of the pile
        height: root.cardHeight
        count: root.stock.count
        counted: count > 0
        figure: Math.max(12, root.cardHeight * 0.11)
        acts: root.drawing
        onAsked: root.acted("stock")
    }
    Item {
        id: bed
        y: root.height - root.cardHeight
        width: root.width
        height: root.cardHeight
        DashedFrame {                                         // where it lies, also while nothing does
            visible: root.pile.count === 0 && root.board.arrived
            anchors { fill: parent; margins: 4 }
            colour: Preferences.cloth === "tela" ? Theme.rust : Theme.cream
            thick: 2
            opacity: 0.6
        }
        Rectangle {                                           // the edge of what lies below
            visible: root.pile.count > (root.pile.faces.length > 0 ? 1 : 0)
            anchors.fill: parent
            radius: width * 0.059
            color: Theme.cardPaper
            border { width: 1; color: "#8a7a5c" }
            rotation: 4.2
            antialiasing: true
        }
        PlayCard {
            id: uppermost
            objectName: "pile"
            visible: root.pile.faces.length > 0
            face: root.pile.faces[0] ?? root.board.table.back
            still: !root.drawing
            height: root.cardHeight
            rotation: root.pile.count % 3 - 1
            Accessible.role: Accessible.Button
            Accessible.checkable: false
            Accessible.name: Sentence.filled(qsTr("Discard pile: %1", "%1 is the card on top"), [Pronounce.now.card(face)])
            key: "W"
            Accessible.description: root.drawing ? qsTr("%1; key: %2").arg(qsTr("%n card(s); press to take the top one", "", root.pile.count)).arg(keyLabel)
                : root.giving ? qsTr("%n card(s); press to discard the chosen card here", "", root.pile.count) : qsTr("%n card(s)", "", root.pile.count)
            onToggled: root.acted("pile")
            onDropped: at => root.board.dropped("pile", 0, at)
            onDraggingChanged: root.board.dragging = dragging
        }
        MouseArea { anchors.fill: parent; enabled: !root.drawing; cursorShape: root.giving ? Qt.PointingHandCursor : Qt.WhatsThisCursor; onClicked: root.acted("pile") }
        DashedFrame {
            visible: root.discarding && root.board.arrived
            anchors { fill: parent; margins: -5 }
            colour: Theme.red
        }
        Label {
            visible: root.discarding && root.board.arrived
            x: Math.round((parent.width - width) / 2)
            y: parent.height - height * 0.55
            tone: "_dark"
            size: Math.max(11, root.cardHeight * 0.095) * Math.min(1.3, Theme.textScale)
            text: qsTr("discard here")
            Accessible.ignored: true
        }
    }
    PileFan {
        id: looked
        z: 2
        all: true
        faces: Array.from(root.board.table.melding.pile)
        bed: bed
        cardHeight: Math.max(root.cardHeight * 0.62, Theme.touch * 1.7)
        most: root.board.width * 0.8
        back: root.board.table.back
        closed: !root.board.arrived || root.board.table.stage === Table.Cut
    }
}

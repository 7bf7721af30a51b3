// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The discard pile, face up, of which the top three cards are drawn. Its top is taken or discarded on with a press.
Item {
    id: root
    required property GameBoard board
    required property real cardHeight
    required property bool acting                             // the top may be taken
    required property bool giving                             // a card is to be discarded here
    property bool labelled: giving && board.arrived           // says so
    property real labelRise: 0.9                              // of the label's height, above the cards
    readonly property list<string> faces: Array.from(laid.faces)
    readonly property int shown: board.undealt > 0 ? 0 : Math.min(3, faces.length) // what lies deeper is hidden
    readonly property int first: faces.length - shown
    signal acted()

    function uppermost(): PlayCard { return cards.itemAt(shown - 1) as PlayCard }

    objectName: shown === 0 ? "discards" : ""
    width: cardHeight * board.table.cardAspect
    height: cardHeight

    Zone { id: laid; zones: root.board.table.zones; name: "discards" }
    DashedFrame {                                             // where it lies, also while nothing does
        visible: root.shown === 0 && root.board.arrived && !root.board.shuffling && root.board.table.stage !== Table.Cut
        anchors { fill: parent; margins: 4 }
        colour: Preferences.cloth === "tela" ? Theme.rust : Theme.cream
        thick: 2
        opacity: 0.6
    }
    MouseArea { anchors.fill: parent; enabled: root.shown === 0 && root.giving; cursorShape: Qt.PointingHandCursor; onClicked: root.acted() }
    Repeater {
        id: cards
        model: root.shown
        PlayCard {
            id: one
            required property int index
            readonly property bool onTop: index === root.shown - 1
            readonly property int deep: Math.max(0, root.shown - 1 - index) // below the top
            objectName: onTop ? "discards" : ""
            face: root.faces[root.first + index] ?? root.board.table.back
            still: !onTop || !root.acting
            height: root.cardHeight
            x: [0, 4, -3][deep % 3] * root.cardHeight / 200
            y: -deep * 1.5
            rotation: deep === 0 ? (root.faces.length % 3 - 1) * 0.9 : [0, 4.2, -3.6][deep % 3]
            shadow: deep < 2
            activeFocusOnTab: onTop
            Accessible.ignored: !onTop
            Accessible.role: Accessible.Button
            Accessible.checkable: false
            Accessible.name: qsTr("Discard pile: %1", "%1 is the card on top").arg(Pronounce.now.card(face))
            key: "W"
            Accessible.description: root.acting ? qsTr("%1; key: %2").arg(qsTr("%n card(s); press to take the top one", "", root.faces.length)).arg(keyLabel)
                : root.giving ? qsTr("%n card(s); press to discard the chosen card here", "", root.faces.length) : qsTr("%n card(s)", "", root.faces.length)
            onToggled: root.acted()
            onDropped: at => root.board.dropped("discards", root.faces.length - 1, at)
            onDraggingChanged: root.board.dragging = dragging
            MouseArea { anchors.fill: parent; enabled: one.onTop && one.still; cursorShape: root.giving ? Qt.PointingHandCursor : Qt.WhatsThisCursor; onClicked: root.acted() }
        }
    }
    DashedFrame {
        visible: root.giving && root.board.arrived
        anchors { fill: parent; margins: -5 }
        colour: Theme.red
    }
    Label {
        visible: root.labelled
        x: (root.width - width) / 2
        y: -5 - height * root.labelRise                       // off the card's index; its foot has the pile's count
        z: 1
        tone: "_dark"
        size: Math.max(12, root.cardHeight * 0.095) * Math.min(1.3, Preferences.textSize / 100)
        text: qsTr("discard here")
        Accessible.ignored: true
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// A hand that ends the play at once is laid before everybody, with its name.
Overlay {
    id: root
    required property Table table
    readonly property Actions actions: tickets
    readonly property list<string> cards: Array.from(declared.faces)
    readonly property int rows: Math.max(1, Math.ceil(cards.length / table.cardsInHand))
    readonly property real aspect: (table.cardsInHand * 1.06 - 0.06) * table.cardAspect // of a hand
    readonly property real cardHeight: Math.round(Math.min(root.height * 0.42 / rows, Theme.base * 15, (sheet.width - Theme.base * 6) / aspect))
    Accessible.role: Accessible.Dialog
    Accessible.name: table.declarationTitle
    Accessible.description: table.declarationText

    Zone { id: declared; zones: root.table.zones; name: "declared" }
    Sheet {
        id: sheet
        framed: true
        anchors { centerIn: parent; verticalCenterOffset: root.slide }
        width: Math.min(root.width - Theme.xl * 2, Theme.base * 46 * Math.min(1.3, Theme.textScale))
        height: title.height + hands.height + words.height + tickets.height + Theme.base * 8
        Print {
            id: title
            kind: "title"
            anchors { left: parent.left; right: parent.right; top: parent.top; topMargin: Theme.base * 1.8 }
            horizontalAlignment: Text.AlignHCenter
            text: root.table.declarationTitle
        }
        Grid {
            id: hands
            anchors { horizontalCenter: parent.horizontalCenter; top: title.bottom; topMargin: Theme.base }
            columns: root.table.cardsInHand
            columnSpacing: root.cardHeight * root.table.cardAspect * 0.06
            rowSpacing: Theme.base * 0.6
            Repeater {
                model: root.cards.length
                CardFace {
                    required property int index
                    face: root.cards[index] ?? root.table.back
                    height: root.cardHeight
                    rotation: [-1.2, 0.5, 0.9, -0.6][index % 4]
                }
            }
        }
        Print {
            id: words
            kind: "note"
            anchors { left: parent.left; right: parent.right; margins: Theme.base * 2.6; top: hands.bottom; topMargin: Theme.base * 1.2 }
            horizontalAlignment: Text.AlignHCenter
            text: root.table.declarationText
        }
        Actions {
            id: tickets
            anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: Theme.base * 2 }
            table: root.table
            offered: root.open
        }
    }
}

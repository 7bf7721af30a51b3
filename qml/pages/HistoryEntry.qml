// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The chosen match on the right leaf of the ledger: when it was, what came of it, and who sat there, the winner first.
Item {
    id: root
    property HistoryLine line: null
    property var seats: []
    readonly property int columns: seats.length > 6 ? 2 : 1
    readonly property int rows: Math.ceil(seats.length / columns)
    readonly property real rowHeight: Math.min(Theme.base * (seats.length > 3 ? 4.2 : 6.4), (height - company.y) / Math.max(1, rows))
    readonly property real gap: Theme.base * 1.2
    visible: line !== null

    Print {
        id: date
        width: parent.width
        kind: "section"
        text: root.line?.moment ?? ""
    }
    Rectangle { y: date.height + Theme.xs; width: parent.width; height: 1.5; color: Theme.rust; opacity: 0.55 }
    Rectangle { y: date.height + Theme.xs + 4; width: parent.width; height: 1; color: Theme.rust; opacity: 0.4 }
    Print {
        id: game
        y: date.height + Theme.base * 0.7
        width: parent.width
        kind: "note"
        text: root.line?.game ?? ""
    }
    Item {
        id: result
        y: game.y + game.height + Theme.base * 0.3
        width: parent.width
        height: outcome.height + Theme.xs
        PlainText {
            id: outcome
            x: root.line?.won ? Theme.base * 0.8 : 0
            width: Math.min(implicitWidth, parent.width - length.width - Theme.base * 2)
            wrapMode: Text.Wrap
            text: root.line?.result ?? ""
            color: root.line?.won ? Theme.redDark : Theme.ink
            font { family: Theme.serif; weight: Font.Black; pixelSize: Theme.big }
            Accessible.role: Accessible.StaticText
            Accessible.name: text
            Accessible.focusable: false
        }
        PenRing { visible: root.line?.won ?? false; anchors { fill: outcome; leftMargin: -Theme.base * 0.7; rightMargin: -Theme.base * 0.7; topMargin: Theme.xs; bottomMargin: 0 } }
        Print { id: length; anchors { right: parent.right; baseline: outcome.baseline } width: implicitWidth; wrapMode: Text.NoWrap; kind: "aside"; text: root.line?.deals ?? "" }
    }
    Item {
        id: company
        y: result.y + result.height + Theme.base * 0.7
        width: parent.width
        height: root.rows * root.rowHeight
        Repeater {
            model: root.seats
            Item {
                id: seat
                required property int index
                required property var modelData
                readonly property string portrait: modelData.own ? "tu" : MatchSetup.seats.portraitOf(modelData.name)
                x: Math.floor(index / root.rows) * (width + root.gap)
                y: index % root.rows * root.rowHeight
                width: (company.width - (root.columns - 1) * root.gap) / root.columns
                height: root.rowHeight
                Accessible.role: Accessible.StaticText
                Accessible.name: modelData.place > 0 ? qsTr("%1: %2", "a place at the end of a match, and whose").arg(modelData.place).arg(modelData.shown) : modelData.shown
                Accessible.focusable: false
                Rectangle { visible: seat.modelData.own; anchors { fill: parent; leftMargin: -Theme.xs; rightMargin: -Theme.xs; topMargin: 1; bottomMargin: 1 } radius: 3; color: "#30e09a16" }
                PlainText {
                    id: place
                    width: Math.round(Theme.strong * (root.columns > 1 ? 1.2 : 1.5))
                    anchors.verticalCenter: parent.verticalCenter
                    horizontalAlignment: Text.AlignHCenter
                    text: seat.modelData.place > 0 ? seat.modelData.place : ""
                    color: seat.modelData.won ? Theme.red : Theme.inkSoft
                    font { family: Theme.serif; weight: Font.Black; pixelSize: Theme.strong }
                    Accessible.ignored: true
                }
                Medallion {
                    id: face
                    Accessible.ignored: true
                    anchors { left: place.right; leftMargin: Theme.xs; verticalCenter: parent.verticalCenter }
                    height: Math.min(root.rowHeight - Theme.base * 0.5, Theme.base * (root.columns > 1 ? 3 : 5.4))
                    who: seat.portrait
                    visible: seat.portrait !== ""
                }
                PlainText {
                    anchors { left: place.right; leftMargin: face.height + Theme.base * (root.columns > 1 ? 0.7 : 1); right: tokens.left; rightMargin: Theme.s; verticalCenter: parent.verticalCenter }
                    text: seat.modelData.shown
                    elide: Text.ElideRight
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 11
                    color: Theme.ink
                    font { family: Theme.serif; weight: seat.modelData.own || seat.modelData.won ? Font.Bold : Font.DemiBold; pixelSize: root.rowHeight > Theme.body * 2.4 ? Theme.strong : Theme.body }
                    Accessible.ignored: true
                }
                Row {                                         // what was left at the end
                    id: tokens
                    anchors { right: parent.right; rightMargin: Theme.xs; verticalCenter: parent.verticalCenter }
                    readonly property real each: Math.min(Theme.base * 1.7, root.rowHeight * 0.6)
                    spacing: -each * 0.4
                    readonly property bool piled: ["slate", "chip"].includes(seat.modelData.piece) // with a number
                    TokenPile {
                        visible: tokens.piled
                        compact: true
                        size: tokens.each
                        count: visible ? seat.modelData.pieces : 0
                        lastLife: false
                        piece: seat.modelData.piece
                    }
                    Repeater {
                        model: tokens.piled ? 0 : Math.max(0, Math.min(4, seat.modelData.pieces))
                        Picture { width: tokens.each; height: width; source: Theme.asset("tokens/" + seat.modelData.piece + ".svg") }
                    }
                }
                Rectangle { visible: seat.index % root.rows < root.rows - 1; anchors { left: parent.left; right: parent.right; bottom: parent.bottom } height: 1; color: Theme.ink; opacity: 0.12 }
            }
        }
    }
    Image {                                                   // where few sat there
        readonly property real room: root.height - company.y - company.height
        visible: room > Theme.base * 9
        width: height * 1.4
        height: Math.min(Theme.base * 10, room - Theme.base * 3)
        x: (root.width - width) / 2
        y: company.y + company.height + (room - height) / 2
        source: Theme.asset("textures/st_vine_ink.png")
        mipmap: true
        opacity: 0.7
    }
}

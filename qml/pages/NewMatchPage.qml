// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// A match is arranged at its table: people on their chairs, and the rules on the sheet beside them.
Page {
    id: root
    objectName: "setup"
    readonly property bool tall: height > width
    readonly property real edge: Theme.base * 1.3
    laid: house.open ? house : programs.open ? programs : sure.open ? sure : who.open ? who : null

    function showPresets() { house.open = true }
    function layUsual() {
        sure.ask("usual", qsTr("Reset everything?"), qsTr("Every rule and every seat goes back to the usual, names, portraits and levels too. House rules that you saved under a name stay."), qsTr("Reset everything"))
    }
    // names are asked for once nothing else stands in the way of the match
    function prepared(): bool { return !who.asks() }
    // not by the key that opened this page and is still held
    function deal(event: KeyEvent) {
        if (!event.isAutoRepeat)
            went("begin")
    }

    FocusScope {
        anchors.fill: parent
        focus: true
        enabled: root.laid === null
        Backdrop { anchors.fill: parent }
        Sheet {
            id: chairs
            x: Math.max(root.edge * 0.5, table.x + (table.width - width) / 2)
            y: root.edge * 0.5
            readonly property bool worded: root.tall || seatWords.implicitWidth + seats.width + Theme.base * 5 < sheet.x
            width: (worded ? seatWords.implicitWidth + Theme.base * 1.2 : 0) + seats.width + Theme.base * 2.8
            height: seats.height + Theme.base * 1.2
            PlainText {
                id: seatWords
                visible: chairs.worded
                anchors { left: parent.left; leftMargin: Theme.base * 1.5; verticalCenter: parent.verticalCenter }
                text: qsTr("At the table")
                color: Theme.rust
                font { family: Theme.serif; weight: Font.Bold; pixelSize: Theme.strong }
                Accessible.role: Accessible.StaticText
                Accessible.name: text
                Accessible.focusable: false
            }
            Stepper {
                id: seats
                objectName: "setup_seats"
                anchors { right: parent.right; rightMargin: Theme.base * 1.3; verticalCenter: parent.verticalCenter }
                text: qsTr("Players at the table")
                display: MatchSetup.seatCount
                wide: Theme.body * 2.6
                amount: MatchSetup.seatCount
                least: MatchSetup.fewestSeats
                most: MatchSetup.mostSeats
                onStepped: by => { MatchSetup.seatCount += by }
            }
        }
        LaidTable {
            id: table
            objectName: "setup_table"
            // larger print than the middle of the cloth can hold: the card of the place goes to the sheet.
            // Where the sheet lies below, the table's height follows from it and cannot be asked here.
            readonly property bool crowded: root.tall ? Theme.textScale > 1.2 : inside.width < Theme.body * 11 || inside.height < Theme.body * 12
            x: root.edge
            y: chairs.y + chairs.height + Theme.base * 0.9
            width: root.tall ? root.width - 2 * root.edge : sheet.x - 2 * root.edge
            height: (root.tall ? sheet.y : root.height) - y - root.edge
            PlaceCard {
                id: card
                parent: table.crowded ? sheet.shelf : table.centrepiece
                anchors.horizontalCenter: parent?.horizontalCenter
                y: parent === sheet.shelf || !parent ? Theme.base * 0.6 : (parent.height - height) / 2
                width: table.crowded ? Math.min(sheet.shelf.width - Theme.base, Theme.body * 17) : Math.min(table.inside.width - Theme.base * 0.4, Theme.body * 17)
                low: table.crowded
                room: table.crowded ? 10000 : table.inside.height
                seat: table.chosen
                name: table.person?.name ?? ""
                portrait: table.person?.portrait ?? "tu"
                levelName: table.person?.levelName ?? ""
                level: table.person?.level ?? 0
                human: table.person?.human ?? true
                temperament: table.person?.temperament ?? ""
                program: table.person?.program ?? false
                programText: table.person?.programText ?? ""
                another: table.person?.another ?? false
                personText: table.person?.personText ?? ""
                onProgramWanted: programs.open = true
            }
        }
        RuleSheet {
            id: sheet
            width: root.tall ? root.width - 2 * root.edge : Math.min(root.width * (Theme.textScale > 1.2 ? 0.62 : 0.56), Theme.body * 42)
            height: root.tall ? Math.min(root.height * 0.56, natural) : Math.min(root.height - root.edge, natural)
            x: root.width - width - root.edge
            // its top stays where it is when another game has more rules or fewer: the choice of game keeps under the pointer
            y: root.tall ? root.height * 0.44 - root.edge : root.edge * 0.5
            airy: root.height > Theme.body * 46.5
            snug: !root.tall && !airy
            shelfHeight: table.crowded ? card.height + Theme.base * 1.4 : 0
            onPresetsWanted: root.showPresets()
            onUsualWanted: root.layUsual()
            onWent: where => root.went(where)
        }
    }
    HouseRules {
        id: house
        anchors.fill: parent
        onClosed: step()
    }
    ProgramSheet {
        id: programs
        anchors.fill: parent
        seat: table.chosen
        name: table.person?.name ?? ""
        portrait: table.person?.portrait ?? ""
        command: table.person?.command ?? ""
        onClosed: step()
    }
    WhoPlays {
        id: who
        anchors.fill: parent
        onClosed: open = false
        onReady: root.went("deal")
    }
    Confirm {
        id: sure
        anchors.fill: parent
        onClosed: open = false
        onAccepted: MatchSetup.restoreDefaults()
    }
    Keys.onReturnPressed: event => deal(event)
    Keys.onEnterPressed: event => deal(event)
}

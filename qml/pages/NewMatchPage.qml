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

    // not by the key that opened this page and is still held
    function deal(event: KeyEvent) {
        if (!event.isAutoRepeat)
            went("begin")
    }

    Backdrop { anchors.fill: parent }
    Sheet {
        id: chairs
        x: table.x + (table.width - width) / 2
        y: root.edge * 0.5
        width: seatWords.implicitWidth + seats.width + Theme.base * 4
        height: Theme.touch + Theme.base * 1.2
        Text {
            id: seatWords
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
            wide: Theme.base * 3.2
            canLess: MatchSetup.seatCount > 2
            canMore: MatchSetup.seatCount < 24
            onStepped: by => { MatchSetup.seatCount += by }
        }
    }
    LaidTable {
        id: table
        objectName: "setup_table"
        x: root.edge
        y: chairs.y + chairs.height + Theme.base * 0.9
        width: root.tall ? root.width - 2 * root.edge : page.x - 2 * root.edge
        height: (root.tall ? page.y : root.height) - y - root.edge
        PlaceCard {
            anchors.centerIn: parent
            width: Math.min(table.inside.width - Theme.base * 0.4, Theme.base * 17)
            room: table.inside.height
            seat: table.chosen
            name: table.person?.name ?? ""
            portrait: table.person?.portrait ?? "tu"
            levelName: table.person?.levelName ?? ""
            level: table.person?.level ?? 0
            human: table.person?.human ?? true
        }
    }
    Sheet {
        id: page
        framed: true
        width: root.tall ? root.width - 2 * root.edge : Math.min(root.width * 0.56, Theme.base * 42)
        height: root.tall ? Math.min(root.height * 0.56, natural) : Math.min(root.height - root.edge, natural)
        x: root.width - width - root.edge
        y: root.tall ? root.height - height - root.edge : (root.height - height) / 2
        readonly property real natural: title.height + options.height + foot.height + Theme.base * 5.6

        Print { id: title; kind: "title"; x: Theme.base * 2.2; y: Theme.base * 1.3; text: qsTr("New match") }
        TextLink {
            objectName: "setup_restore"
            anchors { right: parent.right; rightMargin: Theme.base * 2.2; verticalCenter: title.verticalCenter }
            text: qsTr("the usual rules")
            note: qsTr("Sets every rule back to what is usual")
            onClicked: MatchSetup.restoreDefaults()
        }
        Scroll {
            id: list
            anchors { left: parent.left; right: parent.right; top: title.bottom; bottom: foot.top; leftMargin: Theme.base * 1.4; rightMargin: Theme.base * 1.2; bottomMargin: Theme.base * 0.5 }
            contentHeight: options.height
            RuleOptions { id: options; spacing: root.height > Theme.base * 46.5 ? Theme.base * 0.4 : 0; x: Theme.base * 0.8; width: list.width - Theme.base * 1.8 }
        }
        Item {
            id: foot
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom; leftMargin: Theme.base * 2.2; rightMargin: Theme.base * 2.2; bottomMargin: Theme.base * 1.7 }
            height: summary.height + start.height + Theme.base * 0.5
            Print {
                id: summary
                width: parent.width
                kind: "aside"
                font.pixelSize: Theme.body
                text: MatchSetup.effectivePacks === 2 ? qsTr("%n stake(s) make a pool of %1. Two packs are shuffled together.", "", MatchSetup.seatCount).arg(MatchSetup.poolText) : qsTr("%n stake(s) make a pool of %1.", "", MatchSetup.seatCount).arg(MatchSetup.poolText)
            }
            ActionButton {
                objectName: "back"
                anchors { right: start.left; rightMargin: Theme.base; bottom: parent.bottom }
                text: qsTr("Back")
                key: qsTr("Esc")
                onClicked: root.went("back")
            }
            ActionButton {
                id: start
                objectName: "setup_start"
                focus: true
                anchors { right: parent.right; bottom: parent.bottom }
                tone: "red"
                text: qsTr("Deal the cards")
                key: qsTr("Enter")
                onClicked: root.went("begin")
            }
        }
    }
    Keys.onReturnPressed: event => deal(event)
    Keys.onEnterPressed: event => deal(event)
}

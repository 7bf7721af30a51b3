// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The playbill on the osteria's table.
Page {
    id: root
    objectName: "start"
    readonly property bool tall: height > width
    readonly property var offer: MatchSetup.offer
    readonly property bool begun: Session.running || Session.waits // a match that can be gone on with

    // Where the match stands that is gone on with, and its game, where another one is on the bill.
    function waiting(): string {
        const game = Array.from(MatchSetup.offers).find(one => one.name === Session.continueGame && one.name !== offer.name)
        return game ? game.title + ", " + Session.continueText : Session.continueText
    }
    // The games of the house that are not on the bill, by name where these are few.
    function otherGames(): string {
        const names = []
        for (const game of Array.from(MatchSetup.offers)) {
            if (game.name !== offer.name)
                names.push(game.title)
        }
        return names.length > 2 ? qsTr("%n on the shelf", "games", names.length) : names.join(", ")
    }

    StillLife {
        anchors.fill: parent
        tall: root.tall
        slip: first.visible ? Qt.rect(first.x, first.y, first.width, first.height) : Qt.rect(0, 0, 0, 0)
        bill: bill.x
    }
    Sheet {
        id: bill
        framed: true
        readonly property real across: root.tall ? Math.min(root.width * 0.82, Theme.base * 40) : Math.min(root.width * 0.46, Theme.base * 32)
        readonly property real high: root.tall ? Math.min(root.height * 0.62, Theme.base * 50) : Math.min(root.height * 0.945, Theme.base * 50)
        width: Math.min(root.width - Theme.base * 3, Math.max(across, Theme.body * 25))
        height: Math.min(root.height - Theme.base * 2, Math.max(high, lines.height + Theme.base * 4.8))
        x: root.tall ? (root.width - width) / 2 : root.width - width - Math.min(root.width * 0.035, (root.width - width) / 2)
        y: root.tall ? Math.max(Theme.base, root.height - height - root.height * 0.03) : (root.height - height) / 2

        Scroll {
            anchors { fill: parent; leftMargin: Theme.base * 1.2; rightMargin: Theme.base; topMargin: Math.max(24, Theme.base * 1.2); bottomMargin: Math.max(24, Theme.base * 1.4) }
            contentHeight: lines.height + Theme.base * 1.6
            Column {
                id: lines
                x: Theme.base * 1.4
                y: Theme.base * 0.7
                width: bill.width - Theme.base * 5.2
                spacing: Theme.base * 0.35
                // All lines are to be seen at once: they move together as far as can still be hit and read.
                readonly property real head: billing.y + billing.height
                readonly property int count: Array.from(children).filter(one => one instanceof MenuLine && one.visible).length
                readonly property real free: root.height - Theme.base * 8.4 - head
                readonly property real lineHeight: Math.max(Theme.head * 1.22, Math.floor(free / count) - spacing)
                PlainText {
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 10
                    text: qsTr("AT THE OSTERIA WE PLAY")
                    color: Theme.rust
                    font { family: Theme.serif; weight: Font.DemiBold; pixelSize: Theme.body; letterSpacing: Theme.base * 0.16 }
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                    Accessible.focusable: false
                }
                Item {
                    width: parent.width
                    height: title.height + Theme.s
                    Title { id: title; anchors.horizontalCenter: parent.horizontalCenter; size: Math.min(parent.width * 1.02, Theme.base * 30); text: root.offer.title; picture: root.offer.woodType }
                }
                Print {
                    id: billing
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: root.offer.bill
                    color: Theme.inkSoft
                    font { italic: true; pixelSize: Theme.body }
                }
                Troubles {                                    // where the slip has no room beside the bill
                    objectName: "start_trouble_line"
                    visible: any && !slip.fits
                    width: parent.width
                }
                MenuLine { most: lines.lineHeight; id: goOn; objectName: "menu_continue"; visible: root.begun; width: parent.width; text: qsTr("Continue"); note: root.waiting(); onClicked: root.went("continue") }
                MenuLine { most: lines.lineHeight; id: fresh; objectName: "menu_new"; width: parent.width; text: qsTr("New match"); note: qsTr("Ctrl+N"); onClicked: root.went("setup") }
                MenuLine { most: lines.lineHeight; objectName: "menu_games"; visible: MatchSetup.offers.length > 1; width: parent.width; text: qsTr("Other games"); note: root.otherGames(); onClicked: root.went("games") }
                MenuLine { most: lines.lineHeight; objectName: "menu_deals"; width: parent.width; text: qsTr("Deal of the day"); note: DayDeals.played ? DayDeals.result : qsTr("and a friend’s"); onClicked: root.went("deals") }
                MenuLine { most: lines.lineHeight; objectName: "menu_evening"; width: parent.width; text: qsTr("Evening at the osteria"); note: Osteria.active ? qsTr("table %1 of %2").arg(Osteria.table + 1).arg(Osteria.tables.length) : Osteria.titles[Osteria.rung]; onClicked: root.went("evening") }
                MenuLine { most: lines.lineHeight; objectName: "menu_lessons"; width: parent.width; text: qsTr("Lessons"); note: qsTr("Teresa explains"); onClicked: root.went("lessons") }
                MenuLine { most: lines.lineHeight; objectName: "menu_rules"; width: parent.width; text: qsTr("Rules"); note: qsTr("F1"); onClicked: root.went("rules") }
                MenuLine { most: lines.lineHeight; objectName: "menu_history"; width: parent.width; text: qsTr("History"); onClicked: root.went("history") }
                MenuLine { most: lines.lineHeight; objectName: "menu_statistics"; width: parent.width; text: qsTr("Statistics"); onClicked: root.went("statistics") }
                MenuLine { most: lines.lineHeight; objectName: "menu_settings"; width: parent.width; text: qsTr("Settings"); note: qsTr("English"); onClicked: root.went("settings") }
                MenuLine { most: lines.lineHeight; objectName: "menu_about"; width: parent.width; text: qsTr("About the game"); onClicked: root.went("about") }
                MenuLine { most: lines.lineHeight; objectName: "menu_quit"; width: parent.width; text: qsTr("Quit"); note: qsTr("Ctrl+Q"); onClicked: root.went("quit") }
            }
        }
        Picture {
            readonly property real room: bill.height - lines.height - Theme.base * 4.4
            readonly property real aspect: 900 / 420
            visible: room > Theme.base * 4
            anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: Theme.base * 2 }
            height: Math.min(room, lines.width / aspect)
            width: height * aspect
            source: Theme.asset("start/osteria.svg")
        }
    }
    Sheet {                                                   // what was wrong with the files
        id: slip
        readonly property bool fits: width > Theme.body * 13
        objectName: "start_trouble"
        visible: troubles.any && fits
        x: Theme.base * 1.5
        y: (root.tall ? bill.y : root.height) - height - Theme.base * 1.5
        width: Math.min((root.tall ? root.width : bill.x) - Theme.base * 3, Theme.body * 30)
        height: troubles.height + Theme.base * 2.4
        Troubles {
            id: troubles
            x: Theme.base * 1.4
            y: Theme.base * 1.1
            width: parent.width - 2 * x
        }
    }
    FirstTime {
        id: first
        readonly property real foot: root.tall ? bill.y : slip.visible ? slip.y : root.height
        x: Theme.base * 1.5
        y: root.tall ? Theme.base * 1.5 : foot - height - Theme.base * 1.5
        width: Math.min((root.tall ? root.width : bill.x) - Theme.base * 3, Theme.body * 30)
        room: foot - Theme.base * 3 - (root.tall && slip.visible ? slip.height + Theme.base * 1.5 : 0)
        onWanted: game => root.went("lesson:" + game + ":" + LessonBook.first(game))
    }
    // the line that one most likely wants has the focus
    Component.onCompleted: (begun ? goOn : fresh).focus = true
    onBegunChanged: (begun ? goOn : fresh).focus = true
}

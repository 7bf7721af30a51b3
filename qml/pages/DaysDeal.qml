// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// Today's deal: who sits there, whether it was played and what came of it, and the calendar with the others. The page's
// foot has the ticket that deals it.
Column {
    id: root
    readonly property var laid: DealsBook.look(DayDeals.code)
    spacing: Theme.base * 0.45

    SettingsGroup { width: parent.width; title: qsTr("Deal of the day") }
    Item {
        width: parent.width
        height: today.height
        Print { id: today; width: parent.width - (result.visible ? result.width + Theme.m : 0); kind: "head"; font.pixelSize: Theme.strong; text: DayDeals.today }
        Print {
            id: result
            objectName: "deals_result"
            visible: text !== ""
            anchors { right: parent.right; rightMargin: Theme.s; baseline: today.baseline }
            width: implicitWidth
            kind: "head"
            font.pixelSize: Theme.strong
            color: DayDeals.won ? Theme.redDark : Theme.ink
            text: DayDeals.underWay ? qsTr("in progress") : DayDeals.result
        }
        PenRing { visible: DayDeals.won; anchors { fill: result; leftMargin: -Theme.s; rightMargin: -Theme.s; topMargin: -1; bottomMargin: -1 } }
    }
    Item {
        width: parent.width
        height: Math.max(faces.height, who.height)
        Row {
            id: faces
            anchors.verticalCenter: parent.verticalCenter
            spacing: -Theme.base * 0.5
            Repeater {
                model: root.laid.portraits ?? []
                Medallion { required property string modelData; who: modelData; height: Theme.base * 2.4 }
            }
        }
        Print { id: who; objectName: "deals_who"; anchors { left: faces.right; leftMargin: Theme.s; right: parent.right; verticalCenter: parent.verticalCenter } kind: "note"; text: root.laid.table ?? "" }
    }
    Print {
        width: parent.width
        kind: "note"
        text: DayDeals.played ? qsTr("Playing it again is practice.")
            : DayDeals.underWay ? qsTr("The first try counts: it is still on the table.")
            : qsTr("The same cards for everybody; only the first try counts.")
    }
    DayCalendar { width: parent.width }
    Print {
        objectName: "deals_sum"
        visible: DayDeals.daysPlayed > 0
        width: parent.width
        font.pixelSize: Theme.body
        text: qsTr("%1 played, %2 won; at best %n day(s) in a row.", "deals of the day", DayDeals.bestStreak).arg(DayDeals.daysPlayed).arg(DayDeals.daysWon)
    }
}

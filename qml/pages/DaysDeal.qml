// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// Today's deal: what it is, the calendar with what came of the others. The page's foot has the ticket that deals it.
Column {
    id: root
    spacing: Theme.base * 0.6

    SettingsGroup { width: parent.width; title: qsTr("Deal of the day") }
    Print { width: parent.width; kind: "head"; font.pixelSize: Theme.strong; text: DayDeals.today }
    Print { width: parent.width; kind: "note"; text: DayDeals.played ? qsTr("Today: %1. Playing it again is practice.").arg(DayDeals.result) : qsTr("Everybody who plays today gets the same cards, at the usual table. Only the first try counts.") }
    DayCalendar { width: parent.width }
    Row {
        width: parent.width
        LedgerFigure { width: parent.width / 3; name: qsTr("day(s) in a row", "the number stands above it", DayDeals.streak); value: DayDeals.streak }
        LedgerFigure { width: parent.width / 3; name: qsTr("day(s) played", "the number stands above it", DayDeals.daysPlayed); value: DayDeals.daysPlayed }
        LedgerFigure { width: parent.width / 3; name: qsTr("won"); value: DayDeals.daysWon }
    }
}

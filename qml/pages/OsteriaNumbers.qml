// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// What the statistics say of evenings, of the day's deals and of feats.
Column {
    id: root
    component Line: LedgerNumber { index: 1; heading: ""; width: root.width }
    Line { heading: qsTr("At the osteria"); name: qsTr("Title", "of the person at the osteria"); value: Osteria.titles[Osteria.highest] }
    Line { visible: Osteria.evenings > 0; name: qsTr("Evenings"); value: Osteria.evenings }
    Line { name: qsTr("Coins in the purse"); value: Osteria.purse }
    Line { visible: DayDeals.daysPlayed > 0; name: qsTr("Deals of the day"); value: qsTr("%1, %n won", "so many were played, and won", DayDeals.daysWon).arg(DayDeals.daysPlayed) }
    Line { visible: DayDeals.longestStreak > 1; name: qsTr("Most days in a row"); value: DayDeals.longestStreak }
}

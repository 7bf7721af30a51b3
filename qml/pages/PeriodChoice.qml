// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// Matches of how many days back are meant.
NamedChoice {
    id: root
    required property int days                                // as it is set; 0 for all
    signal daysWanted(int days)
    readonly property list<string> periods: ["0", "365", "30", "7"]
    text: qsTr("Period")
    options: [qsTr("all time", "a period"), qsTr("last year"), qsTr("30 days"), qsTr("7 days")]
    names: root.periods
    current: root.periods.indexOf(String(root.days))
    onChosen: index => root.daysWanted(Number(root.periods[index]))
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// What the match on the table is played for: a table of an evening, or the deal of a day.
Label {
    id: root
    objectName: "occasion"
    property real room: implicitWidth
    visible: text !== ""
    text: Osteria.tableWords !== "" ? Osteria.tableWords : DayDeals.tableWords
    tone: "_dark"
    pad: size * 0.6
    least: 12
    width: Math.min(implicitWidth, room)
}

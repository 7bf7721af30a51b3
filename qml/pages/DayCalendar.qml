// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// Five weeks of days in the ledger: each with the place that its deal brought, won ones ringed with the pen.
Item {
    id: root
    readonly property real cell: width / 7
    readonly property real cellHeight: Math.max(Theme.body * 2.5, Math.min(cell * 0.7, Theme.base * 3.4))
    readonly property bool low: cellHeight < Theme.body * 2.8 // the number lies beside the day
    height: months.height + names.height + cellHeight * 5 + (key.visible ? key.height + Theme.xs : 0)
    Accessible.role: Accessible.List
    Accessible.name: qsTr("The last five weeks")

    Print { id: months; width: parent.width; kind: "section"; font.pixelSize: Theme.body; horizontalAlignment: Text.AlignHCenter; text: DayDeals.months }
    Row {
        id: names
        y: months.height
        Repeater {
            model: DayDeals.weekdays
            PlainText {
                required property string modelData
                width: root.cell
                horizontalAlignment: Text.AlignHCenter
                text: modelData
                color: Theme.rust
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 9
                font { family: Theme.serif; weight: Font.DemiBold; pixelSize: Theme.small }
                Accessible.ignored: true
            }
        }
    }
    Grid {
        id: days
        y: names.y + names.height
        columns: 7
        Repeater {
            model: DayDeals.weeks
            Item {
                id: day
                required property var modelData
                width: root.cell
                height: root.cellHeight
                Accessible.role: Accessible.ListItem
                Accessible.name: modelData.told
                Rectangle {
                    anchors { fill: parent; margins: 1.5 }
                    color: day.modelData.isToday ? "#50fbd324" : day.modelData.mark !== "" || day.modelData.left ? "#38ffffff" : "transparent"
                    border { color: day.modelData.isToday ? Theme.rust : Theme.ink; width: day.modelData.isToday ? 2 : 1 }
                    opacity: day.modelData.ahead ? 0.18 : day.modelData.isToday ? 1 : 0.5
                }
                PlainText {
                    x: Theme.base * 0.35
                    y: Theme.base * 0.1
                    width: parent.width - x
                    elide: Text.ElideRight
                    text: day.modelData.month === "" ? day.modelData.day : qsTr("%1 %2", "a day, and its month in short").arg(day.modelData.day).arg(day.modelData.month)
                    color: Theme.inkSoft
                    font { family: Theme.sans; weight: Font.Medium; pixelSize: Math.max(11, Theme.small * 0.82) }
                    Accessible.ignored: true
                }
                PlainText {
                    id: mark
                    anchors { horizontalCenter: parent.horizontalCenter; horizontalCenterOffset: root.low ? root.cell * 0.15 : 0; bottom: parent.bottom; bottomMargin: parent.height * 0.1 }
                    width: Math.min(implicitWidth, parent.width - 6)
                    text: day.modelData.left ? "×" : day.modelData.mark
                    color: day.modelData.won ? Theme.redDark : Theme.ink
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 9
                    font { family: Theme.serif; weight: day.modelData.won ? Font.Black : Font.DemiBold; pixelSize: Theme.strong }
                    Accessible.ignored: true
                }
                PenRing { visible: day.modelData.won; anchors { fill: mark; leftMargin: -Theme.s; rightMargin: -Theme.s; topMargin: 1; bottomMargin: 1 } }
            }
        }
    }
    Print {
        id: key
        visible: DayDeals.daysPlayed > 0
        y: days.y + days.height + Theme.xs
        width: parent.width
        kind: "note"
        font.pixelSize: Theme.small
        text: qsTr("The place you took: ringed if you won, × if you left.")
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// What an evening is, for whoever has not been out yet: the way from table to table with those who wait there, and in
// words what it costs, what it pays and where it leads.
SettingsGroup {
    id: root
    property bool brief: false                                // all that is said in words is told elsewhere
    readonly property string sits: qsTr("You sit down at three tables, one after the other. At each of them three other guests wait for you.")
    readonly property string pays: qsTr("%n coin(s) from your purse pay for all three tables. A table that you win brings as many, second place half of them.", "", Osteria.buyIn)
    readonly property string climbs: qsTr("With two thirds of all that can be won you go up a rung of the ladder, where the guests play better.")
    readonly property bool told: !Osteria.active && Osteria.evenings === 0
    title: qsTr("How an evening goes")

    Item {
        id: way
        readonly property real room: root.width / 3           // of a table with its guests
        readonly property real face: Math.round(Math.min(Theme.base * 2.2, room * 0.24))
        width: root.width
        height: table.height + face * 1.5
        Repeater {                                            // the way there, in coins
            model: 2
            Picture {
                required property int index
                x: way.room * (index + 1) - width / 2
                y: (way.height - height) / 2
                height: way.face * 0.7
                width: height
                source: Theme.asset("tokens/coin_gold.svg")
            }
        }
        Item { id: table; width: way.room * 0.5; height: width * 0.7 }
        Repeater {
            model: Osteria.tables
            Item {
                id: one
                required property int index
                required property var modelData
                x: way.room * index
                width: way.room
                height: way.height
                Cloth {
                    x: (parent.width - width) / 2
                    y: way.face * 0.9
                    width: table.width
                    height: table.height
                    band: height * 0.16
                    rotation: [-1.5, 1, -0.6][one.index]
                }
                Picture {
                    x: (parent.width - width) / 2
                    y: way.face * 0.9 + (table.height - height) / 2
                    height: table.height * 0.5
                    width: height
                    source: Theme.asset("tokens/plate.svg")
                }
                Repeater {
                    model: one.modelData.guests
                    Medallion {
                        required property int index
                        required property var modelData
                        who: modelData.portrait
                        height: way.face
                        x: one.width / 2 + [-1, 0, 1][index % 3] * (table.width / 2 + height * 0.1) - height / 2
                        y: index % 3 === 1 ? height * 0.25 : height * 0.9 + table.height / 2 - height * 0.6
                    }
                }
                Label {
                    anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom }
                    size: Math.max(12, Theme.small * 0.9)
                    text: String(one.index + 1)
                    Accessible.ignored: true                  // a picture; the tables are told beside it
                }
            }
        }
    }
    Item { visible: words.visible; width: 1; height: Theme.base * 0.4 }
    Column {
        id: words
        visible: !root.brief
        width: root.width
        spacing: Theme.base * 0.3
        component Line: Print { width: root.width; kind: "note" }
        Line { text: root.sits }
        Line { text: root.pays }
        Line { text: root.climbs }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// An evening at the osteria: the game above, the purse and the ladder on the left leaf, the three tables on the right.
LeafPage {
    id: root
    objectName: "evening"
    title: qsTr("An evening at the osteria")
    game: MatchSetup.game
    contentHeight: twoLeaves ? house.y + Math.max(house.height, tonight.height) : house.y + house.height
    readonly property real ticket: Math.min(Theme.body, width / 40) // large print has no room for all three
    // one comes from the last of its tables, which is no more: then what the evening came to is read first
    readonly property bool over: hint === "left" && !Osteria.active && Osteria.evenings > 0
    onOverChanged: if (over) summary.forceActiveFocus(Qt.OtherFocusReason)
    note: qsTr("Coins are only for playing here; outside they are worth nothing.")

    Item {                                                    // over both leaves: five games have no room in a line of one
        id: tonightsGame
        width: root.spread
        height: (choice.visible ? choice.height : named.height) + Theme.base * 0.4
        GameChoice {
            id: choice
            objectName: "evening_game"
            visible: !Osteria.active && MatchSetup.games.length > 1
            room: parent.width
        }
        Print { id: named; visible: !choice.visible; width: parent.width; kind: "section"; text: qsTr("Tonight: %1", "the game of an evening").arg(Osteria.gameName) }
    }
    Column {
        id: house
        y: root.twoLeaves ? tonightsGame.height : tonight.y + tonight.height + Theme.m
        width: root.leafWidth
        spacing: Theme.base * 0.6
        Row {
            spacing: Theme.base
            Picture { height: Theme.big * 1.5; width: height; anchors.verticalCenter: parent.verticalCenter; source: Theme.asset("tokens/coin_gold.svg") }
            Column {
                anchors.verticalCenter: parent.verticalCenter
                Print { width: implicitWidth; kind: "head"; text: qsTr("%n coin(s) in the purse", "", Osteria.purse) }
                Print { width: Math.min(implicitWidth, root.leafWidth - Theme.big * 1.5 - Theme.base); kind: "note"; text: Osteria.evenings === 0 ? qsTr("Your first evening.") : qsTr("%n evening(s) so far.", "", Osteria.evenings) }
            }
        }
        EveningTold { id: explained; visible: told && root.twoLeaves; width: parent.width; brief: true }
        SettingsGroup { width: parent.width; title: qsTr("The ladder"); EveningLadder { width: parent.width } }
        SettingsGroup { visible: Osteria.evenings > 0; width: parent.width; title: qsTr("The last evenings"); EveningPast { width: parent.width } }
    }
    Rectangle { visible: root.twoLeaves; x: root.leafWidth + root.gap / 2; y: tonightsGame.height; width: 1; height: root.contentHeight - y; color: Theme.ink; opacity: 0.25 }
    Column {
        id: tonight
        x: root.twoLeaves ? root.leafWidth + root.gap : 0
        y: tonightsGame.height
        width: root.leafWidth
        spacing: Theme.base * 0.6
        EveningTold { visible: told && !root.twoLeaves; width: parent.width }
        EveningOver { id: summary; objectName: "evening_over"; visible: !Osteria.active && Osteria.evenings > 0; width: parent.width }
        Print { width: parent.width; kind: "note"; visible: Osteria.active; text: Osteria.outlook }
        Column {
            width: parent.width
            spacing: Theme.base * 0.5
            Accessible.role: Accessible.List
            Accessible.name: qsTr("The tables")
            Repeater {
                model: Osteria.tables
                EveningTable { width: tonight.width }
            }
        }
        Print { visible: explained.visible; width: parent.width; kind: "note"; text: explained.sits }
        Print { visible: explained.visible; width: parent.width; kind: "note"; text: explained.pays }
        Print { visible: explained.visible; width: parent.width; kind: "note"; text: explained.climbs }
    }
    tickets: [
        ActionButton {
            objectName: "evening_go"
            size: root.ticket
            focus: true
            tone: "red"
            text: !Osteria.active ? qsTr("Go out tonight") : Osteria.underWay ? qsTr("Back to the table") : qsTr("Sit down at table %1").arg(Osteria.table + 1)
            possible: Osteria.keeps
            note: !Osteria.keeps ? qsTr("matches cannot be saved now") : Osteria.active ? "" : Osteria.purse < Osteria.buyIn ? qsTr("the host tops it up to %n coin(s)", "", Osteria.buyIn) : qsTr("%n coin(s) for three tables", "", Osteria.buyIn)
            onClicked: root.went("sit")
        },
        ActionButton { objectName: "evening_feats"; size: root.ticket; text: qsTr("Feats"); onClicked: root.went("feats") },
        ActionButton { objectName: "back"; size: root.ticket; text: qsTr("Back"); key: qsTr("Esc"); onClicked: root.went("back") }
    ]
}

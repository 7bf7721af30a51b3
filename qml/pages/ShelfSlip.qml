// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// What the chosen game of the shelf is, and the tickets for it.
Sheet {
    id: root
    required property var offer                               // as MatchSetup.offers has it
    required property string facts
    readonly property real natural: content.height + Theme.base * 2
    signal played()
    signal rulesWanted()
    signal lessonsWanted()

    Scroll {
        anchors { fill: parent; leftMargin: Theme.base * 1.3; rightMargin: Theme.base * 1.1; topMargin: Theme.base; bottomMargin: Theme.base }
        contentHeight: content.height
        Grid {
            id: content
            readonly property bool beside: tickets.each + Theme.base * 18 * Theme.textScale < root.width
            width: root.width - Theme.base * 2.8
            columns: beside ? 2 : 1
            columnSpacing: Theme.base * 1.2
            rowSpacing: Theme.base * 0.6
            verticalItemAlignment: Grid.AlignVCenter
            Column {
                width: content.beside ? content.width - tickets.each - content.columnSpacing : content.width
                spacing: Theme.base * 0.25
                Title { size: Math.min(parent.width, Theme.base * 16); text: root.offer.title; picture: root.offer.woodType; align: Image.AlignLeft }
                Print { width: parent.width; text: root.offer.about }
                Print { width: parent.width; kind: "note"; text: root.facts }
            }
            Grid {
                id: tickets
                readonly property real each: Math.max(play.implicitWidth, rules.implicitWidth, lessons.implicitWidth)
                columns: !content.beside && 3 * each + 2 * spacing <= content.width ? 3 : 1
                spacing: Theme.base * 0.4
                ActionButton { id: play; objectName: "shelf_play"; width: tickets.each; tone: "red"; text: qsTr("Play"); key: qsTr("Enter"); onClicked: root.played() }
                ActionButton { id: rules; objectName: "shelf_rules"; width: tickets.each; text: qsTr("Rules"); key: "F1"; onClicked: root.rulesWanted() }
                ActionButton { id: lessons; objectName: "shelf_lessons"; width: tickets.each; text: qsTr("Lessons"); onClicked: root.lessonsWanted() }
            }
        }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// Deals that others play too: today's, with what came of those before, and one that a friend has sent.
LeafPage {
    id: root
    objectName: "deals"
    title: qsTr("The same cards for everybody")
    game: MatchSetup.game
    contentHeight: twoLeaves ? Math.max(today.height, friends.height) : friends.y + friends.height
    Component.onCompleted: {
        DayDeals.refresh()
        if (DealsBook.brought !== "")
            friends.take(DealsBook.brought)
    }
    Connections {
        target: DealsBook
        function onBroughtChanged() { friends.take(DealsBook.brought) }
    }
    Column {
        id: today
        width: root.leafWidth
        spacing: Theme.base * 0.4
        GameChoice {
            objectName: "deals_game"
            room: parent.width
        }
        DaysDeal { width: parent.width }
    }
    Rectangle { visible: root.twoLeaves; x: root.leafWidth + root.gap / 2; width: 1; height: root.contentHeight; color: Theme.ink; opacity: 0.25 }
    FriendsDeal {
        id: friends
        x: root.twoLeaves ? root.leafWidth + root.gap : 0
        y: root.twoLeaves ? 0 : today.height + Theme.m
        width: root.leafWidth
        onWanted: code => root.went("deal:" + code)
        // in large print it would lie under the edge
        onFaultChanged: if (fault !== "") root.show(answer)
        onFitsChanged: if (fits) root.show(answer)
    }
    tickets: [
        ActionButton {
            objectName: "deals_today"
            focus: true
            tone: DayDeals.played || friends.fits ? "cream" : "red" // only one of them is the thing to do
            text: DayDeals.underWay ? qsTr("Go on with today’s deal") : DayDeals.played ? qsTr("Practise it") : qsTr("Play today’s deal")
            onClicked: root.went(DayDeals.underWay ? "continue" : "day")
        },
        ActionButton { objectName: "back"; text: qsTr("Back"); key: qsTr("Esc"); onClicked: root.went("back") }
    ]
}

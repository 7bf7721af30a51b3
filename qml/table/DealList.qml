// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// All deals of a recorded match, to jump to one.
Overlay {
    id: root
    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("The deals of the match")
    onOpenChanged: {
        if (!open)
            return
        Replay.listDeals(Replay.deal)
        const now = list.itemAt(Replay.deal - Replay.deals.first)
        const line = now ? now : first
        line.forceActiveFocus(Qt.PopupFocusReason)
    }
    function go(deal: int) {
        Replay.toDeal(deal)
        closed()
    }

    Sheet {
        framed: true
        anchors { centerIn: parent; verticalCenterOffset: root.slide }
        width: Math.min(root.width - Theme.base * 2.4, Theme.body * 44)
        height: Math.min(root.height - Theme.base * 2, lines.height + heading.height + Theme.base * 6)
        Print { id: heading; kind: "head"; x: Theme.base * 2.6; y: Theme.base * 2; text: qsTr("The deals of the match") }
        Scroll {
            anchors { fill: parent; leftMargin: Theme.base * 1.4; rightMargin: Theme.base * 1.2; bottomMargin: Theme.base * 2; topMargin: heading.y + heading.height + Theme.s }
            contentHeight: lines.height + Theme.base
            Column {
                id: lines
                x: Theme.base * 1.4
                y: Theme.xs
                width: parent.width - Theme.base * 3
                MenuLine { id: first; objectName: "deal_start"; width: parent.width; size: Theme.strong; text: qsTr("The start"); onClicked: root.go(-1) }
                MenuLine { objectName: "deals_earlier"; visible: Replay.deals.earlier; width: parent.width; size: Theme.strong; text: qsTr("Earlier deals"); onClicked: Replay.listDeals(Replay.deals.first) }
                Repeater {
                    id: list
                    model: Replay.deals
                    MenuLine {
                        required property int deal
                        required property string label
                        required property string dealer
                        required property string outcome
                        objectName: "deal_" + deal
                        width: lines.width
                        size: Theme.strong
                        text: deal === Replay.deal ? qsTr("%1 · here", "a deal that lies on the table now").arg(label) : label
                        note: Sentence.filled(qsTr("%1; %2", "who deals; who knocked and who paid"), [dealer, outcome])
                        onClicked: root.go(deal)
                    }
                }
                MenuLine { objectName: "deals_later"; visible: Replay.deals.later; width: parent.width; size: Theme.strong; text: qsTr("Later deals"); onClicked: Replay.listDeals(Replay.deals.first + list.count) }
                MenuLine {
                    objectName: "deal_end"
                    width: parent.width
                    size: Theme.strong
                    text: qsTr("The end")
                    onClicked: {
                        Replay.toEnd()
                        root.closed()
                    }
                }
            }
        }
    }
}

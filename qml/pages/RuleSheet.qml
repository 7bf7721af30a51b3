// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The printed sheet of a new match: by whose rules, every rule, what comes into the pool, and the tickets.
Sheet {
    id: root
    property bool airy: true                                  // there is room between the lines
    property bool snug: false                                 // less than usual, so that all rules are in sight
    property real shelfHeight: 0
    readonly property alias shelf: place                      // room above the rules for something else
    readonly property real natural: head.height + list.contentHeight + foot.height + Theme.base * 5.4
    readonly property bool stacked: width < title.implicitWidth + slip.wanted + Theme.base * 6.4
    signal presetsWanted()
    signal usualWanted()
    signal went(string where)

    framed: true

    Item {
        id: head
        anchors { left: parent.left; right: parent.right; top: parent.top; leftMargin: Theme.base * 2.2; rightMargin: Theme.base * 2; topMargin: Math.max(21, Theme.base * 1.3) }
        height: root.stacked && !list.carriesSlip ? title.height + slip.height + Theme.s : Math.max(title.height, list.carriesSlip ? 0 : slip.height)
        Print { id: title; kind: "title"; width: Math.min(implicitWidth, parent.width); text: qsTr("New match") }
        PresetSlip {
            id: slip
            objectName: "setup_presets"
            parent: list.carriesSlip ? top : head
            x: parent.width - width
            y: list.carriesSlip ? Theme.xs : root.stacked ? title.height + Theme.xs : (parent.height - height) / 2
            readonly property real wanted: Math.max(Theme.body * 12, implicitWidth)
            width: Math.min(parent.width, wanted)
            onClicked: root.presetsWanted()
        }
    }
    Scroll {
        id: list
        // a low sheet with large print needs its height for the rules
        readonly property bool carriesSlip: root.stacked && Theme.textScale > 1
        anchors { left: parent.left; right: parent.right; top: head.bottom; bottom: foot.top; leftMargin: Theme.base * 1.4; rightMargin: Theme.base * 1.2; topMargin: root.snug ? Theme.xs : Theme.s; bottomMargin: root.snug ? Theme.xs : Theme.s }
        contentHeight: usual.y + usual.height
        Item { id: top; x: options.x; width: options.width; height: list.carriesSlip ? slip.height + Theme.m : 0 }
        Item { id: place; x: options.x; y: top.height; width: options.width; height: root.shelfHeight }
        RuleOptions { id: options; spacing: root.airy ? Theme.base * 0.4 : root.snug ? -Theme.base * 0.4 : 0; brief: root.snug; x: Theme.base * 0.8; y: place.y + place.height; width: list.width - Theme.base * 1.8 }
        TextLink {
            id: usual
            objectName: "setup_restore"
            x: options.x
            y: options.y + options.height + Theme.base * 0.8 // apart from the rules: it is none of them
            possible: !MatchSetup.usual
            opacity: 1                                        // what it says then is to be read
            text: possible ? qsTr("Reset everything") : qsTr("Everything is as usual")
            note: qsTr("Resets every rule and every seat")
            onClicked: root.usualWanted()
        }
    }
    Item {
        id: foot
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; leftMargin: Theme.base * 2.2; rightMargin: Theme.base * 2.2; bottomMargin: Math.max(24, Theme.base * 1.6) }
        height: summary.height + tickets.height + Theme.s
        Print {
            id: summary
            width: parent.width
            kind: "aside"
            font.pixelSize: Theme.body
            text: MatchSetup.poolText
        }
        Flow {
            id: tickets
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
            leftPadding: Math.max(0, width - back.width - deal.width - spacing - 1)          // at the right, where both fit side by side
            spacing: Theme.s
            readonly property real size: Math.min(Theme.body, width / 22) // large print has no room for both in a line
            ActionButton {
                id: back
                size: tickets.size
                objectName: "back"
                text: qsTr("Back")
                key: qsTr("Esc")
                onClicked: root.went("back")
            }
            ActionButton {
                id: deal
                size: tickets.size
                objectName: "setup_start"
                focus: true
                tone: "red"
                text: qsTr("Deal the cards")
                key: qsTr("Enter")
                onClicked: root.went("begin")
            }
        }
    }
}

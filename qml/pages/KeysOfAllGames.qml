// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The end of each chapter of keys: what they do at the table of any game, and elsewhere. It stands last in its chapter,
// which then gets these as blocks of its own.
Item {
    id: root
    property bool takesBack: false                            // a turn is made up of several steps
    readonly property list<Item> lines: [
        RuleKeys { visible: root.takesBack; keys: qsTr("Ctrl+Shift+Z", "keys"); text: qsTr("take back all that you laid in this turn") },
        RuleKeys { keys: "Ctrl+Z"; text: root.takesBack ? qsTr("take back what you laid last") : qsTr("clear your selection") },
        RuleKeys { keys: "V"; text: qsTr("after a deal, review your moves") },
        RuleKeys { keys: "A"; text: qsTr("after a match, watch it again") },
        RuleKeys { keys: "L"; text: qsTr("the log of all moves") },
        RuleKeys { keys: qsTr("Space", "a key"); text: qsTr("while the others play: skip ahead") },
        RuleKeys { keys: qsTr("Esc"); text: qsTr("clear your selection, then the menu") },
        RuleBreak { },
        RuleHead { title: qsTr("Everywhere") },
        RuleKeys { keys: "F1"; text: qsTr("the rules, at the page you need") },
        RuleKeys { keys: "F11"; text: qsTr("full screen") },
        RuleKeys { keys: "M"; text: qsTr("all sounds off, or on again") },
        RuleKeys { keys: "Ctrl+N"; text: qsTr("new match") },
        RuleKeys { keys: "Ctrl+Q"; text: qsTr("quit") },
        RuleKeys { keys: qsTr("Tab"); text: qsTr("to the next control; Enter or Space activates it") },
        RuleKeys { keys: "← →"; text: qsTr("between choices, round the table, and through this booklet") },
        RuleKeys { keys: qsTr("Esc"); text: qsTr("back") },
        RuleBreak { },
        RuleHead { title: qsTr("In the history") },
        RuleKeys { keys: qsTr("Enter"); text: qsTr("watch the chosen match again") },
        RuleKeys { keys: qsTr("Del"); text: qsTr("delete it") },
        RuleHead { title: qsTr("In a replay") },
        RuleKeys { keys: qsTr("Space", "a key"); text: qsTr("run it, or pause it") },
        RuleKeys { keys: "← →"; text: qsTr("one step back or forward") },
        RuleKeys { keys: qsTr("PgUp PgDn", "two keys, with a blank between"); text: qsTr("one deal back or forward") },
        RuleKeys { keys: qsTr("Home End", "two keys, with a blank between"); text: qsTr("to the beginning, or to the end") },
        RuleKeys { keys: "+ −"; text: qsTr("faster, or slower") },
        RuleKeys { keys: "D"; text: qsTr("choose a deal") },
        RuleKeys { keys: "V"; text: qsTr("choose the view") },
        RuleKeys { keys: "O"; text: qsTr("all hands face up, or only one") },
        RuleKeys { keys: "S 1 … 9"; text: qsTr("look from the next seat, or from seat 1 to 9") },
        RuleKeys { keys: "F"; text: qsTr("the figures: what each move risked") },
        RuleKeys { keys: "C"; text: qsTr("check the match") },
        RuleText { kind: "aside"; text: qsTr("Keys stand here as your keyboard prints them. Settings gives them others, also for one hand alone.") }
    ]
    Component.onCompleted: {
        for (const line of Array.from(lines))
            line.parent = root.parent
    }
}

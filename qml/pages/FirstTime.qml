// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The slip on the start page that offers the first lesson, until one of the game one plays was given or declined, or a whole
// match was played. The bill has a line for all lessons in any case.
Sheet {
    id: root
    objectName: "first_time"
    signal wanted(game: string)
    required property real room                               // height that there is for it
    // the game that one plays last, where the hand goes first, and before it those that were not seen yet either
    readonly property list<string> offered: known(MatchSetup.game) ? [] : Array.from(MatchSetup.games).filter(game => game !== MatchSetup.game && !known(game)).concat([MatchSetup.game])
    readonly property bool fits: width > tickets.width + Theme.base * 1.6 && words.width > Theme.body * 11 && height < room

    function known(game: string): bool { return Array.from(Preferences.guidesSeen).indexOf(game) >= 0 }
    function nameOf(game: string): string { return MatchSetup.gameNames[Array.from(MatchSetup.games).indexOf(game)] }

    visible: offered.length > 0 && fits
    height: Math.max(face.height, words.height) + tickets.height + decline.height + Theme.base * 3.6
    Medallion { id: face; who: "teresa"; height: Theme.base * 4.6; x: Theme.base * 1.3; y: Theme.base * 1.1 + Math.max(0, words.height - height) / 2 }
    Column {
        id: words
        anchors { left: face.right; leftMargin: Theme.base; right: parent.right; rightMargin: Theme.base * 1.4; verticalCenter: face.verticalCenter }
        Print { width: parent.width; kind: "section"; font.pixelSize: Theme.strong; text: qsTr("First time at this table?") }
        Print { width: parent.width; kind: "note"; text: qsTr("Short lessons, a minute or two each: Teresa shows you what to do, and why.") }
    }
    Grid {
        id: tickets
        // How wide the tickets are, one by one, in units of their print.
        readonly property var parts: Array.from(root.offered).map(game => 4.5 + 0.5 * root.nameOf(game).length)
        readonly property real room: root.width - Theme.base * 2.5
        readonly property real inRow: (room - Math.max(0, parts.length - 1) * spacing) / parts.reduce((sum, part) => sum + part, 0.1)
        readonly property bool tight: inRow < Theme.base * 0.8
        readonly property real size: Math.min(Theme.body, tight ? (room - spacing) / 2 / Math.max(...parts) : inRow)
        anchors { right: parent.right; rightMargin: Theme.base * 1.2; bottom: decline.top; bottomMargin: Theme.base * 0.6 }
        spacing: Theme.base * 0.8
        columns: tight ? 2 : Math.max(1, parts.length)
        // In one row the game that is taken by Enter lies in the corner; of two rows it is the first, and all are alike.
        layoutDirection: tight ? Qt.LeftToRight : Qt.RightToLeft
        horizontalItemAlignment: Grid.AlignRight
        Repeater {
            model: tickets.tight ? Array.from(root.offered.slice(-1)).concat(Array.from(root.offered).slice(0, -1)) : Array.from(root.offered).reverse()
            ActionButton {
                size: tickets.size
                width: tickets.tight ? Math.floor((tickets.room - tickets.spacing) / 2) : implicitWidth
                required property string modelData
                objectName: "first_time_" + modelData
                implicitHeight: Theme.touch
                tone: modelData === MatchSetup.game ? "red" : "cream"
                text: root.nameOf(modelData)
                Accessible.description: qsTr("The first lesson")
                onClicked: root.wanted(modelData)
            }
        }
    }
    TextLink {
        id: decline
        objectName: "first_time_no"
        anchors { right: parent.right; rightMargin: Theme.base * 1.4; bottom: parent.bottom; bottomMargin: Theme.base * 0.7 }
        text: qsTr("I know how to play")
        onClicked: Preferences.guidesSeen = Array.from(Preferences.guidesSeen).concat(Array.from(root.offered))
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The rules of a game as a booklet with bookmarks. `hint` names the game and the chapter where it opens.
Page {
    id: root
    objectName: "rules"
    readonly property list<string> wanted: hint.split(":")    // "thegame:turn"
    game: hint === "" ? MatchSetup.game : wanted[0]
    property string chapter: wanted[1] ?? "short"
    property Table table: null                                // below this page, or none
    readonly property bool atTable: table !== null && table.game === game && table.seatCount > 0
    readonly property var rules: atTable ? table.rulesByKey() : MatchSetup.game === game ? MatchSetup.rulesByKey : game !== "" ? MatchSetup.usualByKey(game) : {}
    readonly property bool unusual: atTable && Object.keys(rules).some(key => rules[key].unusual)
    readonly property Chapters book: books.item as Chapters
    readonly property list<string> names: book?.names ?? []
    readonly property list<string> titles: book?.titles ?? []
    readonly property int open: Math.max(0, names.indexOf(book?.fitting(chapter) ?? ""))
    readonly property var offers: MatchSetup.offers
    readonly property var nextGame: offers[(offers.findIndex(one => one.name === game) + 1) % offers.length]
    readonly property bool tall: height > width

    function openAt(index: int) {
        if (index >= 0 && index < root.names.length)
            chapter = root.names[index]
    }

    Loader {
        id: books
        source: root.game === "" ? "" : "../games/" + root.game + "/" + root.game.slice(0, 1).toUpperCase() + root.game.slice(1) + "Chapters.qml"
    }
    Backdrop {
        anchors.fill: parent
        Cloth { anchors { fill: parent; margins: Theme.base * 0.6 } band: Theme.base * 2.4; variant: Preferences.cloth }
    }
    Item {
        id: desk
        anchors { fill: parent; leftMargin: Theme.base * 2; rightMargin: Theme.base * 2 + Theme.small * 5.9; topMargin: Theme.base * 1.5; bottomMargin: Theme.base * 1.5 }
        Item {
            id: place
            anchors.centerIn: parent
            width: Math.min(parent.width, Theme.body * 78)
            height: Math.min(parent.height, Theme.body * (root.tall ? 84 : 54)) - here.taken
            anchors.verticalCenterOffset: -here.taken / 2
            Repeater {
                model: root.titles
                Bookmark {
                    required property int index
                    required property string modelData
                    objectName: "rules_" + root.names[index]
                    x: place.width - Theme.base * (on ? 0.5 : 1)
                    y: Theme.base * 2.4 + index * Math.min(Theme.base * 3.2, (place.height - Theme.base * 3.4) / root.titles.length)
                    text: modelData
                    on: index === root.open
                    onClicked: root.openAt(index)
                }
            }
            Booklet {
                anchors.fill: parent
                id: booklet
                content: root.book?.contents[root.open] ?? null
                title: root.titles[root.open] ?? ""
                before: root.open > 0 ? root.titles[root.open - 1] : ""
                number: root.open
                book: root.book
                rules: root.rules
                atTable: root.atTable
                after: root.open + 1 < root.titles.length ? root.titles[root.open + 1] : ""
                onLeftBack: root.openAt(root.open - 1)
                onLeftForward: root.openAt(root.open + 1)
            }
        }
    }
    Rectangle {                                               // how the match below is played
        id: here
        objectName: "rules_here"
        readonly property real taken: visible ? height + Theme.base * 0.4 : 0
        visible: root.atTable
        x: desk.x + place.x
        y: desk.y + place.y + place.height + Theme.base * 0.4
        width: place.width
        height: words.height + Theme.base * 0.9
        radius: 2
        color: Theme.paper
        border { color: root.unusual ? Theme.red : Theme.ink; width: root.unusual ? 2 : 1 }
        Print {
            id: words
            x: Theme.base
            y: Theme.base * 0.45
            width: parent.width - 2 * x
            kind: "note"
            horizontalAlignment: Text.AlignHCenter
            text: root.unusual ? qsTr("At this table: %1. Where that differs from the usual, the booklet says so beside a red line.", "rules in few words").arg(root.table?.rulesInShort() ?? "")
                               : qsTr("At this table: %1.", "rules in few words").arg(root.table?.rulesInShort() ?? "")
        }
    }
    Tab {
        id: lessons
        objectName: "rules_lessons"
        anchors { left: parent.left; leftMargin: Theme.base * 0.8 }
        text: qsTr("Lessons")
        onClicked: root.went("lessons")
    }
    Tab {
        objectName: "rules_game"
        anchors { left: parent.left; leftMargin: Theme.base * 1.4 + lessons.width }
        visible: root.offers.length > 1
        text: root.nextGame.title
        note: qsTr("The rules of another game")
        onClicked: {
            root.game = root.nextGame.name
            root.chapter = "short"
        }
    }
    Tab {
        objectName: "back"
        anchors { right: parent.right; rightMargin: Theme.base * 0.8 }
        text: qsTr("Close")
        key: qsTr("Esc")
        onClicked: root.went("back")
    }
    Keys.onLeftPressed: booklet.backward()
    Keys.onRightPressed: booklet.forward()
    Keys.onPressed: event => {
        event.accepted = true
        if (event.key === Qt.Key_PageDown || event.key === Qt.Key_Space)
            booklet.forward()
        else if (event.key === Qt.Key_PageUp)
            booklet.backward()
        else if (event.key === Qt.Key_Home)
            root.openAt(0)
        else if (event.key === Qt.Key_End)
            root.openAt(root.names.length - 1)
        else
            event.accepted = false
    }
}

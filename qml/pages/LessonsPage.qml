// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The lessons of all games, a sheet for each, those of the game that one plays first: side by side where there is room,
// else one below the other.
Page {
    id: root
    objectName: "lessons"
    readonly property string own: hint !== "" ? hint : MatchSetup.game // whose lessons come first and have the focus
    readonly property var books: Array.from(LessonBook.games).sort((one, other) => Number(other.name === own) - Number(one.name === own))
    readonly property real edge: Theme.base * 1.6
    readonly property int across: Math.max(1, Math.min(books.length, Math.floor((width - edge) / (Theme.body * 25))))
    readonly property real each: Math.min(Theme.body * 38, (width - edge * (across + 1)) / across)

    Keys.onPressed: event => {
        event.accepted = event.key === Qt.Key_PageUp || event.key === Qt.Key_PageDown
        if (event.accepted)
            list.roll(event.key === Qt.Key_PageUp ? -list.pageful : list.pageful)
    }
    Backdrop {
        anchors.fill: parent
        Cloth { anchors { fill: parent; margins: Theme.base * 0.6 } band: Theme.base * 2.4; variant: Preferences.cloth }
    }
    Label {
        id: heading
        anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: Theme.base * 0.9 }
        text: qsTr("Lessons")
        tone: "_dark"
        size: Theme.head
        Accessible.role: Accessible.Heading
    }
    Scroll {
        id: list
        anchors { fill: parent; topMargin: heading.height + Theme.base * 1.4 }
        paper: "transparent"
        contentHeight: sheets.height + Theme.base * 3
        Grid {
            id: sheets
            x: (list.width - width) / 2
            y: Math.max(Theme.base, Math.min(Theme.base * 3, (list.height - height) / 2))
            columns: root.across
            columnSpacing: root.edge
            rowSpacing: root.edge
            Repeater {
                model: root.books
                Sheet {
                    id: sheet
                    required property int index
                    required property var modelData
                    // what comes after the last that was gone through
                    readonly property int proposed: modelData.lessons.findIndex(one => !one.done)
                    framed: true
                    width: root.each
                    height: leaf.height + Theme.base * 4.6
                    Column {
                        id: leaf
                        x: Theme.base * 2.2
                        y: Theme.base * 2.1
                        width: parent.width - 2 * x
                        Item {
                            width: parent.width
                            height: Math.max(face.height, head.height) + Theme.s
                            Medallion { id: face; who: "teresa"; height: Theme.base * 4.2; y: (parent.height - height) / 2 - Theme.xs }
                            Column {
                                id: head
                                anchors { left: face.right; leftMargin: Theme.base; right: parent.right; verticalCenter: face.verticalCenter }
                                Print { width: parent.width; kind: "title"; fontSizeMode: Text.HorizontalFit; minimumPixelSize: Theme.strong; wrapMode: Text.NoWrap; text: sheet.modelData.title }
                                Print { width: parent.width; kind: "aside"; text: sheet.modelData.done === 0 ? qsTr("With Teresa, a minute or two each") : qsTr("%1 of %2 done", "lessons").arg(sheet.modelData.done).arg(sheet.modelData.lessons.length) }
                            }
                        }
                        Rectangle { width: parent.width; height: 2; color: Theme.rust; opacity: 0.7 }
                        Repeater {
                            model: sheet.modelData.lessons
                            LessonLine {
                                required property int index
                                required property var modelData
                                objectName: "lesson_" + sheet.modelData.name + "_" + modelData.key
                                focus: sheet.modelData.name === root.own && proposed
                                width: leaf.width
                                number: index + 1
                                text: modelData.title
                                note: modelData.line
                                done: modelData.done
                                proposed: index === sheet.proposed
                                onClicked: root.went("lesson:" + sheet.modelData.name + ":" + modelData.key)
                            }
                        }
                    }
                }
            }
        }
    }
    Tab {
        objectName: "back"
        anchors { left: parent.left; leftMargin: Theme.base * 0.8 }
        text: qsTr("Back")
        key: qsTr("Esc")
        onClicked: root.went("back")
    }
}

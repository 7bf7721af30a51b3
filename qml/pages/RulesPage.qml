// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The rules as a booklet with bookmarks. `hint` names the chapter where it opens.
Page {
    id: root
    objectName: "rules"
    property string chapter: hint === "" ? "short" : hint
    readonly property int open: Math.max(0, book.names.indexOf(chapter))
    readonly property bool tall: height > width

    function openAt(index: int) {
        if (index >= 0 && index < book.names.length)
            chapter = book.names[index]
    }

    Chapters { id: book }
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
            height: Math.min(parent.height, Theme.body * (root.tall ? 84 : 54))
            Repeater {
                model: book.titles
                Bookmark {
                    required property int index
                    required property string modelData
                    objectName: "rules_" + book.names[index]
                    x: place.width - Theme.base * (on ? 0.5 : 1)
                    y: Theme.base * 2.4 + index * Math.min(Theme.base * 3.2, (place.height - Theme.base * 3.4) / book.titles.length)
                    text: modelData
                    on: index === root.open
                    onClicked: root.openAt(index)
                }
            }
            Booklet {
                anchors.fill: parent
                id: booklet
                content: book.contents[root.open]
                before: root.open > 0 ? book.titles[root.open - 1] : ""
                after: root.open + 1 < book.titles.length ? book.titles[root.open + 1] : ""
                onLeftBack: root.openAt(root.open - 1)
                onLeftForward: root.openAt(root.open + 1)
            }
        }
    }
    Tab {
        objectName: "rules_guide"
        anchors { left: parent.left; leftMargin: Theme.base * 0.8 }
        text: qsTr("Guided deal")
        onClicked: root.went("guide")
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
            root.openAt(book.names.length - 1)
        else
            event.accepted = false
    }
}

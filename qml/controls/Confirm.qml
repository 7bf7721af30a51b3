// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// A question on a slip in the middle of the window, with two tickets. The one that changes nothing has the focus. Where it
// only tells something, that is the only one.
Overlay {
    id: root
    property string question
    property string detail
    property string yes
    property string no: qsTr("No, go back")
    property bool tells: false
    property string purpose                                   // what was asked for, to be looked at once it is agreed to
    signal accepted()

    function ask(what: string, asked: string, more: string, agreed: string) {
        purpose = what
        put(asked, more, agreed, qsTr("No, go back"))
    }
    function tell(heading: string, words: string, done: string) { put(heading, words, "", done) }
    function put(asked: string, more: string, agreed: string, refused: string) {
        question = asked
        detail = more
        yes = agreed
        no = refused
        tells = agreed === ""
        open = true
    }

    function agree() {
        if (Math.abs(Date.now() - openedAt) < Theme.grace) // a double click that began below is no answer
            return
        closed()
        accepted()
    }

    Accessible.role: Accessible.Dialog
    Accessible.name: question
    Accessible.description: detail
    onOpenChanged: {
        if (!open)
            return
        refuse.forceActiveFocus()
        openedAt = Date.now()
    }
    property real openedAt: 0

    Sheet {
        anchors { centerIn: parent; verticalCenterOffset: root.slide }
        width: Math.min(root.width - Theme.xl * 2, Math.max(Theme.body * 34, refuse.width + agreeing.width + Theme.base * 5))
        height: words.height + tickets.height + Theme.base * 5.6
        Column {
            id: words
            anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.base * 2 }
            spacing: Theme.s
            Print { width: parent.width; kind: "head"; text: root.question; horizontalAlignment: Text.AlignHCenter }
            Print { width: parent.width; kind: "note"; text: root.detail; horizontalAlignment: Text.AlignHCenter; visible: text !== "" }
        }
        Grid {                                                // side by side, or one below the other where that is too wide
            id: tickets
            anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: Theme.base * 1.8 }
            columns: refuse.width + spacing + agreeing.width <= parent.width - Theme.base * 3 ? 2 : 1
            horizontalItemAlignment: Grid.AlignHCenter
            spacing: Theme.base
            ActionButton { id: refuse; objectName: "confirm_no"; KeyNavigation.right: agreeing; KeyNavigation.down: agreeing; text: root.no; key: qsTr("Esc"); onClicked: root.closed() }
            ActionButton { id: agreeing; objectName: "confirm_yes"; visible: !root.tells; KeyNavigation.left: refuse; KeyNavigation.up: refuse; tone: "red"; text: root.yes; onClicked: root.agree() }
        }
    }
}

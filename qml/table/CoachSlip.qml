// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// Teresa's slip: which lesson it is, what she says, what was learnt, and the tickets. Whoever lays it gives the width.
Sheet {
    id: root
    required property Guide guide
    readonly property Item reading: next                      // waits for Enter
    readonly property real inset: Theme.base * 1.1
    readonly property real faceHeight: Theme.base * 3.6
    readonly property real apart: Theme.m                     // of the tickets, with the ring of the keys between them
    readonly property bool narrow: isNarrow(width)
    readonly property bool given: guide.lesson !== ""
    signal newMatch()

    // its height, were it so wide
    function heightFor(across: real): real {
        gauge.width = across - 2 * inset - (isNarrow(across) ? 0 : faceHeight + Theme.s)
        const high = gauge.contentHeight + (lesson.visible ? lesson.height : 0) + (learnt.visible ? learnt.heightFor(gauge.width) + Theme.s : 0)
        return Math.ceil(Math.max(high, isNarrow(across) ? 0 : faceHeight) + footFor(across - 2 * inset) + Theme.base * 2.1)
    }
    // beside a hand of many cards in a small window the face looks over the edge, and leaves the words the whole width
    function isNarrow(across: real): bool { return across < Theme.body * 17 }
    function footFor(across: real): real {
        let rows = 0
        let used = across
        let high = 0
        for (const one of [go, next, again, answer, fresh, other, skip]) {
            if (!one.visible)
                continue
            if (used + one.implicitWidth + apart > across) {
                ++rows
                used = 0
            } else {
                used += apart
            }
            used += one.implicitWidth
            high = Math.max(high, one.implicitHeight)
        }
        return rows * high + Math.max(0, rows - 1) * apart
    }

    height: Math.ceil(Math.max(column.height, narrow ? 0 : faceHeight) + tickets.height + Theme.base * 2.1)
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Teresa, who explains the game")

    PlainText { id: gauge; visible: false; wrapMode: Text.WordWrap; lineHeight: words.lineHeight; text: words.text; font: words.font }
    Medallion {
        id: face
        who: "teresa"
        height: root.faceHeight
        x: root.narrow ? root.inset * 0.6 : root.inset * 0.8
        y: root.narrow ? -height * 0.72 : Theme.base * 0.8
    }
    Column {
        id: column
        x: root.inset + (root.narrow ? 0 : root.faceHeight + Theme.s)
        y: Theme.base * 0.8
        width: root.width - x - root.inset
        PlainText {
            id: lesson
            visible: root.given
            width: parent.width
            elide: Text.ElideRight
            text: root.guide.title
            color: Theme.rust
            font { family: Theme.serif; italic: true; weight: Font.DemiBold; pixelSize: Theme.small }
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        PlainText {
            id: words
            objectName: "coach_words"
            width: parent.width
            wrapMode: Text.WordWrap
            lineHeight: 0.98
            text: root.guide.text
            color: Theme.ink
            font { family: Theme.serif; weight: Font.DemiBold; pixelSize: Theme.body }
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        Item { width: 1; height: Theme.s; visible: learnt.visible }
        Rectangle {
            id: learnt
            function heightFor(across: real): real {
                sum.width = across - Theme.s * 2
                return sum.contentHeight + Theme.s
            }
            visible: root.guide.learnt !== ""
            width: parent.width
            height: rule.contentHeight + Theme.s
            color: "#24e09a16"
            border { color: Theme.gold; width: 1 }
            radius: 2
            PlainText { id: sum; visible: false; wrapMode: Text.WordWrap; text: rule.text; font: rule.font }
            PlainText {
                id: rule
                anchors { left: parent.left; right: parent.right; margins: Theme.s; verticalCenter: parent.verticalCenter }
                wrapMode: Text.WordWrap
                text: root.guide.learnt
                color: Theme.rust
                font { family: Theme.serif; italic: true; weight: Font.DemiBold; pixelSize: Theme.body }
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
    }
    Flow {
        id: tickets
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; leftMargin: root.inset; rightMargin: root.inset; bottomMargin: Theme.base * 0.8 }
        layoutDirection: Qt.RightToLeft
        spacing: root.apart
        ActionButton {
            id: go
            objectName: "coach_lesson"
            visible: root.guide.over && root.given
            tone: "red"
            text: root.guide.next === "whole" ? qsTr("A whole deal") : qsTr("Next lesson")
            key: qsTr("Enter")
            onClicked: root.guide.goToNext()
        }
        ActionButton {
            id: next
            objectName: "coach_next"
            visible: root.guide.waits
            text: qsTr("Go on", "after what the coach said")
            key: qsTr("Enter")
            onClicked: root.guide.goOn()
        }
        ActionButton {
            id: again
            objectName: "coach_again"
            visible: root.guide.astray
            tone: "red"
            text: qsTr("Try again", "try the move again")
            key: qsTr("Enter")
            onClicked: root.guide.again()
        }
        ActionButton {
            id: answer
            objectName: "coach_answer"
            visible: root.guide.asks
            text: qsTr("Show me", "what to do")
            key: qsTr("H")
            onClicked: root.guide.showAnswer()
        }
        ActionButton {
            id: fresh
            objectName: "coach_new"
            visible: root.guide.over && !root.given           // else the next lesson is what comes next
            tone: "red"
            text: qsTr("Play a match")
            key: qsTr("Enter")
            onClicked: root.newMatch()
        }
        TextLink {
            id: other
            objectName: "coach_repeat"
            visible: root.guide.over && root.given
            text: qsTr("Repeat the lesson", "the whole lesson")
            onClicked: root.guide.again()
        }
        TextLink {
            id: skip
            objectName: "coach_skip"
            visible: !root.guide.over || !root.given
            text: root.given ? qsTr("Skip this lesson") : root.guide.over ? qsTr("Stay at this table") : qsTr("Skip the guide")
            note: root.given ? qsTr("The next one begins") : qsTr("The match goes on without explanations")
            onClicked: root.given ? root.guide.goToNext() : root.guide.dismiss()
        }
    }
    // Enter reads on; a lesson may wait already when its table comes up
    Component.onCompleted: later.restart()
    onVisibleChanged: later.restart()
    // but the last words are not passed over by an Enter that was meant for those before them
    Timer { id: later; interval: root.guide.over ? 4 * Theme.grace : 0; onTriggered: root.offer() }
    Connections {
        target: root.guide
        function onChanged() { later.restart() }
    }
    function offer() {
        const ticket = guide.astray ? again : guide.waits ? next : guide.over ? (given ? go : fresh) : null
        if (ticket && visible && enabled)
            ticket.forceActiveFocus(Qt.OtherFocusReason)
        else if (!ticket)
            next.focus = again.focus = go.focus = fresh.focus = false // the keys are the table's again
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// A friend's deal: its code is written or pasted here, and what it lays is told before it is dealt. What comes of a code
// has its room from the first: nothing on the page moves when it is told.
Column {
    id: root
    property string game: MatchSetup.game
    readonly property var seen: DealsBook.look(code.written)
    readonly property bool fits: seen.right === true
    readonly property string fault: seen.why
    property alias answer: answer                             // what is told of a code
    signal wanted(code: string)
    spacing: Theme.base * 0.6

    onFaultChanged: if (fault !== "") Announcer.say(fault)
    function take(given: string) {
        code.text = given
        code.forceActiveFocus(Qt.OtherFocusReason)
    }
    // Enter on the line deals at once
    function deal(event: KeyEvent) {
        if (fits && !event.isAutoRepeat)
            wanted(code.written)
        else if (fault !== "")
            Announcer.say(fault)
    }
    Keys.onReturnPressed: event => deal(event)
    Keys.onEnterPressed: event => deal(event)

    SettingsGroup { width: parent.width; title: qsTr("A friend’s deal") }
    Print { width: parent.width; kind: "note"; text: qsTr("Each match has a code: whoever writes it here gets the same game, the same opponents and the same cards. It is shown at the end of a match.") }
    LineField {
        id: code
        objectName: "deals_code"
        width: parent.width
        limit: 2000
        last: true
        label: qsTr("Code of a deal")
        example: qsTr("code, or %1-17").arg(root.game)
        onAccepted: written => { text = written }             // also one with a slip, which is mended and not written anew
    }
    Item {
        id: answer
        objectName: "deals_answer"
        width: parent.width
        height: Math.max(told.height, Math.round(Theme.strong * 1.35 + Theme.body * 4.4 + Theme.base * 3.6))
        Image {
            visible: !root.fits && root.fault === ""
            anchors.centerIn: parent
            source: Theme.asset("textures/st_vine_ink.png")
            height: parent.height
            width: height * 1.4
            mipmap: true
            opacity: 0.8
        }
        Print { objectName: "deals_fault"; visible: root.fault !== ""; width: parent.width; kind: "aside"; text: root.fault }
        Column {
            id: told
            visible: root.fits
            width: parent.width
            Print { width: parent.width; kind: "section"; font.pixelSize: Theme.strong; text: root.seen.game ?? "" }
            Print { objectName: "deals_table"; width: parent.width; text: root.seen.table ?? "" }
            Print { width: parent.width; kind: "note"; text: root.seen.rules ?? "" }
            Flow {
                width: parent.width
                topPadding: Theme.base * 0.6
                spacing: Theme.base * 0.7
                Repeater {
                    model: root.seen.portraits ?? []
                    Medallion { required property string modelData; who: modelData; height: Theme.base * 3 }
                }
            }
        }
    }
    ActionButton {
        objectName: "deals_play"
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(root.width, implicitWidth)
        tone: "red"
        possible: root.fits
        text: qsTr("Deal the cards")
        onClicked: root.wanted(code.written)
    }
    Column {
        width: parent.width
        topPadding: Theme.base * 0.6
        Print { width: parent.width; kind: "section"; font.pixelSize: Theme.strong; text: qsTr("To challenge somebody") }
        Print { width: parent.width; kind: "note"; text: qsTr("With this code a friend plays today’s deal on any other day too:") }
        Item {
            width: parent.width
            height: Math.max(given.height, copy.height)
            Print { id: given; objectName: "deals_code_today"; anchors.verticalCenter: parent.verticalCenter; width: parent.width - copy.width - Theme.m; wrapMode: Text.WrapAnywhere; font.weight: Font.Bold; text: DayDeals.code }
            CopyLink { id: copy; objectName: "deals_copy"; anchors { right: parent.right; verticalCenter: parent.verticalCenter } code: DayDeals.code }
        }
    }
}

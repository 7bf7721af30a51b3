// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// Which outside program plays for an opponent: one that is offered, or any by its command line; tried before it sits down.
Overlay {
    id: root
    property int seat: 1
    property string name
    property string portrait
    property string command
    property bool shown                                       // what the machine gives is asked then, and not before

    function step() { open = false }
    // what is on the line counts, accepted or not
    function take(): string {
        if (line.written.trim() !== command)
            MatchSetup.setProgram(seat, line.written)
        return command
    }
    function choose(given: string) {
        MatchSetup.setProgram(seat, given)
        trial.forget()
    }

    Accessible.role: Accessible.Dialog
    Accessible.name: head.text
    onOpenChanged: {
        if (open) {
            shown = true
            ProgramOffers.refresh()
            paper.contentY = 0
            if (offers.count > 0)
                offers.itemAt(0).forceActiveFocus(Qt.OtherFocusReason)
            else
                line.forceActiveFocus(Qt.OtherFocusReason)
        } else {
            take()
            trial.forget()
        }
    }
    ProgramTrial {
        id: trial
        onChanged: if (!running) Announcer.say(text)
    }

    Sheet {
        id: sheet
        readonly property bool wide: width >= Theme.body * 46
        readonly property real side: wide ? Math.round(width * 0.33) : 0 // of the sheet: the seat, as it is at the table
        readonly property real edge: Theme.base * 2.2
        framed: true
        anchors { centerIn: parent; verticalCenterOffset: root.slide }
        width: Math.min(root.width - Theme.base * 3, Theme.body * 62)
        height: Math.min(root.height - Theme.base * 2, Math.max(head.height + words.height + tickets.height + Theme.base * 6, wide ? Theme.base * 30 : 0))

        Cloth {
            id: cloth
            visible: sheet.wide
            x: Theme.base * 1.5
            y: x
            width: sheet.side
            height: parent.height - 2 * y
            band: Theme.base * 1.9
            variant: Preferences.cloth
        }
        ProgramGuest {
            id: guest
            parent: sheet.wide ? cloth : top
            anchors.fill: parent
            upright: sheet.wide
            name: root.name
            portrait: root.portrait
            told: trial.text
            calm: trial.running || trial.passed
        }
        Print {
            id: head
            x: sheet.side + sheet.edge + (sheet.wide ? Theme.base * 0.6 : 0)
            y: Math.max(20, Theme.base * 1.5)
            width: parent.width - x - sheet.edge
            kind: "title"
            font.pixelSize: Theme.head * 1.15
            text: qsTr("A program plays for %1").arg(Sentence.isolated(root.name))
        }
        Scroll {
            id: paper
            anchors { left: head.left; right: parent.right; top: head.bottom; bottom: tickets.top; leftMargin: -Theme.base * 0.8; rightMargin: Theme.base * 1.4; topMargin: Theme.base * 0.3; bottomMargin: Theme.base * 0.6 }
            contentHeight: words.height
            Column {
                id: words
                x: Theme.base * 0.8
                width: paper.width - Theme.base * 1.7
                spacing: Theme.base * 0.55
                Item { id: top; visible: !sheet.wide; width: parent.width; height: sheet.wide ? 0 : guest.least }
                Print { width: parent.width; kind: "note"; text: qsTr("It sees what its seat may see, and nothing else. If it misbehaves, the house plays for it and the log says why.") }
                Print { objectName: "program_caution"; visible: text !== ""; width: parent.width; kind: "note"; textFormat: Text.PlainText; wrapMode: Text.Wrap; text: root.shown ? ProgramOffers.caution : "" }
                Repeater {
                    id: offers
                    model: ProgramOffers
                    ChoiceSlip {
                        required property int index
                        required property string name
                        required property string command
                        required property string origin
                        objectName: "program_" + index
                        width: words.width
                        text: name
                        note: origin
                        on: command === root.command
                        onClicked: root.choose(command)
                    }
                }
                SettingsGroup { width: parent.width; title: offers.count > 0 ? qsTr("Another program") : qsTr("Which program"); topPadding: Theme.xs }
                Print { width: parent.width; kind: "note"; text: qsTr("Write the command that starts it, or drop its file here.") }
                LineField {
                    id: line
                    objectName: "program_command"
                    width: parent.width
                    size: Theme.body
                    label: qsTr("Command line")
                    example: "python3 /home/ada/my_player.py"
                    limit: 1000
                    text: root.command
                    onAccepted: text => root.choose(text)
                }
                Print { width: parent.width; kind: "note"; font.pixelSize: Theme.small; wrapMode: Text.Wrap; text: qsTr("Programs in the folder %1 are offered by name.").arg(ProgramOffers.folder) }
                TextLink {
                    objectName: "program_guide"
                    visible: ProgramOffers.guide !== ""
                    text: qsTr("How to write one")
                    note: ProgramOffers.guide
                    onClicked: Qt.openUrlExternally(ProgramOffers.guideUrl)
                }
                Print { visible: ProgramOffers.guide !== ""; width: parent.width; kind: "note"; font.pixelSize: Theme.small; wrapMode: Text.Wrap; text: ProgramOffers.guide; Accessible.ignored: true }
            }
        }
        Flow {
            id: tickets
            anchors { left: head.left; right: parent.right; bottom: parent.bottom; rightMargin: sheet.edge; bottomMargin: Math.max(24, Theme.base * 1.7) }
            spacing: Theme.m
            ActionButton { id: attempt; objectName: "program_try"; tone: "red"; text: qsTr("Try it"); note: qsTr("starts it, and says hello"); possible: !trial.running; onClicked: trial.begin(root.take()) }
            ActionButton { objectName: "program_close"; height: attempt.height; text: qsTr("Close"); key: qsTr("Esc"); onClicked: root.closed() }
        }
        DropArea {
            anchors.fill: parent
            keys: ["text/uri-list"]
            onDropped: drop => {
                const given = drop.hasUrls ? ProgramOffers.commandFor(drop.urls[0]) : ""
                if (given !== "")
                    root.choose(given)
            }
        }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// A long slip along the lower edge with the tickets that lead through a recorded match, and a line of how far one is.
Item {
    id: root
    readonly property real size: Math.min(Theme.body, Theme.base * 1.4)
    readonly property real room: width - Theme.base * 2
    readonly property bool keyed: room > Theme.body * 76      // there is room for the keys on the tickets
    signal dealsWanted()
    signal lookWanted()
    signal proofWanted()

    implicitHeight: tickets.height + Theme.base * 1.3
    height: implicitHeight
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Replay")
    Accessible.description: qsTr("%1, %2", "'Deal 3 of 9', 'Step 34 of 210'").arg(Replay.dealText).arg(Replay.stepText)

    component Ticket: ActionButton {
        id: one
        property string widest: text                          // so that it does not jump when its word changes
        property bool capped: root.keyed
        size: root.size
        width: Math.ceil(measure.advanceWidth) + size * 2.6 + (capped ? size * 0.7 + cap.advanceWidth + size * 0.9 : 0)
        height: Math.max(Theme.touch, Math.round(root.size * 2.2))
        readonly property TextMetrics measure: TextMetrics { text: one.widest; font { family: Theme.serif; weight: Font.Bold; pixelSize: Math.round(root.size * 1.18) } }
        readonly property TextMetrics cap: TextMetrics { text: one.keyLabel; font { family: Theme.sans; weight: Font.Bold; pixelSize: Math.round(root.size * 0.84) } }
    }

    Sheet { anchors { fill: parent; leftMargin: -Theme.base * 2; rightMargin: -Theme.base * 2; bottomMargin: -Theme.base * 2 } }
    Rectangle {                                               // how far one is
        width: parent.width * (Replay.steps > 0 ? Replay.position / Replay.steps : 0)
        height: Math.max(3, Theme.base * 0.22)
        color: Theme.red
    }
    Flow {
        id: tickets
        readonly property real wanted: {
            let sum = -spacing
            for (let i = 0; i < children.length; ++i)
                sum += children[i].width + spacing
            return sum
        }
        anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: Theme.base * 0.75 }
        width: Math.min(root.room, wanted + 1)
        spacing: Theme.base * 0.5
        Ticket { objectName: "replay_back"; text: "‹"; widest: "‹‹"; size: root.size * 1.5; Accessible.name: qsTr("A step back"); key: "←"; capped: false; possible: !Replay.atStart; onClicked: Replay.back() }
        Ticket {
            objectName: "replay_play"
            text: Replay.playing ? qsTr("Pause") : qsTr("Play", "lets the replay run")
            widest: qsTr("Pause").length > qsTr("Play", "lets the replay run").length ? qsTr("Pause") : qsTr("Play", "lets the replay run")
            key: qsTr("Space", "a key")
            tone: "red"
            onClicked: Replay.playing = !Replay.playing
        }
        Ticket { objectName: "replay_forward"; text: "›"; widest: "››"; size: root.size * 1.5; Accessible.name: qsTr("A step forward"); key: "→"; capped: false; possible: !Replay.atEnd; onClicked: Replay.forward() }
        Ticket { objectName: "replay_speed"; text: Replay.speedText; widest: "½×"; Accessible.name: qsTr("Speed: %1").arg(text); key: "+"; onClicked: Replay.faster(1) }
        Ticket { objectName: "replay_deals"; text: Replay.dealText; widest: Replay.widestDealText; key: "D"; capped: true; Accessible.name: qsTr("%1: choose another").arg(text); onClicked: root.dealsWanted() }
        Ticket { objectName: "replay_look"; text: qsTr("View", "whose side, and open hands or not"); key: "V"; Accessible.name: qsTr("View: %1").arg(Replay.lookText); onClicked: root.lookWanted() }
        Ticket {
            objectName: "replay_figures"
            text: qsTr("Figures")
            key: "F"
            tone: Replay.figuresWanted ? "green" : "cream"
            Accessible.role: Accessible.CheckBox
            Accessible.checkable: true
            Accessible.checked: Replay.figuresWanted
            Accessible.onToggleAction: press()
            onClicked: Replay.figuresWanted = !Replay.figuresWanted
        }
        Ticket { objectName: "replay_check"; text: qsTr("Check"); key: "C"; Accessible.name: qsTr("Check this match"); onClicked: root.proofWanted() }
    }
}

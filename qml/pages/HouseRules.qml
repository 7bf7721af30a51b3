// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The house rules that are kept under a name: to play by, to keep the present ones, to rename and to throw away.
Overlay {
    id: root
    property int renamed: -1                                  // the row that gets a new name
    property int doubted: -1                                  // the row that may be thrown away
    property string draft                                     // the name on the line
    property string refusal
    onRefusalChanged: Announcer.say(refusal)
    readonly property bool asks: sure.open

    // one step back: the question, the renaming, then all of it
    function step() {
        if (sure.open)
            sure.open = false
        else if (renamed >= 0)
            write(-1, "")
        else
            open = false
    }
    function write(row: int, name: string) {
        renamed = row
        draft = name
        refusal = ""
        if (row >= 0)
            line.forceActiveFocus(Qt.OtherFocusReason)
        else if (open)
            keep.forceActiveFocus(Qt.OtherFocusReason)
    }
    function put() {
        const name = RulePresets.tidied(line.written)
        const row = RulePresets.find(name)
        draft = name
        refusal = ""
        if (name === "") {
            refusal = qsTr("Give these rules a name.")
            line.forceActiveFocus(Qt.OtherFocusReason)
        } else if (row >= 0 && !RulePresets.isOwn(row)) {
            refusal = qsTr("That name belongs to the house. Choose another.")
        } else if (renamed >= 0) {
            if (RulePresets.rename(renamed, name))
                write(-1, "")
            else
                refusal = qsTr("Other rules have that name already.")
        } else if (row >= 0) {
            sure.ask("keep", qsTr("Replace the rules of that name?"), name, qsTr("Replace them"))
        } else if (RulePresets.keep(name)) {
            write(-1, "")
        }
    }

    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("House rules")
    onOpenChanged: {
        write(-1, "")
        if (open) {
            list.contentY = 0
            lines.take(Math.max(0, RulePresets.current))
        }
    }

    Sheet {
        framed: true
        enabled: !sure.open
        anchors { centerIn: parent; verticalCenterOffset: root.slide }
        width: Math.min(root.width - Theme.base * 3, Theme.body * 44)
        height: Math.min(root.height - Theme.base * 2, head.height + (now.visible ? now.height : 0) + lines.height + foot.height + Theme.base * 6)
        Print { id: head; kind: "head"; x: Theme.base * 2.4; y: Math.max(20, Theme.base * 1.4); width: parent.width - 2 * x; text: qsTr("House rules") }
        Print {
            id: now
            objectName: "preset_now"
            anchors { left: head.left; right: head.right; top: head.bottom }
            kind: "note"
            visible: RulePresets.current < 0
            text: qsTr("On the sheet now, unlike the usual rules: %1", "names of rules, and what is played").arg(RulePresets.currentDifference)
        }
        Scroll {
            id: list
            anchors { left: parent.left; right: parent.right; top: now.visible ? now.bottom : head.bottom; bottom: foot.top; leftMargin: Theme.base * 1.6; rightMargin: Theme.base * 1.4; topMargin: Theme.base * 0.3; bottomMargin: Theme.base * 0.5 }
            contentHeight: lines.height
            Keys.onPressed: event => {
                event.accepted = event.key === Qt.Key_Home || event.key === Qt.Key_End
                if (event.accepted)
                    lines.take(event.key === Qt.Key_Home ? 0 : rules.count - 1)
            }
            Column {
                id: lines
                function take(row: int) { (rules.itemAt(row) as PresetLine)?.take() }
                x: Theme.base * 0.8
                width: list.width - Theme.base * 2
                topPadding: Theme.base * 0.5
                Repeater {
                    id: rules
                    model: RulePresets
                    PresetLine {
                        width: lines.width
                        on: index === RulePresets.current
                        onChosen: { RulePresets.choose(index); root.open = false }
                        onRenameWanted: root.write(index, name)
                        onRemoveWanted: {
                            root.doubted = index
                            sure.ask("remove", qsTr("Delete these rules?"), name, qsTr("Delete them"))
                        }
                    }
                }
            }
        }
        Column {
            id: foot
            readonly property real size: Math.min(Theme.body, width / 33) // large print has no room for both beside the name
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom; leftMargin: Theme.base * 2.4; rightMargin: Theme.base * 2.4; bottomMargin: Math.max(24, Theme.base * 1.7) }
            spacing: Theme.base * 0.3
            Rectangle { width: parent.width; height: 1; color: Theme.ink; opacity: 0.45 }
            Print {
                width: parent.width
                kind: root.refusal === "" ? "note" : "aside"
                font.pixelSize: Theme.body
                text: root.refusal !== "" ? root.refusal : root.renamed >= 0 ? qsTr("A new name for these rules:") : qsTr("Save the current rules under a name:")
                Accessible.role: root.refusal === "" ? Accessible.StaticText : Accessible.AlertMessage
            }
            Flow {
                width: parent.width
                spacing: Theme.m
                LineField {
                    id: line
                    objectName: "preset_name"
                    width: Math.max(Math.min(Theme.body * 12, parent.width * 0.4), Math.min(parent.width, parent.width - keep.width - close.width - 2 * parent.spacing))
                    label: root.renamed >= 0 ? qsTr("New name of the rules") : qsTr("Name of the rules")
                    example: qsTr("The bar’s rules")
                    limit: 40
                    text: root.draft
                    onAccepted: text => { root.draft = text }
                }
                ActionButton { id: keep; size: foot.size; objectName: "preset_keep"; text: root.renamed >= 0 ? qsTr("Rename") : qsTr("Save"); onClicked: root.put() }
                ActionButton { id: close; size: foot.size; objectName: "preset_close"; text: qsTr("Close"); key: qsTr("Esc"); onClicked: root.closed() }
            }
        }
    }
    Confirm {
        id: sure
        anchors.fill: parent
        onClosed: open = false
        onAccepted: {
            if (purpose === "keep")
                RulePresets.keep(detail)
            else
                RulePresets.remove(root.doubted)
            root.write(-1, "")
        }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The slip with the hint: the moves, how often each loses a token, and why. Four moves are always in sight; what is left
// below them is for the reason, which rolls where it is longer. The table beside it stays in use; a line that is chosen
// takes up its cards there.
FocusScope {
    id: root
    required property Hint hint
    required property string title                            // over the figures
    required property real room                               // that it may take from above to below
    readonly property int lines: moves.count
    readonly property bool narrow: width < Theme.body * 19
    readonly property bool tight: room < Theme.body * 20      // large print in a small window
    readonly property real edges: Theme.base * (narrow || tight ? 1.2 : 2) // of paper above and below
    readonly property real spare: room - edges - head.height - 2 * inside.spacing
    readonly property real printed: one.implicitHeight        // a line of the reason
    property int looked: -1                                   // the line whose reason is told; else the best
    readonly property HintLine told: lines > 0 ? moves.itemAt(looked >= 0 && looked < lines ? looked : 0) as HintLine : null
    signal ticketWanted(string action)

    function look(line: int) {
        looked = line
        hint.held = line >= 0
    }
    // of the first so many lines, each as high as it is printed
    function heightOf(lines: int): real {
        let height = 0
        for (let line = 0; line < Math.min(lines, moves.count); ++line)
            height += moves.itemAt(line)?.implicitHeight ?? 0
        return height
    }
    // of as many lines as fit whole into so much; what is left of one of them is no use to anybody
    function wholeLines(most: real): real {
        let lines = moves.count
        while (lines > 1 && heightOf(lines) > most)
            --lines
        return Math.min(most, heightOf(lines))
    }
    // of the longest reason: so the lines stay where they are while one after the other is looked at
    function longestReason(): real {
        let height = 2 * printed
        for (let line = 0; line < reasons.count; ++line)
            height = Math.max(height, reasons.itemAt(line)?.implicitHeight ?? 0)
        return height
    }

    visible: hint.open
    height: sheet.height
    Accessible.role: Accessible.Grouping
    Accessible.name: heading.text
    onVisibleChanged: {
        looked = -1
        if (visible)
            list.forceActiveFocus(Qt.PopupFocusReason)
    }

    Sheet {
        id: sheet
        width: parent.width
        height: inside.height + root.edges
        Column {
            id: inside
            anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.base * (root.narrow ? 0.7 : 1.3); topMargin: root.edges * 0.42 }
            spacing: Theme.base * 0.25
            Item {
                id: head
                width: parent.width
                height: Theme.touch
                PlainText {
                    id: heading
                    objectName: "hintHeading"
                    anchors { left: parent.left; right: close.left; rightMargin: Theme.s; verticalCenter: parent.verticalCenter }
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Math.min(Theme.small, Math.max(11, Math.round(Theme.small * 0.85)))
                    elide: Text.ElideRight
                    text: root.title
                    color: Theme.rust
                    font { family: Theme.serif; weight: Font.Bold; pixelSize: Theme.strong }
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }
                TextLink {
                    id: close
                    objectName: "hintClose"
                    anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                    text: qsTr("Close")
                    note: qsTr("The hint")
                    key: "H"
                    size: Theme.small
                    onClicked: root.hint.open = false
                }
            }
            FocusScope {
                id: list
                objectName: "hintList"
                width: parent.width
                height: root.wholeLines(Math.max(Theme.touch, root.spare - why.height))
                Accessible.role: Accessible.List
                Accessible.name: qsTr("Moves, the best first")
                Scroll {
                    anchors.fill: parent
                    clip: longer
                    contentHeight: rows.height
                    Column {
                        id: rows
                        width: list.width - (rows.height > list.height + 1 ? Theme.s + 2 : 0) // beside the mark of what is longer
                        Repeater {
                            id: moves
                            model: root.visible ? root.hint.moves : null
                            onCountChanged: {
                                const first = itemAt(0)
                                if (first && list.activeFocus)
                                    first.forceActiveFocus(Qt.PopupFocusReason)
                            }
                            HintLine {
                                width: rows.width
                                narrow: root.narrow
                                tight: root.tight
                                onHoveredChanged: {
                                    if (hovered)
                                        root.look(index)
                                    else if (root.looked === index)
                                        root.look(-1)         // not where the next line was faster
                                }
                                onActiveFocusChanged: {
                                    if (activeFocus)
                                        root.look(index > 0 || root.looked >= 0 ? index : -1)
                                }
                                onClicked: {
                                    root.hint.take(index)
                                    root.ticketWanted(action)
                                }
                            }
                        }
                    }
                }
            }
            Scroll {
                id: why
                objectName: "hintWhy"
                width: parent.width
                height: Math.min(root.longestReason(), Math.max(2, Math.floor((root.spare - root.heightOf(4)) / root.printed)) * root.printed) // whole lines
                clip: longer
                contentHeight: reason.height
                Reason {
                    id: reason
                    objectName: "hintReason"
                    text: root.told && root.told.reason !== "" ? root.told.grounds : root.hint.footing
                    onTextChanged: why.contentY = 0
                    Accessible.role: Accessible.AlertMessage
                    Accessible.name: text
                }
            }
        }
    }
    component Reason: PlainText {
        width: inside.width - Theme.s - 2
        wrapMode: Text.WordWrap
        color: Theme.ink
        font { family: Theme.serif; italic: true; pixelSize: Theme.small }
    }
    Reason { id: one; visible: false; text: "A" }
    Repeater {
        id: reasons
        model: root.lines
        Reason {
            required property int index
            visible: false
            text: (moves.itemAt(index) as HintLine)?.grounds ?? ""
        }
    }
}

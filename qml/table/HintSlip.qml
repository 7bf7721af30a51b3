// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The slip with the hint: the moves, how often each loses a token, and why. The table beside it stays in use; a line
// that is chosen takes up its cards there.
FocusScope {
    id: root
    required property Hint hint
    required property real room                               // that it may take from above to below
    readonly property int lines: moves.count
    readonly property bool low: room < lines * Math.max(Theme.touch, Theme.body * 3.3) + Theme.touch + Theme.body * 10
    readonly property real edges: Theme.base * (low ? 1.4 : 2.2) // of paper above and below
    // four moves are in sight, if need be as one line each and with less of the reason
    readonly property int sightly: Math.min(lines, Math.max(2, Math.min(4, Math.floor((room - heading.height - edges - Theme.base * 0.6 - asSmall.implicitHeight) / Theme.touch))))
    readonly property real reasonRoom: room - heading.height - sightly * Theme.touch - edges - Theme.base * 0.6
    readonly property bool brief: room < Theme.touch + Math.min(4, lines) * Math.max(Theme.touch, Theme.body * (narrow ? 3.6 : 3.3)) + Theme.small * (narrow ? 7.4 : 4.6) + edges
    readonly property bool tight: low || width < Theme.base * 24
    readonly property bool narrow: width < Theme.body * 19
    readonly property bool stacked: narrow && !brief && lines > 0 && twoSteps()
    readonly property bool told: !low && hint.advice !== ""   // the best move has room for a sentence of its own
    property int looked: -1                                   // the line whose reason is told; else the best
    signal ticketWanted(string action)

    function look(line: int) {
        looked = line
        hint.held = line >= 0
    }
    function twoSteps(): bool {
        for (let line = 0; line < moves.count; ++line) {
            if ((moves.itemAt(line) as HintLine)?.away.length > 0)
                return true
        }
        return false
    }
    function reason(withWorth: bool): string {
        const line = moves.itemAt(looked >= 0 && looked < lines ? looked : 0) as HintLine
        // where it has no line of its own, the advice begins the reason
        const advice = low && !brief && looked <= 0 ? hint.advice + " " : ""
        return !line ? "" : advice + grounds(line, withWorth)
    }
    function grounds(line: HintLine, withWorth: bool): string {
        return withWorth && line.further !== "" && !line.reason.includes(line.further) ? qsTr("%1. %2", "what a hand is worth, and a sentence").arg(line.further).arg(line.reason) : line.reason
    }

    visible: hint.open
    height: sheet.height
    Accessible.role: Accessible.Grouping
    Accessible.name: risk.text
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
            anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.base * (root.narrow ? 0.8 : 1.3); topMargin: root.edges * 0.45 }
            spacing: Theme.base * 0.25
            Item {
                id: head
                width: parent.width
                height: root.brief ? heading.height : Math.max(heading.height, Theme.touch)
                PlainText {
                    id: heading
                    objectName: "hintHeading"
                    anchors { left: parent.left; right: close.visible ? close.left : parent.right; rightMargin: close.visible ? Theme.s : 0; verticalCenter: parent.verticalCenter }
                    elide: root.told ? Text.ElideNone : Text.ElideRight
                    wrapMode: root.told ? Text.WordWrap : Text.NoWrap
                    fontSizeMode: root.told ? Text.FixedSize : Text.HorizontalFit
                    minimumPixelSize: Math.round(Theme.base)
                    text: root.told ? root.hint.advice : risk.text
                    color: root.told ? Theme.ink : Theme.rust
                    font { family: Theme.serif; weight: Font.Bold; pixelSize: Theme.strong }
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }
                TextLink {
                    id: close
                    objectName: "hintClose"
                    visible: !root.brief                      // H closes it too, and its tab
                    anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                    text: qsTr("Close")
                    onClicked: root.hint.open = false
                }
            }
            PlainText {
                id: risk
                visible: root.told
                width: parent.width
                horizontalAlignment: Text.AlignRight          // above the figures
                text: qsTr("Risk of losing a token")
                color: Theme.rust
                font { family: Theme.serif; weight: Font.Bold; pixelSize: Theme.small }
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
            FocusScope {
                id: list
                readonly property real others: head.height + (root.told ? risk.height + inside.spacing : 0) + why.height + (foot.visible ? foot.height + inside.spacing : 0) + 2 * inside.spacing + root.edges
                width: parent.width
                height: Math.min(rows.height, Math.max(Theme.touch * root.sightly, root.room - others))
                Accessible.role: Accessible.List
                Accessible.name: qsTr("Moves, the best first")
                Scroll {
                    anchors.fill: parent
                    clip: longer
                    contentHeight: rows.height
                    Column {
                        id: rows
                        width: list.width - (root.low ? Theme.s : 0) // beside the mark of what is longer than its place
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
                                narrow: root.narrow || root.brief
                                brief: root.brief
                                stacked: root.stacked
                                rough: root.hint.thinking
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
            component Reason: PlainText {
                width: inside.width
                wrapMode: Text.WordWrap
                topPadding: Theme.base * 0.3
                lineHeight: 1.02
                text: root.lines > 0 ? root.reason(root.brief) : ""
                color: Theme.ink
                font { family: Theme.serif; italic: true; pixelSize: root.low ? Math.min(Theme.small, Math.round(Theme.base * 1.7)) : root.tight ? Theme.small : Theme.body }
            }
            Reason { id: asWanted; visible: false }           // how high it is in its own print
            Reason { id: asSmall; visible: false; text: root.lines > 0 ? root.reason(true) : ""; font.pixelSize: 11 }
            Reason {
                id: why
                objectName: "hintReason"
                fontSizeMode: root.brief ? Text.Fit : Text.FixedSize
                minimumPixelSize: 11
                height: root.brief ? Math.min(asWanted.implicitHeight, root.reasonRoom) : asWanted.implicitHeight
                Accessible.role: Accessible.AlertMessage
                Accessible.name: text
            }
            PlainText {
                id: foot
                visible: !root.low
                width: parent.width
                wrapMode: Text.WordWrap
                text: root.hint.footing
                color: Theme.inkSoft
                font { family: Theme.sans; pixelSize: Theme.small }
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
    }
}

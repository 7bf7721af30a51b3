// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The slip with the hint: the moves, how often each loses a token, and why. Four moves are in sight, three or two where the
// table leaves no room for more even over the own face, and the others roll; what is left below them is for the reason, which is
// set closer where it is long. The table beside it stays in use; a line that is chosen takes up its cards there.
FocusScope {
    id: root
    required property Hint hint
    required property string title                            // over the figures
    required property real room                               // that it may take from above to below
    required property int cards                               // that an exchange may give, and take, in any step of a turn
    required property bool many                               // moves, so that four of them are worth a line of the reason
    property bool alone: false                                // below it lies what nothing may hang over
    property bool covered: false                              // a sheet that asks something else lies there
    readonly property int lines: moves.count
    readonly property bool narrow: width < Theme.body * 19
    readonly property real margin: Theme.base * (narrow ? 0.7 : 1.3)
    readonly property bool large: Theme.textScale > 1         // print, and then the paper has narrow edges
    readonly property real edges: Theme.base * (large ? 0.9 : 1.2) // of paper above and below
    readonly property real tall: Math.round(Math.min(Theme.body * 2, Math.max(Theme.touch - 8, Theme.body * 1.4))) // of a card's corner
    readonly property bool two: any(line => line?.cramped ?? false) // a line is too short for a turn of many steps
    readonly property real twoHigh: highFor(tall * 1.5 + Theme.base * 0.28)
    readonly property real lineHeight: two ? twoHigh : highFor(tall) // of the highest, as far as its place depends on it
    readonly property real spare: room - edges - head.height - 2 * inside.spacing
    readonly property real printed: one.implicitHeight        // a line of the reason
    readonly property bool wordy: !any(line => !line?.fits)   // each line has room for its words
    readonly property real figureWidth: {
        let widest = figures.advanceWidth
        for (let line = 0; line < moves.count; ++line)
            widest = Math.max(widest, (moves.itemAt(line) as HintLine)?.figured ?? 0)
        return widest
    }
    // how much room it needs, and would like to have, whatever the moves are
    readonly property real least: many ? Theme.body * 15 : Math.max(Theme.body * 9.8, Theme.base * 3.9 + cards * tall * 1.18 + Theme.body * 3.6)
    readonly property real wanted: Theme.body * 27
    readonly property real broad: wanted * 1.5                // where moves are long
    readonly property real bare: edges + Theme.touch + Theme.base * 0.5 // of the paper, without moves and reason
    readonly property real ground: (many ? spare < highOf(Math.min(2, lines), 0, 0) + 2.2 * printed ? 1.1 : 2.2 : alone ? 1 : 2) * printed // of the reason, at the least
    readonly property int sought: many && lines > 0 ? Math.min(4, lines) : 4 // that it should have in sight
    readonly property real needed: bare + Math.min(large ? 4 : 2, sought) * lineHeight + 2 * printed
    readonly property real fair: many ? bare + sought * lineHeight : bare + 4 * lineHeight + 2 * printed
    readonly property int roomy: spare >= 4 * lineHeight + ground || alone || !many ? 4 : 3 // a reason is worth the fourth
    readonly property int foremost: lines > 0 ? Math.min(roomy, lines) : roomy // that stay in sight
    // where the words of a move have no room beside it, they lie below it: of all, or of the best and the worst alone
    readonly property int under: alone ? 0 : highOf(foremost, 0, 2) + ground <= spare ? 2 : highOf(foremost, 0, 1) + ground <= spare ? 1 : 0
    readonly property bool tight: many && !alone && spare < highOf(Math.min(2, lines)) + ground // then the reason rolls with them
    readonly property real ample: bare + 4 * lineHeight + (large ? 2 : 3) * printed // large print is set closer
    readonly property real whole: bare + (many && lines > 0 ? Math.min(6, lines) : 6) * lineHeight
    readonly property real words: 100 * Theme.small * Theme.small // px across, times px down, of a long reason
    property int looked: -1                                   // the line whose reason is told; else the best
    readonly property HintLine told: lines > 0 ? moves.itemAt(looked >= 0 && looked < lines ? looked : 0) as HintLine : null
    signal ticketWanted(string action)

    function any(that: var): bool { return Array.from({ length: moves.count }, (none, line) => moves.itemAt(line) as HintLine).some(that) }
    // of a line in which so much has to have room
    function highFor(high: real): real { return Math.max(Theme.touch, Math.round(high) + Math.round(Theme.base * 0.2) + 5) }
    // of the first so many together, and if the slip were so much wider, or words lay below its moves
    function highOf(shown: int, more = 0, how = under): real {
        let high = 0
        for (let line = 0; line < shown; ++line) {
            const move = line < lines ? moves.itemAt(line) as HintLine : null // asked anew once there are lines
            high += highFor(!move ? tall : more === 0 ? move.high[how] : move.highWith(more, how))
        }
        return high
    }
    // of the longest reason, if the slip were so wide
    function reasonIn(across: real): real {
        return width > 0 && lines > 0 ? Math.max(1, Math.min(3, Math.ceil(longest(reasons) / printed * width / across - 0.3))) * printed : 2 * printed
    }
    // so many of the first have room
    function shownIn(high: real): int {
        let shown = 1
        while (shown < lines && highOf(shown + 1) <= high + 0.5)
            ++shown
        return shown
    }
    // a reason, or its ground, after what the line has no room for
    function led(line: int, part: var): string {
        const move = moves.itemAt(line) as HintLine
        return !move ? "" : (move.unsaid === "" ? "" : move.unsaid + ". ") + part(move.reason)
    }
    function look(line: int) { looked = line; hint.held = line >= 0 }
    // of the longest: so the lines stay where they are
    function longest(texts: Repeater): real {
        let height = ground
        for (let line = 0; line < texts.count; ++line)
            height = Math.max(height, texts.itemAt(line)?.implicitHeight ?? 0)
        return height
    }

    visible: hint.open && !covered
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
            anchors { left: parent.left; right: parent.right; top: parent.top; margins: root.margin; topMargin: root.edges * 0.42 }
            spacing: Theme.base * 0.25
            Item {
                id: head
                width: parent.width
                height: root.many && root.room < root.ample ? Math.round(Theme.touch * 0.72) : Theme.touch // the reason has the rest
                PlainText {
                    id: heading
                    objectName: "hintHeading"
                    anchors { left: parent.left; right: close.left; rightMargin: Theme.s; verticalCenter: parent.verticalCenter }
                    height: parent.height
                    verticalAlignment: Text.AlignVCenter
                    wrapMode: Text.WordWrap
                    maximumLineCount: 2
                    lineHeight: 0.85
                    fontSizeMode: Text.Fit
                    minimumPixelSize: Math.min(Theme.small, Math.max(11, Math.round(Theme.small * 0.55)))
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
                // whole lines: what is left of one of them is no use to anybody
                // for the reason: what it says beside the figures, before more than four moves; the rest, after all of them
                readonly property real kept: root.tight ? 0 : Math.max(root.ground, Math.min(root.longest(root.large ? reasons : grounds), root.spare - root.highOf(root.foremost)))
                readonly property int shown: root.shownIn(root.spare - kept)
                height: root.highOf(shown)
                Accessible.role: Accessible.List
                Accessible.name: qsTr("Moves, the best first")
                Scroll {
                    anchors.fill: parent
                    clip: longer
                    paper: "transparent"                      // its lines are whole
                    contentHeight: rows.height
                    Column {
                        id: rows
                        // beside the mark of what is longer, whether or not it is: what a line has room for decides how high
                        // all are, and with that where the slip lies
                        width: list.width - Theme.s - 2
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
                                height: root.highFor(high[root.under])
                                under: root.under
                                tall: root.tall
                                figureWidth: root.figureWidth
                                wordy: root.wordy
                                two: root.two
                                told: root.told === this && root.lines > 1
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
                        ReasonText { visible: root.tight; width: rows.width; text: root.told?.reason ?? "" }
                    }
                }
            }
            HintReason {
                id: why
                objectName: "hintWhy"
                visible: !root.tight
                width: parent.width
                height: Math.min(root.longest(reasons), Math.max(root.ground, Math.floor((root.spare - list.height) / root.printed) * root.printed)) // whole lines
                full: root.told && root.told.reason !== "" ? root.told.reason : root.hint.footing
                lead: root.told?.unsaid ?? ""
                sparing: list.shown < Math.min(3, root.lines)
            }
        }
    }
    TextMetrics { id: figures; font { family: Theme.sans; weight: Font.Bold; pixelSize: Theme.body } text: "100%" }
    ReasonText { id: one; visible: false; text: "A" }
    component Gauge: ReasonText { required property int index; visible: false; width: inside.width }
    Repeater { id: reasons; model: root.lines; Gauge { text: root.led(index, text => text) } }
    Repeater { id: grounds; model: root.lines; Gauge { text: root.led(index, why.ground) } }
}

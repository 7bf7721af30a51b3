// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// What the person's own matches come to: the main of it on the osteria's slate, the rest on a sheet below.
Page {
    id: root
    objectName: "statistics"
    readonly property real edge: Theme.base * 2
    readonly property real across: Math.min(width - 2 * edge, Theme.body * 92)
    laid: sure.open ? sure : null
    // on an empty slate the focus is where one most likely goes on
    Component.onCompleted: if (nothing.unplayed) leaves.focus = true

    Statistics { id: counted }
    Keys.onUpPressed: list.roll(-3)
    Keys.onDownPressed: list.roll(3)
    Keys.onPressed: event => {
        event.accepted = event.key === Qt.Key_PageUp || event.key === Qt.Key_PageDown
        if (event.accepted)
            list.roll(event.key === Qt.Key_PageUp ? -list.pageful : list.pageful)
    }
    Backdrop {
        anchors.fill: parent
        Cloth { anchors { fill: parent; margins: Theme.base * 0.6 } band: Theme.base * 2.4; variant: Preferences.cloth }
    }
    FocusScope {
        anchors.fill: parent
        enabled: !sure.open
        focus: true
        Scroll {
            id: list
            anchors { fill: parent; topMargin: Theme.base * 0.7; bottomMargin: tickets.height + Theme.base * 1.7 }
            contentHeight: leaves.height + Theme.base
            FocusScope {
                id: leaves
                x: (root.width - width) / 2
                width: root.across
                height: counted.matches === 0 ? empty.y + empty.height : paper.y + paper.height
                Label {
                    id: title
                    y: Theme.base * 0.5
                    tone: "_dark"
                    size: Theme.big
                    width: Math.min(implicitWidth, parent.width)
                    least: Theme.strong
                    // Where there is nothing to choose from, no filter names the game.
                    text: counted.games.length === 1 ? qsTr("Statistics: %1", "%1 is a game").arg(Array.from(counted.gameNames)[0]) : qsTr("Statistics")
                    Accessible.role: Accessible.Heading
                }
                Item {                                        // beside the title where they fit into a line
                    id: strip
                    readonly property bool under: filters.wanted > parent.width - title.width - Theme.base * 3
                    visible: counted.any || counted.games.length > 1
                    x: under ? 0 : parent.width - width
                    y: under ? title.y + title.height + Theme.s : title.y + (title.height - height) / 2
                    width: Math.min(parent.width, filters.wanted + Theme.base * 2)
                    height: visible ? filters.height + Theme.base * 0.7 : 0
                    Sheet { anchors.fill: parent }
                    StatisticsFilters { id: filters; x: Theme.base; y: Theme.base * 0.35; width: parent.width - 2 * x + 1; sums: counted }
                }
                Slate {                                       // wiped
                    id: empty
                    visible: counted.matches === 0
                    y: slate.y
                    width: parent.width
                    height: Math.max(nothing.height + Theme.base * 4, list.height - y - Theme.base)
                    StatisticsEmpty { id: nothing; x: Theme.base * 2; y: (parent.height - height) / 2; width: parent.width - 2 * x; chalk: empty.chalk; soft: empty.soft; sums: counted; onWent: where => root.went(where) }
                }
                StatisticsSlate {
                    id: slate
                    visible: counted.matches > 0
                    y: Math.max(title.y + title.height, strip.y + strip.height) + Theme.base * 0.8
                    width: parent.width
                    sums: counted
                    first: numbers.first
                    across: numbers.across
                    edge: paper.x + paper.inset - frame
                    gap: numbers.gap
                }
                Sheet {
                    id: paper
                    visible: slate.visible
                    x: Theme.base * 0.9
                    y: slate.y + slate.height - Theme.base * 0.2
                    width: parent.width - 2 * x
                    height: note.y + note.height + Theme.base
                    readonly property real inset: Theme.base * 1.8
                    StatisticsNumbers { id: numbers; x: paper.inset; y: Theme.base * 1.2; width: parent.width - 2 * x; sums: counted; few: slate.few }
                    Print {
                        id: note
                        x: paper.inset
                        y: numbers.y + numbers.height + Theme.base * 0.6
                        width: numbers.width
                        kind: "note"
                        font.pixelSize: Theme.small
                        text: counted.pending > 0 ? qsTr("%n match(es) still to be counted…", "", counted.pending) : counted.sinceText !== "" ? qsTr("Only your own matches since %1 are counted.").arg(counted.sinceText) : qsTr("Only your own matches are counted, not those from files.")
                    }
                }
            }
        }
        Row {
            id: tickets
            readonly property real size: Math.min(Theme.body, root.width / 46) // large print has no room for all four
            anchors { right: parent.right; rightMargin: (root.width - root.across) / 2; bottom: parent.bottom; bottomMargin: Theme.base * 1.1 }
            spacing: Theme.base
            ActionButton { objectName: "statistics_feats"; size: tickets.size; text: qsTr("Feats"); onClicked: root.went("feats") }
            ActionButton { objectName: "statistics_all"; size: tickets.size; visible: counted.sinceText !== ""; text: qsTr("Count all again"); onClicked: counted.countAll() }
            ActionButton { objectName: "statistics_reset"; size: tickets.size; visible: counted.any; text: qsTr("Start over"); onClicked: sure.open = true }
            ActionButton { objectName: "back"; focus: true; size: tickets.size; text: qsTr("Back"); key: qsTr("Esc"); onClicked: root.went("back") }
        }
    }
    Confirm {
        id: sure
        anchors.fill: parent
        question: qsTr("Count from now on only?")
        detail: qsTr("The statistics start from zero. Your matches stay in the history, and all of them can be counted again later.")
        yes: qsTr("Start over")
        onClosed: open = false
        onAccepted: counted.reset()
    }
}

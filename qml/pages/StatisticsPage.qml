// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// What the person's own matches come to: numbers on the left leaf of the ledger, pictures of them on the right.
Page {
    id: root
    objectName: "statistics"
    readonly property bool tall: height > width
    readonly property bool twoLeaves: width >= Theme.body * 60
    readonly property real gap: Theme.base * 3
    laid: sure.open ? sure : null

    Statistics { id: counted }
    Keys.onUpPressed: list.roll(-3)
    Keys.onDownPressed: list.roll(3)
    Keys.onPressed: event => {
        event.accepted = event.key === Qt.Key_PageUp || event.key === Qt.Key_PageDown
        if (event.accepted)
            list.roll(event.key === Qt.Key_PageUp ? -list.pageful : list.pageful)
    }
    StillLife { anchors.fill: parent; tall: root.tall }
    Sheet {
        id: page
        framed: true
        enabled: !sure.open
        width: Math.min(root.width - Theme.base * 3, Theme.body * 84)
        height: Math.min(root.height * (root.tall ? 0.94 : 0.985), title.height + list.contentHeight + foot.height + Theme.base * 4.2)
        x: (root.width - width) / 2
        y: root.tall ? root.height - height - Theme.base * 2 : (root.height - height) / 2

        Print { id: title; kind: "title"; x: Theme.base * 2.6; y: Math.max(16, Theme.base * 0.9); width: parent.width - 2 * x; text: qsTr("Statistics") }
        Scroll {
            id: list
            anchors { left: parent.left; right: parent.right; top: title.bottom; bottom: foot.top; leftMargin: Theme.base * 1.6; rightMargin: Theme.base * 1.4; bottomMargin: Theme.base * 0.3 }
            contentHeight: leaves.height + Theme.base * 0.6
            FocusScope {
                id: leaves
                readonly property real leaf: root.twoLeaves ? (width - root.gap) / 2 : width
                readonly property real below: filters.height + Theme.base * 0.6
                x: Theme.base
                width: list.width - Theme.base * 2.2
                height: counted.matches === 0 ? nothing.y + nothing.height : root.twoLeaves ? below + Math.max(figures.height, pictures.height) : pictures.y + pictures.height
                StatisticsFilters { id: filters; width: parent.width; sums: counted }
                StatisticsEmpty { id: nothing; visible: counted.matches === 0; y: leaves.below; width: parent.width; sums: counted }
                Column {
                    id: figures
                    visible: counted.matches > 0
                    y: leaves.below
                    width: leaves.leaf
                    Repeater {
                        model: counted.numbers
                        LedgerNumber { width: leaves.leaf }
                    }
                }
                Rectangle { visible: root.twoLeaves && figures.visible; x: leaves.leaf + root.gap / 2; y: leaves.below; width: 1; height: leaves.height - y; color: Theme.ink; opacity: 0.25 }
                Column {
                    id: pictures
                    visible: figures.visible
                    x: root.twoLeaves ? leaves.leaf + root.gap : 0
                    y: leaves.below + (root.twoLeaves ? 0 : figures.height + Theme.m)
                    width: leaves.leaf
                    spacing: Theme.base * 0.9
                    LinePlot { objectName: "plot_wins"; width: parent.width; plot: counted.wins; ink: Theme.red }
                    LinePlot { objectName: "plot_losses"; width: parent.width; plot: counted.losses; high: Theme.base * 6.5 }
                    BarPlot { objectName: "plot_places"; width: parent.width; plot: counted.places; high: Theme.base * 7; wordy: false }
                    PartsPlot { objectName: "plot_knocks"; visible: counted.knocks.count > 0; width: parent.width; plot: counted.knocks }
                }
            }
        }
        Item {
            id: foot
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom; leftMargin: Theme.base * 3; rightMargin: Theme.base * 2.6; bottomMargin: Theme.base * 1.35 }
            readonly property bool under: width - tickets.width < Theme.body * 14 // the note has its own line
            height: under ? tickets.height + note.height + Theme.xs : Math.max(tickets.height, note.height)
            Print {
                id: note
                y: foot.under ? 0 : (foot.height - height) / 2
                width: foot.under ? foot.width : foot.width - tickets.width - Theme.m
                kind: "note"
                font.pixelSize: Theme.small
                text: counted.pending > 0 ? qsTr("%n match(es) still to be counted…", "", counted.pending) : counted.sinceText !== "" ? qsTr("Only your own matches since %1 are counted.").arg(counted.sinceText) : qsTr("Only your own matches are counted, not those from files.")
            }
            Row {
                id: tickets
                anchors { right: parent.right; bottom: parent.bottom }
                spacing: Theme.base
                ActionButton { objectName: "statistics_all"; visible: counted.sinceText !== ""; text: qsTr("Count all again"); onClicked: counted.countAll() }
                ActionButton { objectName: "statistics_reset"; visible: counted.any; text: qsTr("Start afresh"); onClicked: sure.open = true }
                ActionButton { objectName: "back"; focus: true; text: qsTr("Back"); key: qsTr("Esc"); onClicked: root.went("back") }
            }
        }
    }
    Confirm {
        id: sure
        anchors.fill: parent
        question: qsTr("Count from now on only?")
        detail: qsTr("The statistics begin at zero. Your matches stay in the history, and all of them can be counted again later.")
        yes: qsTr("Start afresh")
        onClosed: open = false
        onAccepted: counted.reset()
    }
}

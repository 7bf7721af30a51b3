// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The slate where there is nothing to count, and what can be done about it.
Column {
    id: root
    required property Statistics sums
    property color chalk: Theme.chalk
    property color soft: Theme.cream
    spacing: Theme.base * 0.8
    topPadding: Theme.base

    Print {
        width: parent.width
        kind: "head"
        color: root.chalk
        horizontalAlignment: Text.AlignHCenter
        text: root.sums.pending > 0 ? qsTr("Counting your matches…") : root.sums.any ? qsTr("None of your matches fits these filters.") : qsTr("No match played yet")
    }
    Print {
        visible: root.sums.pending === 0
        width: parent.width
        kind: "note"
        color: root.soft
        horizontalAlignment: Text.AlignHCenter
        text: root.sums.any ? qsTr("Choose other opponents or a longer time.") : root.sums.sinceText !== "" ? qsTr("Matches count from the moment you started over.") : qsTr("Finish a match and its figures will appear here.")
    }
    Image {
        anchors.horizontalCenter: parent.horizontalCenter
        source: Theme.asset("textures/st_vine_paper.png")
        width: Math.min(parent.width * 0.5, Theme.base * 16)
        height: width / 1.4
        mipmap: true
        opacity: 0.5
    }
}

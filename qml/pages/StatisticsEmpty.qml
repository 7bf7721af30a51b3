// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The leaf of the statistics where there is nothing to count, and what can be done about it.
Column {
    id: root
    required property Statistics sums
    spacing: Theme.base * 0.8
    topPadding: Theme.base

    Print {
        width: parent.width
        kind: "head"
        horizontalAlignment: Text.AlignHCenter
        text: root.sums.pending > 0 ? qsTr("Your matches are being counted.") : root.sums.any ? qsTr("No match of yours is like that.") : qsTr("No match played yet")
    }
    Print {
        visible: root.sums.pending === 0
        width: parent.width
        kind: "note"
        horizontalAlignment: Text.AlignHCenter
        text: root.sums.any ? qsTr("Choose other opponents or a longer time.") : root.sums.sinceText !== "" ? qsTr("Matches count from the moment when you started afresh.") : qsTr("Play one to its end, and its numbers stand here.")
    }
    Image {
        anchors.horizontalCenter: parent.horizontalCenter
        source: Theme.asset("textures/st_vine_ink.png")
        width: Math.min(parent.width * 0.5, Theme.base * 16)
        height: width / 1.4
        mipmap: true
        opacity: 0.8
    }
}

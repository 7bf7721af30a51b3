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
    readonly property bool unplayed: sums.pending === 0 && !sums.any // no match counts yet: the first is to be played
    signal went(where: string)
    spacing: Theme.base * 1.2
    topPadding: Theme.base

    Print {
        width: parent.width
        kind: "head"
        color: root.chalk
        horizontalAlignment: Text.AlignHCenter
        text: root.sums.pending > 0 ? qsTr("Counting your matches…")
            : root.sums.any ? qsTr("None of your matches fits these filters.")
            : root.sums.sinceText !== "" ? qsTr("The slate was wiped clean: only matches that you play from now on count.")
            : qsTr("The slate is still clean: play your first match, and we will chalk it up here.")
    }
    Print {
        visible: root.sums.pending === 0 && root.sums.any
        width: parent.width
        kind: "note"
        color: root.soft
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("Choose other opponents or a longer time.")
    }
    ActionButton {
        id: fresh
        objectName: "statistics_new"
        visible: root.unplayed
        focus: true
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(root.width, implicitWidth)
        tone: "red"
        text: qsTr("New match")
        onClicked: root.went("setup")
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

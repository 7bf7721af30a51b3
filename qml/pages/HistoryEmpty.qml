// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The ledger where it has no line to show, and why.
Column {
    id: root
    property bool unplayed: true                              // else the filters let none pass
    property bool stamped: true                               // the stamp lies below the words
    property string trouble                                   // what is wrong with the file that keeps matches
    readonly property string said: visible ? qsTr("%1. %2", "two sentences").arg(why.text.replace(/\.$/, "")).arg(more.text) : ""
    onSaidChanged: Announcer.say(said)
    spacing: Theme.base * 0.8
    topPadding: Theme.base * 2

    Print {
        id: why
        width: parent.width
        kind: "head"
        horizontalAlignment: Text.AlignHCenter
        text: root.unplayed ? qsTr("No match played yet") : qsTr("No match fits these filters.")
    }
    Print {
        id: more
        width: parent.width
        kind: "note"
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        text: root.trouble !== "" ? root.trouble : root.unplayed ? qsTr("Finished matches are kept here, so that you can watch them again.") : qsTr("Choose another result, a longer time or another name.")
    }
    Image {
        visible: root.stamped
        anchors.horizontalCenter: parent.horizontalCenter
        source: Theme.asset("textures/st_vine_ink.png")
        width: Math.min(parent.width * 0.5, Theme.base * 16)
        height: width / 1.4
        mipmap: true
        opacity: 0.8
    }
}

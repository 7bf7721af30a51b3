// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The ledger where it has no line to show, and why.
Column {
    id: root
    property bool unplayed: true                              // else the filters let none pass
    property string trouble                                   // what is wrong with the file that keeps matches
    spacing: Theme.base * 0.8
    topPadding: Theme.base * 2

    Print {
        width: parent.width
        kind: "head"
        horizontalAlignment: Text.AlignHCenter
        text: root.unplayed ? qsTr("No match played yet") : qsTr("No match is like that.")
    }
    Print {
        width: parent.width
        kind: "note"
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        text: root.trouble !== "" ? root.trouble : root.unplayed ? qsTr("Each match that comes to its end is written down here, to be watched again.") : qsTr("Choose another result, a longer time or another name.")
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

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// Why a move's figure is what it is. Where the print has no room it is set closer; then only its ground is printed, as the
// line of the move has what it comes to, and a reader still gets all; it rolls where not even that has room.
Scroll {
    id: root
    required property string full
    required property string reason                           // the same without what the hand is worth, or empty
    readonly property bool whole: closest.implicitHeight <= height + 1
    readonly property bool rolls: !whole && shortened.implicitHeight > height + 1
    // the second sentence, where there is one
    function ground(text: string): string {
        const sentences = text.split(". ")
        return sentences.length < 2 ? text : sentences[1] + (sentences.length > 2 ? "." : "")
    }

    clip: longer
    paper: "transparent"                                      // likewise its lines
    contentHeight: shown.height
    component Close: ReasonText { visible: false; width: root.width - Theme.s - 2; font.pixelSize: Math.max(12, Math.round(Theme.small * 0.7)) }
    Close { id: closest; text: root.full }
    Close { id: further; text: (root.reason === "" ? root.full : root.reason).split(". ").slice(1).join(". ") } // all but what it comes to
    Close { id: shortened; text: root.ground(root.reason === "" ? root.full : root.reason) }
    ReasonText {
        id: shown
        objectName: "hintReason"
        width: root.width - (root.rolls ? Theme.s + 2 : 0)
        height: root.rolls ? shortened.implicitHeight : root.height
        text: root.whole ? root.full : further.text !== "" && further.implicitHeight <= root.height + 1 ? further.text : shortened.text
        fontSizeMode: Text.Fit
        minimumPixelSize: closest.font.pixelSize
        onTextChanged: root.contentY = 0
        Accessible.role: Accessible.AlertMessage
        Accessible.name: root.full
        readonly property string said: visible ? root.full : ""
        onSaidChanged: Announcer.say(said)
    }
}

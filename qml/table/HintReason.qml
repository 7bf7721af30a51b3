// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// Why a move's figure is what it is. Where the print has no room it is set a little closer, save large print; where that is not
// enough it rolls, and begins with the ground: what the move comes to is then the last of it, as the move's line has that too.
// Below a few moves that roll themselves the ground alone is printed, and a reader still gets all.
Scroll {
    id: root
    required property string full
    required property string lead                             // what the move's line has no room for
    readonly property string all: led(full)
    property bool sparing: false                              // what lies above it rolls, and is low
    readonly property bool whole: closest.implicitHeight <= height + 1
    readonly property bool brief: !whole && sparing && briefest.implicitHeight <= height + 1
    readonly property bool rolls: !whole && !brief
    // the second sentence, where there is one
    function ground(text: string): string {
        const sentences = text.split(". ")
        return sentences.length < 2 ? text : sentences[1] + (sentences.length > 2 ? "." : "")
    }
    function led(text: string): string { return lead === "" ? text : lead + ". " + text }
    function turned(): string {
        const sentences = full.split(". ")
        return led(sentences.length < 2 ? full : sentences.slice(1).join(". ") + " " + sentences[0] + ".")
    }

    clip: longer
    paper: "transparent"                                      // its lines are whole
    contentHeight: shown.height
    ReasonText { id: closest; visible: false; width: root.width - Theme.s - 2; font.pixelSize: Theme.textScale > 1 ? Theme.small : Math.max(12, Math.round(Theme.small * 0.78)); text: root.all }
    ReasonText { id: briefest; visible: false; width: closest.width; font.pixelSize: closest.font.pixelSize; text: root.led(root.ground(root.full)) }
    ReasonText { id: rolled; visible: false; width: shown.width; text: root.turned() }
    ReasonText {
        id: shown
        objectName: "hintReason"
        width: root.width - (root.rolls ? Theme.s + 2 : 0)
        height: root.rolls ? rolled.contentHeight : root.height
        text: root.rolls ? rolled.text : root.brief ? briefest.text : root.all
        fontSizeMode: root.rolls ? Text.FixedSize : Text.Fit
        minimumPixelSize: closest.font.pixelSize
        onTextChanged: root.contentY = 0
        Accessible.role: Accessible.AlertMessage
        Accessible.name: root.full
        readonly property string said: visible ? root.full : ""
        onSaidChanged: Announcer.say(said)
    }
}

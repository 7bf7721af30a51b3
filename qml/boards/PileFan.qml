// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The last cards of the discard pile, or all of it, fanned out on a slip above it: everybody saw them go there. A press
// beside its count, or U, opens and closes it.
Item {
    id: root
    required property list<string> faces                      // the top last
    required property Item bed                                // where the pile lies
    required property real cardHeight
    required property real most                               // px that it may be wide
    required property string back
    required property bool closed
    property bool all: false                                  // in rows, one below the other
    property bool open: false
    readonly property int across: Math.min(12, faces.length)  // in a row
    readonly property int shown: all ? faces.length : across
    readonly property int first: faces.length - shown
    readonly property int rows: Math.max(1, Math.ceil(shown / Math.max(1, across)))
    readonly property real cardWidth: cardHeight * CardPictures.aspectOf(back)
    readonly property real step: across < 2 ? 0 : Math.min(cardWidth * 0.56, (most - cardWidth - Theme.m * 2) / (across - 1))
    readonly property real rowStep: cardHeight * 0.55
    property string seen: ""                                  // what lay there when it was opened

    function turn() {
        open = !open && faces.length > 0 && !closed
        seen = Array.from(faces).join()
        Announcer.say(open ? sheet.Accessible.name : "")
    }
    // false where it lay closed
    function close(): bool {
        const was = open
        open = false
        return was
    }
    onClosedChanged: if (closed) open = false
    onFacesChanged: if (Array.from(faces).join() !== seen) open = false

    Pressable {
        id: count
        objectName: "pileCount"
        visible: root.faces.length > 1 && !root.closed
        text: root.open ? qsTr("Close the pile") : qsTr("Look through the discard pile")
        key: "U"
        width: Math.max(Theme.touch * 0.8, number.width + Theme.s)
        height: Math.max(Theme.touch * 0.7, number.height)
        x: root.bed.x + root.bed.width - width * 0.62
        y: root.all ? root.bed.y - height * 0.3 : root.bed.y + root.bed.height - height * 0.6 // not over what asks for a discard
        onClicked: root.turn()
        Label {
            id: number
            anchors.centerIn: parent
            text: root.faces.length
            size: Math.max(13, root.bed.height * 0.1) * Math.min(1.4, Preferences.textSize / 100)
            Accessible.ignored: true
        }
    }
    Sheet {
        id: sheet
        visible: root.open
        z: 3
        width: root.step * (root.across - 1) + root.cardWidth + Theme.m * 2
        height: root.rowStep * (root.rows - 1) + root.cardHeight + Theme.m * 2
        x: root.all ? root.bed.x + root.bed.width + Theme.m : root.bed.x + root.bed.width / 2 - width / 2
        y: root.all ? Math.max(0, root.bed.y + root.bed.height - height) : root.bed.y - height * 0.3
        Accessible.role: Accessible.Note
        Accessible.name: Sentence.filled(root.all ? qsTr("The discard pile, the top card last: %1", "%1 are cards")
                                                  : qsTr("The last cards of the discard pile, the top one last: %1", "%1 are cards"),
                                         [Pronounce.now.cards(Array.from(root.faces).slice(root.first))])
        Repeater {
            model: root.open ? root.shown : 0
            CardFace {
                required property int index
                face: root.faces[root.first + index] ?? root.back
                height: root.cardHeight
                x: Theme.m + index % root.across * root.step
                y: Theme.m + Math.floor(index / root.across) * root.rowStep
                Accessible.ignored: true
            }
        }
        MouseArea { anchors.fill: parent; onClicked: root.close() }
    }
}

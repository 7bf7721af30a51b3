// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// What a seat did in this deal, as far as all saw it, on a slip beside it: asked for with a press or a key, or by the
// pointer that rests there.
Item {
    id: root
    required property Table table
    required property SeatRing ring
    property int seat: -1
    property bool closed: false                               // nobody sits here to be asked
    property bool asked: false                                // stays until it is asked again, or closed
    readonly property Seat who: seat >= 0 ? ring.seatAt(seat) : null
    property var deeds: []
    property real size: Theme.body
    required property rect slip                               // the coach's, with buttons that are not to be covered

    onClosedChanged: if (closed) close()
    function show(at: int, stays: bool) {
        deeds = table.deeds(at)
        seat = at
        asked = stays
    }
    function toggle(at: int) {
        if (seat === at && asked)
            return close()
        show(at, true)
        Announcer.say(summary())
    }
    function close() {
        seat = -1
        asked = false
    }
    // false where nothing lay open
    function stepBack(): bool {
        const open = seat >= 0
        close()
        return open
    }
    function summary(): string {
        const told = [who.name, left.text, nature.text]
        for (const deed of deeds)
            told.push(deed.told)
        if (deeds.length === 0)
            told.push(nothing.text)
        return told.filter(each => each !== "").join(". ")
    }
    Connections {
        target: root.table
        function onNoticeChanged() {
            if (root.seat >= 0)
                root.deeds = root.table.deeds(root.seat)
        }
        function onSeatCountChanged() { root.close() }
    }

    objectName: "seatNote"
    visible: who !== null
    width: list.width + Theme.m * 2
    height: list.height + Theme.s * 3
    readonly property rect wanted: !who ? Qt.rect(0, 0, 0, 0) : Qt.rect(
        who.own ? who.x + who.width : who.atSide ? (who.mirrored ? who.x - width - Theme.s : who.x + who.width + Theme.s) : who.x + (who.width - width) / 2,
        who.own ? who.y - height * 0.6 : who.atSide ? who.y + (who.height - height) / 2 : who.y + who.height + Theme.s, width, height)
    readonly property rect place: {                           // as near to that as the window and the slip allow
        const x = Math.max(Theme.s, Math.min(parent.width - width - Theme.s, wanted.x))
        const y = Math.max(Theme.s, Math.min(parent.height - height - Theme.s, wanted.y))
        const meets = slip.width > 0 && x < slip.x + slip.width && slip.x < x + width && y < slip.y + slip.height && slip.y < y + height
        return !meets ? Qt.rect(x, y, width, height)
            : SlipPlace.beside(Qt.size(parent.width, parent.height), [Qt.size(width, height)], Qt.point(x + width / 2, y + height / 2), [slip], [100], Theme.s)
    }
    x: Math.round(place.x)
    y: Math.round(place.y)
    Accessible.role: Accessible.Note
    Accessible.name: visible ? summary() : ""

    Sheet { anchors.fill: parent }
    Column {
        id: list
        x: Theme.m
        y: Theme.s * 1.5
        spacing: Theme.xs * 1.4
        PlainText {
            text: root.who?.name ?? ""
            color: Theme.rust
            font { family: Theme.serif; weight: Font.Bold; pixelSize: root.size * 1.15 }
            Accessible.ignored: true
        }
        PlainText {
            id: left
            visible: text !== ""
            text: !root.who ? "" : root.who.out ? qsTr("out of the match") : root.who.lastLife ? qsTr("%1: out at the next loss", "'on the county', or whatever somebody with no piece left is called").arg(root.who.lives) : root.who.lives
            color: Theme.ink
            font { family: Theme.sans; weight: Font.Medium; pixelSize: root.size * 0.92 }
            Accessible.ignored: true
        }
        PlainText {
            id: nature
            visible: text !== ""
            text: root.seat >= 0 ? root.table.character(root.seat) : ""
            color: Theme.inkSoft
            font { family: Theme.serif; italic: true; pixelSize: root.size * 0.92 }
            Accessible.ignored: true
        }
        PlainText {
            id: nothing
            visible: root.deeds.length === 0
            text: qsTr("nothing yet in this deal", "what a seat did")
            color: Theme.inkSoft
            font { family: Theme.sans; pixelSize: root.size * 0.92 }
            Accessible.ignored: true
        }
        Repeater {
            model: root.deeds.slice(-6)
            Row {
                id: deed
                required property var modelData
                spacing: Theme.s
                PlainText {
                    visible: !trade.visible                   // the cards say it
                    text: deed.modelData.text
                    color: Theme.ink
                    font { family: Theme.sans; pixelSize: root.size * 0.92 }
                    Accessible.ignored: true
                }
                TradeRow {
                    id: trade
                    visible: deed.modelData.gave.length > 0
                    brief: root.who?.own ?? false             // "gives" is said of the others
                    giving: root.table.giving
                    takesFirst: root.table.takesFirst
                    gave: deed.modelData.gave
                    took: deed.modelData.took
                    size: root.size * 0.86
                    ink: Theme.inkSoft
                }
            }
        }
    }
}

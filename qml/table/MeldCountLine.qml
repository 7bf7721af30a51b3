// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// One side in the count of a deal of melds.
Item {
    id: line
    required property int index
    required property var page                                // the page that it is on
    required property var sheet                               // and the paper, with its columns
    readonly property var told: page.counts[index]
    readonly property var laid: Array.from(page.melds).filter(one => one.side === index)
    readonly property var members: Array.from(page.seats).filter(seat => seat.side === index)
    readonly property real upperHeight: line.page.tall ? height * 0.72 : height // of the melds
    component Cell: PlainText {
        verticalAlignment: Text.AlignVCenter
        color: Theme.ink
        font { family: Theme.serif; weight: Font.Bold; pixelSize: line.sheet.type }
        Accessible.ignored: true
    }
    Accessible.role: Accessible.ListItem
    Accessible.name: {
        const all = [told.out ? Sentence.filled(qsTr("%1, who went out", "%1 is a name"), [told.title]) : told.title,
                     Sentence.filled(qsTr("melds %1", "%1 are points"), [Sentence.points(told.melds)])]
        if (told.left > 0)
            all.push(Sentence.filled(qsTr("left in the hand: %1, less %2", "%1 are cards, %2 points"), [Pronounce.now.cards(told.faces), String(told.left)]))
        if (told.bonus > 0)
            all.push(Sentence.filled(qsTr("for going out %1", "%1 are points"), [String(told.bonus)]))
        all.push(Sentence.filled(qsTr("deal %1", "%1 are points"), [Sentence.withSign(told.change)]), Sentence.filled(qsTr("match %1", "%1 is a number of points"), [Sentence.points(told.score)]))
        return all.join("; ")
    }
    Rectangle { width: parent.width; height: line.index === 0 ? 1.5 : 1; color: Theme.ink; opacity: line.index === 0 ? 0.4 : 0.18 }
    Rectangle {
        visible: line.told.own
        anchors { fill: parent; leftMargin: -Theme.base * 0.6; rightMargin: -Theme.base * 0.6; topMargin: 3; bottomMargin: 3 }
        color: "transparent"
        radius: 4
        border { width: 2.5; color: Theme.gold }
    }
    Row {
        id: faces
        readonly property real d: Math.min(Theme.base * 3.6, line.height * 0.5, line.sheet.whoWidth / Math.max(1, line.members.length) - 6)
        spacing: 2
        x: (line.sheet.whoWidth - Theme.base - width) / 2
        y: (line.upperHeight - height - name.height) / 2
        Repeater {
            model: line.members.length
            Medallion { required property int index; who: line.members[index]?.portrait ?? ""; height: faces.d; width: height }
        }
    }
    Cell {
        id: name
        y: faces.y + faces.height + 2
        width: line.sheet.whoWidth - Theme.base
        height: line.sheet.type * 1.5
        horizontalAlignment: Text.AlignHCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 10
        elide: Text.ElideRight
        text: line.told.title
        font.pixelSize: line.sheet.type
    }
    Cell {
        visible: line.laid.length === 0
        x: line.sheet.meldsX - line.sheet.from
        height: line.upperHeight
        text: qsTr("nothing", "of melds on the table")
        color: Theme.inkSoft
        font { family: Theme.serif; italic: true; weight: Font.Normal; pixelSize: line.sheet.type }
    }
    MeldArea {
        visible: line.laid.length > 0
        x: line.sheet.meldsX - line.sheet.from
        y: Theme.base * 0.5
        width: line.sheet.meldsWidth - sum.width - Theme.base
        height: line.upperHeight - Theme.base * 0.9
        melds: line.laid.map(one => ({ faces: one.faces, standsFor: one.standsFor, doubled: one.doubled, worth: one.worth, name: one.name }))
        own: true
        least: 34
        most: Math.min(Theme.base * (line.page.tall ? 6.4 : 5.4), line.upperHeight * 0.7)
        enabled: false
    }
    Cell {
        id: sum
        x: line.sheet.meldsX - line.sheet.from + line.sheet.meldsWidth - width
        height: line.upperHeight
        text: Sentence.withSign(line.told.melds)
        font { family: Theme.sans; weight: Font.Medium; pixelSize: line.sheet.type }
    }
    Item {                                        // what was left
        id: rest
        x: line.sheet.leftX - line.sheet.from
        y: line.page.tall ? line.upperHeight : 0
        width: line.sheet.leftWidth - Theme.base * 0.8
        height: line.page.tall ? line.height - y : line.height
        Repeater {
            model: line.told.hands.length
            MeldCountHand {
                required property int index
                told: line.told.hands[index]
                named: line.told.hands.length > 1
                bonus: line.told.bonus
                back: line.page.table.back
                type: line.sheet.type
                most: line.page.tall ? 6 : 4.4
                // one below the other; in a tall window beside each other
                readonly property int abreast: line.page.tall ? line.told.hands.length : 1
                readonly property real room: rest.width - (minus.visible ? minus.width + Theme.base : 0)
                x: abreast > 1 ? index * (width + Theme.base) : 0
                y: Theme.base * 0.3 + (abreast > 1 ? 0 : index * height)
                width: (room - (abreast - 1) * Theme.base) / abreast
                height: (rest.height - Theme.base * 0.6) / line.told.hands.length * abreast
            }
        }
        Cell {
            id: minus
            visible: line.told.left > 0
            x: parent.width - width
            height: parent.height
            text: Sentence.withSign(-line.told.left)
            font { family: Theme.sans; weight: Font.Medium; pixelSize: line.sheet.type }
        }
    }
    Cell {
        x: line.width - line.sheet.matchWidth - width - Theme.base * 0.6
        height: line.upperHeight
        text: Sentence.withSign(line.told.change)
        color: line.told.change < 0 ? Theme.red : Theme.ink
        font.pixelSize: line.sheet.type * 1.35
    }
    Cell {
        id: score
        x: line.width - width
        height: line.upperHeight
        text: Sentence.points(line.told.score)
        font { family: Theme.sans; weight: Font.Bold; pixelSize: line.sheet.type * 1.1 }
    }
    Rectangle {                                   // how far it is
        visible: line.page.target > 0
        x: line.width - width
        y: line.upperHeight / 2 + line.sheet.type
        width: line.sheet.matchWidth * 0.9
        height: 5
        color: "#40170f08"
        Rectangle { height: parent.height; width: parent.width * Math.max(0, Math.min(1, line.told.score / Math.max(1, line.page.target))); color: line.told.own ? Theme.gold : Theme.rustDark }
    }
}

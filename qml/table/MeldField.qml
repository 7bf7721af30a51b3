// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The field of one side, printed on the cloth: over its edge whose it is, and in it the melds in rows. Where not even
// small cards have room only the head is left, and the melds open on a sheet.
Item {
    id: root
    required property var melds                               // each an object with the properties of a Meld
    property bool own: false
    property list<string> newMeld                             // ghosts of a meld that chosen cards would make
    property var heads: []                                    // of those who play here, each an object with the properties of a MeldHead
    property string title                                     // of one's own field, and of a side's
    property string brief: title
    property string note
    property string who                                       // a portrait beside the title
    property bool turn: false
    property string wine
    property int value: 0
    property int target: value
    property real most: Theme.base * 7.2                      // px that a card may be high
    property real portrait: Theme.base * 2.6
    property Item stage: parent                               // what the sheet lies over
    readonly property real wanted: area.wanted                // px that cards would be high
    property real cardHeight: wanted
    readonly property bool folded: area.folds
    readonly property string spoken: title !== "" ? title : Sentence.filled(qsTr("The melds of %1"), [heads[0]?.name ?? ""])
    readonly property alias sheet: opened
    readonly property alias headline: headPlace               // where the title lies
    readonly property alias cardsTop: area.y                  // and what is below it
    signal laidBefore(meld: int)
    signal laidAfter(meld: int)
    signal laidNew()
    signal swapped(meld: int, place: int)

    function takeFocus(): bool {
        if (!folded)
            return area.takeFocus()
        fold.forceActiveFocus(Qt.TabFocusReason)
        return true
    }
    function drop(at: point): bool { return (opened.open ? opened.area : area).drop(at) }
    function headOf(seat: int): MeldHead {
        const at = Array.from(heads).findIndex(one => one.seat === seat)
        return at < 0 ? null : names.itemAt(at) as MeldHead
    }
    function meld(i: int): Meld { return area.meld(i) }
    function ghosts(): list<Item> { return area.ghosts() }
    onFoldedChanged: if (!folded) opened.open = false
    Accessible.role: Accessible.Grouping
    Accessible.name: spoken
    Accessible.description: melds.length === 0 ? qsTr("no melds yet") : ""
    Accessible.focusable: false

    Rectangle {
        id: frame
        anchors.fill: parent
        radius: 2
        readonly property color ink: Preferences.cloth === "tela" ? Theme.rust : Theme.cream
        color: root.own ? "#2efff3d0" : "#12301808"
        border { width: 1.2; color: frame.ink }
        Rectangle { anchors { fill: parent; margins: 3 } color: "transparent"; border { width: 1; color: frame.ink } opacity: 0.35 }
    }
    Repeater {
        id: names
        model: root.heads.length
        MeldHead {
            required property int index
            readonly property var told: root.heads[index] ?? {}
            objectName: "head" + (told.seat ?? index)
            name: told.name ?? ""
            who: told.who ?? ""
            cards: told.cards ?? 0
            shown: told.shown ?? []
            valued: root.title === ""
            value: root.value
            total: told.total ?? "0"
            turn: told.turn ?? false
            dealer: told.dealer ?? false
            wine: told.wine ?? ""
            said: told.said ?? ""
            portrait: root.portrait
            most: root.title === "" ? Math.min(root.width * 0.94, Theme.base * 18.5 * Math.min(1.3, Theme.textScale)) : (root.width - heading.width) / root.heads.length - Theme.base
            x: index === 0 ? -Theme.base * 0.15 : index === root.heads.length - 1 ? root.width - width : heading.x + heading.width + (root.width - (names.itemAt(names.count - 1)?.width ?? 0) - heading.x - heading.width - width) / 2
            y: -Math.round(root.portrait * 0.18)
        }
    }
    // Open hands lie side by side below the heads, each with an equal share.
    readonly property bool open: heads.some(one => (one.shown?.length ?? 0) > 0)
    readonly property real openHigh: open ? (hands.itemAt(0)?.height ?? 0) + Theme.base * 0.3 : 0
    Repeater {
        id: hands
        model: root.heads.length
        MeldOpenHand {
            required property int index
            objectName: "open" + (root.heads[index]?.seat ?? index)
            faces: root.heads[index]?.shown ?? []
            room: area.width / root.heads.length - (root.heads.length > 1 ? Theme.s : 0)
            x: index === 0 ? area.x : Math.min(names.itemAt(index)?.x ?? 0, area.x + area.width - width)
            y: area.below
        }
    }
    MeldTitle {
        id: heading
        objectName: "title"
        visible: root.title !== ""
        title: root.title
        brief: root.brief
        note: root.note
        who: root.who
        turn: root.turn
        wine: root.wine
        value: root.value
        target: root.target
        readonly property Item first: names.count > 0 ? names.itemAt(0) : null
        most: root.heads.length > 0 ? root.width * (Theme.textScale > 1.2 ? 0.24 : 0.34) : root.width - Theme.base * 1.6
        x: first ? Math.round(first.width + Theme.base * 0.8) : Theme.base * 0.8
        y: first ? Math.round((first.height - height) / 2 - root.portrait * 0.18) : -Math.round(high * 0.45)
    }
    Item { id: headPlace; x: heading.x; y: heading.y; width: heading.width; height: heading.height }
    MeldArea {
        id: area
        visible: !root.folded
        x: Theme.base * 0.65
        readonly property real below: heading.first ? Math.round(heading.first.height - root.portrait * 0.18 + Theme.base * 0.45) : Math.round(heading.y + heading.height + Theme.base * 0.6)
        y: below + root.openHigh
        width: parent.width - Theme.base * 1.25
        height: parent.height - y - Theme.base * (root.own ? 0.6 : 0.35)
        melds: root.melds
        own: root.own
        newMeld: root.newMeld
        most: root.most
        cardHeight: root.cardHeight
        onLaidBefore: i => root.laidBefore(i)
        onLaidAfter: i => root.laidAfter(i)
        onLaidNew: root.laidNew()
        onSwapped: (i, place) => root.swapped(i, place)
    }
    Pressable {
        id: fold
        objectName: "fold"
        visible: root.folded
        text: qsTr("Look at %n meld(s)", "", root.melds.length)
        anchors { horizontalCenter: parent.horizontalCenter }
        y: Math.round(Math.max(area.y, (parent.height + area.y - height) / 2))
        width: slip.width
        height: slip.height
        onClicked: opened.open = true
        Label {
            id: slip
            width: Math.min(implicitWidth, root.width - Theme.base)
            height: Math.min(Math.max(Theme.touch, implicitHeight), root.height)
            text: fold.text
            least: 11
            Accessible.ignored: true
        }
    }
    MeldSheet {
        id: opened
        parent: root.stage
        anchors.fill: parent
        z: 20
        melds: root.melds
        newMeld: root.newMeld
        own: root.own
        title: root.spoken
        onClosed: open = false
    }
    Connections {
        target: opened.area
        function onLaidBefore(meld) { root.laidBefore(meld) }
        function onLaidAfter(meld) { root.laidAfter(meld) }
        function onLaidNew() { root.laidNew() }
        function onSwapped(meld, place) { root.swapped(meld, place) }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// One meld on the cloth, its cards over one another to their indices; round those that count double a paper band with
// its seal. Ghosts show where chosen cards would lie: a press there lays them.
Item {
    id: root
    required property list<string> faces                      // "french/KH", "french/XR"
    property list<string> standsFor: []                       // of each place: for a wild the card that it stands for, else ""
    property list<int> doubled: []                            // places, as of what follows
    property list<int> swappable: []
    property list<int> fresh: []                              // laid in this turn
    property list<string> before: []                          // ghosts, from left to right
    property list<string> after: []
    property int worth: 0
    property bool own: false
    property string name                                      // "run of hearts from 4 to 9"
    property real cardHeight: 60
    readonly property Item head: first                        // ghosts before it, and after it
    readonly property Item tail: last
    property bool overlaid: false                             // the next row lies over its foot
    readonly property real ratio: CardPictures.aspectOf(faces[0] ?? "french/back")
    readonly property real cardWidth: Math.round(cardHeight * ratio)
    readonly property real step: Math.round(cardWidth * 0.46)
    signal laidBefore()
    signal laidAfter()
    signal swapped(place: int)

    function xOf(place: int): real { return (place + before.length) * step }
    // the side whose ghosts lie at that point of the window, "before" or "after"
    function ghostAt(at: point): string {
        return head.visible && head.contains(head.mapFromItem(null, at)) ? "before" : tail.visible && tail.contains(tail.mapFromItem(null, at)) ? "after" : ""
    }
    function card(place: int): CardFace { return cards.itemAt(place) as CardFace }
    function wildWords(place: int): string {
        return Sentence.filled(/\/X.$/.test(faces[place]) ? qsTr("a joker stands for the %1", "%1 is a card") : qsTr("a two stands for the %1", "%1 is a card"), [Pronounce.now.card(standsFor[place])])
    }
    // Of neighbours that count double the first and the last: each such block has a band of its own.
    readonly property var bands: {
        const all = []
        for (const place of Array.from(doubled).sort((one, other) => one - other)) {
            if (all.length > 0 && all[all.length - 1][1] === place - 1)
                all[all.length - 1][1] = place
            else
                all.push([place, place])
        }
        return all
    }
    implicitWidth: (faces.length - 1 + before.length + after.length) * step + cardWidth
    implicitHeight: cardHeight
    width: implicitWidth
    height: implicitHeight
    Accessible.role: Accessible.StaticText
    Accessible.focusable: true
    Accessible.name: {
        const told = [name]
        for (let place = 0; place < faces.length; ++place) {
            if ((standsFor[place] ?? "") !== "")
                told.push(wildWords(place))
        }
        if (doubled.length > 0)
            told.push(doubled.length === faces.length ? qsTr("double", "said of a meld") : qsTr("%n card(s) count double", "of a meld", doubled.length))
        if (fresh.length > 0)
            told.push(qsTr("%n card(s) laid in this turn", "of a meld", fresh.length))
        told.push(qsTr("%n point(s)", "what a meld counts", worth))
        return told.filter(one => one !== "").join("; ")
    }

    Ghosts {
        id: first
        objectName: "before"
        faces: root.before
        width: faces.length * root.step
        text: Sentence.filled(qsTr("Lay at the start: %1", "%1 are cards"), [Pronounce.now.cards(root.before)])
        onClicked: root.laidBefore()
    }
    Repeater {
        id: cards
        model: root.faces.length
        CardFace {                                            // a place that a card may be on its way to
            id: place
            required property int index
            readonly property string standsFor: root.standsFor[index] ?? ""
            face: root.faces[index] ?? "french/back"
            shadow: standsFor === ""
            x: root.xOf(index)
            width: root.cardWidth
            height: root.cardHeight
            Accessible.ignored: true
            Repeater {
                model: place.standsFor === "" || place.covered ? 0 : 1
                WildCard { height: root.cardHeight; width: root.cardWidth; face: place.face; standsFor: place.standsFor }
            }
            Rectangle {
                visible: Array.from(root.fresh).includes(place.index) && !place.covered
                width: parent.width
                height: Math.max(3, Math.round(root.cardHeight * 0.045))
                y: -height - 1
                radius: 1
                color: Theme.gold
                border { width: 1; color: "#70170f08" }
            }
        }
    }
    Repeater {                                                // what counts double
        model: root.bands
        Item {
            id: band
            required property var modelData
            readonly property bool last: modelData[1] === root.faces.length - 1
            x: root.xOf(modelData[0]) - 2.5
            y: Math.round(root.cardHeight * 0.69)
            width: (modelData[1] - modelData[0]) * root.step + (last ? root.cardWidth + 5 : root.step + 1)
            height: Math.max(8, Math.round(root.cardHeight * 0.14))
            Rectangle { anchors.fill: parent; color: "#e9d9ae"; border { width: 1; color: "#b0170f08" } }
            Rectangle { x: 1; y: 2; width: parent.width - 2; height: 1; color: Theme.rust; opacity: 0.8 }
            Rectangle { x: 1; y: parent.height - 3; width: parent.width - 2; height: 1; color: Theme.rust; opacity: 0.8 }
            Rectangle {
                id: seal
                readonly property real size: Math.max(17, root.cardHeight * 0.28)
                x: Math.round((band.width - (band.last ? root.cardWidth * 0.3 : 0) - width) / 2)
                y: Math.round((band.height - height) / 2)
                width: Math.round(size * 1.14)
                height: Math.round(size)
                radius: height / 2
                antialiasing: true
                color: Theme.rust
                border { width: 1.5; color: Theme.paper }
                component Sign: PlainText {
                    color: Theme.chalk
                    font { family: Theme.sans; weight: Font.Bold; pixelSize: Math.max(11, Math.round(seal.size * 0.6)) }
                    Accessible.ignored: true
                }
                Row { anchors.centerIn: parent; Sign { text: "×" } Sign { text: "2" } }
            }
        }
    }
    Ghosts {
        id: last
        objectName: "after"
        faces: root.after
        atEnd: true
        x: root.xOf(root.faces.length)
        width: (faces.length - 1) * root.step + root.cardWidth
        text: Sentence.filled(qsTr("Lay at the end: %1", "%1 are cards"), [Pronounce.now.cards(root.after)])
        onClicked: root.laidAfter()
    }
    component Ghosts: MeldGhosts { visible: faces.length > 0; cardHeight: root.cardHeight; cardWidth: root.cardWidth; step: root.step; height: root.cardHeight }
    Repeater {                                                // over the cards that follow
        model: root.swappable.length
        Pressable {
            id: swap
            required property int index
            readonly property int place: root.swappable[index] ?? 0
            readonly property string taken: /\/X.$/.test(root.faces[place] ?? "") ? qsTr("Take the joker: lay the %1 in its place", "%1 is a card") : qsTr("Take the two: lay the %1 in its place", "%1 is a card")
            objectName: "swap" + place
            text: Sentence.filled(taken, [Pronounce.now.card(root.standsFor[place] ?? "")])
            // as wide as is touched, over cards of the same meld, so that it never lies over its neighbours'
            readonly property real seen: place === root.faces.length - 1 ? root.cardWidth : root.step
            width: Math.min(root.width, Math.max(seen, Theme.touch))
            x: Math.max(0, Math.min(root.width - width, Math.round(root.xOf(place) + (seen - width) / 2)))
            height: root.cardHeight
            ringed: false
            onClicked: root.swapped(place)
            Rectangle {
                id: frame
                x: root.xOf(swap.place) - swap.x - 2
                y: -2
                width: swap.seen + 4
                height: swap.height + 4
                radius: root.cardWidth * 0.059 + 3
                color: "transparent"
                antialiasing: true
                border { width: 3; color: Theme.gold }
                FocusRing { shown: swap.activeFocus; outside: 2 }
            }
            SwapMark { size: Math.max(18, root.cardHeight * 0.36); x: frame.x + 2 + root.cardWidth * 0.235 - width / 2; y: root.cardHeight * 0.8 - height / 2 }
        }
    }
    Label {
        objectName: "worth"
        text: root.worth
        // on small cards it grows with the print only as far as their indices can still be seen
        size: Math.max(11, Math.min(Math.max(11, Math.min(18, root.cardHeight * 0.18)) * Math.min(1.35, Theme.textScale), root.cardHeight * 0.26))
        implicitHeight: Math.round(size * 1.75)
        pad: size * 0.4
        serif: false
        weight: Font.Bold
        x: root.xOf(root.faces.length - 1) + root.cardWidth - width * 0.72
        y: root.overlaid ? root.cardHeight * 0.87 - height : Math.min(root.cardHeight - height * 0.6, root.cardHeight * 1.12 - height)
        Accessible.ignored: true
    }
    FocusRing { shown: root.activeFocus; outside: 4 }
}

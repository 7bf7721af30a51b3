// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// A seat at the table: portrait, name, tokens, cards face down, what it just did. d is the portrait's diameter; the box
// is 2.42 d x 1.42 d. Small seats are compact: one token with a number stands where the cards lay. The own seat has no
// cards: the hand lies beside it.
Item {
    id: root
    required property int seat
    required property string name
    required property string portrait
    required property int tokens
    required property bool dealer
    required property bool turn
    required property bool knocked
    required property bool out
    required property int cards
    required property list<string> shown
    required property list<string> known                      // with the memory aid
    required property string said
    required property bool loud
    property real d: 80
    property bool mirrored: false
    property bool atSide: false
    property real room: d * 2.42                              // a long name may make a compact seat's label this wide
    readonly property bool own: seat === 0
    readonly property bool compact: d < 46 && !own
    readonly property real cardHeight: d * 0.98
    readonly property TokenPile pile: tokenPile
    readonly property point dealerSpot: Qt.point(mirrored ? width - d * 0.3 : -d * 0.06, -d * 0.04)
    readonly property real dealerSize: Math.max(20, d * 0.42)
    width: d * (own ? 1.95 : 2.42)
    height: d * 1.42

    function card(i: int): CardFace { return fan.itemAt(i) as CardFace }

    // one sentence for all that is drawn here
    Accessible.role: Accessible.ListItem
    Accessible.name: {
        const told = [name, out ? qsTr("out of the match") : qsTr("%n token(s)", "", tokens)]
        if (turn)
            told.push(qsTr("to move"))
        if (dealer)
            told.push(qsTr("dealer"))
        if (knocked)
            told.push(qsTr("has knocked"))
        if (cards > 0)
            told.push(qsTr("%n card(s) face down", "", cards))
        if (shown.length > 0)
            told.push(Pronounce.now.cards(shown))
        if (known.length > 0)
            told.push(qsTr("known: %1", "cards that everybody saw go into a hand").arg(Pronounce.now.cards(known)))
        return told.join(", ")
    }
    Accessible.description: {
        const place = own ? qsTr("your seat") : qsTr("%n seat(s) after yours", "in the order of play", seat)
        return said === "" ? place : qsTr("%1; said: %2", "a seat's place, and the words in its bubble").arg(place).arg(said)
    }

    Item {
        visible: !root.compact && !root.own && !root.out
        x: root.mirrored ? root.width - root.d * 0.86 - width : root.d * 0.86
        y: root.d * 0.02
        width: root.d * 1.42
        height: root.cardHeight
        Repeater {
            id: fan
            model: root.compact || root.own ? 0 : 3
            CardFace {
                required property int index
                visible: index < root.cards || index < root.shown.length
                face: index < root.shown.length ? root.shown[index] : "back"
                height: root.cardHeight
                x: root.d * (0.05 + 0.34 * index)
                y: root.d * [0.05, 0, 0.05][index]
                rotation: (index - 1) * 7
                Accessible.ignored: true
            }
        }
    }
    Medallion {
        x: root.own ? root.d * 0.1 : root.mirrored ? root.width - root.d : 0
        height: root.d * (root.compact ? 1.02 : 1)
        who: root.portrait
        turn: root.turn
        out: root.out
    }
    Label {
        id: plate
        readonly property real tokenRoom: root.compact || root.out ? 0 : tokenPile.width - root.d * 0.03
        x: !root.atSide && root.compact ? (root.width - width) / 2 : root.mirrored ? root.width - width - root.d * 0.02 : root.d * 0.02
        y: root.own ? root.d * 0.98 : root.d * (root.compact ? 0.88 : 0.93)
        width: root.compact ? Math.max(root.d * 2.34, Math.min(implicitWidth, root.room)) : root.d * (root.own ? 1.9 : 2.34)
        height: root.compact ? Math.round(Math.max(18, root.d * 0.44, Math.min(20, root.d * 0.54))) : Math.max(20, Math.round(root.d * 0.44))
        size: Math.max(12, root.d * (root.own ? 0.21 : 0.225))
        text: root.out ? qsTr("%1, out", "seat").arg(root.name) : root.name
        tone: root.knocked ? "_red" : ""
        colour: root.out ? Theme.inkSoft : root.knocked ? Theme.chalk : Theme.ink
        weight: root.out ? Font.Normal : Font.DemiBold
        align: root.mirrored ? Text.AlignRight : Text.AlignLeft
        pad: root.compact ? 4 : root.d * 0.17
        padLeft: root.mirrored ? tokenRoom : 0
        padRight: root.mirrored ? 0 : tokenRoom
        Accessible.ignored: true
    }
    TokenPile {
        id: tokenPile
        visible: !root.out
        compact: root.compact
        count: root.tokens
        size: root.compact ? Math.max(16, root.d * 0.6) : root.d * 0.38
        x: root.compact ? (root.mirrored ? root.width - root.d * 1.12 - width : root.d * 1.12)
                        : (root.mirrored ? root.d * 0.14 : plate.x + plate.width - width - root.d * 0.12)
        y: root.compact ? root.d * 0.16 : plate.y + (plate.height - size) / 2
        Accessible.ignored: true
    }
    KnownCards {                                              // on the backs, or on the cloth before a small seat
        id: aid
        readonly property bool before: root.compact && !root.atSide
        visible: root.known.length > 0
        faces: root.known
        tall: root.compact ? Math.max(22, root.d * 0.6) : root.d * 0.54
        x: before ? (root.width - width) / 2
            : root.compact ? (root.mirrored ? Math.min(0, plate.x) - width - 3 : Math.max(root.width, plate.x + plate.width) + 3)
            : root.mirrored ? root.width - root.d * 0.98 - width : root.d * 0.98
        y: before ? plate.y + plate.height + 2 : root.compact ? (root.height - height) / 2 : root.d * 0.38
        z: 2
        Accessible.ignored: true                              // the seat says it
    }
    Bubble {
        id: bubble
        readonly property bool hangs: root.compact && !root.atSide
        readonly property real mouth: !root.compact ? root.d * 1.02 : aid.visible && !hangs ? root.width + aid.width + 6 : root.d * 1.12 + tokenPile.width + 3
        text: root.said
        loud: root.loud
        mirrored: root.mirrored
        below: hangs
        size: Math.max(12, root.d * 0.215)
        room: size * (root.compact ? 1.5 : 1.7)
        tailAt: hangs ? 0.4 : 0.05
        z: 3
        x: hangs ? root.d * 0.1 : root.mirrored ? root.width - mouth - width : mouth
        y: hangs ? plate.y + plate.height + 5 + (aid.visible ? aid.height : 0) : -root.d * (root.compact ? 0.25 : 0.06)
    }
}

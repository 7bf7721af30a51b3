// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// A seat at the table: portrait, name, tokens, cards face down, what it just did. d is the portrait's diameter; the box
// is 2.42 d x 1.42 d. Where many sit the seats are compact: no cards, one token with a number, and a slip that has the
// name and what was done, beside the portrait or along the top below it. The own seat has no cards: the hand lies
// beside it.
Item {
    id: root
    required property int seat
    required property string name
    required property string portrait
    required property int tokens
    required property bool dealer
    required property bool turn
    required property bool knocked
    required property string called                           // that it has, in words
    required property bool out
    required property bool lastLife
    required property string lives                            // what is left of them, in words
    required property int cards
    required property list<string> shown
    required property list<string> known                      // with the memory aid
    required property list<string> perhaps                    // likewise
    required property string said
    required property bool loud
    required property int side                                // equal for those who play together
    required property string partners                         // who plays on its side
    required property list<string> gave                       // with what it just did
    required property list<string> took
    required property string trade                            // the same in words
    required property bool latest                             // nobody has done anything since
    property bool takesFirst: false                           // before it parts with one
    property string giving                                    // what its bubble says that it does with a card that it parts with
    property string remark                                    // what it says, as guests do
    property string look
    property string mood
    property bool blinking: false
    property real tableWidth: 10000
    property int held: 3                                      // cards of a hand
    property real d: 80
    property bool mirrored: false
    property bool atSide: false
    property real room: d * 2.42                              // a bubble may reach this far from the mouth
    property bool above: false                                // its words, and not beside the face
    property bool small: false                                // the others' seats are compact
    property bool openElsewhere: false                        // what it said with its hand open is told beside the hand
    required property string back                             // the covered card of its pack
    required property string piece                            // what it loses, of resources/tokens
    property string figure                                    // that is printed on it, or nothing
    property bool looking: false                              // nobody plays at this table
    property int ownSide: 0                                   // that of the seat at the foot
    property real typeSize: 12                                   // px of the name on a compact seat's slip
    readonly property bool own: seat === 0
    readonly property bool compact: small && !own
    readonly property bool openHere: looking && !own && !compact && shown.length > 0 // its words lie below the name, off the open cards
    readonly property rect balloon: bubble.visible ? Qt.rect(x + bubble.x, y + bubble.y, bubble.width, bubble.height) : Qt.rect(0, 0, 0, 0)
    readonly property string saying: openElsewhere && knocked && shown.length > 0 ? "" : said
    readonly property bool trading: latest && !own && remark === "" // there is room for one such bubble at a time
    readonly property real faceX: x + face.x + d / 2
    // the face itself, within its ring, of the window that the table fills
    readonly property rect faceArea: Qt.rect(x + face.x + d * 0.15, y + face.y + d * 0.15, d * 0.7, d * 0.7)
    // where its words may lie, of the same
    readonly property rect speechArea: openHere ? Qt.rect(x, y + plate.y + plate.height + 2, width, bubble.height) : Qt.rect(x + (above ? (mirrored ? width - room - d * 0.2 : d * 0.2) : mirrored ? width - d * 1.02 - room : d * 1.02),
                                               above ? Math.max(2, y - d * 1.1) : y - d * 0.06, room, above ? Math.min(d * 1.1, y) : d * 0.98)
    readonly property real larger: Preferences.textSize / 100
    readonly property real cardHeight: d * 0.98
    readonly property TokenPile pile: tokenPile
    readonly property Bubble speech: bubble
    readonly property real plateTop: plate.y
    readonly property point dealerSpot: Qt.point(mirrored ? width - d * 0.3 : -d * 0.06, -d * 0.04)
    readonly property real dealerSize: Math.max(20, d * 0.42)
    implicitWidth: d * (own ? 1.95 : 2.42)
    implicitHeight: d * 1.42

    signal asked()                                            // what it did is to be told
    signal hovered(over: bool)

    function card(i: int): CardFace { return fan.itemAt(i) as CardFace }

    // one sentence for all that is drawn here
    Accessible.role: Accessible.ListItem
    Accessible.focusable: true
    Accessible.onPressAction: asked()
    Keys.onShortcutOverride: event => { event.accepted = (event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_Space) && event.modifiers === Qt.NoModifier }
    Keys.onPressed: event => {
        if (event.key !== Qt.Key_Return && event.key !== Qt.Key_Enter && event.key !== Qt.Key_Space)
            return
        event.accepted = true
        if (!event.isAutoRepeat)
            asked()
    }
    Accessible.name: {
        const told = [name, out ? qsTr("out of the match") : lives]
        if (partners !== "")
            told.push(qsTr("plays with %1", "a seat, and the names of its partners").arg(partners))
        if (turn)
            told.push(qsTr("to move"))
        if (dealer)
            told.push(qsTr("dealer"))
        if (knocked)
            told.push(called)
        if (cards > 0)
            told.push(qsTr("%n card(s) face down", "", cards))
        if (shown.length > 0)
            told.push(Pronounce.now.cards(shown))
        if (known.length > 0)
            told.push(qsTr("known: %1", "cards that everybody saw go into a hand").arg(Pronounce.now.cards(known)))
        if (perhaps.length > 0)
            told.push(qsTr("perhaps: %1", "cards that everybody saw go into a hand, and that may have left it").arg(Pronounce.now.cards(perhaps)))
        return told.join(", ")
    }
    Accessible.description: {
        const place = looking ? (own ? qsTr("the seat that you look from") : qsTr("%n seat(s) further", "in the order of play", seat))
                              : own ? qsTr("your seat") : qsTr("%n seat(s) after yours", "in the order of play", seat)
        const told = said === "" ? place : qsTr("%1; said: %2", "a seat's place, and the words in its bubble").arg(place).arg(said)
        return !trading || trade === "" ? told : qsTr("%1; %2", "what was told of a seat, and what cards it gave and took").arg(told).arg(trade)
    }

    Item {
        visible: !root.compact && !root.own && !root.out
        x: root.mirrored ? root.width - root.d * 0.86 - width : root.d * 0.86
        y: root.d * 0.02
        width: root.d * 1.42
        height: root.cardHeight
        Repeater {
            id: fan
            model: root.compact || root.own ? 0 : root.held
            CardFace {
                required property int index
                visible: index < root.cards || index < root.shown.length
                face: index < root.shown.length ? root.shown[index] : root.back
                height: root.cardHeight
                readonly property real off: index - (root.held - 1) / 2 // the middle of the fan
                x: root.d * (0.05 + 0.68 / (root.held - 1) * index)
                y: root.d * 0.05 * (root.held === 3 ? Math.abs(off) : off * off * 4 / ((root.held - 1) * (root.held - 1)))
                rotation: off * 14 / (root.held - 1)
                Accessible.ignored: true
            }
        }
    }
    Medallion {
        id: face
        x: root.own ? root.d * 0.1 : root.mirrored ? root.width - root.d
                                   : root.compact && !root.atSide ? Math.round((root.width - root.d - tokenPile.width) / 2) : 0
        y: root.compact && root.atSide ? (root.height - root.d) / 2 : 0
        z: root.compact && root.atSide ? 1 : 0
        height: root.d
        who: root.portrait
        turn: root.turn
        out: root.out
        look: root.look
        mood: root.mood
        blinking: root.blinking
    }
    FocusRing { shown: root.activeFocus; outside: 3 }
    MouseArea {
        objectName: "seatArea" + root.seat
        anchors.centerIn: parent
        width: parent.width
        height: Math.max(36, parent.height)
        hoverEnabled: true
        cursorShape: Qt.WhatsThisCursor
        // a pointer that lies still where a seat comes to be asks nothing; one that moves on it does
        property point enteredAt
        property bool over: false
        onOverChanged: root.hovered(over)
        onEntered: enteredAt = mapToItem(null, mouseX, mouseY)
        onPositionChanged: mouse => {
            const at = mapToItem(null, mouse.x, mouse.y)
            over = over || Math.hypot(at.x - enteredAt.x, at.y - enteredAt.y) > 3
        }
        onExited: over = false
        onClicked: root.asked()
    }
    Label {
        id: plate
        readonly property real tokenRoom: root.out ? 0 : tokenPile.width - root.d * 0.03
        visible: !root.compact
        x: root.mirrored ? root.width - width - root.d * 0.02 : root.d * 0.02
        y: root.d * (root.own ? 0.98 : 0.93)
        width: root.d * (root.own ? 1.9 : 2.34)
        height: Math.max(20, Math.round(root.d * 0.44))
        size: Math.max(12, root.d * Math.min((root.own ? 0.21 : 0.225) * root.larger, root.own ? 0.28 : 0.29))
        text: root.out ? qsTr("%1, out", "seat").arg(root.name) : root.name
        least: Math.min(size, Math.max(11, size * 0.68))
        tone: root.knocked ? "_red" : ""
        colour: root.knocked ? Theme.chalk : root.out ? Theme.inkSoft : Theme.ink
        weight: root.out ? Font.Normal : Font.DemiBold
        align: root.mirrored ? Text.AlignRight : Text.AlignLeft
        pad: root.d * 0.17
        padLeft: root.mirrored ? tokenRoom : 0
        padRight: root.mirrored ? 0 : tokenRoom
        Accessible.ignored: true
    }
    SeatSlip {
        id: slip
        visible: root.compact
        name: plate.text
        said: root.saying
        loud: root.loud
        knocked: root.knocked
        out: root.out
        size: root.typeSize
        beside: root.atSide
        mirrored: root.mirrored
        tokenRoom: root.out || !root.atSide ? 0 : tokenPile.width
        x: root.atSide && !root.mirrored ? root.d * 0.86 : 0
        y: root.atSide ? (root.height - height) / 2 : Math.round(root.d * 0.88)
        width: root.width - (root.atSide ? root.d * 0.86 : 0)
    }
    Picture {                                                 // in a game of sides: which, by its wine
        objectName: "wine" + root.seat
        visible: root.partners !== ""
        source: Theme.asset(root.side === root.ownSide ? "tokens/wine_red.svg" : "tokens/wine_white.svg")
        width: root.d * 0.4
        height: width
        x: root.mirrored ? plate.x + root.d * 0.1 : plate.x + plate.width - width - root.d * 0.1
        y: plate.y + (plate.height - height) / 2
    }
    TokenPile {
        id: tokenPile
        visible: !root.out && root.partners === ""
        compact: root.compact || root.larger > 1.2 || root.d < 54
        count: root.tokens
        piece: root.piece
        figure: root.figure
        lastLife: root.lastLife
        size: root.compact ? (root.atSide ? root.typeSize * 1.3 : Math.max(16, Math.min(root.d * 0.6, root.typeSize * 1.6))) : root.d * 0.38
        x: root.compact ? (root.atSide ? (root.mirrored ? root.typeSize * 0.35 : root.width - width - root.typeSize * 0.35) : face.x + root.d * 1.08)
                        : (root.mirrored ? root.d * 0.14 : plate.x + plate.width - width - root.d * 0.12)
        y: root.compact ? (root.atSide ? slip.y + (root.saying === "" ? (slip.height - size) / 2 : root.typeSize * 0.1) : root.d * 0.16)
                        : plate.y + (plate.height - size) / 2
    }
    Label {                                                   // how somebody plays on that has no piece left
        objectName: "lastLife" + root.seat
        visible: root.lastLife && !root.out && !root.compact
        tone: "_dark"
        size: Math.max(11, root.d * 0.16 * Math.min(1.3, root.larger))
        pad: size * 0.5
        serif: false
        weight: Font.Medium
        text: root.lives
        x: root.mirrored ? plate.x + root.d * 0.1 : plate.x + plate.width - width - root.d * 0.06
        y: plate.y - height + root.d * 0.05
        z: 1
        Accessible.ignored: true
    }
    KnownCards {                                              // on the backs, or on the cloth before a small seat
        id: aid
        readonly property bool before: root.compact && !root.atSide
        readonly property bool open: root.looking && (root.compact || root.d < 90 && !CardPictures.readableSmall(root.shown[0] ?? "")) && root.shown.length > 0
        visible: faces.length > 0 || perhaps.length > 0
        faces: open ? root.shown : root.known
        perhaps: open ? [] : root.perhaps
        tall: root.compact ? Math.max(22, root.d * 0.6) : root.d * 0.54
        x: before ? (root.width - width) / 2
            : root.compact ? (root.mirrored ? -width - 3 : root.width + 3)
            : root.mirrored ? root.width - root.d * 0.98 - width : root.d * 0.98
        y: before ? slip.y + slip.height + 2 : root.compact ? (root.height - height) / 2 : root.d * 0.38
        z: 2
    }
    Bubble {
        id: bubble
        objectName: "bubble" + root.seat
        readonly property bool below: root.openHere || root.compact && !root.atSide
        readonly property bool told: root.trading && !(root.compact && root.larger > 1.5) // large print has no room for it
        text: root.remark !== "" ? root.remark : root.compact || root.openHere && trade ? "" : root.saying
        loud: root.loud && root.remark === ""
        gave: told ? root.gave : []
        took: told ? root.took : []
        giving: root.giving
        takesFirst: root.takesFirst
        tailed: !root.compact && !root.openHere
        aside: root.own || root.above || y + height + size * 1.1 - 4 < plate.y ? -1 : root.d * 0.6 - y // else the tail would lie on the name
        mirrored: root.mirrored
        usual: Math.max(12, root.d * Math.min(0.215 * root.larger, 0.24))
        wanted: root.compact ? usual : Math.max(usual, root.d * Math.min(0.215 * root.larger, 0.34))
        box: root.atSide && !root.own && root.y < root.d * 1.75 ? root.d * 1.4 : most // beside the top row within its own place
        high: root.compact || root.own ? 1000 : root.d * 0.97 // above the name
        most: root.compact ? usual * 12 : root.openHere ? root.width : root.room
        z: 4                                                  // over the coach's ring
        x: below ? Math.max(4 - root.x, Math.min(root.tableWidth - root.x - width - 4, (root.width - width) / 2))
            : root.compact ? (root.mirrored ? -width - 4 : root.width + 4)
            : root.above ? (root.mirrored ? root.width - width - root.d * 0.2 : root.d * 0.2)
            : root.mirrored ? root.width - root.d * 1.02 - width : root.d * 1.02
        y: root.openHere ? plate.y + plate.height + 2 : root.above ? Math.max(2 - root.y, -height - size * 0.7) : below ? slip.y + slip.height + 3 : root.compact ? (root.height - height) / 2 : root.own ? root.d * 0.04 - height : Math.min(-root.d * 0.06, root.d * 0.92 - height) // one's own clear of the log, all clear of the name
    }
}

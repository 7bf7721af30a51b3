// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The hands come face down from their seats and are turned one by one; then the light falls on whoever pays. Where cards
// would be too small to read, the hands are lines. What is to be seen when is the table's to say: nothing here knows more
// than it shows.
Item {
    id: root
    required property Table table
    readonly property Actions actions: foot.actions
    readonly property Pool pool: plate
    property alias silent: foot.silent
    property bool open: false                                 // also while another page lies above
    property var held: null                                   // what stands for card i of a seat on the table below
    readonly property int count: foot.count
    readonly property bool turning: table.turning
    property bool paid: true                                  // the tokens set out
    property real come: 1                                     // the cards, from their seats
    readonly property real roomX: width - Theme.base * 8.5
    readonly property real footTop: foot.y                    // where the sheet at the foot begins
    property real kept: 0                                     // left free above the sheet at the foot
    readonly property real roomTop: Math.max(Theme.base * 4.4, heading.height + Theme.base * 1.4)
    readonly property real roomY: height - roomTop - foot.needed - Theme.base * 2.8 - kept
    readonly property real cardHeight: places.cardHeight
    readonly property bool inLines: cardHeight < places.legible
    readonly property int lineColumns: Math.max(1, Math.ceil(count * Theme.base * 2.5 / roomY))
    readonly property int lineRows: Math.max(1, Math.ceil(count / lineColumns))
    signal menuRequested()
    signal rulesRequested()
    signal logRequested()

    function rowOf(seat: int): Item {
        for (let i = 0; i < count; ++i) {
            const row = (inLines ? lines : hands).itemAt(i)
            if (row && row.seat === seat)
                return row
        }
        return null
    }
    function pileOf(seat: int): Item { return rowOf(seat)?.pile ?? null }
    function handOf(seat: int): HandRow { return rowOf(seat) as HandRow }
    visible: open
    onVisibleChanged: {
        gathering.stop()
        come = 1
        paid = true
    }
    // the cards set out from where they lay
    function reveal() {
        if (!turning)
            return
        paid = false
        if (!Theme.moving)
            return
        for (let i = 0; i < hands.count; ++i) {
            const row = hands.itemAt(i) as HandRow
            if (!row || !held)
                continue
            const starts = []
            for (let card = 0; card < row.cards.length; ++card) {
                const from = held(row.seat, card)
                const at = from ? row.mapFromItem(from, 0, 0, from.width, from.height) : Qt.rect(0, 0, 0, 0)
                starts.push(from ? at : Qt.rect(0, 0, 0, 0))
            }
            row.starts = starts
        }
        gathering.restart()
    }
    onTurningChanged: {
        if (turning || !open || paid)
            return
        gathering.complete()
        paying.restart()
    }
    PieceRules { id: pieces; table: root.table }
    Timer { id: paying; interval: Theme.lightTime; onTriggered: root.paid = true }
    NumberAnimation { id: gathering; target: root; property: "come"; from: 0; to: 1; duration: Theme.gatherTime + Math.min(480, root.count * 40) }

    HandPlaces {
        id: places
        count: root.count
        roomX: root.roomX
        roomY: root.roomY
        across: root.table.cardsInHand * (root.table.cardAspect + 0.04) - 0.04
        most: root.height * 0.36
    }
    Backdrop {
        anchors.fill: parent
        busy: true
        Cloth {
            anchors { fill: parent; topMargin: Theme.base * 1.2; bottomMargin: Theme.base * 4.6; leftMargin: Theme.base * 1.6; rightMargin: Theme.base * 1.6 }
            band: Theme.base * 2.7
        }
    }
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        onClicked: if (root.turning) root.table.perform("hurry")
    }
    ShowdownTabs {
        id: tabs
        anchors { left: parent.left; right: parent.right }
        room: heading.middle - Theme.base
        onMenuRequested: root.menuRequested()
        onRulesRequested: root.rulesRequested()
        onLogRequested: root.logRequested()
    }
    Label {
        id: heading
        readonly property real middle: (root.width - width) / 2
        x: Math.max(middle, tabs.across + Theme.s)
        y: Theme.base * 0.5
        text: qsTr("The cards are turned up")
        size: Math.min(Theme.head, Theme.base * 2.2, root.width * 0.03)
        tone: "_dark"
    }
    Rectangle {                                               // the lamp is turned to whoever pays
        id: dusk
        readonly property bool wanted: root.open && !root.turning && foot.losing > 0 && foot.losing < root.count
        anchors.fill: parent
        z: 1
        color: "#120803"
        opacity: !wanted ? 0 : root.paid ? 0.07 : 0.5         // so that all hands can be read again
        visible: opacity > 0
        Behavior on opacity { enabled: root.open; NumberAnimation { duration: root.paid ? Theme.lightTime * 2.4 : Theme.lightTime } }
    }
    Repeater {
        id: hands
        model: root.open && !root.inLines ? root.table.showdown : null
        HandRow {
            id: row
            required property int index
            piece: root.table.piece
            takers: root.table.piece === "chip" ? foot.winning : 0
            figure: pieces.figure
            readonly property point spot: places.place(index)
            z: loser || best ? 2 : 0
            x: Math.round(root.width / 2 + spot.x)
            y: Math.round(root.roomTop + Math.max(0, (root.roomY - places.deep) / 2) + spot.y)
            cardHeight: Math.max(20, root.cardHeight)
            stripHeight: places.stripHeight
            stripWidth: places.stripWidth
            size: places.size
            lines: places.lines
            come: Math.max(0, Math.min(1, root.come * (1 + 0.5 * (root.count - 1) / Math.max(1, root.count)) - 0.5 * index / Math.max(1, root.count)))
            paid: root.paid
            Image {                                           // its light
                z: -1
                visible: (row.loser || row.best) && dusk.visible
                anchors { fill: parent; margins: -root.cardHeight * 0.5 }
                source: Theme.asset("textures/glow.png")
                opacity: Math.min(1, dusk.opacity * 3)
            }
        }
    }
    Repeater {
        id: lines
        model: root.open && root.inLines ? root.table.showdown : null
        HandLine {
            required property int index
            piece: root.table.piece
            z: loser || best ? 2 : 0
            figure: pieces.figure
            x: Theme.base * 2.6 + Math.floor(index / root.lineRows) * (width + Theme.base * 0.6)
            y: root.roomTop - Theme.base * 0.5 + index % root.lineRows * height
            width: (root.width - Theme.base * (5.2 + 0.6 * (root.lineColumns - 1))) / root.lineColumns
            height: Math.min(Theme.body * 3.4, root.roomY / root.lineRows)
            paid: root.paid
        }
    }
    Zone { id: paidZone; zones: root.table.zones; name: "pool" }
    Pool {
        id: plate
        z: 2
        width: Theme.base * (root.inLines || root.count > 4 ? 7 : 8.6) // many hands reach to its edge
        x: root.width - (width + across) / 2 - Theme.base * 0.8
        y: root.height - height - Theme.base * 1.3
        amount: paidZone.label
        piece: paidZone.lay === Zone.Tokens ? root.table.piece : ""
        figure: pieces.figure
        coins: paidZone.count
    }
    ShowdownFoot {
        id: foot
        z: 2
        x: Theme.base * 1.6
        width: Math.min(root.width - Theme.base * 10.4, plate.x + (plate.width - plate.across) / 2 - Theme.base) - x
        height: needed
        y: root.height - height - Theme.base * 0.9
        table: root.table
        open: root.open
        faced: root.width > root.height
        roomy: root.width > Theme.base * 70
        stacked: root.height > root.width && root.width < Theme.body * 36
    }
}

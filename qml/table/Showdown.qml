// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The hands are laid open, the best first; then it is told who loses a token. With many hands the columns are counted
// so that the cards are as large as can be; where they would be too small to read, the hands are lines.
Item {
    id: root
    required property Table table
    readonly property Actions actions: tickets
    readonly property Pool pool: plate
    property bool open: false                                 // also while another page lies above
    readonly property int count: losers.count
    readonly property int pause: 4                            // steps between the last hand and what it means
    property int turned: 1000                                 // hands that lie open
    readonly property bool told: turned >= count + pause
    readonly property real roomX: width - Theme.base * 10
    property real kept: 0                                     // left free above the sheet at the foot
    readonly property real roomTop: Math.max(Theme.base * 4.9, heading.height + Theme.base * 1.9)
    readonly property real footHeight: Math.max(Theme.base * 5.6, words.height + Theme.base * 1.6)
    readonly property real roomY: height - roomTop - footHeight - Theme.base * 2.5 - kept
    readonly property int columns: bestColumns()
    readonly property real cardHeight: Math.floor(Math.min(height * 0.36, cardsIn(columns)))
    readonly property bool inLines: cardHeight < 80
    readonly property int lineColumns: Math.max(1, Math.ceil(count * Theme.base * 2.5 / roomY))
    readonly property int lineRows: Math.max(1, Math.ceil(count / lineColumns))

    readonly property real handAcross: table.cardsInHand * (table.cardAspect + 0.04) - 0.04 // in heights of a card

    function cardsIn(across: int): real {
        const down = Math.ceil(count / across)
        return Math.min(roomX / (handAcross * across + 0.3 * (across - 1) + 0.2), roomY / (1.42 * down + 0.2 * (down - 1) + 0.1))
    }
    function bestColumns(): int {
        let pick = 1
        for (let across = 2; across <= count; ++across) {
            if (cardsIn(across) > cardsIn(pick) * 0.93)       // a row more is worth it only for clearly larger cards
                pick = across
        }
        return pick
    }
    function pileOf(seat: int): Item {
        for (let i = 0; i < count; ++i) {
            const row = inLines ? (lines.itemAt(i) as HandLine) : null
            const hand = inLines ? null : (hands.itemAt(i) as HandRow)
            if (row && row.seat === seat)
                return row.pile
            if (hand && hand.seat === seat)
                return hand.pile
        }
        return null
    }
    visible: open
    onVisibleChanged: {
        turning.stop()
        turned = 1000
    }
    function reveal() {
        turned = 0
        turning.restart()
    }

    SequentialAnimation {
        id: turning
        PauseAnimation { duration: Theme.flipTime }           // the pictures are drawn meanwhile
        NumberAnimation {
            target: root
            property: "turned"
            from: 0
            to: root.count + root.pause
            duration: Math.min((root.count + root.pause) * Theme.flipApart, root.table.watching ? 600 : 1500)
        }
    }
    Backdrop {
        anchors.fill: parent
        busy: true
        Cloth {
            anchors { fill: parent; topMargin: Theme.base * 1.2; bottomMargin: Theme.base * 4.6; leftMargin: Theme.base * 1.6; rightMargin: Theme.base * 1.6 }
            band: Theme.base * 2.7
        }
    }
    MouseArea { anchors.fill: parent; hoverEnabled: true }
    Label {
        id: heading
        anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: Theme.base * 0.5 }
        text: qsTr("The cards are turned up")
        size: Math.min(Theme.head, Theme.base * 2.2)
        tone: "_dark"
    }
    Grid {
        id: grid
        visible: !root.inLines
        columns: root.columns
        columnSpacing: Math.min(root.cardHeight * 0.5, Math.max(root.cardHeight * 0.24, (root.roomX - root.columns * root.cardHeight * root.handAcross) / Math.max(1, root.columns)))
        rowSpacing: root.cardHeight * 0.18
        x: Math.round((root.width - width) / 2 + root.cardHeight * 0.05)
        y: Math.round(root.roomTop + Math.max(0, (root.roomY - height) / 2))
        Repeater {
            id: hands
            model: root.open && !root.inLines ? root.table.showdown : null
            HandRow {
                required property int index
                cardHeight: Math.max(20, root.cardHeight)
                up: index < root.turned
                told: root.told
            }
        }
    }
    Repeater {
        id: lines
        model: root.open && root.inLines ? root.table.showdown : null
        HandLine {
            required property int index
            x: Theme.base * 4.6 + Math.floor(index / root.lineRows) * (width + Theme.base)
            y: root.roomTop - Theme.base * 0.5 + index % root.lineRows * height
            width: (root.width - Theme.base * (8.2 + root.lineColumns)) / root.lineColumns
            height: Math.min(Theme.base * 3.4, root.roomY / root.lineRows)
            up: index < root.turned
            told: root.told
        }
    }
    Zone { id: paid; zones: root.table.zones; name: "pool" }
    Pool {
        id: plate
        width: Theme.base * (root.inLines ? 7 : 8.6)
        x: root.width - width - Theme.base * 0.8
        y: root.height - height - Theme.base * 1.3
        amount: paid.label
        tokens: paid.lay === Zone.Tokens
        coins: paid.count
    }
    Sheet {
        x: Theme.base * 1.6
        width: root.width - x - Theme.base * 10.4
        height: root.footHeight
        y: root.height - height - Theme.base * 0.9
        Row {
            id: faces
            x: Theme.base * 1.3
            anchors.verticalCenter: parent.verticalCenter
            spacing: -Theme.base * 1.2
            Repeater {
                id: losers
                model: root.open ? root.table.showdown : null
                Medallion {
                    required property bool loser
                    required property string portrait
                    visible: loser && root.told && root.width > root.height
                    who: portrait
                    height: Theme.base * 3.6
                }
            }
        }
        Column {
            id: words
            anchors { left: faces.right; leftMargin: Theme.base; right: tickets.left; rightMargin: Theme.s; verticalCenter: parent.verticalCenter }
            opacity: root.told ? 1 : 0
            Behavior on opacity { enabled: root.told; NumberAnimation { duration: Theme.bubbleInTime } }
            PlainText {
                width: parent.width
                wrapMode: Text.WordWrap
                maximumLineCount: 2
                elide: Text.ElideRight
                text: root.table.showdownTitle
                color: Theme.ink
                font { family: Theme.serif; weight: Font.Bold; pixelSize: Math.min(root.width > Theme.base * 70 ? Theme.head : Theme.strong, Theme.base * 2.2) }
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            PlainText {
                width: parent.width
                wrapMode: Text.WordWrap
                maximumLineCount: 3
                elide: Text.ElideRight
                text: root.table.showdownText
                color: Theme.inkSoft
                font { family: Theme.sans; pixelSize: Math.min(Theme.body, Theme.base * 1.6) }
                Accessible.role: Accessible.StaticText
                Accessible.name: text
                Accessible.focusable: false
            }
        }
        Actions {
            id: tickets
            table: root.table
            offered: root.open
            size: Math.min(Theme.body, Theme.base * 1.6)
            anchors { right: parent.right; rightMargin: Theme.base * 1.2; verticalCenter: parent.verticalCenter }
        }
    }
}

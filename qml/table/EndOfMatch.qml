// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The match is over: the winner sits in the sun, the coins of the plate come over, and a sheet tells what became of all.
// Several winners sit there side by side; where nobody has won there is no sun, and the coins stay.
Item {
    id: root
    required property Table table
    readonly property Actions actions: tickets
    property bool extras: false                               // a match of the person's own
    signal went(string where)                                 // a place that Main.go() knows
    property bool open: false                                 // also while another page lies above
    signal menuRequested()
    signal rulesRequested()
    signal logRequested()
    property real come: 1                                     // 0: not here yet; 1: all in place
    readonly property bool narrow: width < height
    readonly property real edge: Theme.base * 1.6
    readonly property real clothBand: Theme.base * 2.6
    readonly property real clothEdge: Theme.base * 0.7        // below it; the tickets lie on the cloth, and words inside its border
    // the winner's part, smaller where there is much to tell of the person's own match
    readonly property real stageWidth: narrow ? width : Math.round(width * (table.ownMatch.available && width > Theme.body * 62 ? 0.36 : 0.47))
    readonly property real stageHeight: narrow ? Math.round(height * 0.47) : height - Math.max(tickets.height + edge, clothEdge + clothBand)
    // the sun lies below the tabs, and the words below it
    readonly property real face: Math.round(Math.min(stageWidth * 0.42, stageHeight * 0.36, narrow ? 1000 : Math.max(stageHeight * 0.24, (stageHeight - tabs.height - words.height) / 2.13)))
    readonly property list<string> winners: open ? table.winnerPortraits : []
    // an evening pays in coins, which are told on the sheet: the money of the pot would be a second sum
    readonly property string result: extras && Osteria.atTable ? qsTr("After %n deal(s).", "the end of a match", table.deal) : table.endText
    readonly property color letters: Preferences.cloth === "tela" ? Theme.ink : Theme.cream

    function celebrate() {
        if (Theme.moving)
            coming.restart()
    }
    visible: open
    onOpenChanged: {
        coming.stop()
        come = 1
        table.ownMatch.wanted = open
        if (open)
            celebrate()
    }
    Component.onDestruction: table.ownMatch.wanted = false
    NumberAnimation { id: coming; target: root; property: "come"; from: 0; to: 1; duration: 1900; easing.type: Easing.OutQuad }

    Accessible.role: Accessible.Grouping
    Accessible.name: table.endTitle
    Accessible.description: result
    Backdrop {
        anchors.fill: parent
        Cloth {
            anchors { fill: parent; margins: Theme.base * 1.2; bottomMargin: root.clothEdge }
            band: root.clothBand
        }
    }
    MouseArea { anchors.fill: parent; hoverEnabled: true }

    Picture {
        visible: root.winners.length > 0
        width: root.face * 2.1
        height: width
        anchors.centerIn: medal
        source: root.open ? Theme.asset("tokens/sunburst.svg") : ""
        rotation: (1 - Math.min(1, root.come * 1.6)) * -60
        scale: 0.55 + 0.45 * Math.min(1, root.come * 1.6)
    }
    Item {
        id: medal
        readonly property real step: Math.min(root.face * 0.86, (root.stageWidth * 0.86 - root.face) / Math.max(1, root.winners.length - 1))
        width: root.face
        height: root.face
        x: (root.stageWidth - width) / 2
        y: root.narrow ? root.stageHeight * 0.17 : Math.max(root.stageHeight * 0.2, tabs.height + root.face * 0.55)
        Repeater {
            model: root.winners
            Medallion {
                required property int index
                objectName: "winnersFace"
                required property string modelData
                who: modelData
                mood: "smile"
                height: root.face * (root.winners.length > 1 ? 0.8 : 1)
                x: (medal.width - width) / 2 + (index - (root.winners.length - 1) / 2) * medal.step
                y: (medal.height - height) / 2
            }
        }
    }
    Zone { id: paid; zones: root.table.zones; name: "pool" }
    PieceRules { id: pieces; table: root.table }
    Pool {
        id: plate
        visible: root.come < 1
        opacity: Math.min(1, (1 - root.come) * 3)
        width: Math.round(root.face * 0.8)
        x: (root.stageWidth - width) / 2
        y: root.stageHeight - height * 0.9
        coins: root.come > 0.4 && root.winners.length > 0 ? 0 : paid.count
        amount: root.extras && Osteria.atTable ? "" : paid.label
        piece: paid.lay === Zone.Tokens ? root.table.piece : ""
        figure: pieces.figure
    }
    WinnersCoins {
        piece: paid.lay === Zone.Tokens ? root.table.piece : ""
        visible: root.open && root.winners.length > 0
        coins: paid.count
        from: Qt.point(plate.x + plate.width / 2, plate.y + plate.height / 2)
        to: Qt.point(medal.x + medal.width / 2, medal.y + medal.height / 2)
        radius: root.face * 0.86
        size: root.face * 0.21
        come: root.come
    }
    Glass {
        readonly property bool clear: x + width * 1.2 <= (root.narrow ? root.width : root.stageWidth)
        visible: root.table.youWon && clear
        height: root.face * 0.42
        x: medal.x + root.face * 1.36
        y: medal.y - root.face * 0.42
    }
    Column {
        id: words
        objectName: "endWords"
        y: medal.y + root.face * (root.winners.length > 0 ? 1.58 : 0.5)
        x: Theme.base * 4.2
        width: root.stageWidth - x - Theme.base * (root.narrow ? 4.2 : 1.4)
        opacity: Math.min(1, root.come * 2)
        spacing: -Theme.base * 0.1
        component Line: PlainText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            color: root.letters
        }
        Line {
            id: large
            readonly property bool title: !root.table.youWon && root.winners.length > 0 // tells who has won, once
            text: root.table.youWon ? qsTr("Victory!") : title ? root.table.endTitle : qsTr("A draw")
            fontSizeMode: title ? Text.FixedSize : Text.HorizontalFit
            wrapMode: title ? Text.WordWrap : Text.NoWrap
            minimumPixelSize: Theme.head
            elide: title ? Text.ElideNone : Text.ElideRight
            lineHeight: title ? 0.9 : 1
            color: Preferences.cloth === "tela" ? Theme.rustDark : Theme.cream
            font { family: Theme.serif; weight: Font.Black; pixelSize: title ? Math.round(Theme.head * 1.1) : Theme.display }
            Accessible.role: title ? Accessible.Heading : Accessible.StaticText
            Accessible.name: text
        }
        Line {
            visible: !large.title
            text: root.table.endTitle
            font { family: Theme.serif; weight: Font.Bold; pixelSize: Theme.strong }
            Accessible.role: Accessible.Heading
            Accessible.name: root.table.endTitle
        }
        Line {
            text: root.result
            font { family: Theme.serif; italic: true; weight: Font.DemiBold; pixelSize: Theme.body }
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        Line {                                                // to whoever has not won
            visible: text !== ""
            text: root.table.ownEndText
            font { family: Theme.serif; weight: Font.Bold; pixelSize: Theme.body }
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        Line {
            visible: root.table.ownEndText !== "" && tickets.offers("rematch")
            text: qsTr("Your chair stays warm for a rematch.")
            font { family: Theme.serif; italic: true; weight: Font.DemiBold; pixelSize: Theme.body }
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        Line {
            visible: root.table.youWon
            text: qsTr("Cheers! Tonight the others pay for the wine.")
            font { family: Theme.serif; italic: true; weight: Font.DemiBold; pixelSize: Theme.body }
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
    ShowdownTabs {
        id: tabs
        anchors { left: parent.left; right: parent.right }
        room: root.stageWidth
        onMenuRequested: root.menuRequested()
        onRulesRequested: root.rulesRequested()
        onLogRequested: root.logRequested()
    }
    EndSheet {
        id: paper
        readonly property real above: root.narrow ? Math.max(root.stageHeight, words.y + words.height + root.edge * 0.6) : tabs.height + root.edge * 0.4
        table: root.table
        open: root.open
        many: root.narrow ? 8 : 13
        most: root.height - above - tickets.height - root.edge * 1.8
        extras: root.extras
        onWent: where => root.went(where)
        x: root.narrow ? root.edge * 1.4 : root.stageWidth + (1 - Math.min(1, root.come * 1.4)) * Theme.base * 4
        y: root.narrow ? above + Math.max(0, (tickets.y - root.edge * 0.6 - above - height) * 0.4) : Math.max(above, (tickets.y - root.edge * 0.6 - height) / 2)
        opacity: Math.min(1, root.come * 1.4)
        width: root.width - x - root.edge * 1.4
        height: Math.min(most, natural)
    }
    Actions {
        id: tickets
        x: root.narrow ? (root.width - width) / 2 : Math.max(root.edge, Math.min(root.width - width - root.edge * 1.4, paper.x + (paper.width - width) / 2))
        y: root.height - height - root.edge
        table: root.table
        offered: root.open
        inRow: true
        size: Math.min(Theme.body, Theme.base * 1.6)
        // what large print says of the winner reaches down to the foot
        room: root.width - root.edge * 2.4 - (Theme.textScale > 1.2 && !root.narrow ? root.stageWidth : 0)
    }
}

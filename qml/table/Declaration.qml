// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// A hand that ends the play at once, as a picture on the cloth: the lamp goes down round it, its name stands above, and
// coins are poured for it. Or the play has come to nothing: then there are only the words.
Overlay {
    id: root
    required property Table table
    readonly property Actions actions: tickets
    readonly property list<string> cards: Array.from(declared.faces)
    readonly property int rows: Math.max(1, Math.ceil(cards.length / table.cardsInHand))
    readonly property real aspect: (table.cardsInHand * 1.06 - 0.06) * table.cardAspect // of a hand
    readonly property real room: Math.min(root.width - Theme.base * 6, Theme.base * 56)
    readonly property real cardHeight: Math.round(Math.min((root.height - (wood.visible ? wood.height : title.height) - words.height - tickets.height - Theme.base * 9) / rows * 0.8, root.height * 0.4, room / aspect))
    property real course: 1
    Accessible.role: Accessible.Dialog
    Accessible.name: table.declarationTitle
    Accessible.description: table.declarationText
    onOpenChanged: {
        if (open && Theme.moving)
            pouring.restart()
    }
    NumberAnimation { id: pouring; target: root; property: "course"; from: 0; to: 1; duration: 1300; easing.type: Easing.OutCubic }

    Rectangle { anchors.fill: parent; color: "#80120803" }
    Zone { id: declared; zones: root.table.zones; name: "declared" }
    Zone { id: paid; zones: root.table.zones; name: "pool" }
    readonly property bool pieces: paid.lay === Zone.Tokens && root.table.piece !== "marca"
    Picture {
        x: (parent.width - width) / 2
        y: stack.y + hands.y + hands.height / 2 - height / 2
        width: Math.min(root.height * 0.92, root.cardHeight * root.rows * 2.7)
        height: width
        visible: root.cards.length > 0
        source: root.visible ? Theme.asset("tokens/sunburst.svg") : ""
        rotation: (1 - root.course) * -40
        scale: 0.7 + 0.3 * Math.min(1, root.course * 2)
        opacity: 0.3                                          // a glow: the words stand on it
    }
    Repeater {                                                // coins poured from above, on a heap at either side
        model: root.open && root.cards.length > 0 ? 14 : 0
        Picture {
            id: coin
            required property int index
            readonly property real t: Math.max(0, Math.min(1, root.course * 2 - index / 14))
            readonly property int nth: index >> 1             // of its heap: four at the bottom, three on them
            readonly property real across: nth < 4 ? nth : nth - 3.5
            readonly property int side: index % 2 === 0 ? -1 : 1
            width: Math.min(root.cardHeight * 0.17, (root.width - hands.width) / 2 / 5)
            height: width
            visible: t > 0
            source: Theme.asset(root.pieces ? "tokens/" + root.table.piece + ".svg" : "tokens/coin_" + ["gold", "copper", "silver"][index % 3] + ".svg")
            x: root.width / 2 + side * (hands.width / 2 + width * (0.9 + across * 0.86)) - width / 2
            y: stack.y + hands.y + hands.height - width * (nth < 4 ? 1 : 1.62) - (1 - t) * root.height * 0.8
            rotation: index * 47 + t * 300
        }
    }
    Column {
        id: stack
        anchors { horizontalCenter: parent.horizontalCenter; verticalCenter: parent.verticalCenter; verticalCenterOffset: root.slide }
        width: root.room
        spacing: Theme.base * 1.2
        Image {                                               // the title in wood type, where there is such a picture
            id: wood
            readonly property string picture: root.table.declarationPicture
            visible: picture !== ""
            anchors.horizontalCenter: parent.horizontalCenter
            height: Math.round(Math.min(root.height * 0.17, root.width * 0.16))
            width: implicitHeight > 0 ? height * implicitWidth / implicitHeight : 0
            source: picture !== "" && root.open ? Theme.asset(picture) : ""
            fillMode: Image.PreserveAspectFit
            mipmap: true
            smooth: true
        }
        Print {
            id: title
            kind: "title"
            visible: !wood.visible
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            color: Theme.cream
            style: Text.Outline
            styleColor: Theme.rustDark
            enlarge: 1.5
            text: root.table.declarationTitle
        }
        Grid {
            id: hands
            anchors.horizontalCenter: parent.horizontalCenter
            columns: root.table.cardsInHand
            columnSpacing: root.cardHeight * root.table.cardAspect * 0.06
            rowSpacing: Theme.base * 0.6
            Repeater {
                model: root.cards.length
                CardFace {
                    required property int index
                    face: root.cards[index] ?? root.table.back
                    height: root.cardHeight
                    lift: 0.6
                    rotation: [-1.2, 0.5, 0.9, -0.6][index % 4]
                }
            }
        }
        Print {
            id: words
            kind: "head"
            enlarge: 0.85
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            color: Theme.cream
            style: Text.Outline
            styleColor: Theme.rustDark
            Accessible.role: Accessible.StaticText
            text: root.table.declarationText
        }
        Actions {
            id: tickets
            anchors.horizontalCenter: parent.horizontalCenter
            table: root.table
            offered: root.open
        }
    }
}

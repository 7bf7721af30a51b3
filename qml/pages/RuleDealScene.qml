// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// A deal seen from above: four round a cloth, the dealer at the head, who goes when, and where everything lies. `cards`
// lie face up in the middle, where the last arrow ends; the numbers stand for the steps that are told beside the picture.
RuleBlock {
    id: root
    required property list<string> cards
    property string lying: qsTr("monte")                      // what the cards in the middle are called
    property string undealt: qsTr("pack")                     // and the others
    property int dealt: cards.length                          // to each seat
    property bool clockwise: false
    readonly property real high: Math.min(leaf * 0.84, ((parent as Chapter)?.height ?? 400) * 0.64)
    readonly property real aspect: CardPictures.aspectOf(cards[0] ?? "")
    readonly property real letters: Math.max(11, Math.min(Theme.small, leaf * 0.034))

    component Word: PlainText {
        font { family: Theme.serif; italic: true; weight: Font.Bold; pixelSize: root.letters }
        color: Theme.rustDark
        horizontalAlignment: Text.AlignHCenter
        Accessible.ignored: true
    }
    component Number: Rectangle {
        id: number
        required property int figure
        width: root.letters * 1.6
        height: width
        radius: width / 2
        antialiasing: true
        color: Theme.red
        PlainText { anchors.centerIn: parent; text: number.figure; color: Theme.chalk; font { family: Theme.serif; weight: Font.Black; pixelSize: root.letters } Accessible.ignored: true }
    }
    component Role: Word {                                    // below a portrait near the edge, of which `room` is left
        readonly property string cuts: qsTr("cuts")
        readonly property string playsFirst: qsTr("plays first")
        property real room: 0
        readonly property real spare: Math.max(0, (width - scene.height * 0.15) / 2 - room)
        width: text === cuts ? implicitWidth : scene.width * 0.15
        wrapMode: Text.WordWrap
        anchors.topMargin: 2
    }
    component Way: RuleArrow {                                // as all goes
        required property point one                           // where all goes to the right
        required property point other
        from: root.clockwise ? other : one
        to: root.clockwise ? one : other
        bend: scene.height * (root.clockwise ? -0.06 : 0.06)
    }
    component Batch: Item {                                   // a hand, face down
        id: batch
        property real size: scene.height * 0.15
        width: size * root.aspect * (1 + 0.34 * (root.dealt - 1))
        height: size
        Repeater {
            model: root.dealt
            CardFace { required property int index; Accessible.ignored: true; shadow: false; face: CardPictures.coverOf(root.cards[0]); height: batch.size; x: index * width * 0.34 }
        }
    }

    Item {
        id: scene
        width: root.leaf
        height: root.high
        readonly property real cx: width / 2
        readonly property real cy: height / 2
        Accessible.role: Accessible.Graphic
        Accessible.name: root.clockwise ? qsTr("A deal from above: the dealer at the head of the table, the player who cuts at the dealer’s right, the player who plays first at the dealer’s left. Everything goes to the left.")
                                        : qsTr("A deal from above: the dealer at the head of the table, the player who cuts at the dealer’s left, the player who plays first at the dealer’s right. Everything goes to the right.")
        Accessible.description: qsTr("In the middle: %1, %2, %3.", "stock, monte, pot").arg(root.undealt).arg(root.lying).arg(pot.text)

        Cloth { x: scene.width * 0.13; y: scene.height * 0.16; width: scene.width * 0.74; height: scene.height * 0.68; band: Theme.base * 1.1 }
        // the dealer at the head
        Medallion { id: dealer; who: "oreste"; height: scene.height * 0.15; x: scene.cx - width * 1.5; y: scene.height * 0.01 }
        Picture { source: Theme.asset("tokens/dealer.svg"); height: dealer.height * 0.52; width: height; anchors { left: dealer.right; leftMargin: -width * 0.3; bottom: dealer.bottom; bottomMargin: -height * 0.2 } }
        Word { text: qsTr("deals"); anchors { left: dealer.right; leftMargin: dealer.height * 0.4; verticalCenter: dealer.verticalCenter } }
        Batch { id: topHand; x: scene.cx - width / 2; y: scene.height * 0.175 }
        // who plays first and who cuts: where all goes to the right, the dealer's right hand and the left one
        Medallion { id: atLeft; who: "nives"; height: dealer.height; x: scene.width * 0.015; y: scene.cy - height * 0.8 }
        Role { text: root.clockwise ? cuts : playsFirst; room: atLeft.x; anchors { horizontalCenter: atLeft.horizontalCenter; horizontalCenterOffset: spare; top: atLeft.bottom } }
        Batch { id: leftHand; x: scene.width * 0.165; y: scene.cy - height / 2 }
        // one's own place
        Medallion { id: own; who: "tu"; height: dealer.height; x: scene.cx - width * 1.5; y: scene.height * 0.99 - height }
        Word { text: qsTr("you"); anchors { left: own.right; leftMargin: Theme.xs; verticalCenter: own.verticalCenter } }
        Batch { id: ownHand; x: scene.cx - width / 2; y: scene.height * 0.825 - height }
        Medallion { id: atRight; who: "bruno"; height: dealer.height; x: scene.width * 0.985 - width; y: scene.cy - height * 0.8 }
        Role { text: root.clockwise ? playsFirst : cuts; room: scene.width - atRight.x - atRight.width; anchors { horizontalCenter: atRight.horizontalCenter; horizontalCenterOffset: -spare; top: atRight.bottom } }
        Batch { id: rightHand; x: scene.width * 0.835 - width; y: scene.cy - height / 2 }
        // the middle
        Row {
            id: middle
            anchors.centerIn: parent
            // the words below want room too
            spacing: Math.max(scene.width * 0.025, (lyingWord.implicitWidth + undealtWord.implicitWidth - open.width - stock.width) / 2 + root.letters)
            CardFace { id: stock; Accessible.ignored: true; height: scene.height * 0.18; face: CardPictures.coverOf(root.cards[0]) }
            Row {
                id: open
                spacing: scene.width * 0.006
                Repeater { model: root.cards; CardFace { required property string modelData; Accessible.ignored: true; height: scene.height * 0.18; face: modelData } }
            }
            Picture { source: Theme.asset("tokens/plate.svg"); height: scene.height * 0.15; width: height; anchors.verticalCenter: parent.verticalCenter }
        }
        Word { id: lyingWord; text: root.lying; anchors { horizontalCenter: middle.left; horizontalCenterOffset: open.x + open.width / 2; top: middle.bottom; topMargin: 1 } }
        Word { id: undealtWord; text: root.undealt; anchors { horizontalCenter: middle.left; horizontalCenterOffset: stock.width / 2; top: middle.bottom; topMargin: 1 } }
        Word { id: pot; text: qsTr("pot"); anchors { horizontalCenter: middle.right; horizontalCenterOffset: -scene.height * 0.075; top: middle.bottom; topMargin: 1 } }
        // round the table
        Way { one: Qt.point(scene.width * 0.35, scene.height * 0.19); other: Qt.point(scene.width * 0.2, scene.height * 0.38) }
        Way { one: Qt.point(scene.width * 0.2, scene.height * 0.63); other: Qt.point(scene.width * 0.35, scene.height * 0.8) }
        Way { one: Qt.point(scene.width * 0.65, scene.height * 0.8); other: Qt.point(scene.width * 0.8, scene.height * 0.63) }
        Way { one: Qt.point(scene.width * 0.8, scene.height * 0.38); other: Qt.point(scene.width * 0.65, scene.height * 0.19) }
        RuleArrow { ink: Theme.blue; from: Qt.point(scene.cx, scene.height * 0.335); to: Qt.point(middle.x + open.x + open.width / 2, scene.cy - scene.height * 0.1) }
        Number { figure: root.clockwise ? 2 : 1; x: scene.width * 0.755; y: scene.height * 0.2 }
        Number { figure: root.clockwise ? 1 : 2; x: scene.width * 0.245 - width; y: scene.height * 0.2 }
        Number { figure: 3; x: scene.cx + width * 0.4; y: scene.height * 0.345 }
    }
}

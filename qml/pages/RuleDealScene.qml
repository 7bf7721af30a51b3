// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// A deal seen from above: four round a cloth, the dealer at the head, who goes when, and where everything lies. `cards`
// are those of the monte; `numbers` stand for the steps that are told beside the picture.
RuleBlock {
    id: root
    required property list<string> cards
    property bool stocked: false                              // cards are drawn from the stock, so that it is named
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
    component Batch: Item {                                   // a hand, face down
        id: batch
        property real size: scene.height * 0.15
        width: size * root.aspect * (1 + 0.34 * (root.cards.length - 1))
        height: size
        Repeater {
            model: root.cards.length
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
        Accessible.name: qsTr("A deal from above: the dealer at the head of the table, the player who cuts at the dealer’s left, the player who plays first at the dealer’s right; the monte, the stock and the pot in the middle. Everything goes to the right.")

        Cloth { x: scene.width * 0.13; y: scene.height * 0.16; width: scene.width * 0.74; height: scene.height * 0.68; band: Theme.base * 1.1 }
        // the dealer at the head
        Medallion { id: dealer; who: "oreste"; height: scene.height * 0.15; x: scene.cx - width * 1.5; y: scene.height * 0.01 }
        Picture { source: Theme.asset("tokens/dealer.svg"); height: dealer.height * 0.52; width: height; anchors { left: dealer.right; leftMargin: -width * 0.3; bottom: dealer.bottom; bottomMargin: -height * 0.2 } }
        Word { text: qsTr("deals"); anchors { left: dealer.right; leftMargin: dealer.height * 0.4; verticalCenter: dealer.verticalCenter } }
        Batch { id: topHand; x: scene.cx - width / 2; y: scene.height * 0.175 }
        // who plays first, at the dealer's right
        Medallion { id: first; who: "nives"; height: dealer.height; x: scene.width * 0.015; y: scene.cy - height * 0.8 }
        Word { text: qsTr("plays first"); width: scene.width * 0.15; wrapMode: Text.WordWrap; anchors { horizontalCenter: first.horizontalCenter; horizontalCenterOffset: Math.max(0, (width - first.width) / 2 - first.x); top: first.bottom; topMargin: 2 } }
        Batch { id: leftHand; x: scene.width * 0.165; y: scene.cy - height / 2 }
        // one's own place
        Medallion { id: own; who: "tu"; height: dealer.height; x: scene.cx - width * 1.5; y: scene.height * 0.99 - height }
        Word { text: qsTr("you"); anchors { left: own.right; leftMargin: Theme.xs; verticalCenter: own.verticalCenter } }
        Batch { id: ownHand; x: scene.cx - width / 2; y: scene.height * 0.825 - height }
        // who cuts, at the dealer's left
        Medallion { id: cutter; who: "bruno"; height: dealer.height; x: scene.width * 0.985 - width; y: scene.cy - height * 0.8 }
        Word { text: qsTr("cuts"); anchors { horizontalCenter: cutter.horizontalCenter; top: cutter.bottom; topMargin: 2 } }
        Batch { id: rightHand; x: scene.width * 0.835 - width; y: scene.cy - height / 2 }
        // the middle
        Row {
            id: middle
            anchors.centerIn: parent
            spacing: scene.width * 0.025
            CardFace { id: stock; Accessible.ignored: true; height: scene.height * 0.18; face: CardPictures.coverOf(root.cards[0]) }
            Row {
                spacing: scene.width * 0.006
                Repeater { model: root.cards; CardFace { required property string modelData; Accessible.ignored: true; height: scene.height * 0.18; face: modelData } }
            }
            Picture { source: Theme.asset("tokens/plate.svg"); height: scene.height * 0.15; width: height; anchors.verticalCenter: parent.verticalCenter }
        }
        Word { text: qsTr("monte"); anchors { horizontalCenter: middle.horizontalCenter; top: middle.bottom; topMargin: 1 } }
        Word { text: root.stocked ? qsTr("stock") : qsTr("pack"); anchors { horizontalCenter: middle.left; horizontalCenterOffset: stock.width / 2; top: middle.bottom; topMargin: 1 } }
        Word { text: qsTr("pot"); anchors { horizontalCenter: middle.right; horizontalCenterOffset: -scene.height * 0.075; top: middle.bottom; topMargin: 1 } }
        // all goes to the right
        RuleArrow { from: Qt.point(scene.width * 0.35, scene.height * 0.19); to: Qt.point(scene.width * 0.2, scene.height * 0.38); bend: scene.height * 0.06 }
        RuleArrow { from: Qt.point(scene.width * 0.2, scene.height * 0.63); to: Qt.point(scene.width * 0.35, scene.height * 0.8); bend: scene.height * 0.06 }
        RuleArrow { from: Qt.point(scene.width * 0.65, scene.height * 0.8); to: Qt.point(scene.width * 0.8, scene.height * 0.63); bend: scene.height * 0.06 }
        RuleArrow { from: Qt.point(scene.width * 0.8, scene.height * 0.38); to: Qt.point(scene.width * 0.65, scene.height * 0.19); bend: scene.height * 0.06 }
        RuleArrow { ink: Theme.blue; from: Qt.point(scene.cx, scene.height * 0.335); to: Qt.point(scene.cx, scene.cy - scene.height * 0.1) }
        Number { figure: 1; x: scene.width * 0.755; y: scene.height * 0.2 }
        Number { figure: 2; x: scene.width * 0.245 - width; y: scene.height * 0.2 }
        Number { figure: 3; x: scene.cx + width * 0.4; y: scene.height * 0.345 }
    }
}

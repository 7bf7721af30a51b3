// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The plate (il piatto) with its coins, one a stake, or with other pieces, and the sum on a label. Where points are written down
// there is a slate in its place, and the label says how many win.
Item {
    id: root
    required property int coins
    required property string amount
    property string piece: ""                                 // of resources/tokens, where no coins lie there
    property string figure                                    // that is printed on them, where they are bills
    readonly property int corners: 4                          // of a bill, all folded here
    readonly property list<real> spotsX: [.40, .57, .50, .63, .37, .50, .46, .60, .34, .55, .44, .66]
    readonly property list<real> spotsY: [.44, .40, .56, .55, .58, .46, .36, .64, .48, .50, .63, .46]
    readonly property list<int> turns: [0, 40, -20, 15, -35, 70, 10, -60, 0, 30, 5, 90]
    readonly property list<string> metals: ["gold", "copper", "gold", "silver", "copper", "silver", "gold", "gold", "silver", "gold", "silver", "copper"]
    property bool asks: false                                 // what it is can be asked with a press
    signal asked()
    height: width
    activeFocusOnTab: asks
    Accessible.role: asks ? Accessible.Button : Accessible.Graphic
    Accessible.focusable: asks
    Accessible.onPressAction: if (asks) asked()
    Keys.onShortcutOverride: event => { event.accepted = asks && (event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_Space) && event.modifiers === Qt.NoModifier }
    Keys.onPressed: event => {
        if (!asks || (event.key !== Qt.Key_Return && event.key !== Qt.Key_Enter && event.key !== Qt.Key_Space))
            return
        event.accepted = true
        if (!event.isAutoRepeat)
            asked()
    }
    Accessible.name: slate ? amount : qsTr("Pot: %1").arg(amount)
    readonly property bool slate: piece === "slate"

    Image {
        visible: dish.status === Image.Ready && !root.slate
        anchors { fill: parent; margins: -root.width * 0.19 }
        source: Theme.asset("textures/disc.png")
        transform: Translate { x: root.width * 0.03; y: root.width * 0.06 }
    }
    Picture { id: dish; anchors.fill: parent; source: Theme.asset(root.slate ? "tokens/board.svg" : "tokens/plate.svg") }
    PlainText {                                               // how many win, in chalk
        visible: root.slate
        anchors.centerIn: parent
        text: root.amount.replace(/\D/g, "")
        color: "#f4f1e4"
        font { family: Theme.serif; weight: Font.Black; pixelSize: Math.max(12, root.width * 0.3) }
        Accessible.ignored: true
    }
    Repeater {
        model: root.slate ? 0 : Math.min(root.coins, 24)
        Item {
            id: coin
            required property int index
            readonly property int spot: index % 12
            readonly property bool above: index >= 12         // a second dozen lies on the first, turned a quarter
            readonly property bool bill: root.piece === "bill"
            readonly property real across: above ? 1.02 - root.spotsY[spot] : root.spotsX[spot]
            readonly property real down: above ? root.spotsX[spot] : root.spotsY[spot]
            width: root.width * 0.24
            height: width
            x: root.width * across - width / 2
            y: root.width * down - width / 2
            Image {
                visible: metal.status === Image.Ready && !coin.bill
                anchors { fill: parent; margins: -coin.width * 0.2 }
                source: Theme.asset("textures/disc.png")
                transform: Translate { x: 1; y: 2 }
            }
            Banknote {
                anchors.centerIn: parent
                visible: coin.bill
                height: parent.height
                folded: coin.bill ? root.corners : -1
                figure: root.figure
                rotation: root.turns[coin.spot]
            }
            Picture {
                id: metal
                visible: !coin.bill
                anchors.fill: parent
                source: coin.bill ? "" : Theme.asset(root.piece !== "" ? "tokens/" + root.piece + ".svg" : "tokens/coin_" + root.metals[coin.spot] + ".svg")
                rotation: root.turns[coin.spot]
            }
        }
    }
    readonly property real below: sum.visible ? sum.height * 0.45 : 0 // as far as the sum hangs out
    readonly property real across: sum.visible ? Math.max(width, sum.width) : width
    Label {
        id: sum
        visible: root.amount !== ""
        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: -height * 0.45 }
        text: root.amount
        size: Math.max(13, root.width * 0.105) * Math.min(1.4, Preferences.textSize / 100)
        Accessible.ignored: true
    }
    MouseArea { anchors.fill: parent; enabled: root.asks; cursorShape: Qt.WhatsThisCursor; onClicked: root.asked() }
    FocusRing { shown: root.activeFocus; radius: root.width / 2 + 5 }
}

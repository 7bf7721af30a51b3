// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// One move of the hint: what to do and how often it loses a token; below, how it stands beside the others and what the
// hand is worth then. The bar below it is the figure once more.
Pressable {
    id: root
    required property int index
    required property string action
    required property string label
    required property list<string> give
    required property list<string> take
    required property var parts                               // the move in cards: each has a verb and faces
    required property list<string> away                       // goes under the stock, in this step or the next
    required property string worth
    required property string percent
    required property string spoken
    required property string reason
    required property string verdict                          // beside the others: the best, about as good, riskier
    required property real bar                                // beside the others', from 0 to 1
    required property int giveOrTake
    required property bool best
    required property bool chosen
    property bool narrow: false                               // an arrow stands for the words of an exchange
    readonly property var told: !narrow ? parts
        : give.length > 0 && take.length > 0 ? [{ verb: "", faces: give }, { verb: "→", faces: take }]
        : draws && away.length > 0 ? [{ verb: qsTr("Under", "the stock goes a card, and one is drawn"), faces: away }] : parts
    property bool tight: false                                // no bar, and its lines close to each other
    readonly property bool draws: action === "draw"
    readonly property bool then: !draws && away.length > 0 && !narrow // what goes under the stock has room
    readonly property real pad: Theme.base * 0.5
    // with what the hand is worth, where its line has no room for it
    readonly property string grounds: worth === "" || reason.includes(worth) ? reason : qsTr("%1. %2", "what a hand is worth, and a sentence").arg(worth).arg(reason)

    objectName: "hint" + index
    text: qsTr("%1: %2", "a move and 'you lose a token 12 times in 100'").arg(label).arg(spoken)
    note: (verdict === "" ? "" : verdict + ". ") + reason
    ringOutside: 1
    implicitHeight: Math.max(Theme.touch, Math.ceil(words.height + scale.room + Theme.base * (tight ? 0.05 : 0.3)))
    Accessible.role: Accessible.ListItem
    Accessible.selected: chosen
    Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
    Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)

    component Part: Row {
        id: part
        property string verb
        property list<string> faces
        spacing: cards.spacing
        Verb { anchors.verticalCenter: parent.verticalCenter; visible: text !== ""; text: part.verb }
        Corners { anchors.verticalCenter: parent.verticalCenter; faces: part.faces }
    }
    component Verb: PlainText {
        color: Theme.ink
        font { family: Theme.serif; weight: root.best ? Font.Bold : Font.DemiBold; pixelSize: Theme.body }
    }
    component Note: PlainText {
        elide: Text.ElideRight
        color: Theme.inkSoft
        font { family: Theme.sans; weight: Font.Medium; pixelSize: Theme.small }
    }
    component Corners: Row {
        id: corners
        property list<string> faces
        property real size: Math.round(Theme.body * 1.35)
        spacing: 2
        Repeater {
            model: corners.faces
            CardIndex { required property string modelData; face: modelData; height: corners.size; Accessible.ignored: true }
        }
    }

    Rectangle {
        anchors { fill: parent; topMargin: 1; bottomMargin: 1 }
        radius: 3
        color: root.hovered || root.activeFocus ? "#2ee09a16" : "transparent"
        border { color: Theme.gold; width: root.chosen ? 2 : 0 }
    }
    Image {
        id: star
        visible: root.best
        anchors { left: parent.left; leftMargin: root.pad * 0.4; verticalCenter: parent.verticalCenter }
        width: Theme.base * 1.35
        height: width
        sourceSize { width: star.width; height: star.height }
        source: Theme.asset("tokens/sunburst.svg")
    }
    Column {
        id: words
        anchors { left: parent.left; leftMargin: root.pad + Theme.base * 1.4; right: parent.right; rightMargin: root.pad }
        y: (parent.height - scale.room - height) / 2
        spacing: -Math.round(Theme.body * (root.tight ? 0.3 : 0.1))
        Item {
            width: parent.width
            height: Math.max(cards.visible ? cards.height : naming.height, figure.height)
            Flow {
                id: cards
                anchors { left: parent.left; right: figure.left; rightMargin: root.pad; verticalCenter: parent.verticalCenter }
                visible: root.told.length > 0
                spacing: Theme.base * (root.narrow ? 0.25 : 0.45)
                Repeater {
                    model: root.told
                    Part { required property var modelData; verb: modelData.verb; faces: modelData.faces }
                }
            }
            PlainText {
                id: naming
                anchors { left: parent.left; right: figure.left; rightMargin: root.pad; verticalCenter: parent.verticalCenter }
                visible: !cards.visible
                wrapMode: Text.WordWrap
                lineHeight: 0.9
                text: root.label
                color: Theme.ink
                font { family: Theme.serif; weight: root.best ? Font.Bold : Font.DemiBold; pixelSize: Theme.body }
            }
            PlainText {
                id: figure
                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                text: root.percent
                color: Theme.ink
                font { family: Theme.sans; weight: Font.Bold; pixelSize: Theme.body }
            }
        }
        Row {
            z: 1                                              // the corners of cards stand out of their line
            width: parent.width
            visible: all.text !== ""
            spacing: Theme.base * 0.3
            Note {
                id: stands
                text: all.advanceWidth > parent.width - (root.then ? next.width + parent.spacing : 0) - 2 ? root.verdict : all.text
                TextMetrics {
                    id: all
                    font: stands.font
                    text: root.worth === "" || root.verdict === "" ? root.verdict + root.worth : qsTr("%1 · %2", "how a move stands beside the others, and what the hand is worth").arg(root.verdict).arg(root.worth)
                }
            }
            Row {
                id: next
                visible: root.then
                spacing: parent.spacing
                height: under.height                          // the corner may stand out of its line
                Note { id: under; text: qsTr("then under", "before the card that goes under the stock after an exchange") }
                Corners { anchors.verticalCenter: parent.verticalCenter; faces: root.away; size: Math.round(Theme.small * 1.5) }
            }
        }
    }
    Rectangle {
        id: scale
        readonly property real room: visible ? height : 0
        visible: !root.tight
        anchors { left: words.left; right: words.right; bottom: parent.bottom; bottomMargin: 2 }
        height: Math.max(4, Math.round(Theme.base * 0.3))
        color: "transparent"
        border { color: Theme.inkSoft; width: 1 }
        Rectangle {
            x: 1
            y: 1
            height: parent.height - 2
            width: Math.round((parent.width - 2) * root.bar)
            color: root.best ? Theme.ink : Theme.rust
        }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// One move of the hint: what to do, what the hand is worth then, and how often it loses a token, as a figure and a bar.
Pressable {
    id: root
    required property int index
    required property string action
    required property string label
    required property list<string> give
    required property list<string> take
    required property list<string> away                       // goes under the stock, in this step or the next
    required property string worth
    required property string percent
    required property string spoken
    required property string reason
    required property string verdict                          // beside the best: about as good, riskier
    required property real chance
    required property int giveOrTake
    required property bool best
    required property bool chosen
    property bool narrow: false                               // an arrow stands for the words of an exchange
    property bool stacked: false                              // what the hand is worth has a whole line, the bar another
    property bool rough: false                                // the figure still moves
    property bool brief: false                                // one line: what the hand is worth is said with the reason
    readonly property bool draws: action === "draw"
    readonly property real pad: Theme.base * 0.5

    objectName: "hint" + index
    text: qsTr("%1: %2", "a move and 'you lose a token 12 times in 100'").arg(label).arg(spoken)
    readonly property string further: worth === "" || verdict === "" ? worth + verdict : qsTr("%1 · %2", "what the hand is worth, and how the move stands beside the best").arg(worth).arg(verdict)
    note: (best ? qsTr("The best move.") + " " : verdict === "" ? "" : verdict + ". ") + reason
    ringOutside: 1
    implicitHeight: Math.max(Theme.touch, Math.ceil(words.height + (stacked ? bar.height + 3 : 0) + Theme.base * (next.visible ? 0.4 : 0.2))) // what stands out of the last line has room
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
        property real size: Math.round(Theme.base * 1.62)
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
        readonly property real first: root.stacked ? width - figure.width - root.pad : width // of its first line
        anchors { left: parent.left; leftMargin: root.pad + Theme.base * 1.4; right: root.stacked ? parent.right : bar.left; rightMargin: root.pad }
        y: (parent.height - height - (root.stacked ? bar.height + 2 : 0)) / 2
        spacing: cards.visible ? Theme.base * 0.02 : -Theme.base * 0.1 // the corners of cards fill their line
        Flow {
            id: cards
            width: words.first
            visible: root.give.length > 0 || root.draws
            spacing: Theme.base * (root.narrow ? 0.25 : 0.45)
            Part { visible: root.give.length > 0; verb: root.narrow ? "" : qsTr("Give", "before the cards that an exchange gives"); faces: root.give }
            Part { visible: root.give.length > 0; verb: root.narrow ? "→" : qsTr("take", "before the cards that an exchange takes"); faces: root.take }
            Part { visible: root.draws; verb: qsTr("Under the stock", "before the card that goes there"); faces: root.away }
        }
        PlainText {
            width: words.first
            visible: !cards.visible
            wrapMode: Text.WordWrap
            text: root.label
            color: Theme.ink
            font { family: Theme.serif; weight: root.best ? Font.Bold : Font.DemiBold; pixelSize: Theme.body }
        }
        Flow {
            width: parent.width
            visible: root.further !== "" && !root.brief
            spacing: Theme.base * 0.3
            Note { text: root.further; width: Math.min(implicitWidth, parent.width); wrapMode: Text.WordWrap }
            Row {
                id: next
                visible: !root.draws && root.away.length > 0 && !root.brief
                spacing: parent.spacing
                height: under.height                          // the corner may stand out of its line
                Note { id: under; text: qsTr("then under", "before the card that goes under the stock after an exchange") }
                Corners { anchors.verticalCenter: parent.verticalCenter; faces: root.away; size: Math.round(Theme.small * 1.7) }
            }
        }
    }
    PlainText {
        id: figure
        // "over 99%" and "under 1%" are vague enough
        readonly property bool vague: root.rough && root.chance >= 0.005 && root.chance < 0.995
        anchors { right: parent.right; rightMargin: root.pad }
        y: root.stacked ? words.y : (parent.height - height - bar.height - Theme.base * 0.1) / 2
        text: !vague ? root.percent : root.stacked ? qsTr("~%1", "%1 is a percentage that still moves").arg(root.percent)
                                                   : qsTr("about %1", "%1 is a percentage that still moves").arg(root.percent)
        color: Theme.ink
        font { family: Theme.sans; weight: Font.Bold; pixelSize: Theme.body }
    }
    Rectangle {
        id: bar
        x: root.stacked ? words.x : parent.width - width - root.pad
        y: root.stacked ? parent.height - height - 3 : figure.y + figure.height + Theme.base * 0.1
        width: root.stacked ? words.width : Theme.base * 4.4
        height: Math.max(4, Math.round(Theme.base * 0.36))
        color: "transparent"
        border { color: Theme.inkSoft; width: 1 }
        Rectangle {
            x: 1
            y: 1
            height: parent.height - 2
            width: Math.round((parent.width - 2) * root.chance)
            color: root.best ? Theme.ink : Theme.rust
        }
    }
    Rectangle { anchors { left: parent.left; right: parent.right; bottom: parent.bottom } height: 1; color: Theme.ink; opacity: 0.12 }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// One move of the hint, on one line: what to do, in cards, then what the hand is worth and how the move stands beside the
// others, as far as there is room, and how often it loses a token. The bar below it is the figure once more.
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
    required property bool worst
    required property bool chosen
    property bool told: false                                 // its reason is read below
    required property real tall                               // px of a card's corner
    required property real figureWidth                        // that all lines of the slip have for their figures
    property bool wordy: true                                 // its cards have words between them; else an arrow
    readonly property bool draws: action === "draw"
    readonly property bool then: !draws && away.length > 0
    readonly property var full: then ? (parts.length > 0 ? Array.from(parts) : [{ verb: label, faces: [] }]).concat([{ verb: qsTr("then under", "before the card that goes under the stock after an exchange"), faces: away }]) : parts
    readonly property var brief: give.length > 0 && take.length > 0 ? [{ verb: "", faces: give }, { verb: "→", faces: take }]
        : draws && away.length > 0 ? [{ verb: qsTr("Under", "the stock goes a card, and one is drawn"), faces: away }]
        : parts.length === 2 && parts[1].faces.length > 0 ? [parts[0], { verb: "→", faces: parts[1].faces }] : parts
    readonly property bool fits: inWords.implicitWidth <= line.room // with its words
    property bool two: false                                  // it is so high that a turn of many steps has two lines
    readonly property bool cramped: parts.length > 2 && inShort.implicitWidth * 0.8 > line.room
    readonly property int deep: cramped ? inTwo.lines : 1     // lines that it takes
    // and would take if it were so much wider
    function deepWith(more: real): int {
        const room = line.room + more
        return parts.length > 2 && inShort.implicitWidth * 0.8 > room ? inTwo.linesIn(room) : 1
    }
    readonly property real figured: figure.width
    readonly property real pad: Theme.base * 0.5
    readonly property real gap: Theme.base * 0.4              // between the parts of a move
    objectName: "hint" + index
    text: qsTr("%1: %2", "a move and 'you lose a token 12 times in 100'").arg(label).arg(spoken)
    note: (verdict === "" ? "" : verdict + ". ") + reason
    ringOutside: 1
    Accessible.role: Accessible.ListItem
    Accessible.selected: chosen
    Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
    Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)

    component Verb: PlainText {
        color: Theme.ink
        font { family: Theme.serif; weight: root.best ? Font.Bold : Font.DemiBold; pixelSize: Theme.body }
    }
    component Move: Row {
        id: move
        property var parts: []
        spacing: root.gap
        Repeater {
            model: move.parts
            Row {
                id: part
                required property var modelData
                anchors.verticalCenter: parent?.verticalCenter // of words alone as well
                spacing: root.gap
                Verb { anchors.verticalCenter: parent.verticalCenter; visible: text !== ""; text: part.modelData.verb }
                KnownCards { faces: part.modelData.faces; tall: root.tall }
            }
        }
    }

    Rectangle {
        anchors { fill: parent; topMargin: 1; bottomMargin: 1 }
        radius: 3
        color: root.told || root.hovered || root.activeFocus ? "#52e09a16" : "transparent"
        border { color: Theme.gold; width: root.chosen ? 2 : 0 }
    }
    Image {
        id: star
        visible: root.best
        anchors { left: parent.left; leftMargin: root.pad * 0.3; verticalCenter: parent.verticalCenter }
        width: Theme.base * 1.35
        height: width
        sourceSize { width: star.width; height: star.height }
        source: Theme.asset("tokens/sunburst.svg")
    }
    Rectangle {                                               // the worst has its mark there too
        visible: root.worst
        anchors.centerIn: star
        width: Math.round(Theme.base * 1.05)
        height: width
        radius: width / 2
        color: "transparent"
        border { color: Theme.rust; width: 2 }
        Rectangle { anchors.centerIn: parent; width: Math.round(parent.width * 0.5); height: 2; color: Theme.rust }
    }
    Item {
        id: line
        readonly property real room: width - root.figureWidth - root.pad // of the move
        readonly property Item told: root.full.length === 0 || (!root.wordy && root.parts.length === 0) ? naming : root.wordy ? inWords : root.two && root.cramped ? inTwo : inShort
        anchors { left: parent.left; leftMargin: root.pad * 0.6 + Theme.base * 1.4; right: parent.right; rightMargin: root.pad }
        height: parent.height - scale.height - 2
        Move { id: inWords; anchors.verticalCenter: parent.verticalCenter; visible: line.told === inWords; parts: root.full }
        Move {
            id: inShort
            anchors.verticalCenter: parent.verticalCenter
            visible: line.told === inShort
            parts: root.brief
            transformOrigin: Item.Left
            scale: Math.min(1, line.room / Math.max(1, implicitWidth))
        }
        HintTwoLines {
            id: inTwo
            anchors.verticalCenter: parent.verticalCenter
            visible: line.told === inTwo
            width: line.room / inTwo.scale
            parts: root.parts.length > 2 ? root.brief : []
            tall: root.tall * 0.75
            gap: root.gap
            bold: root.best
        }
        Verb {                                                // a long name is set closer, or in two lines
            id: naming
            readonly property real over: whole.advanceWidth / Math.max(1, line.room)
            anchors.verticalCenter: parent.verticalCenter
            visible: line.told === naming
            width: Math.min(line.room, Math.ceil(implicitWidth) + 1)
            readonly property bool two: over > Math.min(1.25, Theme.body / 12)
            wrapMode: two ? Text.WordWrap : Text.NoWrap
            lineHeight: 0.75
            text: root.label
            font.pixelSize: over <= 1 ? Theme.body : Math.max(11, Math.floor(Theme.body / (two ? 1.25 : over)) - 1)
            TextMetrics { id: whole; font { family: naming.font.family; weight: naming.font.weight; pixelSize: Theme.body } text: naming.text }
        }
        PlainText {
            id: stands
            readonly property real room: figure.x - x - root.pad
            readonly property string all: root.worth === "" || root.verdict === "" ? root.verdict + root.worth : qsTr("%1 · %2", "how a move stands beside the others, and what the hand is worth").arg(root.verdict).arg(root.worth)
            anchors.verticalCenter: parent.verticalCenter
            x: line.told.width * line.told.scale + root.pad * 1.6
            width: Math.max(0, room)
            readonly property bool allFits: allIn.advanceWidth < room - 2
            // what is said beside one card, or a name, has two lines, where one is too short for it
            readonly property bool two: !allFits && (root.parts.length === 1 ? worthIn.advanceWidth >= room - 2 && room > Theme.body * 5
                                                                            : root.parts.length === 0 && root.worth === "" && room > Math.max(Theme.body * 2.6, verdictIn.advanceWidth * 0.7))
            height: two ? line.height - 6 : implicitHeight    // clear of the frame
            verticalAlignment: Text.AlignVCenter
            wrapMode: two ? Text.WordWrap : Text.NoWrap
            maximumLineCount: two ? 2 : 1
            elide: Text.ElideRight                            // a reader is told all of it, and so is the reason
            lineHeight: two ? 0.82 : 1
            fontSizeMode: two ? Text.Fit : Text.FixedSize
            minimumPixelSize: 10
            text: allFits ? all : two ? root.worth === "" ? root.verdict : root.worth : worthIn.advanceWidth < room - 2 ? root.worth : verdictIn.advanceWidth < room - 2 ? root.verdict : ""
            color: Theme.inkSoft
            font { family: Theme.sans; weight: Font.Medium; pixelSize: Theme.small }
            TextMetrics { id: allIn; font: stands.font; text: stands.all }
            TextMetrics { id: worthIn; font: stands.font; text: root.worth }
            TextMetrics { id: verdictIn; font: stands.font; text: root.verdict }
        }
        PlainText {
            id: figure
            readonly property bool wordy: root.percent.includes(" ") // "over 99%", in two lines
            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            width: wordy ? Math.min(implicitWidth, Theme.body * 3.4) : implicitWidth
            horizontalAlignment: Text.AlignRight
            wrapMode: wordy ? Text.WordWrap : Text.NoWrap
            lineHeight: wordy ? 0.75 : 1
            text: root.percent
            color: Theme.ink
            font { family: Theme.sans; weight: Font.Bold; pixelSize: wordy ? Math.max(11, Math.round(Theme.body * 0.78)) : Theme.body }
        }
    }
    Rectangle {
        id: scale
        anchors { left: line.left; right: line.right; bottom: parent.bottom; bottomMargin: 2 }
        height: Math.max(3, Math.round(Theme.base * 0.2))
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

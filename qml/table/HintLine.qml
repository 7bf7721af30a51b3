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
    readonly property bool fits: inWords.implicitWidth * 0.92 <= line.room // with its words, set hardly closer
    property bool two: false                                  // it is so high that a turn of many steps has two lines
    readonly property bool cramped: crampedIn(line.room)
    // what it has to say beside its move
    readonly property string all: worth === "" || verdict === "" ? verdict + worth : qsTr("%1 · %2", "how a move stands beside the others, and what the hand is worth").arg(verdict).arg(worth)
    readonly property bool beside: all === "" || allIn.advanceWidth < stands.room - 2 // in one line with it
    // beside one card it has as many lines as it needs
    readonly property bool wraps: !beside && card && stands.room > Theme.body * 5
    readonly property bool lacks: !beside && !wraps           // there is no room for it there
    property int under: 0                                     // then it lies below the move: of the best and the worst, or of all
    readonly property bool low: lowWith(under)
    // for want of room; what a hand is worth, its reason says anyway
    readonly property string unsaid: Array.from([verdict, card ? worth : ""]).filter(one => one !== "" && !(low || wraps ? beneath : stands).text.includes(one)).map(one => one[0].toUpperCase() + one.slice(1)).join(". ")
    readonly property bool card: parts.length === 1 && parts[0].verb === "" // and nothing else
    readonly property bool plain: full.length === 0 || (!wordy && parts.length === 0) // has a name and no cards
    function crampedIn(room: real): bool { return parts.length > 2 && inShort.implicitWidth * 0.8 > room }
    function lowWith(how: int): bool { return lacks && beneath.text !== "" && (how > 1 || (how > 0 && (best || worst))) }
    readonly property real lowHigh: plain ? lowName.contentHeight : lowMove.height * lowMove.scale // of the move alone
    readonly property var high: [highWith(0, 0), highWith(0, 1), highWith(0, 2)] // by what `under` may be
    // px that it takes from above to below, if it were so much wider, and had words below it
    function highWith(more: real, how: int): real {
        if (lowWith(how))
            return lowHigh + beneath.contentHeight + 3
        const lines = crampedIn(line.room + more) ? Math.max(2, inTwo.linesIn(line.room + more)) : 1
        return wraps ? Math.max(tall, beneath.contentHeight + 4) : lines > 1 ? tall * 0.75 * lines + Theme.base * 0.28 * (lines - 1) : tall
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
    component Move: HintMove {
        anchors.verticalCenter: parent?.verticalCenter
        tall: root.tall * 0.92                              // clear of the frame
        gap: root.gap
        bold: root.best
    }
    component Words: PlainText {
        wrapMode: Text.WordWrap
        lineHeight: 0.9
        text: root.all
        color: Theme.inkSoft
        font { family: Theme.sans; weight: Font.Medium; pixelSize: Theme.small }
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
        readonly property Item told: root.plain ? naming : root.wordy ? inWords : root.two && root.cramped ? inTwo : inShort
        anchors { left: parent.left; leftMargin: root.pad * 0.6 + Theme.base * 1.4; right: parent.right; rightMargin: root.pad }
        height: parent.height - scale.height - 2
        Move {
            id: inWords
            visible: line.told === inWords && !root.low
            parts: root.full
            scale: Math.min(1, line.room / Math.max(1, implicitWidth))
        }
        Move {
            id: inShort
            visible: line.told === inShort && !root.low
            parts: root.brief
            scale: Math.min(1, line.room / Math.max(1, implicitWidth))
        }
        Move {                                                // smaller, and rather so than without its cards
            id: inTwo
            visible: line.told === inTwo && !root.low
            width: line.room / inTwo.scale
            scale: 0.9
            spacing: root.gap * 0.7
            parts: root.parts.length > 2 ? root.brief : []
            tall: root.tall * 0.75
        }
        Verb {                                                // a long name is set closer, or in two lines
            id: naming
            readonly property real over: whole.advanceWidth / Math.max(1, line.room)
            anchors.verticalCenter: parent.verticalCenter
            visible: line.told === naming && !root.low
            width: Math.min(line.room, Math.ceil(implicitWidth) + 1)
            readonly property bool two: over > Math.min(1.25, Theme.body / 12)
            wrapMode: two ? Text.WordWrap : Text.NoWrap
            lineHeight: 0.75
            text: root.label
            font.pixelSize: over <= 1 ? Theme.body : Math.max(11, Math.floor(Theme.body / (two ? 1.25 : over)) - 1)
            TextMetrics { id: whole; font { family: naming.font.family; weight: naming.font.weight; pixelSize: Theme.body } text: naming.text }
        }
        Item {                                                // the move with its words below it
            visible: root.low
            anchors.verticalCenter: parent.verticalCenter
            width: line.room
            height: root.high[root.under]
            Move {
                id: lowMove
                readonly property bool brief: inWords.implicitWidth * 0.84 > line.room
                anchors.verticalCenter: undefined
                visible: !root.plain
                transformOrigin: Item.TopLeft
                scale: Math.max(0.86, Math.min(1, line.room / Math.max(1, natural)))
                width: line.room / lowMove.scale + 2
                tall: root.tall * 0.78
                parts: brief ? root.brief : root.full
            }
            Verb { id: lowName; visible: root.plain; width: line.room; wrapMode: Text.WordWrap; lineHeight: 0.85; text: root.label; font.pixelSize: naming.font.pixelSize }
        }
        Words {
            id: beneath
            visible: root.low || root.wraps
            anchors { left: parent.left; leftMargin: root.wraps ? stands.x : 0; verticalCenter: parent.verticalCenter; verticalCenterOffset: root.low ? (root.high[root.under] - contentHeight) / 2 : 1 }
            width: root.wraps ? stands.room : line.room
            // beside a card what two lines have room for; else what one has
            text: !root.card ? stands.inRoom(line.room) : allInTwo.lineCount < 3 ? root.all : worthInTwo.lineCount < 3 ? root.worth : root.verdict
            Words { id: allInTwo; visible: false; width: beneath.width }
            Words { id: worthInTwo; visible: false; width: beneath.width; text: root.worth }
        }
        Words {
            id: stands
            readonly property real room: figure.x - x - root.pad
            readonly property list<string> some: root.worst ? [root.verdict, root.worth] : [root.worth, root.verdict] // that it is the best leads the reason
            anchors.verticalCenter: parent.verticalCenter
            visible: !beneath.visible
            x: line.told.width * line.told.scale + root.pad * 1.6
            width: Math.max(0, room)
            wrapMode: Text.NoWrap
            lineHeight: 1
            text: inRoom(room)
            function inRoom(across: real): string { return allIn.advanceWidth < across - 2 ? root.all : firstIn.advanceWidth < across - 2 ? some[0] : otherIn.advanceWidth < across - 2 ? some[1] : "" }
            TextMetrics { id: allIn; font: stands.font; text: root.all }
            TextMetrics { id: firstIn; font: stands.font; text: stands.some[0] }
            TextMetrics { id: otherIn; font: stands.font; text: stands.some[1] }
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

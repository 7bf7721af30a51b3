// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// What a seat just did or says; red and heavy for a knock. The tail points down to the mouth, or aside. Below the words lie the
// corners of cards that all saw it give and take.
Item {
    id: root
    required property string text
    required property bool loud
    property real usual: Theme.body                           // px of its words, and of large print where they have room
    property real wanted: usual
    property real box: 1000                                   // px that it may be wide in large print
    readonly property real stress: loud ? 1.12 : 1
    readonly property real size: Math.max(usual, Math.min(wanted, !trade ? wanted : Preferences.textSize > 150 ? Math.min(high / 3.6, (high - 16) / 2.55) : usual, fitting.fontInfo.pixelSize / stress))
    property bool mirrored: false
    property real most: 1000                                  // longer words take more lines
    property real high: 1000                                  // px that it may be high in large print, or with cards in it
    property list<string> gave
    property bool takesFirst: false
    property string giving                                    // what is done with them
    property list<string> took
    property bool tailed: true
    property real aside: -1                                   // px from its top, where the tail points aside to the mouth
    readonly property bool trade: gave.length + took.length > 0
    readonly property real room: size * 1.7                   // paper beside the words
    readonly property real tailAt: 0.05                       // of the tail's width, from the mouth's side
    readonly property int lines: caption.lineCount
    property string last: text                                // stays readable while the bubble goes
    readonly property bool little: implicitHeight < 62
    readonly property string ink: "textures/bubble" + (loud ? "_red" : "")
    readonly property real corner: little ? 13 : 30
    readonly property real slice: Math.min(corner, height / 2 - 1)
    readonly property real capital: metrics.tightBoundingRect("H").height
    // from the top of the first line's letters to what the last one stands on
    readonly property real lettersHeight: capital + caption.contentHeight / Math.max(1, lines) * (lines - 1)
    readonly property real wordsHeight: Math.round(last === "" ? size * 0.7 : lines > 1 ? lettersHeight + size * 1.4 : size * 2.05)
    implicitWidth: Math.max(Math.ceil(caption.contentWidth) + room, trade ? cards.width + size * 1.9 : 0)
    implicitHeight: wordsHeight + (trade ? Math.round(cards.height + size * 0.6) : 0)
    Accessible.ignored: true                                  // the seat tells it

    onTextChanged: if (text !== "") last = text
    state: text === "" && !trade ? "" : "said"
    opacity: 0
    visible: opacity > 0
    transformOrigin: mirrored ? Item.BottomRight : Item.BottomLeft
    states: State { name: "said"; PropertyChanges { root.opacity: 1; root.scale: 1 } }
    scale: 0.6
    transitions: [
        Transition {
            to: "said"
            NumberAnimation { property: "opacity"; duration: Theme.bubbleInTime / 2 }
            NumberAnimation { property: "scale"; duration: Theme.bubbleInTime; easing { type: Easing.OutBack; overshoot: 1.2 } }
        },
        Transition { NumberAnimation { properties: "opacity,scale"; duration: Theme.bubbleOutTime } }
    ]

    TextMetrics { id: usually; text: root.last; font { family: Theme.serif; italic: !root.loud; weight: root.loud ? Font.Black : Font.DemiBold; pixelSize: root.usual } }
    PlainText {                                               // measures
        id: fitting
        readonly property bool oneLine: usually.advanceWidth * root.stress < root.most - root.usual * 1.7
        visible: false
        width: Math.min(root.most, root.box) - root.wanted * 1.7
        height: root.high - root.usual * 0.8
        text: root.last
        wrapMode: oneLine ? Text.NoWrap : Text.WordWrap
        lineHeight: caption.lineHeight
        fontSizeMode: Text.Fit
        minimumPixelSize: root.usual * root.stress
        font { family: Theme.serif; italic: !root.loud; weight: root.loud ? Font.Black : Font.DemiBold; pixelSize: root.wanted * root.stress }
        Accessible.ignored: true
    }
    FontMetrics { id: metrics; font: caption.font }
    TextMetrics { id: unbroken; text: root.last; font: caption.font } // a Text's own implicitWidth follows its width: a loop
    BorderImage {
        source: Theme.asset("textures/contact.png")
        border { left: 16; right: 16; top: 16; bottom: 16 }
        anchors { fill: parent; margins: -3; bottomMargin: -7; rightMargin: -6 }
        opacity: 0.8
    }
    Image {
        id: tail
        objectName: "tail"
        readonly property bool turned: root.aside >= 0
        // turned, its tip is above its middle, and it stays on the straight part of the edge
        readonly property real middle: Math.max(root.slice * 0.5 + width / 2, Math.min(root.height - root.slice * 0.5 - width / 2, root.aside + width * 0.4))
        width: root.size * (turned ? 0.9 : 1.35)
        height: width * 36 / 44
        mirror: root.mirrored
        x: turned ? (root.mirrored ? root.width - 4.2 + height / 2 : 4.2 - height / 2) - width / 2
            : root.mirrored ? root.width - width * (1 + root.tailAt) : width * root.tailAt
        y: turned ? middle - height / 2 : root.height - 4.2
        rotation: !turned ? 0 : root.mirrored ? -90 : 90
        z: 1
        visible: root.tailed
        source: Theme.asset(root.ink + "_tail.png")
    }
    BorderImage {
        anchors.fill: parent
        source: Theme.asset(root.ink + (root.little ? "_s" : "") + ".png")
        border { left: root.corner; right: root.corner; top: root.slice; bottom: root.slice }
    }
    PlainText {                                               // lines of like length, if they are no more for it
        id: even
        readonly property real whole: Math.max(root.size * 4, root.most - root.room)
        readonly property real natural: Math.ceil(unbroken.advanceWidth) + 2
        readonly property int least: Math.max(1, Math.ceil(natural / whole))
        readonly property real best: lineCount <= least && !truncated ? Math.min(whole, width) : whole
        visible: false
        width: Math.ceil(natural / least * (least > 1 ? 1.12 : 1)) + 2
        wrapMode: Text.WordWrap
        text: root.last
        font: caption.font
        Accessible.ignored: true
    }
    PlainText {
        id: caption
        anchors.horizontalCenter: parent.horizontalCenter
        y: (root.wordsHeight - root.lettersHeight) / 2 + root.capital - baselineOffset
        z: 2
        width: even.least > 1 ? even.best : Math.min(even.natural, even.whole)
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        maximumLineCount: 5
        elide: Text.ElideRight
        lineHeight: 0.88
        text: root.last
        color: root.loud ? Theme.chalk : Theme.ink
        font { family: Theme.serif; italic: !root.loud; weight: root.loud ? Font.Black : Font.DemiBold; pixelSize: root.size * root.stress }
    }
    TradeRow {
        id: cards
        visible: root.trade
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.wordsHeight - root.size * 0.15
        z: 2
        giving: root.giving
        taking: qsTr("take", "in a bubble: then come the cards that the seat took")
        ink: caption.color
        takesFirst: root.takesFirst
        gave: root.trade ? root.gave : []
        took: root.trade ? root.took : []
        size: root.size
        tall: Math.max(16, Math.min(root.size * 2, root.high - root.wordsHeight - root.size * 0.6))
        brief: !root.tailed || root.most < root.size * 8 || Preferences.textSize > 150
    }
}

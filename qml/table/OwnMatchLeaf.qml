// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// What the person's own match came to: how good the moves were, the dearest mistake with the way to it, the best hand,
// and the course of the tokens. The moves are judged while it lies open.
FocusScope {
    id: root
    required property OwnMatch match
    required property string courseTitle                      // over what was left after each deal
    property int unpaid: 0                                    // lives that have no piece: who has no other plays on for nothing
    property bool reachable: false                            // its moves can be looked at again
    property bool heading: true
    property real small: Theme.small
    readonly property real least: column.implicitHeight
    signal moveWanted()
    implicitHeight: column.implicitHeight
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Your match")
    Accessible.description: match.spoken

    component Words: Print { width: column.width; kind: "note"; font.pixelSize: root.small }
    component Part: Rectangle {
        required property int share
        height: parent.height
        width: root.match.moves > 0 ? parent.width * share / root.match.moves : 0
        Behavior on width { NumberAnimation { duration: Theme.chooseTime } }
    }
    component Key: Row {
        id: key
        required property color ink
        required property string words
        property bool framed: false
        spacing: Theme.xs
        Rectangle { width: root.small * 0.75; height: width; radius: 2; color: key.ink; border { width: key.framed ? 1 : 0; color: Theme.inkSoft } anchors.verticalCenter: parent.verticalCenter }
        PlainText { text: key.words; color: Theme.ink; font { family: Theme.sans; weight: Font.Medium; pixelSize: root.small } Accessible.role: Accessible.StaticText; Accessible.name: text; Accessible.focusable: false }
    }
    Column {
        id: column
        width: parent.width
        spacing: Theme.base * 0.35
        Print { visible: root.heading; width: parent.width; kind: "head"; text: qsTr("Your match") }
        Item {
            visible: root.match.moves > 0
            width: parent.width
            height: Theme.base * 1.1
            Rectangle { anchors.fill: parent; color: Theme.bare; border { width: 1; color: Theme.inkSoft } }
            Row {
                anchors { fill: parent; margins: 1 }
                Part { share: root.match.best; color: Theme.green }
                Part { share: root.match.good; color: Theme.gold }
                Part { share: root.match.errors; color: Theme.red }
            }
        }
        Flow {
            visible: root.match.moves > 0
            width: parent.width
            spacing: Theme.s
            Key { ink: Theme.green; words: qsTr("%n best", "moves: no better one was there", root.match.best) }
            Key { ink: Theme.gold; words: qsTr("%n good", "moves: a better one was there, but not by much", root.match.good) }
            Key { ink: Theme.red; words: qsTr("%n mistake(s)", "moves", root.match.errors) }
            Key { visible: root.match.judged < root.match.moves; ink: Theme.bare; framed: true; words: qsTr("%n not checked yet", "moves: how good they were is still being reckoned", root.match.moves - root.match.judged) }
        }
        Words {
            visible: root.match.moves > 0 && !root.match.thinking && root.match.worst === ""
            text: qsTr("You played the best move every time, or one about as good.")
        }
        Print { visible: root.match.worst !== ""; width: parent.width; kind: "section"; topPadding: Theme.base * 0.5; font.pixelSize: Theme.strong; text: qsTr("The costliest move") }
        Words { visible: root.match.worst !== ""; color: Theme.ink; font.weight: Font.DemiBold; text: root.match.worst }
        Words { visible: root.match.worst !== ""; text: root.match.worstBetter }
        TextLink {
            objectName: "end_worst"
            visible: root.match.worst !== "" && root.reachable
            size: root.small
            text: qsTr("Look at that move")
            onClicked: root.moveWanted()
        }
        Print { visible: root.match.bestHand.length > 0; width: parent.width; kind: "section"; topPadding: Theme.base * 0.5; font.pixelSize: Theme.strong; text: qsTr("Your highest hand") }
        Row {
            visible: root.match.bestHand.length > 0
            spacing: Theme.s
            Row {
                id: fan
                spacing: 3
                Repeater {
                    model: root.match.bestHand
                    CardFace {
                        required property string modelData
                        face: modelData
                        height: Theme.base * 4.2
                        Accessible.ignored: true
                    }
                }
            }
            Words { width: column.width - fan.width - Theme.s; anchors.verticalCenter: fan.verticalCenter; color: Theme.ink; text: root.match.bestHandText }
        }
        Print { visible: course.visible; width: parent.width; kind: "section"; topPadding: Theme.base * 0.5; font.pixelSize: Theme.strong; text: root.courseTitle }
        Item {
            id: course
            readonly property int most: Math.max(1, ...root.match.tokens)
            readonly property int least: Math.min(0, ...root.match.tokens) // of points that one side gains and the other loses
            readonly property int range: most - least
            readonly property int step: range <= 10 ? 1 : range <= 50 ? 10 : 25 // from line to line
            visible: root.match.tokens.length > 1
            width: parent.width
            height: Theme.base * 3.6
            Accessible.role: Accessible.Graphic
            Accessible.name: root.courseTitle
            Accessible.description: Array.from(root.match.tokens).map(each => each < root.unpaid || each === 0 && root.unpaid > 0 ? below.text : each - root.unpaid).join(", ")
            readonly property real marks: Math.max(Theme.base * 1.2, root.unpaid > 0 ? below.implicitWidth : 0, highest.implicitWidth, lowest.implicitWidth)
            component Mark: PlainText {
                width: course.marks
                horizontalAlignment: Text.AlignRight
                color: Theme.inkSoft
                font { family: Theme.sans; pixelSize: Math.min(root.small, Theme.base) }
                Accessible.ignored: true
            }
            Mark { id: highest; y: -height * 0.4; text: Sentence.points(course.most - root.unpaid) }
            Mark { visible: course.most > root.unpaid; y: parent.height * (course.most - root.unpaid) / course.range - height * 0.6; text: "0" }
            Mark { id: lowest; visible: course.least < 0; y: parent.height - height * 0.5; text: Sentence.points(course.least) }
            Mark { id: below; visible: root.unpaid > 0; y: parent.height - height * 0.5; text: qsTr("out", "below 0 in a plot of lives: of the match") }
            Item {
                anchors { fill: parent; leftMargin: course.marks + Theme.base * 0.5; rightMargin: Theme.s }
                Repeater {
                    model: Math.floor(course.most / course.step) - Math.ceil(course.least / course.step) + 1
                    Rectangle {
                        required property int index
                        readonly property int at: (Math.floor(course.most / course.step) - index) * course.step
                        y: Math.round(parent.height * (course.most - at) / course.range)
                        width: parent.width
                        height: 1
                        color: Theme.ink
                        opacity: at === 0 ? 0.6 : 0.14
                    }
                }
                InkLine { anchors.fill: parent; heights: Array.from(root.match.tokens).map(each => (each - course.least) / course.range); colour: Theme.rust; stroke: Math.max(2, Theme.base * 0.15) }
            }
        }
    }
}

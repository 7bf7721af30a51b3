// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// What the table stops for, as a picture on the cloth: the lamp goes down round it, its word stands above, and it goes
// by itself. It takes no focus and asks nothing; a press has it go at once, and goes on to what lies below it. What it says
// is told by the table.
Item {
    id: root
    required property Table table
    property highlight shown
    property int bornIn: -1                                   // the stage that it belongs to
    readonly property bool open: running.running
    property real come: 0                                     // 0 to 1, and back
    property real course: 0                                   // of what moves in it, 0 to 1
    readonly property real cardHeight: Math.round(Math.min(height * 0.26, width * 0.18, Theme.base * 14))
    function drop() {
        running.stop()
        come = 0
    }
    visible: come > 0
    opacity: come
    Accessible.ignored: true

    Connections {
        target: root.table
        enabled: root.visible || root.open || root.parent.visible
        function onHighlighted(next: highlight) {
            root.drop()
            if (!root.parent.visible)
                return
            root.shown = next
            root.bornIn = root.table.stage
            root.course = Theme.moving ? 0 : 1
            running.restart()
        }
        function onStageChanged() {
            if (root.table.stage !== root.bornIn)
                root.drop()
        }
        function onSeatCountChanged() { root.drop() }
    }
    SequentialAnimation {
        id: running
        PauseAnimation { duration: root.shown.after / Theme.speed }
        ParallelAnimation {
            NumberAnimation { target: root; property: "come"; from: 0; to: 1; duration: Theme.bubbleInTime; easing.type: Easing.OutCubic }
            NumberAnimation { target: root; property: "course"; to: 1; duration: Theme.moving ? Math.max(1, root.shown.time * 0.62) : 0; easing.type: Easing.OutCubic }
            PauseAnimation { duration: Math.max(1, root.shown.time - Theme.bubbleOutTime) }
        }
        NumberAnimation { target: root; property: "come"; to: 0; duration: Theme.bubbleOutTime }
    }
    Rectangle { anchors.fill: parent; color: "#c0120803" }
    MouseArea {
        anchors.fill: parent
        onPressed: mouse => {
            root.drop()
            if (root.table.turning)
                root.table.perform("hurry")
            else
                mouse.accepted = false
        }
    }
    Picture {
        anchors.centerIn: figure
        visible: !figure.leaving                              // nobody leaves into the sun
        width: root.cardHeight * 2.1
        height: width
        source: root.visible ? Theme.asset("tokens/sunburst.svg") : ""
        rotation: (1 - root.course) * -40
        scale: 0.7 + 0.3 * Math.min(1, root.course * 2)
    }
    HighlightFigure {
        id: figure
        anchors { horizontalCenter: parent.horizontalCenter; verticalCenter: parent.verticalCenter; verticalCenterOffset: root.cardHeight * 0.1 }
        what: root.shown
        piece: root.table.piece
        cardHeight: root.cardHeight
        course: root.course
    }
    PlainText {
        anchors { horizontalCenter: parent.horizontalCenter; bottom: figure.top; bottomMargin: root.cardHeight * (figure.leaving ? 0.2 : 0.5) }
        width: root.width - Theme.base * 4
        horizontalAlignment: Text.AlignHCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.head
        text: root.shown.word
        color: Theme.cream
        style: Text.Outline
        styleColor: Theme.rustDark
        scale: 1.25 - 0.25 * Math.min(1, root.course * 3)
        font { family: Theme.serif; weight: Font.Black; pixelSize: Math.min(Theme.display * 1.25, root.cardHeight * 0.5) }
        Accessible.ignored: true
    }
    Column {
        anchors { horizontalCenter: parent.horizontalCenter; top: figure.bottom; topMargin: root.cardHeight * (figure.leaving ? 0.24 : 0.56) }
        width: Math.min(root.width - Theme.base * 6, Theme.base * 46 * Math.min(1.4, Theme.textScale))
        spacing: Theme.s
        component Line: PlainText {
            width: parent.width
            visible: text !== ""
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            color: Theme.cream
            style: Text.Outline
            styleColor: Theme.rustDark
            Accessible.ignored: true
        }
        Line { text: root.shown.line; font { family: Theme.serif; weight: Font.Bold; pixelSize: Math.min(Theme.head, Theme.base * 2.2) } }
        Line { text: root.shown.said; opacity: Math.min(1, Math.max(0, root.course * 3 - 1)); font { family: Theme.serif; italic: true; weight: Font.DemiBold; pixelSize: Math.min(Theme.strong, Theme.base * 1.8) } }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The line printed on the cloth: whose turn it is, which lap, who knocked. What is refused, or
// is to be known at once, is told there on a slip for a while.
Item {
    id: root
    required property Table table
    property string text: table.notice
    property real size: Theme.strong
    property bool plated: false                               // where it would lie over the edge of the cloth
    readonly property bool telling: slip.visible
    property bool turnLast: false                             // of its parts the last tells whose turn it is
    // Where there is no room the parts before go first. Those that are left shrink a little rather than not to be there.
    readonly property string told: {
        if (!turnLast || whole.advanceWidth <= width / 0.8)
            return text
        const parts = text.split(" · ")
        const wide = parts.map(part => whole.advanceWidth * part.length / Math.max(1, text.length))
        let from = 0, much = whole.advanceWidth
        while (from < parts.length - 1 && much > width / 0.8)
            much -= wide[from++]
        return parts.slice(from).join(" · ")
    }
    TextMetrics { id: whole; font { family: Theme.serif; italic: true; weight: Font.DemiBold; pixelSize: root.size } text: root.text }
    readonly property real across: Math.min(width, line.implicitWidth) // of the words, which lie in the middle
    height: Math.round(size * 1.5)

    PlainText {
        id: line
        visible: !root.plated
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter }
        horizontalAlignment: Text.AlignHCenter
        opacity: slip.opacity > 0.5 ? 0 : 1
        elide: Text.ElideRight
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Math.max(12, Math.round(root.size * 0.65))
        text: root.told
        color: Preferences.cloth === "tela" ? Theme.rustDark : Theme.cream
        font { family: Theme.serif; italic: true; weight: Font.DemiBold; pixelSize: root.size }
        Accessible.ignored: text === ""
        Accessible.role: Accessible.StaticText
        Accessible.name: text
        Accessible.focusable: false
    }
    Label {
        anchors.centerIn: parent
        visible: root.plated && root.text !== ""
        opacity: slip.opacity > 0.5 ? 0 : 1
        width: Math.min(implicitWidth, root.width)
        text: root.text
        size: root.size * 0.85
        least: 11
    }
    Label {
        id: slip
        anchors.centerIn: parent
        width: Math.min(implicitWidth, root.width)
        size: Math.min(root.size * 0.85, root.size * 0.85 * root.width / Math.max(1, measure.advanceWidth + root.size * 1.7))
        opacity: 0
        visible: opacity > 0
        serif: false
        Accessible.role: Accessible.AlertMessage
        Behavior on opacity { NumberAnimation { duration: Theme.bubbleInTime } }
    }
    TextMetrics { id: measure; font { family: Theme.sans; pixelSize: root.size * 0.85; weight: Font.DemiBold } text: slip.text }
    Timer { id: reading; interval: 3200; onTriggered: slip.opacity = 0 }
    property bool refusal: false                              // what is told was refused, which ends with what one does next
    function tell(what: string) {
        refusal = false
        slip.text = what
        slip.opacity = 1
        reading.restart()
    }
    function forget() {
        if (!refusal)
            return
        reading.stop()
        slip.opacity = 0
    }
    Connections {
        target: root.table
        function onRefused(why: string) {
            root.tell(why)
            root.refusal = true
        }
        function onSelectionChanged() { root.forget() }
        function onYourTurnChanged() { root.forget() }
        function onStageChanged() { root.forget() }
        function onRemarked(what: string) { root.tell(what) }
    }
}

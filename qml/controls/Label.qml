// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// A small printed paper label. tone: "", "_dark", "_red".
Item {
    id: root
    property string text
    property string tone: ""
    property real size: Theme.body
    property bool serif: true
    property int weight: Font.DemiBold
    property real pad: size * 0.75
    property real padLeft: 0                                  // kept free besides, for what lies on the label
    property real padRight: 0
    property int align: Text.AlignHCenter
    property real least: size                                 // px that long words may shrink to before they are cut
    property int lines: 1                                     // that it may have, where it is made narrower than its words are
    property color colour: tone === "" ? Theme.ink : tone === "_red" ? Theme.chalk : Theme.cream
    implicitWidth: Math.ceil(caption.implicitWidth + 2 * pad) + 1
    implicitHeight: Math.round(size * (width < implicitWidth ? 0.7 + 1.25 * lines : 1.95))
    property string before                                    // fades into the tone, at a knock
    property bool ready: false
    function rest() { before = tone }
    Component.onCompleted: {
        rest()
        ready = true
    }
    onToneChanged: {
        if (ready && Theme.moving && visible)
            turning.restart()
        else
            rest()
    }
    SequentialAnimation {
        id: turning
        NumberAnimation { target: paper; property: "opacity"; from: 0; to: 1; duration: Theme.knockTime }
        ScriptAction { script: root.rest() }
    }
    Accessible.role: Accessible.StaticText
    Accessible.name: text
    Accessible.focusable: false

    Shadow { }
    component Paper: BorderImage {
        required property string tone
        readonly property real slice: Math.min(22, height / 2)
        readonly property real shrink: Math.min(1, root.height / 24) // a low label has a finer frame
        width: root.width / shrink
        height: root.height / shrink
        scale: shrink
        transformOrigin: Item.TopLeft
        source: Theme.asset("textures/label" + tone + ".png")
        border { left: 22; right: 22; top: slice; bottom: slice }
        horizontalTileMode: BorderImage.Repeat
        verticalTileMode: BorderImage.Repeat
    }
    Paper { visible: root.before !== root.tone; tone: root.before }
    Paper { id: paper; tone: root.tone }
    PlainText {
        id: caption
        anchors { fill: parent; leftMargin: root.pad + root.padLeft; rightMargin: root.pad + root.padRight; topMargin: root.serif ? root.size * 0.1 : 0 }
        horizontalAlignment: root.align
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
        wrapMode: root.lines > 1 ? Text.WordWrap : Text.NoWrap
        maximumLineCount: root.lines
        lineHeight: root.lines > 1 ? 0.9 : 1
        fontSizeMode: root.least < root.size ? Text.HorizontalFit : Text.FixedSize
        minimumPixelSize: root.least
        text: root.text
        color: root.colour
        font { family: root.serif ? Theme.serif : Theme.sans; weight: root.weight; pixelSize: root.size }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
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
    property color colour: tone === "" ? Theme.ink : tone === "_red" ? Theme.chalk : Theme.cream
    implicitWidth: Math.ceil(caption.implicitWidth + 2 * pad) + 1
    implicitHeight: Math.round(size * 1.95)
    Accessible.role: Accessible.StaticText
    Accessible.name: text
    Accessible.focusable: false

    Shadow { }
    BorderImage {
        readonly property real slice: Math.min(22, height / 2)
        readonly property real shrink: Math.min(1, root.height / 24) // a low label has a finer frame
        width: root.width / shrink
        height: root.height / shrink
        scale: shrink
        transformOrigin: Item.TopLeft
        source: Theme.asset("textures/label" + root.tone + ".png")
        border { left: 22; right: 22; top: slice; bottom: slice }
        horizontalTileMode: BorderImage.Repeat
        verticalTileMode: BorderImage.Repeat
    }
    Text {
        id: caption
        anchors { fill: parent; leftMargin: root.pad + root.padLeft; rightMargin: root.pad + root.padRight; topMargin: root.serif ? root.size * 0.1 : 0 }
        horizontalAlignment: root.align
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
        text: root.text
        color: root.colour
        font { family: root.serif ? Theme.serif : Theme.sans; weight: root.weight; pixelSize: root.size }
    }
}

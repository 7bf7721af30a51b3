// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The log's handle: a note slip that peeks in from below; with room it shows the last moves.
Pressable {
    id: root
    required property Table table
    property bool roomy: true
    property real typeSize: Theme.body
    objectName: visible ? "logTab" : ""                       // the corner has it otherwise
    text: qsTr("Log")
    note: qsTr("All moves of the match")
    key: "L"
    height: roomy ? typeSize * 7.7 : Math.max(Theme.touch, typeSize * 2.4)

    Item {
        width: parent.width
        height: parent.height + 22
        rotation: root.roomy ? -1.6 : 0
        y: root.pressed ? 1 : root.hovered ? -3 : 0
        Shadow { lift: root.hovered ? 0.3 : 0 }
        BorderImage {
            anchors.fill: parent
            source: Theme.asset("textures/label.png")
            border { left: 22; right: 22; top: 22; bottom: 22 }
            horizontalTileMode: BorderImage.Repeat
            verticalTileMode: BorderImage.Repeat
        }
        Item {
            id: title
            x: root.typeSize * (root.roomy ? 1 : 0.7)
            y: root.typeSize * (root.roomy ? 0.7 : 0.35)
            width: parent.width - 2 * x
            height: root.typeSize * 1.7
            PlainText {
                id: name
                anchors.verticalCenter: parent.verticalCenter
                text: root.text
                color: Theme.ink
                font { family: Theme.serif; weight: Font.DemiBold; pixelSize: root.typeSize }
            }
            KeyCap {
                visible: title.width > name.implicitWidth + width + 2
                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                size: Math.max(12, root.typeSize * 0.84)
                text: "L"
            }
            Rectangle { visible: root.roomy; anchors { top: parent.bottom; topMargin: 1 } width: parent.width; height: 1; color: Theme.ink; opacity: 0.45 }
        }
        ListView {
            id: last
            visible: root.roomy
            interactive: false
            clip: true
            x: title.x
            y: title.y + title.height + root.typeSize * 0.3
            width: title.width
            height: root.typeSize * 4.35
            model: root.roomy ? root.table.log : null
            onHeightChanged: positionViewAtEnd()
            onContentHeightChanged: positionViewAtEnd()
            delegate: PlainText {
                required property string inShort
                required property int index
                text: inShort
                Accessible.role: Accessible.StaticText
                Accessible.name: text
                Accessible.focusable: false
                width: last.width
                height: root.typeSize * 1.45
                elide: Text.ElideRight
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 11
                color: index === last.count - 1 ? Theme.ink : Theme.inkSoft
                font { family: Theme.sans; pixelSize: Math.max(12, root.typeSize * 0.84); weight: index === last.count - 1 ? Font.DemiBold : Font.Normal }
            }
        }
    }
}

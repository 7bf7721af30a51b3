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
            component Words: PlainText {
                property bool latest: false
                Accessible.ignored: true                      // the line says it
                color: latest ? Theme.ink : Theme.inkSoft
                font { family: Theme.sans; pixelSize: Math.max(12, root.typeSize * 0.84); weight: latest ? Font.DemiBold : Font.Normal }
            }
            component Corners: Row {
                id: corners
                required property list<string> faces
                visible: faces.length > 0
                spacing: 1
                Repeater {
                    model: corners.faces
                    CardIndex { required property string modelData; face: modelData; height: Math.round(root.typeSize * 1.38); Accessible.ignored: true }
                }
            }
            delegate: Item {
                id: line
                required property string inShort
                required property string text
                required property string brief
                required property list<string> cards
                required property string between
                required property list<string> further
                required property int index
                readonly property bool latest: index === last.count - 1
                readonly property bool pictured: cards.length + further.length > 0 && pictures.implicitWidth <= width // else in words alone
                width: last.width
                height: root.typeSize * 1.45
                Accessible.role: Accessible.StaticText
                Accessible.name: pictured ? text : inShort    // with the cards that are shown
                Accessible.focusable: false
                Words {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: !line.pictured
                    latest: line.latest
                    width: parent.width
                    text: line.inShort
                    elide: Text.ElideRight
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 11
                }
                Row {
                    id: pictures
                    visible: line.pictured
                    height: parent.height
                    spacing: root.typeSize * 0.3
                    Words { anchors.verticalCenter: parent.verticalCenter; latest: line.latest; text: line.cards.length === 0 ? line.brief + " " + line.between : line.brief }
                    Corners { anchors.verticalCenter: parent.verticalCenter; faces: line.cards }
                    Words { anchors.verticalCenter: parent.verticalCenter; visible: line.cards.length > 0 && line.further.length > 0; latest: line.latest; text: line.between }
                    Corners { anchors.verticalCenter: parent.verticalCenter; faces: line.further }
                }
            }
        }
    }
}

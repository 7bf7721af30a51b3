// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// A lying bar for each of a few things, divided: the first part red, the second ink-hatched paper, the third bare. What
// the parts are is printed below with the same fields.
Plot {
    id: root
    readonly property real line: Math.round(Theme.body * 1.9)
    readonly property real words: {
        let widest = 0
        for (let i = 0; i < bars.count; ++i)
            widest = Math.max(widest, bars.itemAt(i)?.wordsWidth ?? 0)
        return Math.min(widest, area.width * 0.45)
    }
    high: line * plot.count + legend.height + Theme.s
    wordy: false

    component Field: Rectangle {
        id: field
        required property int part
        property bool strong: false
        color: part === 0 ? Theme.red : part === 1 ? "#d9c79c" : "transparent"
        border { color: Theme.ink; width: strong ? 2.5 : 1 }
        clip: true
        Repeater {                                            // not by colour alone
            model: field.part === 1 ? Math.max(0, Math.ceil(field.width / (Theme.base * 0.5))) : 0
            Rectangle {
                required property int index
                x: index * Theme.base * 0.5
                y: 1
                width: 1
                height: field.height - 2
                color: Theme.ink
                opacity: 0.22
            }
        }
    }

    Repeater {
        id: bars
        model: root.plot
        Item {
            id: bar
            required property int index
            required property string label
            required property string value
            required property string told
            required property real share
            required property var parts
            required property var numbers
            readonly property real wordsWidth: name.implicitWidth
            readonly property real room: Math.max(0, width - root.words - Theme.m - Math.max(Theme.base * 2.4, Theme.small * 2.6))
            readonly property bool on: index === root.current
            y: index * root.line
            width: root.area.width
            height: root.line
            Accessible.role: Accessible.StaticText
            Accessible.name: told
            Accessible.focusable: false
            PlainText {
                id: name
                width: root.words
                anchors.verticalCenter: parent.verticalCenter
                text: bar.label
                color: Theme.ink
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 11
                font { family: Theme.sans; weight: bar.on ? Font.Bold : Font.Medium; pixelSize: Theme.body }
                Accessible.ignored: true
            }
            Row {
                id: fields
                x: root.words + Theme.m
                anchors.verticalCenter: parent.verticalCenter
                height: Math.round(root.line * 0.66)
                Repeater {
                    model: bar.parts
                    Field {
                        required property int index
                        required property real modelData
                        part: index
                        strong: bar.on
                        visible: modelData > 0
                        width: bar.room * bar.share * modelData
                        height: fields.height
                        Rectangle { visible: parent.part === 1 && number.visible; anchors.centerIn: number; width: number.width + Theme.s; height: number.height * 0.8; color: "#d9c79c" }
                        PlainText {
                            id: number
                            anchors.centerIn: parent
                            visible: implicitWidth + Theme.s < parent.width
                            text: bar.numbers[parent.part] ?? ""
                            color: parent.part === 0 ? Theme.chalk : Theme.ink
                            font { family: Theme.sans; weight: Font.DemiBold; pixelSize: Theme.small }
                            Accessible.ignored: true
                        }
                    }
                }
            }
            PlainText {
                x: fields.x + fields.width + Theme.s
                anchors.verticalCenter: parent.verticalCenter
                text: bar.value
                color: Theme.ink
                font { family: Theme.sans; weight: Font.DemiBold; pixelSize: Theme.small }
                Accessible.ignored: true
            }
            HoverHandler { onHoveredChanged: root.current = hovered ? bar.index : root.activeFocus ? root.current : -1 }
        }
    }
    Flow {
        id: legend
        y: root.line * root.plot.count + Theme.s
        width: root.area.width
        spacing: Theme.m
        Repeater {
            model: root.plot.partNames
            Row {
                id: meaning
                required property int index
                required property string modelData
                spacing: Theme.xs
                Field { part: meaning.index; width: Math.round(Theme.base * 1.4); height: Math.round(Theme.base * 0.9); anchors.verticalCenter: parent.verticalCenter }
                PlainText {
                    text: meaning.modelData
                    color: Theme.inkSoft
                    font { family: Theme.sans; pixelSize: Theme.small }
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                    Accessible.focusable: false
                }
            }
        }
    }
}

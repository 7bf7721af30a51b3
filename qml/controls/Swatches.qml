// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The cloths as little samples side by side. One stop for Tab; arrows choose.
FocusScope {
    id: root
    property string text
    property list<string> cloths                              // as Cloth.variant names them
    property list<string> words                               // their spoken names
    property string current
    signal chosen(string cloth)
    readonly property int currentIndex: cloths.indexOf(current)

    implicitWidth: row.implicitWidth
    implicitHeight: row.implicitHeight
    activeFocusOnTab: true
    Accessible.role: Accessible.Grouping
    Accessible.name: text
    Accessible.description: words[currentIndex] ?? ""
    Accessible.focusable: true
    Keys.onLeftPressed: chosen(cloths[Math.max(0, currentIndex - 1)])
    Keys.onRightPressed: chosen(cloths[Math.min(cloths.length - 1, currentIndex + 1)])

    Row {
        id: row
        spacing: Theme.base * 0.9
        Repeater {
            model: root.cloths
            Item {
                id: sample
                required property int index
                required property string modelData
                readonly property bool on: modelData === root.current
                objectName: root.objectName + "_" + modelData
                width: Math.max(Theme.touch, Theme.base * 4)
                height: Math.max(Theme.touch, Theme.base * 2.7)
                Accessible.role: Accessible.RadioButton
                Accessible.name: root.words[index] ?? modelData
                Accessible.checkable: true
                Accessible.checked: on
                Accessible.onPressAction: root.chosen(modelData)
                Cloth { anchors.fill: parent; variant: sample.modelData; band: Theme.base * 0.8 }
                Rectangle {
                    visible: sample.on || pointer.containsMouse
                    anchors { fill: parent; margins: -3 }
                    color: "transparent"
                    opacity: sample.on ? 1 : 0.4
                    border { color: Theme.ink; width: 2 }
                }
                MouseArea { id: pointer; anchors.fill: parent; hoverEnabled: true; cursorShape: Qt.PointingHandCursor; onClicked: root.chosen(sample.modelData) }
            }
        }
    }
    FocusRing { anchors.fill: row; anchors.margins: -8; shown: root.activeFocus }
}

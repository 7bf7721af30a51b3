// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// A few words side by side, the chosen one printed in white on ink. One stop for Tab; arrows choose.
// `names` are the stable parts of the options' object names.
FocusScope {
    id: root
    property string text
    property list<string> options
    property list<string> names: options
    property int current: -1
    property int barred: -1                                   // an option that cannot be had now
    property real size: Theme.body
    signal chosen(int index)

    function choose(index: int) {
        if (index >= 0 && index < options.length && index !== barred)
            chosen(index)
    }
    function step(by: int) { choose(current + by === barred ? current + 2 * by : current + by) }

    implicitWidth: row.implicitWidth
    implicitHeight: Math.max(Theme.touch, size * 1.9)
    activeFocusOnTab: true
    Accessible.role: Accessible.Grouping
    Accessible.name: text
    Accessible.description: options[current] ?? ""
    Accessible.focusable: true
    onCurrentChanged: if (activeFocus) Announcer.sayValue(options[current] ?? "")
    Keys.onLeftPressed: step(-1)
    Keys.onRightPressed: step(1)

    Row {
        id: row
        anchors.verticalCenter: parent.verticalCenter
        spacing: -1
        Repeater {
            model: root.options
            Rectangle {
                id: option
                required property int index
                required property string modelData
                readonly property bool on: index === root.current
                readonly property bool possible: index !== root.barred
                objectName: root.objectName + "_" + (root.names[index] ?? index)
                width: Math.max(Theme.touch, word.implicitWidth + root.size * 1.3)
                height: Math.max(Theme.touch, root.size * 1.9)
                color: on ? Theme.ink : pointer.containsMouse && possible ? "#70ffffff" : Theme.bare
                border { color: Theme.ink; width: 1 }
                Accessible.role: Accessible.RadioButton
                Accessible.name: modelData
                Accessible.description: possible ? "" : qsTr("not possible now")
                Accessible.checkable: true
                Accessible.focusable: false                   // the arrows choose, from the whole
                Accessible.checked: on
                Accessible.onPressAction: root.choose(index)
                Text {
                    id: word
                    anchors.centerIn: parent
                    text: option.modelData
                    color: option.on ? Theme.paper : Theme.ink
                    opacity: option.possible ? 1 : 0.65
                    font.strikeout: !option.possible
                    font { family: Theme.sans; weight: option.on ? Font.Bold : Font.Medium; pixelSize: root.size * 0.95 }
                }
                MouseArea {
                    id: pointer
                    anchors.fill: parent
                    hoverEnabled: true
                    cursorShape: Qt.PointingHandCursor
                    onClicked: root.choose(option.index)
                }
            }
        }
    }
    FocusRing { anchors.fill: row; anchors.margins: -5; shown: root.activeFocus }
}

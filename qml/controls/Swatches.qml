// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// Cloths or card backs as little samples side by side. One stop for Tab; arrows choose, and the focus is on the sample itself.
FocusScope {
    id: root
    property string text
    property list<string> samples                             // as Cloth.variant or Preferences.back name them
    property string pack: ""                                  // whose backs they are; cloths without
    readonly property bool backs: pack !== ""
    property list<string> words                               // their spoken names
    property string current
    property string note                                      // said of what is chosen
    property real spacing: Theme.base * 0.7
    signal chosen(string sample)
    readonly property int currentIndex: samples.indexOf(current)

    implicitWidth: row.implicitWidth
    implicitHeight: row.implicitHeight
    activeFocusOnTab: true
    Accessible.role: Accessible.Grouping
    Accessible.name: text
    Accessible.description: words[currentIndex] ?? ""
    Keys.onLeftPressed: chosen(samples[Math.max(0, currentIndex - 1)])
    Keys.onRightPressed: chosen(samples[Math.min(samples.length - 1, currentIndex + 1)])

    Row {
        id: row
        spacing: root.spacing
        Repeater {
            model: root.samples
            Item {
                id: piece
                required property int index
                required property string modelData
                readonly property bool on: modelData === root.current
                objectName: root.objectName + "_" + modelData
                width: Math.max(Theme.touch, Theme.base * (root.backs ? 2.5 : 3.4))
                height: Math.max(Theme.touch, Theme.base * (root.backs ? 3.2 : 2.5))
                Accessible.role: Accessible.RadioButton
                Accessible.name: root.words[index] ?? modelData
                Accessible.checkable: true
                Accessible.focusable: true
                Accessible.checked: on
                Accessible.description: on ? root.note : ""
                Accessible.onPressAction: root.chosen(modelData)
                Accessible.onToggleAction: root.chosen(modelData)
                onOnChanged: if (on) focus = true
                Component.onCompleted: if (on) focus = true
                Cloth { visible: !root.backs; anchors.fill: parent; variant: root.backs ? "tela" : piece.modelData; band: Theme.base * 0.8 }
                CardPicture {
                    visible: root.backs
                    anchors.centerIn: parent
                    height: parent.height - 4
                    width: height * CardPictures.aspectOf(face)
                    face: root.backs ? root.pack + "/back-" + piece.modelData : ""
                }
                Rectangle {
                    visible: piece.on || pointer.containsMouse
                    anchors { fill: parent; margins: -3 }
                    color: "transparent"
                    opacity: piece.on ? 1 : 0.4
                    border { color: piece.on ? Theme.red : Theme.ink; width: 2 }
                }
                Rectangle {                                   // the chosen one is ticked, as a word would be ringed
                    visible: piece.on
                    anchors { horizontalCenter: parent.right; verticalCenter: parent.bottom }
                    width: Math.max(15, Theme.base * 1.15)
                    height: width
                    radius: width / 2
                    color: Theme.red
                    border { color: Theme.paper; width: 1.5 }
                    Tick { anchors.fill: parent }
                }
                MouseArea { id: pointer; anchors.fill: parent; hoverEnabled: true; cursorShape: Qt.PointingHandCursor; onClicked: root.chosen(piece.modelData) }
            }
        }
    }
    FocusRing { anchors.fill: row; anchors.margins: -8; shown: root.activeFocus }
}

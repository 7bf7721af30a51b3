// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The three steps of a turn on one printed strip: the present one white on ink, what is done has its tick.
Item {
    id: root
    required property int now                                 // 0, 1, 2; another number where it is nobody's step
    property bool laid: true                                  // something was; else that step is passed over
    property real size: Theme.body
    readonly property list<string> steps: [qsTr("Draw", "a step of a turn"), qsTr("Lay", "a step of a turn: melds"), qsTr("Discard", "a step of a turn")]
    implicitWidth: row.width + size * 0.8
    implicitHeight: Math.round(size * 2.1)
    Accessible.role: Accessible.StaticText
    Accessible.name: now < 0 || now > 2 ? qsTr("The steps of a turn") : Sentence.filled(qsTr("Step %1 of 3: %2"), [String(now + 1), steps[now]])
    Accessible.description: Array.from(steps).join(", ")
    Accessible.focusable: false

    Shadow { }
    BorderImage {
        id: paper
        anchors.fill: parent
        source: Theme.asset("textures/label.png")
        border { left: 22; right: 22; top: Math.min(22, paper.height / 2); bottom: Math.min(22, paper.height / 2) }
        horizontalTileMode: BorderImage.Repeat
        verticalTileMode: BorderImage.Repeat
    }
    Row {
        id: row
        anchors.centerIn: parent
        Repeater {
            model: root.steps.length
            Item {
                id: step
                required property int index
                readonly property bool here: index === root.now
                readonly property bool done: index < root.now && root.now < 3 && (index !== 1 || root.laid)
                readonly property color ink: here ? Theme.chalk : Theme.ink
                width: Math.round(word.implicitWidth + root.size * 2.4)
                height: Math.round(root.size * 1.7)
                Rectangle { visible: step.here; anchors.fill: parent; radius: 2; color: Theme.ink }
                Tick {
                    visible: step.done
                    ink: Theme.red
                    x: root.size * 0.25
                    anchors.verticalCenter: parent.verticalCenter
                    width: root.size
                    height: width
                }
                PlainText {
                    visible: !step.done
                    x: root.size * 0.5
                    anchors.verticalCenter: parent.verticalCenter
                    text: String(step.index + 1)
                    color: step.here ? Theme.chalk : Theme.rust
                    font { family: Theme.serif; weight: Font.Black; pixelSize: root.size }
                    Accessible.ignored: true
                }
                PlainText {
                    id: word
                    x: Math.round(root.size * 1.4)
                    anchors.verticalCenter: parent.verticalCenter
                    text: root.steps[step.index]
                    color: step.ink
                    font { family: Theme.serif; weight: step.here ? Font.Bold : Font.DemiBold; pixelSize: root.size }
                    Accessible.ignored: true
                }
            }
        }
    }
}

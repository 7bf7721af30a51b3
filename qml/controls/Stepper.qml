// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// A value between two printed marks. `bare` drops the boxes and turns pages: ‹ regular ›.
// Arrow keys, the wheel and a held press step on; the owner of the value clamps it.
FocusScope {
    id: root
    property string text
    property string display                                   // the value in words
    property bool bare: false
    property real wide: Theme.base * 4.2
    property bool canLess: true
    property bool canMore: true
    signal stepped(int by)

    function step(by: int) {
        if (by < 0 ? canLess : canMore)
            stepped(by)
    }

    implicitWidth: row.implicitWidth
    implicitHeight: Theme.touch
    activeFocusOnTab: true
    Accessible.role: Accessible.SpinBox
    Accessible.name: text
    Accessible.description: display
    Accessible.focusable: true
    onDisplayChanged: if (activeFocus) Announcer.sayValue(display)
    Accessible.onIncreaseAction: step(1)
    Accessible.onDecreaseAction: step(-1)
    Keys.onLeftPressed: step(-1)
    Keys.onRightPressed: step(1)
    Keys.onDownPressed: step(-1)
    Keys.onUpPressed: step(1)

    component Mark: Rectangle {
        id: mark
        required property string sign
        required property int by
        required property bool possible
        width: Theme.touch
        height: Theme.touch
        color: pointer.containsMouse && possible ? "#70ffffff" : root.bare ? "transparent" : Theme.bare
        radius: root.bare ? width / 2 : 0
        border { color: Theme.ink; width: root.bare ? 0 : 1 }
        Accessible.role: Accessible.Button
        Accessible.name: by < 0 ? qsTr("Less: %1").arg(root.text) : qsTr("More: %1").arg(root.text)
        Accessible.description: possible ? "" : qsTr("not possible now")
        Accessible.focusable: false                           // the arrow keys do the same
        Accessible.onPressAction: root.step(by)
        Text {
            anchors { centerIn: parent; verticalCenterOffset: -1 }
            text: mark.sign
            color: root.bare ? Theme.rust : Theme.ink
            opacity: mark.possible ? 1 : 0.3
            font { family: Theme.serif; weight: Font.Bold; pixelSize: root.bare ? Theme.head : Theme.strong }
        }
        Timer {                                               // held: the second step waits, the others follow fast
            property bool again: false
            running: pointer.pressed
            repeat: true
            interval: again ? 90 : 420
            onRunningChanged: again = false
            onTriggered: { again = true; root.step(mark.by) }
        }
        MouseArea {
            id: pointer
            anchors.fill: parent
            hoverEnabled: true
            cursorShape: mark.possible ? Qt.PointingHandCursor : Qt.ArrowCursor
            onPressed: root.step(mark.by)
        }
    }

    Row {
        id: row
        spacing: root.bare ? 0 : -1
        Mark { objectName: root.objectName + "_minus"; sign: root.bare ? "‹" : "−"; by: -1; possible: root.canLess }
        Rectangle {
            width: root.wide
            height: Theme.touch
            color: root.bare ? "transparent" : Theme.bare
            border { color: Theme.ink; width: root.bare ? 0 : 1 }
            Text {
                anchors { fill: parent; leftMargin: 2; rightMargin: 2; topMargin: root.bare ? 0 : 2 }
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 10
                text: root.display
                color: Theme.ink
                font { family: root.bare ? Theme.sans : Theme.serif; weight: root.bare ? Font.DemiBold : Font.Bold; pixelSize: root.bare ? Theme.body : Theme.strong }
            }
            WheelHandler {
                property real turned: 0
                onWheel: event => {
                    turned += event.angleDelta.y
                    if (Math.abs(turned) < 120)
                        return
                    root.step(turned > 0 ? 1 : -1)
                    turned = 0
                }
            }
        }
        Mark { objectName: root.objectName + "_plus"; sign: root.bare ? "›" : "+"; by: 1; possible: root.canMore }
    }
    FocusRing { anchors.fill: row; anchors.margins: -5; shown: root.activeFocus }
}

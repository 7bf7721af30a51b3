// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// A value on a printed line between two round marks. `bare` drops line and rounds and turns pages: ‹ regular ›.
// Arrow keys, the wheel and a held press step on; the owner of the value clamps it.
FocusScope {
    id: root
    property string text
    property string display                                   // the value in words
    property bool bare: false
    property real wide: Theme.body * 4.2
    property real amount: 0                                   // the same as a number; assistive programs read and set it
    property real least: 0
    property real most: 0                                     // that of `least` where there is no end to it
    property real by: 1                                       // a step
    property bool canLess: least === most || amount > least
    property bool canMore: least === most || amount < most
    property string note                                      // said of it beside its value
    signal stepped(int by)

    property real value: amount
    readonly property real minimumValue: least
    readonly property real maximumValue: most
    readonly property real stepSize: by

    function step(by: int) {
        if (by < 0 ? canLess : canMore)
            stepped(by)
    }
    onAmountChanged: value = amount
    // step by step, and no further than its owner lets it
    function go(to: real) {
        for (let before = NaN; Math.round((to - amount) / by) !== 0 && before !== amount;) {
            before = amount
            step(to > amount ? 1 : -1)
        }
        value = amount
    }
    onValueChanged: if (value !== amount) go(value)

    implicitWidth: row.implicitWidth
    implicitHeight: row.height
    readonly property real tall: Math.max(Theme.touch, Math.round(Theme.strong * 1.7))
    activeFocusOnTab: true
    Accessible.role: Accessible.SpinBox
    Accessible.name: text
    readonly property string told: display === "" ? note : display
    Accessible.description: note === "" || display === "" ? told : qsTr("%1; %2", "a value, and what is said of it").arg(display).arg(note)
    Accessible.focusable: true
    onToldChanged: if (activeFocus) Announcer.sayValue(told)
    Accessible.onIncreaseAction: step(1)
    Accessible.onDecreaseAction: step(-1)
    Keys.onLeftPressed: step(-1)
    Keys.onRightPressed: step(1)
    Keys.onDownPressed: step(-1)
    Keys.onUpPressed: step(1)

    component Mark: Item {
        id: mark
        required property string sign
        required property int by
        required property bool possible
        width: Math.max(Theme.touch, root.tall * 0.9)
        height: root.tall
        Accessible.role: Accessible.Button
        Accessible.name: by < 0 ? qsTr("Less: %1").arg(root.text) : qsTr("More: %1").arg(root.text)
        Accessible.description: possible ? "" : qsTr("not possible now")
        Accessible.focusable: false                           // the arrow keys do the same
        Accessible.onPressAction: root.step(by)
        Rectangle {
            anchors.centerIn: parent
            width: Math.round(Math.min(parent.width, parent.height) * 0.78)
            height: width
            radius: width / 2
            color: pointer.containsMouse && mark.possible ? "#70ffffff" : "transparent"
            border { color: Theme.ink; width: root.bare ? 0 : 1.5 }
            opacity: mark.possible ? 1 : 0.3
            antialiasing: true
        }
        PlainText {
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
        Mark { objectName: root.objectName + "_minus"; sign: root.bare ? "‹" : "−"; by: -1; possible: root.canLess }
        Item {
            width: root.wide
            height: root.tall
            Rectangle { visible: !root.bare; anchors { left: parent.left; right: parent.right; bottom: parent.bottom; bottomMargin: root.tall * 0.17 } height: 1; color: Theme.ink; opacity: 0.45 }
            PlainText {
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
    FocusRing { anchors.fill: row; anchors.margins: -3; shown: root.activeFocus }
}

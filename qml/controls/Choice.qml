// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// A few printed words, the chosen one ringed with a red pen. One stop for Tab; arrows choose, and the focus is on the word itself.
// They go on in a second line where they do not fit into `room`, in lines of like length, so that none stands alone. `names` are the stable parts of the options' object names.
FocusScope {
    id: root
    property string text
    property list<string> options
    property list<string> names: options
    property int current: -1
    property real size: Theme.body
    property real room: 10000
    property string note                                      // said of what is chosen
    signal chosen(int index)

    // The places of the words are reckoned, not found by a positioner, so that whatever is laid out around them knows
    // its size at once.
    readonly property real high: Math.max(Theme.touch, Math.round(size * 1.9))
    readonly property real wanted: {
        let sum = 0
        for (const option of options)
            sum += reach(option)
        return sum
    }
    // asked for its height, so that this is reckoned anew once the letters are there
    function reach(option: string): real { return bold.height > 0 ? Math.max(Theme.touch, Math.ceil(bold.advanceWidth(option) + size * 1.4)) : 0 }
    // where a word lies in lines that may be so wide, and how many lines those are
    function spotIn(index: int, most: real): point {
        let x = 0, y = 0
        for (let i = 0; i <= index; ++i) {
            const wide = reach(options[i])
            if (x > 0 && x + wide > most) {
                x = 0
                y += high
            }
            if (i < index)
                x += wide
        }
        return Qt.point(x, y)
    }
    function linesIn(most: real): int { return spotIn(options.length - 1, most).y / high + 1 }
    // as wide as a line may be, for the fewest lines with the least left over
    readonly property real most: {
        const lines = linesIn(room)
        let best = Math.min(room, wanted)
        for (let from = 0; from < options.length && lines > 1; ++from) {
            let sum = 0
            for (let to = from; to < options.length; ++to) {
                sum += reach(options[to])
                if (sum < best && linesIn(sum) === lines && options.every(option => reach(option) <= sum))
                    best = sum
            }
        }
        return best
    }
    function spot(index: int): point { return spotIn(index, most) }
    FontMetrics { id: bold; font { family: Theme.sans; weight: Font.Bold; pixelSize: root.size * 0.95 } }

    function choose(index: int) {
        if (index >= 0 && index < options.length)
            chosen(index)
    }
    function step(by: int) { choose(current + by) }

    implicitWidth: Math.ceil(most) + 1
    implicitHeight: options.length > 0 ? spot(options.length - 1).y + high : high
    width: implicitWidth
    height: implicitHeight
    activeFocusOnTab: true
    Accessible.role: Accessible.Grouping
    Accessible.name: text
    Accessible.description: options[current] ?? ""
    Keys.onLeftPressed: step(-1)
    Keys.onRightPressed: step(1)

    Item {
        anchors.fill: parent
        Repeater {
            model: root.options
            Item {
                id: option
                required property int index
                required property string modelData
                readonly property bool on: index === root.current
                readonly property point place: root.spot(index)
                objectName: root.objectName + "_" + (root.names[index] ?? index)
                x: place.x
                y: place.y
                width: root.reach(modelData)
                height: root.high
                Accessible.role: Accessible.RadioButton
                Accessible.name: modelData
                Accessible.checkable: true
                Accessible.focusable: true
                Accessible.checked: on
                Accessible.description: on ? root.note : ""
                Accessible.onPressAction: root.choose(index)
                Accessible.onToggleAction: root.choose(index)
                function hold() {
                    if (on || root.current < 0 && index === 0)
                        focus = true
                }
                onOnChanged: hold()
                Component.onCompleted: hold()
                Rectangle {
                    visible: pointer.containsMouse && !option.on
                    anchors.centerIn: parent
                    width: parent.width - 2
                    height: Math.round(root.size * 1.75)
                    radius: height / 2
                    color: "#70ffffff"
                }
                PenRing {
                    visible: option.on
                    anchors.centerIn: parent
                    width: parent.width - Theme.xs
                    height: Math.round(root.size * 1.7)
                }
                PlainText {
                    anchors.centerIn: parent
                    text: option.modelData
                    color: option.on ? Theme.ink : Theme.inkSoft
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
    FocusRing { outside: 3; shown: root.activeFocus }
}

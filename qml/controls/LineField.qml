// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// Words written by hand on a printed line. Enter or leaving it accepts, Esc takes the old words back.
FocusScope {
    id: root
    property string text
    property string label
    property string example                                   // printed pale where nothing is written
    property int limit: 16
    property real size: Theme.strong
    readonly property alias written: input.text               // also before it is accepted
    property bool last: false                                 // Enter in it is for whoever holds it
    signal accepted(string text)

    implicitWidth: Theme.body * 10
    implicitHeight: Math.max(Theme.touch, Math.round(size * 1.7))
    activeFocusOnTab: true
    onTextChanged: if (!input.activeFocus) input.text = text
    property string begun                                     // what stood there when the writing began
    function begin() {
        begun = text
        input.text = text
        input.selectAll()
    }
    // accepted as it stands, though the focus stays
    function finish() {
        if (input.text !== begun)
            accepted(input.text)
    }
    onActiveFocusChanged: if (activeFocus) begin()
    // Enter ends here: the page's own use of it waits until the focus has moved on
    function pass(event: KeyEvent) {
        event.accepted = !last
        if (!last)
            nextItemInFocusChain().forceActiveFocus(Qt.TabFocusReason)
    }
    Keys.onReturnPressed: event => pass(event)
    Keys.onEnterPressed: event => pass(event)

    TextInput {
        id: input
        objectName: root.objectName + "_input"
        focus: true
        anchors { fill: parent; leftMargin: 2; rightMargin: 2; topMargin: 2 }
        horizontalAlignment: TextInput.AlignHCenter
        verticalAlignment: TextInput.AlignVCenter
        color: Theme.ink
        selectionColor: Theme.gold
        selectedTextColor: Theme.ink
        maximumLength: root.limit
        clip: true
        selectByMouse: true
        font { family: Theme.serif; weight: Font.DemiBold; pixelSize: root.size }
        text: root.text
        Accessible.role: Accessible.EditableText
        Accessible.name: root.label
        Accessible.description: text === "" ? root.example : ""
        onEditingFinished: {
            if (text !== root.text)
                root.accepted(text)
            text = root.text
        }
        Keys.onShortcutOverride: event => { event.accepted = event.key === Qt.Key_Escape && input.text !== root.text }
        Keys.onEscapePressed: event => {
            event.accepted = input.text !== root.text
            input.text = root.text
        }
    }
    PlainText {
        anchors.fill: input
        visible: input.text === "" && !input.activeFocus && root.example !== ""
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 10
        text: root.example
        color: Theme.inkSoft
        font { family: Theme.serif; italic: true; pixelSize: root.size }
    }
    Rectangle { anchors { left: parent.left; right: parent.right; bottom: parent.bottom; bottomMargin: root.height * 0.14 } height: 1; color: Theme.ink; opacity: input.activeFocus ? 0.9 : 0.45 }
    HoverHandler { cursorShape: Qt.IBeamCursor }
    FocusRing { shown: input.activeFocus; outside: 2 }
}

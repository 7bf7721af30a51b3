// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// The lines of printed menus.
Item {
    id: root
    width: 900
    height: 700

    Component {
        id: menu
        Column {
            width: 300
            MenuLine { objectName: "first"; width: 300; text: "New match"; note: "Ctrl+N" }
            MenuLine { objectName: "second"; width: 300; text: "Rules" }
            MenuLine { objectName: "third"; width: 300; text: "Quit" }
        }
    }

    ControlCase {
        id: test
        name: "menus"

        // Whatever it says, and whichever way the window is dragged: a warning of a binding loop is a failure here.
        function test_aNoteStandsBelowWhereItHasNoRoom_data() {
            return ["the match waits there", "Deals: Ferdinando; Ada knocked; Bruno and Teresa paid", "two\nlines", "a\u2028b", "<b>bold</b>"].map(note => ({ tag: note, note: note }))
        }
        function test_aNoteStandsBelowWhereItHasNoRoom(data) {
            const item = make(line, { note: data.note })
            for (let width = 900; width > 50; --width) {
                item.text = width % 2 === 0 ? "Deal 3" : "Deal 3 · here"
                item.width = width
            }
            verify(item.under)
            const low = item.implicitHeight
            for (let width = 50; width < 900; ++width)
                item.width = width
            verify(!item.under)
            verify(item.implicitHeight < low)
        }
        function test_aMenuIsWalked() {
            const item = make(menu)
            const first = findChild(item, "first"), second = findChild(item, "second"), third = findChild(item, "third")
            const clicked = heard(second, "clicked")
            first.forceActiveFocus()
            keyClick(Qt.Key_Down)
            compare(second.activeFocus, true)
            keyClick(Qt.Key_Down)
            compare(third.activeFocus, true)
            keyClick(Qt.Key_Up)
            compare(second.activeFocus, true)
            keyClick(Qt.Key_Return)
            compare(clicked.count, 1)
            // One line is lit and no more: the focus goes where the pointer is, once the menu has been there for a while.
            wait(Theme.sheetTime + 200)
            mouseMove(third, 20, 10)
            compare(third.lit, true)
            compare(second.lit, false)
            mouseClick(second)
            compare(clicked.count, 2)
        }
    }
}

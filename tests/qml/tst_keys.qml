// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// The person chooses which key does what.
Item {
    id: root
    width: 200
    height: 100

    WindowCase {
        id: test
        name: "keys"

        function open() {
            Keyboard.setHands("usual")
            main.go("settings")
            tryVerify(() => seen("settings_keys"))
            settle()
            at("settings_keys").forceActiveFocus()
            keyClick(Qt.Key_Return)
            tryVerify(() => seen("keys_hands"))
            settle()
        }
        function go(line: string): Item {
            at(line).forceActiveFocus(Qt.TabFocusReason)       // the page shows where one is
            settle()
            return at(line)
        }

        function test_aLineAwaitsItsKey() {
            open()
            const line = go("keys_k")
            verify(line.Accessible.description.indexOf("K") > 0)
            keyClick(Qt.Key_Return)
            compare(Keyboard.awaited, "k")
            keyClick(Qt.Key_Escape)
            compare(Keyboard.awaited, "")
            verify(seen("keys_hands"))
            mouseClick(line)
            compare(Keyboard.awaited, "k")
            keyClick(Qt.Key_F5)                                // no key of the table
            compare(Keyboard.awaited, "k")
            tryVerify(() => at("keys_told").told)
            keyClick(Qt.Key_Z)
            compare(Keyboard.awaited, "")
            compare(Keyboard.labels["K"], "Z")
            verify(line.Accessible.description.indexOf("Z") > 0)
            keyClick(Qt.Key_Delete)
            compare(Keyboard.labels["K"], "K")
        }
        function test_keysChangePlaces() {
            open()
            go("keys_h")
            keyClick(Qt.Key_Return)
            keyClick(Qt.Key_K)
            compare(Keyboard.labels["H"], "K")
            compare(Keyboard.labels["K"], "H")
        }
        function test_whoLeavesTheLineLeavesTheKey() {
            open()
            go("keys_h")
            keyClick(Qt.Key_Return)
            mouseClick(at("back"))
            compare(Keyboard.awaited, "")
            keyClick(Qt.Key_K)
            compare(Keyboard.labels["H"], "H")
        }
        function test_aWholeTurnWithOneHand_data() {
            return [{ tag: "left", card: "1", monte: "Q", enter: "G", hint: "X" }, { tag: "right", card: "6", monte: "Y", enter: "", hint: "H" }]
        }
        function test_aWholeTurnWithOneHand(data) {
            open()
            mouseClick(at("keys_hands_" + data.tag))
            compare(Keyboard.hands, data.tag)
            keyClick(Qt.Key_Escape)
            tryVerify(() => seen("settings_keys"))
            begin()
            const enter = data.enter === "" ? Qt.Key_Return : data.enter
            for (let step = 0; step < 600 && !(Session.table.stage === Table.Turn && Session.table.yourTurn); ++step) {
                keyClick(enter)                               // cuts, turns up, and hurries the others
                wait(50)
            }
            settle()
            keyClick(data.hint)
            tryVerify(() => seen("hintHeading"))
            keyClick(data.hint)
            tryVerify(() => !seen("hintHeading"))
            keyClick(data.card)
            compare(Backstage.chosen(Session.table, "hand"), 1)
            keyClick(data.monte)
            compare(Backstage.chosen(Session.table, "monte"), 1)
            settle()
            keyClick(enter)
            tryVerify(() => Backstage.chosen(Session.table, "hand") === 0)
        }
        function test_oneMoreTab() {
            open()
            Keyboard.setHands("right")
            go("keys_1")
            keyClick("/")
            compare(main.activeFocusItem.objectName, "keys_2")
            keyClick("[")                                     // and one more Esc
            tryVerify(() => seen("settings_keys"))
            Keyboard.setHands("usual")
        }
        function test_labelsFollow() {
            Keyboard.setHands("usual")
            main.go("settings")
            tryVerify(() => seen("settings_muted"))
            Keyboard.give("m", "j")
            main.go("keys")
            tryVerify(() => seen("keys_hands"))
            go("keys_m")
            keyClick(Qt.Key_J)
            tryVerify(() => Preferences.muted)
            keyClick(Qt.Key_M)
            verify(Preferences.muted)
        }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// What is set: coins that are pushed, tokens that are laid, names that are written.
Item {
    id: root
    width: 900
    height: 700

    Component { id: stubborn; Slide { text: "Stubborn"; level: 20 } }

    ControlCase {
        id: test
        name: "values"

        function test_aCoinIsPushed() {
            const item = make(slide)
            const moved = heard(item, "moved")
            item.forceActiveFocus()
            for (const [key, level] of [[Qt.Key_Right, 55], [Qt.Key_Up, 60], [Qt.Key_Left, 55], [Qt.Key_Down, 50], [Qt.Key_PageUp, 70],
                                        [Qt.Key_PageDown, 50], [Qt.Key_End, 100], [Qt.Key_Right, 100], [Qt.Key_Home, 0], [Qt.Key_Left, 0]]) {
                keyClick(key)
                compare(item.level, level)
                compare(item.value, level)
            }
            compare(moved.count, 8)                           // at its ends it does not move
            mouseClick(item, item.rail - 2, item.height / 2)
            compare(item.level, 100)
            mousePress(item, item.rail - item.coin / 2, item.height / 2)
            mouseMove(item, item.coin / 2 + item.way * 0.31, item.height / 2)
            compare(item.level, 30)
            mouseMove(item, -50, item.height / 2)
            compare(item.level, 0)
            mouseRelease(item, -50, item.height / 2)
            mouseWheel(item, item.rail / 2, item.height / 2, 0, 120)
            compare(item.level, 5)
            compare(item.activeFocus, true)
        }
        function test_aCoinIsPushedByAssistivePrograms() {
            const item = make(slide)
            compare(Backstage.role(item), Accessible.Slider)
            compare(Backstage.name(item), "Volume")
            verify(Backstage.doAction(item, "Increase"))
            compare(item.level, 55)
            verify(Backstage.doAction(item, "Decrease"))
            compare(item.level, 50)
            item.value = 83                                   // as they set it
            compare(item.level, 85)
            compare(item.value, 85)
        }
        // Its owner decides: one that keeps its own level gets the coin back.
        function test_aCoinGoesBack() {
            const other = createTemporaryObject(stubborn, root)
            other.forceActiveFocus()
            keyClick(Qt.Key_End)
            compare(other.level, 20)
            compare(other.value, 20)
        }
        function test_tokensAreLaid() {
            const item = make(tokens)
            const laid = heard(item, "laid")
            const press = place => mouseClick(item, item.pitch * (place - 0.5), item.height / 2)
            press(5)
            compare(item.count, 5)
            press(5)                                          // the last is taken away again
            compare(item.count, 4)
            press(1)
            compare(item.count, 1)
            press(1)                                          // but not below the least
            compare(item.count, 1)
            mousePress(item, item.pitch * 0.5, item.height / 2)
            mouseMove(item, item.pitch * 6.5, item.height / 2)
            compare(item.count, 7)
            mouseMove(item, 0, item.height / 2)
            mouseRelease(item, 0, item.height / 2)
            compare(item.count, 1)
            item.forceActiveFocus()
            for (const [key, count] of [[Qt.Key_Right, 2], [Qt.Key_Up, 3], [Qt.Key_Left, 2], [Qt.Key_Down, 1], [Qt.Key_Left, 1], [Qt.Key_End, 9],
                                        [Qt.Key_Right, 9], [Qt.Key_Home, 1]]) {
                keyClick(key)
                compare(item.count, count)
                compare(item.value, count)
            }
            mouseWheel(item, 10, item.height / 2, 0, 120)
            compare(item.count, 2)
            compare(laid.count, 12)
            compare(Backstage.role(item), Accessible.Slider)
            compare(Backstage.name(item), "Tokens")
            verify(Backstage.doAction(item, "Increase"))
            compare(item.count, 3)
            item.value = 40
            compare(item.count, 9)
        }

        // What assistive programs read and set; its owner knows the ends.
        function test_aStepperHasAValue() {
            const item = make(stepper, { amount: 3, least: 1, most: 9, by: 2 })
            item.stepped.connect(by => { item.amount += 2 * by })
            compare(Backstage.role(item), Accessible.SpinBox)
            compare([item.value, item.minimumValue, item.maximumValue, item.stepSize], [3, 1, 9, 2])
            item.value = 8                                    // to the nearest step
            compare(item.amount, 9)
            compare(item.value, 9)
            item.value = 1
            compare(item.amount, 1)
            item.value = -20
            compare([item.amount, item.value], [1, 1])
            const other = make(stepper, { amount: 3, least: 1, most: 9 }) // one that nobody listens to
            other.value = 5
            compare(other.value, 3)
        }

        function write(words: string) {
            for (const letter of words)
                keyClick(letter)
        }
        function test_aNameIsWritten() {
            const item = make(field)
            const accepted = heard(item, "accepted")
            mouseClick(item)
            item.forceActiveFocus()
            keyClick(Qt.Key_A, Qt.ControlModifier)
            write("ivo")
            keyClick(Qt.Key_Return)
            compare(accepted.count, 1)
            compare(accepted.signalArguments[0][0], "ivo")
        }
        function test_aNameIsTakenBack() {
            const item = make(field)
            const accepted = heard(item, "accepted")
            item.forceActiveFocus()
            keyClick(Qt.Key_A, Qt.ControlModifier)
            write("ivo")
            keyClick(Qt.Key_Escape)
            compare(findChild(item, "name_input").text, "Ada")
            compare(accepted.count, 0)
        }
        function test_aNameIsNoLongerThanItsLimit() {
            const item = make(field, { limit: 5 })
            item.forceActiveFocus()
            keyClick(Qt.Key_A, Qt.ControlModifier)
            write("abcdefghij")
            compare(findChild(item, "name_input").text, "abcde")
        }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// What is pressed and chosen: tickets, steppers, choices and ticks.
Item {
    id: root
    width: 900
    height: 700

    ControlCase {
        id: test
        name: "controls"

        function test_aTicketIsPressed_data() {
            return [
                { tag: "pointer", press: item => mouseClick(item) },
                { tag: "edge", press: item => mouseClick(item, 2, 2) },
                { tag: "Space", press: item => { item.forceActiveFocus(); keyClick(Qt.Key_Space) } },
                { tag: "Return", press: item => { item.forceActiveFocus(); keyClick(Qt.Key_Return) } },
                { tag: "Enter", press: item => { item.forceActiveFocus(); keyClick(Qt.Key_Enter) } },
                { tag: "assistive", press: item => verify(Backstage.doAction(item, "Press")) }
            ]
        }
        function test_aTicketIsPressed(data) {
            const item = make(ticket)
            const clicked = heard(item, "clicked")
            const declined = heard(item, "declined")
            data.press(item)
            compare(clicked.count, 1)
            compare(declined.count, 0)
            // What cannot be done says so instead, so that the reason can be told.
            item.possible = false
            data.press(item)
            compare(clicked.count, 1)
            compare(declined.count, 1)
        }
        function test_aDisabledTicketDoesNothing() {
            const item = make(ticket, { enabled: false })
            const clicked = heard(item, "clicked")
            mouseClick(item)
            item.forceActiveFocus()
            keyClick(Qt.Key_Space)
            compare(clicked.count, 0)
        }
        function test_otherKeysDoNotPress() {
            const item = make(ticket)
            const clicked = heard(item, "clicked")
            item.forceActiveFocus()
            for (const key of [Qt.Key_K, Qt.Key_A, Qt.Key_Tab, Qt.Key_Escape, Qt.Key_Up])
                keyClick(key)
            compare(clicked.count, 0)
        }
        function test_aPressThatLeavesIsNone() {
            const item = make(ticket)
            const clicked = heard(item, "clicked")
            mousePress(item)
            compare(item.pressed, true)
            mouseMove(root, 800, 650)
            compare(item.pressed, false)
            mouseRelease(root, 800, 650)
            compare(clicked.count, 0)
        }

        function test_aStepperSteps() {
            const item = make(stepper)
            const stepped = heard(item, "stepped")
            mouseClick(findChild(item, "tokens_plus"))
            compare(stepped.count, 1)
            compare(stepped.signalArguments[0][0], 1)
            mouseClick(findChild(item, "tokens_minus"))
            compare(stepped.signalArguments[1][0], -1)
            item.forceActiveFocus()
            for (const [key, by] of [[Qt.Key_Left, -1], [Qt.Key_Right, 1], [Qt.Key_Down, -1], [Qt.Key_Up, 1]]) {
                const before = stepped.count
                keyClick(key)
                compare(stepped.count, before + 1)
                compare(stepped.signalArguments[before][0], by)
            }
            mouseWheel(item, item.width / 2, item.height / 2, 0, 120)
            compare(stepped.signalArguments[stepped.count - 1][0], 1)
            verify(Backstage.doAction(item, "Decrease"))
            compare(stepped.signalArguments[stepped.count - 1][0], -1)
        }
        function test_aStepperStopsAtItsEnds() {
            const item = make(stepper, { canLess: false })
            const stepped = heard(item, "stepped")
            mouseClick(findChild(item, "tokens_minus"))
            item.forceActiveFocus()
            keyClick(Qt.Key_Left)
            keyClick(Qt.Key_Down)
            compare(stepped.count, 0)
            item.canLess = true
            item.canMore = false
            keyClick(Qt.Key_Right)
            mouseClick(findChild(item, "tokens_plus"))
            compare(stepped.count, 0)
            keyClick(Qt.Key_Left)
            compare(stepped.count, 1)
        }
        function test_aHeldStepperGoesOn() {
            const item = make(stepper)
            const stepped = heard(item, "stepped")
            mousePress(findChild(item, "tokens_plus"))
            tryVerify(() => stepped.count >= 3, 10000)
            mouseRelease(findChild(item, "tokens_plus"))
            const then = stepped.count
            wait(300)
            compare(stepped.count, then)
        }

        function test_aChoiceIsMade() {
            const item = make(choice)
            const chosen = heard(item, "chosen")
            mouseClick(findChild(item, "pace_c"))
            compare(chosen.signalArguments[0][0], 2)
            item.forceActiveFocus()
            keyClick(Qt.Key_Left)
            compare(chosen.signalArguments[1][0], 0)
            keyClick(Qt.Key_Right)
            compare(chosen.signalArguments[2][0], 2)
            compare(item.current, 1)                          // its owner decides
            item.current = 2
            keyClick(Qt.Key_Right)
            compare(chosen.count, 3)                          // there is nothing beyond the last
        }
        // For readers the focus is on the word itself, and each of their actions chooses; Tab knows the choice as one thing.
        function test_aChoiceHasItsFocusOnTheWord() {
            const item = make(choice)
            const before = make(link), after = make(link)
            const chosen = heard(item, "chosen")
            item.chosen.connect(index => { item.current = index })
            item.forceActiveFocus()
            verify(findChild(item, "pace_b").activeFocus)
            keyClick(Qt.Key_Right)
            verify(findChild(item, "pace_c").activeFocus)
            compare(chosen.count, 1)
            for (const [name, action] of [["pace_a", "Toggle"], ["pace_b", "Press"], ["pace_c", "Toggle"]]) {
                verify(Backstage.doAction(findChild(item, name), action))
                compare(item.current, ["pace_a", "pace_b", "pace_c"].indexOf(name), action)
                verify(findChild(item, name).activeFocus)
            }
            keyClick(Qt.Key_Tab)
            verify(before.activeFocus)
            keyClick(Qt.Key_Backtab)
            verify(findChild(item, "pace_c").activeFocus)
            keyClick(Qt.Key_Backtab)
            verify(after.activeFocus, "one stop")
        }
        function test_aLinkIsUnderlined_data() { return [{ tag: "one line", room: 10000, lines: 1 }, { tag: "two", room: 90, lines: 2 }] }
        function test_aLinkIsUnderlined(data) {
            const item = make(link, { room: data.room })
            item.y = 100.5
            waitForRendering(item)
            const words = findChild(item, "words")
            compare(words.lineCount, data.lines)
            const rule = findChild(item, "rule")
            compare(rule.visible, data.lines === 1)
            compare(words.font.underline, data.lines > 1)     // several lines are left to the font
            if (rule.visible) {
                compare(rule.width, Math.round(words.contentWidth))
                verify(rule.height >= 1 && rule.y + rule.height <= item.height + 1, rule.y)
            }
        }

        function test_aCheckIsTicked() {
            const item = make(check)
            const toggled = heard(item, "toggled")
            mouseClick(item)
            compare(toggled.signalArguments[0][0], true)
            item.on = true
            item.forceActiveFocus()
            keyClick(Qt.Key_Space)
            compare(toggled.signalArguments[1][0], false)
            compare(Backstage.role(item), Accessible.CheckBox)
            compare(Backstage.name(item), "Ask before a knock")
        }
    }
}

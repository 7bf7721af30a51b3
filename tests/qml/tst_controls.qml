// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

Item {
    id: root
    width: 900
    height: 700

    component Heard: SignalSpy { }

    Component { id: ticket; ActionButton { text: "Knock"; note: "you stay with 24"; key: "K"; tone: "red" } }
    Component { id: stepper; Stepper { objectName: "tokens"; text: "Tokens"; display: "3" } }
    Component { id: choice; Choice { objectName: "pace"; text: "Pace"; options: ["slow", "usual", "fast"]; names: ["a", "b", "c"]; current: 1 } }
    Component { id: check; Check { text: "Ask before a knock" } }
    Component {
        id: slide
        Slide {
            objectName: "volume"
            text: "Volume"
            level: 50
            onMoved: to => { level = to }
        }
    }
    Component {
        id: tokens
        LaidTokens {
            objectName: "lives"
            text: "Tokens"
            count: 3
            least: 1
            onLaid: to => { count = to }
        }
    }
    Component { id: stubborn; Slide { text: "Stubborn"; level: 20 } }
    Component { id: wordy; Choice { objectName: "many"; text: "Many"; options: ["one", "another", "a third", "the last of them"]; current: 0 } }
    Component {
        id: row
        OptionRow {
            name: "A name of some length"
            why: "And a line that explains what it is that is chosen here."
            Choice { text: "Many"; options: ["one", "another", "a third"]; current: 0 }
        }
    }
    Component { id: line; MenuLine { width: 700; text: "Start page"; note: "the match waits there" } }
    Component { id: field; LineField { objectName: "name"; label: "Name"; text: "Ada"; width: 200 } }
    Component {
        id: menu
        Column {
            width: 300
            MenuLine { objectName: "first"; width: 300; text: "New match"; note: "Ctrl+N" }
            MenuLine { objectName: "second"; width: 300; text: "Rules" }
            MenuLine { objectName: "third"; width: 300; text: "Quit" }
        }
    }
    Component { id: spy; SignalSpy { } }

    TestCase {
        id: test
        name: "controls"
        when: windowShown

        function init() { failOnWarning(/./) }
        function make(component: Component, properties: var): Item {
            const item = createTemporaryObject(component, root, properties ?? {})
            verify(item)
            item.x = 100
            item.y = 100
            return item
        }
        function heard(item: Item, signalName: string): SignalSpy {
            const one = createTemporaryObject(spy, test, { target: item, signalName: signalName })
            verify(one.valid)
            return one
        }

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
        function test_aTicketGrowsWithItsWords() {
            const small = make(ticket, { text: "Sto", note: "", key: "" })
            const large = make(ticket, { text: "A verb of many words indeed", note: "and what comes of it, at length" })
            verify(large.implicitWidth > small.implicitWidth)
            verify(small.implicitHeight >= 36)
            compare(Backstage.unreadable(large), [])
            compare(Backstage.unreadable(small), [])
            compare(Backstage.name(large), "A verb of many words indeed")
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
        function test_aChoiceGoesOnBelow() {
            const wide = make(wordy)
            const narrow = make(wordy, { room: 150 })
            verify(wide.width > 150)
            verify(narrow.width <= 151)
            verify(narrow.height > wide.height)
            compare(Backstage.unreadable(narrow), [])
            const chosen = heard(narrow, "chosen")
            const last = findChild(narrow, "many_the last of them")
            mouseClick(last)
            compare(chosen.signalArguments[0][0], 3)
        }
        function test_anOptionRowMakesRoom() {
            const wide = make(row, { width: 700 })
            const narrow = make(row, { width: 260 })
            compare(wide.below, false)
            compare(narrow.below, true)
            verify(narrow.height > wide.height)
            for (const one of [wide, narrow])
                compare(Backstage.unreadable(one), [])
        }
        function test_aNoteWithoutRoomStandsBelow() {
            const wide = make(line, { width: 600 })
            const narrow = make(line, { width: 220 })
            compare(wide.under, false)
            compare(narrow.under, true)
            verify(narrow.height > wide.height)
            for (const one of [wide, narrow])
                compare(Backstage.unreadable(one), [])
        }
        function test_printGrowsAndItsControlsWithIt_data() {
            return [{ tag: "ticket", what: ticket }, { tag: "stepper", what: stepper }, { tag: "choice", what: choice },
                    { tag: "field", what: field }, { tag: "slide", what: slide }, { tag: "line", what: line }]
        }
        function test_printGrowsAndItsControlsWithIt(data) {
            const item = make(data.what)
            wait(20)
            const before = item.height + item.width
            Preferences.textSize = 200
            tryVerify(() => item.height + item.width > before)
            wait(20)
            const complaints = Backstage.unreadable(item)
            Preferences.textSize = 100
            compare(complaints, [])
            tryVerify(() => item.height + item.width === before)
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
        function test_aBarredChoiceIsPassedOver() {
            const item = make(choice, { barred: 1, current: 0 })
            const chosen = heard(item, "chosen")
            mouseClick(findChild(item, "pace_b"))
            compare(chosen.count, 0)
            item.forceActiveFocus()
            keyClick(Qt.Key_Right)
            compare(chosen.signalArguments[0][0], 2)
            item.current = 2
            keyClick(Qt.Key_Left)
            compare(chosen.signalArguments[1][0], 0)
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

        function test_focusIsShown_data() {
            return [{ tag: "ticket", what: ticket }, { tag: "stepper", what: stepper }, { tag: "choice", what: choice },
                    { tag: "check", what: check }, { tag: "field", what: field }, { tag: "slide", what: slide },
                    { tag: "tokens", what: tokens }]
        }
        function test_focusIsShown(data) {
            const item = make(data.what)
            const other = make(ticket)
            other.forceActiveFocus()
            const rings = () => Backstage.all(item, "FocusRing").length
            compare(rings(), 0)
            item.forceActiveFocus()
            compare(rings(), 1)
            verify(item.width >= 36 && item.height >= 36)
        }
    }
}

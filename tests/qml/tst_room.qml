// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// The room that controls take: for more words, for larger print, and round what has the focus.
Item {
    id: root
    width: 900
    height: 700

    Component { id: wordy; Choice { objectName: "many"; text: "Many"; options: ["one", "another", "a third", "the last of them"]; current: 0 } }
    Component {
        id: row
        OptionRow {
            name: "A name of some length"
            why: "And a line that explains what it is that is chosen here."
            Choice { text: "Many"; options: ["one", "another", "a third"]; current: 0 }
        }
    }

    ControlCase {
        id: test
        name: "room"

        function test_aTicketGrowsWithItsWords() {
            const small = make(ticket, { text: "Sto", note: "", key: "" })
            const large = make(ticket, { text: "A verb of many words indeed", note: "and what comes of it, at length" })
            verify(large.implicitWidth > small.implicitWidth)
            verify(small.implicitHeight >= 36)
            compare(Backstage.unreadable(large), [])
            compare(Backstage.unreadable(small), [])
            compare(Backstage.name(large), "A verb of many words indeed")
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
        function test_noWordOfAChoiceStandsAlone() {
            const six = make(wordy)
            six.options = ["alpha", "bravo", "delta", "gamma", "kappa", "sigma"]
            tryVerify(() => six.wanted > 200)
            six.room = six.wanted - 5                         // five would fit, and one be left over
            compare(six.linesIn(six.room), 2)
            compare(six.options.filter(option => findChild(six, "many_" + option).y > 0).join(), "gamma,kappa,sigma")
            verify(six.width < six.room * 0.7)
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

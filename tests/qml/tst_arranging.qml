// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// How a match is arranged: its game, its seats and rules, and what those are called who share the screen.
Item {
    id: root
    width: 200
    height: 100

    WindowCase {
        id: test
        name: "arranging"

        function test_aNewMatchIsOfTheGameOnTheTable_data() { return [{ tag: "menu" }, { tag: "key" }] }
        function test_aNewMatchIsOfTheGameOnTheTable(data) {
            MatchSetup.game = "thirtyone"
            begin()
            MatchSetup.game = "petrangola"
            if (data.tag === "menu") {
                keyClick(Qt.Key_Escape)
                tryVerify(() => seen("menu_go_on"))
                settle()
                mouseClick(at("menu_new"))
            } else
                keyClick(Qt.Key_N, Qt.ControlModifier)
            tryVerify(() => seen("setup"))
            compare(MatchSetup.game, "thirtyone")
        }

        function test_aMatchIsArranged() {
            main.go("setup")
            tryVerify(() => seen("setup_seats_plus"))
            settle()
            mouseClick(at("setup_seats_plus"))
            compare(MatchSetup.seatCount, 7)
            for (let click = 0; click < 10; ++click)
                mouseClick(at("setup_seats_minus"))
            compare(MatchSetup.seatCount, 2)
            at("setup_restore").forceActiveFocus()
            settle()                                          // it is scrolled to
            mouseClick(at("setup_restore"))
            tryVerify(() => seen("confirm_no"))
            compare(at("confirm_no").activeFocus, true)
            keyClick(Qt.Key_Escape)
            tryVerify(() => !seen("confirm_no"))
            compare(seen("setup"), true)
            compare(MatchSetup.seatCount, 2)                  // nothing was thrown away without leave
            at("setup_restore").forceActiveFocus()
            settle()                                          // it is scrolled to
            mouseClick(at("setup_restore"))
            tryVerify(() => seen("confirm_yes"))
            mouseClick(at("confirm_yes"))
            tryVerify(() => !seen("confirm_yes"))
            compare(MatchSetup.seatCount, 6)
            compare(at("setup_restore").possible, false)
            at("setup_restore").forceActiveFocus()
            settle()                                          // it is scrolled to
            mouseClick(at("setup_restore"))
            wait(50)
            compare(seen("confirm_no"), false)                // there is nothing to lose
            at("setup_start").forceActiveFocus()
            keyClick(Qt.Key_Return)
            tryVerify(() => Session.running)
            compare(Session.table.seatCount, 6)
        }
        // Whoever shares the screen is asked for a name once.
        function test_peopleAreAskedForTheirNames() {
            MatchSetup.seatCount = 2
            MatchSetup.setPerson(1, true)
            main.go("setup")
            tryVerify(() => seen("setup_start"))
            settle()
            mouseClick(at("setup_start"))
            tryVerify(() => seen("who_start"))
            compare(Session.running, false)
            at("who_0_input").text = "Ada"
            at("who_1_input").text = "Nadia"
            mouseClick(at("who_start"))
            tryVerify(() => seen("match"))
            compare(MatchSetup.unnamedPeople().length, 0)
        }
        // First whether the match in progress may be abandoned: no names are asked for in vain.
        function test_namesAreAskedForOnceNothingStandsInTheWay() {
            main.go("begin")
            tryVerify(() => seen("match"))
            MatchSetup.seatCount = 2
            MatchSetup.setPerson(1, true)
            main.go("setup")
            tryVerify(() => seen("setup_start"))
            settle()
            mouseClick(at("setup_start"))
            tryVerify(() => seen("confirm_yes"))
            compare(seen("who_0_input"), false)
            mouseClick(at("confirm_yes"))
            tryVerify(() => seen("who_0_input"))
            tryVerify(() => at("who_0_input").activeFocus)
            keyClick(Qt.Key_Escape)                           // the match goes on
            tryVerify(() => !seen("who_0_input"))
            compare(Session.waits || Session.running, true)
            settle()
            mouseClick(at("setup_start"))
            tryVerify(() => seen("confirm_yes"))
            mouseClick(at("confirm_yes"))
            tryVerify(() => seen("who_start"))
            settle()
            mouseClick(at("who_start"))
            // where the lot makes the other one begin, the screen is handed over first, and nothing lies on the table
            tryVerify(() => seen("match") && (Session.table.handingOver || Session.table.seatCount === 2))
            if (Session.table.handingOver) {
                Backstage.holdBack(0)
                Session.table.perform("takeseat")
            }
            tryCompare(Session.table, "seatCount", 2)
        }
        // What was written stays when the next field is gone to, and Enter in the last one deals.
        function test_allNamesThatWereTypedAreKept_data() { return [{ tag: "Enter" }, { tag: "mouse" }] }
        function test_allNamesThatWereTypedAreKept(data) {
            const type = keys => { for (const key of keys) keyClick(key) }
            MatchSetup.seatCount = 2
            MatchSetup.setPerson(1, true)
            main.go("setup")
            tryVerify(() => seen("setup_start"))
            settle()
            mouseClick(at("setup_start"))
            tryVerify(() => seen("who_0_input"))
            tryVerify(() => at("who_0_input").activeFocus)
            settle()
            type([Qt.Key_A, Qt.Key_D, Qt.Key_A])
            if (data.tag === "Enter")
                keyClick(Qt.Key_Return)
            else
                mouseClick(at("who_1_input"))
            tryVerify(() => at("who_1_input").activeFocus)
            type([Qt.Key_E, Qt.Key_V, Qt.Key_A])
            if (data.tag === "Enter")
                keyClick(Qt.Key_Return)
            else
                mouseClick(at("who_start"))
            tryVerify(() => seen("match"))
            for (const [seat, name] of [[0, "ada"], [1, "eva"]])
                compare(MatchSetup.seats.data(MatchSetup.seats.index(seat, 0), SeatSetupModel.NameRole), name)
        }
        function test_aNameIsEnteredWithoutDealing() {
            main.go("setup")
            tryVerify(() => seen("setup_name"))
            at("setup_name").forceActiveFocus()
            keyClick(Qt.Key_A, Qt.ControlModifier)
            for (const letter of "ivo")
                keyClick(letter)
            keyClick(Qt.Key_Return)
            compare(Session.running, false)
            compare(MatchSetup.seats.data(MatchSetup.seats.index(0, 0), SeatSetupModel.NameRole), "ivo")
        }
    }
}

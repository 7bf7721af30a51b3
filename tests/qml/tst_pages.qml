// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// The window: pages, menu, questions, and the keys that work everywhere.
Item {
    id: root
    width: 200
    height: 100

    WindowCase {
        id: test
        name: "pages"

        function test_thePagesComeAndGo_data() {
            return [
                { tag: "setup", line: "menu_new" }, { tag: "rules", line: "menu_rules" },
                { tag: "games", line: "menu_games" }, { tag: "settings", line: "menu_settings" },
                { tag: "history", line: "menu_history" }, { tag: "statistics", line: "menu_statistics" }, { tag: "about", line: "menu_about" },
                { tag: "deals", line: "menu_deals" }, { tag: "evening", line: "menu_evening" }
            ]
        }
        function test_thePagesComeAndGo(data) {
            mouseClick(at(data.line))
            tryVerify(() => seen(data.tag))
            tryVerify(() => !seen("start"))
            mouseClick(at("back"))
            tryVerify(() => seen("start"))
            tryVerify(() => !seen(data.tag))
            at(data.line).forceActiveFocus()
            keyClick(Qt.Key_Return)
            tryVerify(() => seen(data.tag))
            keyClick(Qt.Key_Escape)
            tryVerify(() => seen("start"))
        }
        function test_theKeysThatWorkEverywhere() {
            keyClick(Qt.Key_F1)
            tryVerify(() => seen("rules"))
            keyClick(Qt.Key_F1)
            tryVerify(() => seen("start"))
            keyClick(Qt.Key_N, Qt.ControlModifier)
            tryVerify(() => seen("setup"))
        }
        function test_everythingOnAPageCanBeReached_data() {
            return ["start", "games", "setup", "settings", "rules", "about", "deals", "evening", "feats"].map(one => ({ tag: one }))
        }
        function test_everythingOnAPageCanBeReached(data) {
            if (data.tag !== "start")
                main.go(data.tag)
            tryVerify(() => seen(data.tag))
            compare(Backstage.unreachable(main).join("\n"), "")
            verify(main.activeFocusItem)
        }
        function test_theMenuCanBeReached() {
            begin()
            keyClick(Qt.Key_Escape)
            tryVerify(() => seen("menu_go_on"))
            compare(at("menu_go_on").activeFocus, true)
            compare(Backstage.unreachable(main).join("\n"), "")
            keyClick(Qt.Key_Escape)
            tryVerify(() => !seen("menu_go_on"))
        }

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
            mouseClick(at("setup_restore"))
            tryVerify(() => seen("confirm_no"))
            compare(at("confirm_no").activeFocus, true)
            keyClick(Qt.Key_Escape)
            tryVerify(() => !seen("confirm_no"))
            compare(seen("setup"), true)
            compare(MatchSetup.seatCount, 2)                  // nothing was thrown away without leave
            mouseClick(at("setup_restore"))
            tryVerify(() => seen("confirm_yes"))
            mouseClick(at("confirm_yes"))
            tryVerify(() => !seen("confirm_yes"))
            compare(MatchSetup.seatCount, 6)
            mouseClick(at("setup_restore"))
            wait(50)
            compare(seen("confirm_no"), false)                // there is nothing to lose
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
        function test_settingsAreSet() {
            main.go("settings")
            tryVerify(() => seen("settings_motion"))
            settle()
            mouseClick(at("settings_confirm_knock"))
            compare(Preferences.confirmKnock, true)
            mouseClick(at("settings_confirm_knock"))
            compare(Preferences.confirmKnock, false)
            mouseClick(at("settings_cloth_verde"))
            compare(Preferences.cloth, "verde")
            mouseClick(at("settings_cloth_tela"))
            mouseClick(at("settings_pace_brisk"))
            compare(Preferences.pace, 2)
            mouseClick(at("settings_pace_atonce"))
            for (const [language, word] of [["it", "Indietro"], ["en", "Back"]]) {
                // The words of the choice are laid anew when they change.
                tryVerify(() => at("settings_language_" + language).x > 0)
                mouseClick(at("settings_language_" + language))
                compare(at("back").text, word)
            }
        }

        function test_aMatchGoesOnBehindOtherPages() {
            begin()
            compare(Session.running, true)
            keyClick(Qt.Key_F1)
            tryVerify(() => seen("rules"))
            compare(Session.running, true)
            keyClick(Qt.Key_Escape)
            tryVerify(() => seen("match"))
            main.go("menu")
            tryVerify(() => seen("menu_settings"))
            mouseClick(at("menu_settings"))
            tryVerify(() => seen("settings"))
            mouseClick(at("back"))
            tryVerify(() => seen("match"))
        }
        function test_leavingAMatchIsAsked() {
            begin()
            main.go("leave")
            tryVerify(() => seen("confirm_no"))
            compare(at("confirm_no").activeFocus, true)
            mouseClick(at("confirm_no"))
            compare(Session.running, true)
            main.go("leave")
            tryVerify(() => seen("confirm_yes"))
            mouseClick(at("confirm_yes"))
            compare(Session.running, false)
            tryVerify(() => seen("start"))
            compare(seen("menu_continue"), false)
        }
        function test_startingOverAMatchIsAsked() {
            begin()
            const commitment = Session.table.commitment
            main.go("setup")
            tryVerify(() => seen("setup_start"))
            mouseClick(at("setup_start"))
            tryVerify(() => seen("confirm_yes"))
            keyClick(Qt.Key_Escape)
            tryVerify(() => !seen("confirm_yes"))
            compare(Session.table.commitment, commitment)
            mouseClick(at("setup_start"))
            tryVerify(() => seen("confirm_yes"))
            mouseClick(at("confirm_yes"))
            verify(Session.table.commitment !== commitment)
            tryVerify(() => seen("match"))
        }
    }
}

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
            return ["start", "games", "setup", "settings", "keys", "rules", "about", "deals", "evening", "feats"].map(one => ({ tag: one }))
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

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// The house rules of a new match: chosen, kept under a name, renamed and thrown away.
Item {
    id: root
    width: 200
    height: 100

    SignalSpy { id: said; target: Announcer; signalName: "said" }
    WindowCase {
        id: test
        name: "house_rules"

        function openHouse() {
            main.go("setup")
            tryVerify(() => seen("setup_presets"))
            settle()
            mouseClick(at("setup_presets"))
            tryVerify(() => seen("preset_0"))
            settle()
        }
        function name(words: string) {
            at("preset_name").forceActiveFocus()
            keyClick(Qt.Key_A, Qt.ControlModifier)
            for (const letter of words)
                keyClick(letter)
            keyClick(Qt.Key_Return)
            compare(at("preset_keep").activeFocus, true)
            keyClick(Qt.Key_Return)
        }
        function test_housesRulesAreChosen() {
            openHouse()
            compare(at("preset_0").activeFocus, true)
            compare(at("preset_0").Accessible.checked, true)
            keyClick(Qt.Key_Down)
            compare(at("preset_1").activeFocus, true)
            keyClick(Qt.Key_Return)
            tryVerify(() => !seen("preset_0"))
            compare(MatchSetup.option("tokens"), 5)
            compare(at("setup_presets").mixed, false)
            compare(at("setup_presets").shown, RulePresets.currentName)
            compare(Session.running, false)
            const tokens = at("setup_tokens")
            mouseClick(tokens, tokens.pitch * 5.5, tokens.height / 2)
            compare(MatchSetup.option("tokens"), 6)
            compare(at("setup_presets").mixed, true)
            at("setup_restore").forceActiveFocus()
            settle()                                          // it is scrolled to
            mouseClick(at("setup_restore"))
            tryVerify(() => seen("confirm_yes"))
            at("confirm_yes").clicked()
            compare(at("setup_presets").mixed, false)
            compare(MatchSetup.option("tokens"), 3)
        }
        function test_whatHoldsIsMarked() {
            openHouse()
            compare(at("preset_0").mark, "in use")
            compare(at("preset_1").mark, "")
            compare(at("preset_1").note, "Tokens: 5")
            verify(!seen("preset_now"))
            keyClick(Qt.Key_Escape)
            tryVerify(() => !seen("preset_0"))
            MatchSetup.setOption("tokens", 7)
            openHouse()
            compare(at("preset_0").mark, "")
            verify(/Tokens: 7/.test(at("preset_now").text), at("preset_now").text)
        }
        function test_homeAndEndGoToTheEndsOfTheList() {
            openHouse()
            keyClick(Qt.Key_End)
            compare(at("preset_" + (RulePresets.rowCount() - 1)).activeFocus, true)
            keyClick(Qt.Key_Home)
            compare(at("preset_0").activeFocus, true)
        }
        function test_ownRulesAreKept() {
            MatchSetup.setOption("tokens", 7)
            openHouse()
            const house = RulePresets.rowCount()
            name("bar")
            tryCompare(RulePresets, "currentName", "bar")
            verify(seen("preset_" + house))
            keyClick(Qt.Key_Escape)
            tryVerify(() => !seen("preset_0"))
            compare(seen("setup"), true)                      // the page stays
            // Written over only after a question.
            MatchSetup.setOption("tokens", 8)
            settle()
            mouseClick(at("setup_presets"))
            tryVerify(() => seen("preset_0"))
            name("bar")
            tryVerify(() => seen("confirm_no"))
            keyClick(Qt.Key_Escape)
            tryVerify(() => !seen("confirm_no"))
            compare(RulePresets.current, -1)
            name("bar")
            tryVerify(() => seen("confirm_yes"))
            mouseClick(at("confirm_yes"))
            tryCompare(RulePresets, "currentName", "bar")
            compare(RulePresets.rowCount(), house + 1)
            compare(Backstage.unreachable(main).join("\n"), "")
        }
        function test_ownRulesAreRenamedAndThrownAway() {
            RulePresets.keep("bar")
            const row = RulePresets.find("bar")
            openHouse()
            at("preset_rename_" + row).forceActiveFocus()
            keyClick(Qt.Key_Return)
            compare(at("preset_name_input").text, "bar")
            name("club")
            compare(RulePresets.find("bar"), -1)
            compare(RulePresets.find("club"), row)
            at("preset_remove_" + row).forceActiveFocus()
            keyClick(Qt.Key_Return)
            tryVerify(() => seen("confirm_yes"))
            mouseClick(at("confirm_yes"))
            compare(RulePresets.find("club"), -1)
            compare(seen("preset_rename_" + row), false)
        }
        function test_theHousesNamesAreRefused() {
            openHouse()
            const house = RulePresets.rowCount()
            said.clear()
            name("low ace")
            verify(said.signalArguments.some(one => one[0] === "That name belongs to the house. Choose another."))
            compare(RulePresets.rowCount(), house)
            compare(seen("confirm_yes"), false)
            name(" ")
            verify(said.signalArguments.some(one => one[0] === "Give these rules a name."))
            compare(RulePresets.rowCount(), house)
        }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// The sounds are silenced from anywhere, and with a window that is not seen.
Item {
    id: root
    width: 200
    height: 100

    WindowCase {
        id: test
        name: "silence"

        function test_mSilencesEverything_data() {
            return ["start", "setup", "settings", "keys", "rules", "about", "table"].map(one => ({ tag: one }))
        }
        function test_mSilencesEverything(data) {
            if (data.tag === "table")
                begin()
            else if (data.tag !== "start")
                main.go(data.tag)
            tryVerify(() => seen(data.tag === "table" ? "match" : data.tag))
            keyClick(Qt.Key_M)
            compare(Preferences.muted, true)
            compare(at("slip").text, "Sounds off")
            compare(Backstage.role(at("slip")), Accessible.AlertMessage)
            keyClick(Qt.Key_M)
            compare(Preferences.muted, false)
            compare(at("slip").text, "Sounds on")
            tryVerify(() => !seen("slip"))
        }
        function test_mIsALetterInAName() {
            main.go("setup")
            tryVerify(() => seen("setup_name"))
            at("setup_name").forceActiveFocus()
            keyClick(Qt.Key_A, Qt.ControlModifier)
            for (const letter of "mimmo")
                keyClick(letter)
            keyClick(Qt.Key_Return)
            compare(Preferences.muted, false)
            compare(MatchSetup.seats.data(MatchSetup.seats.index(0, 0), SeatSetupModel.NameRole), "mimmo")
        }
        function test_theMenuSilences() {
            begin()
            keyClick(Qt.Key_Escape)
            tryVerify(() => seen("menu_mute"))
            compare(at("menu_mute").text, "Turn the sounds off")
            mouseClick(at("menu_mute"))
            compare(Preferences.muted, true)
            compare(at("menu_mute").text, "Turn the sounds on")
            at("menu_mute").forceActiveFocus()
            keyClick(Qt.Key_Return)
            compare(Preferences.muted, false)
            verify(Backstage.doAction(at("menu_mute"), "Press"))
            compare(Preferences.muted, true)
        }
        function test_aHiddenWindowIsNotHeard() {
            tryCompare(Sounds, "seen", true)
            main.visible = false
            tryCompare(Sounds, "seen", false)
            main.visible = true
            tryCompare(Sounds, "seen", true)
            main.visibility = Window.Minimized
            tryCompare(Sounds, "seen", false)
            main.visibility = Window.Windowed
            tryCompare(Sounds, "seen", true)
        }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// What is set on the printed sheets: the settings, and the seats of a new match.
Item {
    id: root
    width: 200
    height: 100

    WindowCase {
        id: test
        name: "sheets"

        function test_settingsAreTicked_data() {
            return [
                { tag: "memory", property: "memoryAid" }, { tag: "muted", property: "muted" }, { tag: "index", property: "cornerIndex" },
                { tag: "next_deal", property: "nextDealByItself" }
            ]
        }
        function test_settingsAreTicked(data) {
            main.go("settings")
            tryVerify(() => seen("settings_" + data.tag))
            settle()
            const before = Preferences[data.property]
            at("settings_" + data.tag).forceActiveFocus(Qt.TabFocusReason) // the page shows where one is
            settle()
            mouseClick(at("settings_" + data.tag))
            compare(Preferences[data.property], !before)
            keyClick(Qt.Key_Space)
            compare(Preferences[data.property], before)
        }
        function test_guidedDealsAreOfferedAgain() {
            Preferences.guidesSeen = ["petrangola"]
            main.go("settings")
            tryVerify(() => seen("settings_guide"))
            settle()
            mouseClick(at("settings_guide"))
            compare(Preferences.guidesSeen.length, 0)
            mouseClick(at("settings_guide"))
            compare(Array.from(Preferences.guidesSeen), Array.from(MatchSetup.games))
        }
        function test_volumesAreSet() {
            main.go("settings")
            tryVerify(() => seen("settings_sound"))
            settle()
            at("settings_sound").forceActiveFocus()
            keyClick(Qt.Key_Right)
            compare(Preferences.soundVolume, 75)
            keyClick(Qt.Key_Tab)                              // the signals have a rail of their own, beside these
            verify(at("settings_signals").activeFocus)
            keyClick(Qt.Key_Left)
            compare(Preferences.signalVolume, 35)
            compare(Preferences.soundVolume, 75)
            keyClick(Qt.Key_Tab)                              // and it comes into sight
            settle()
            const music = at("settings_music")
            mouseClick(music, music.coin / 2 + music.way / 2, music.height / 2)
            compare(Preferences.musicVolume, 50)
            compare(music.level, 50)
            // What another part of the game changes is seen here.
            Preferences.musicVolume = 10
            compare(music.level, 10)
        }
        function test_sizesAreSet() {
            main.go("settings")
            tryVerify(() => seen("settings_card_size_largest"))
            settle()
            mouseClick(at("settings_card_size_largest"))
            compare(Preferences.cardSize, 2)
            settle()
            const body = Theme.body
            mouseClick(at("settings_text_size_150"))
            compare(Preferences.textSize, 150)
            compare(Theme.body, Math.round(body * 1.5))
        }
        // However large the print is, everything on the sheet can be scrolled to by keys.
        function test_whatHasTheKeysIsSeen_data() {
            const ways = []
            for (const page of ["start", "setup", "settings"]) {
                for (const print of [100, 200])
                    ways.push({ tag: page + " " + print + "%", page: page, print: print })
            }
            return ways
        }
        function test_whatHasTheKeysIsSeen(data) {
            main.width = 800
            main.height = 600
            Preferences.textSize = data.print
            if (data.page !== "start")
                main.go(data.page)
            tryVerify(() => seen(data.page))
            settle()
            let stops = 0
            for (let step = 0; step < 40; ++step) {
                keyClick(Qt.Key_Tab)
                wait(0)
                const item = main.activeFocusItem
                const place = Backstage.placeOf(item)
                verify(place.y >= -1 && place.y + Math.min(place.height, 200) <= main.height + 1, item.objectName + " is at " + place)
                verify(place.x >= -1 && place.x + place.width <= main.width + 1, item.objectName + " is at " + place)
                ++stops
            }
            compare(stops, 40)
        }
        function test_aLargeTableIsLaidByKeys() {
            MatchSetup.seatCount = 24
            main.go("setup")
            tryVerify(() => seen("setup_seat_23"))
            at("setup_table").forceActiveFocus()
            keyClick(Qt.Key_Left)
            compare(at("setup_table").chosen, 23)
            tryVerify(() => seen("setup_level"))
            at("setup_level").forceActiveFocus()
            keyClick(Qt.Key_Right)
            const last = MatchSetup.seats.index(23, 0)
            compare(MatchSetup.seats.data(last, SeatSetupModel.LevelRole), 2)
            at("setup_name").forceActiveFocus()
            keyClick(Qt.Key_A, Qt.ControlModifier)
            for (const letter of "zita")
                keyClick(letter)
            keyClick(Qt.Key_Return)
            compare(MatchSetup.seats.data(last, SeatSetupModel.NameRole), "zita")
            const portrait = MatchSetup.seats.data(last, SeatSetupModel.PortraitRole)
            at("setup_portrait").forceActiveFocus()
            keyClick(Qt.Key_Right)
            verify(MatchSetup.seats.data(last, SeatSetupModel.PortraitRole) !== portrait)
        }
    }
}

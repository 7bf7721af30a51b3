// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// A test of the whole window, as it opens: the usual match and settings, and nothing under way.
TestCase {
    id: test
    when: windowShown

    property Main main

    readonly property Component program: Main { }

    function initTestCase() { Theme.grace = 0 }
    function init() {
        failOnWarning(Backstage.fault)
        Backstage.speak("en")
        MatchSetup.restoreDefaults()
        main = program.createObject(null)
        verify(main)
        main.width = 1280
        main.height = 800
        main.requestActivate()
        tryCompare(main, "active", true)
    }
    function cleanup() {
        // held until it is gone: what JavaScript reaches no more loses its properties in the next collection, bindings and all
        main.destroy()
        Backstage.clear()
        MatchSetup.restoreDefaults()
        Preferences.muted = false
        Preferences.soundVolume = 70
        Preferences.signalVolume = 40
        Preferences.musicVolume = 0
        Preferences.cardSize = 0
        Preferences.textSize = 100
        Replay.figuresWanted = true
        for (let row = RulePresets.rowCount() - 1; RulePresets.isOwn(row); --row)
            RulePresets.remove(row)
        wait(0)
        main = null
    }
    function at(name: string): Item {
        const item = Backstage.find(main.contentItem, name)
        verify(item, name + " can be seen")
        return item
    }
    function seen(name: string): bool { return Backstage.find(main.contentItem, name) !== null }
    // what is on a page finds its place in the frames after it is made
    function settle() {
        for (let time = 0; time < 4; ++time)
            wait(10)
        Backstage.settle(main.contentItem)
    }
    function begin() {
        MatchSetup.seatCount = 3
        MatchSetup.setAllLevels(0)
        main.go("setup")
        tryVerify(() => seen("setup_start"))
        mouseClick(at("setup_start"))
        tryVerify(() => seen("match"))
    }
}

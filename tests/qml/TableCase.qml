// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// A test at the card table, laid at some moment.
TestCase {
    id: test
    when: windowShown

    property TablePage board

    readonly property Component page: TablePage { width: 1280; height: 800; focus: true; table: Session.table }
    readonly property Component spy: SignalSpy { }

    function init() {
        failOnWarning(Backstage.fault)
        Theme.base = Theme.baseFor(parent.width, parent.height)
        Backstage.speak("en")
    }
    function cleanup() {
        stand()
        Backstage.clear()
        Backstage.grace = 0
        MatchSetup.restoreDefaults()
        Preferences.confirmKnock = false
        Preferences.memoryAid = false
        Preferences.guidesSeen = []
        Preferences.textSize = 100
    }
    function sit(moment: string, seats: int) {
        Backstage.lay(moment, seats)
        show()
    }
    function show() {
        board = page.createObject(parent)
        board.forceActiveFocus()
        waitForRendering(board)
    }
    // the keys of two pages would not know whose they are
    function stand() {
        if (board)
            board.destroy()
        board = null
        wait(0)
    }
    function at(name: string): Item {
        const item = Backstage.find(parent, name)
        verify(item, name + " can be seen")
        return item
    }
    function gone(name: string): bool { return !Backstage.find(parent, name) }
    function heard(item: var, signalName: string): SignalSpy {
        const one = createTemporaryObject(spy, test, { target: item, signalName: signalName })
        verify(one.valid)
        return one
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// The log beside the table: how it is opened, and what it tells before there is a move.
Item {
    id: root
    width: 1280
    height: 800

    TableCase {
        id: test
        name: "log"

        // Its handle is away while it lies open, and comes back with the focus; whoever used the pointer sees no ring.
        function test_theLogIsThereOnce() {
            const ring = () => Backstage.all(root, "FocusRing").some(one => one.visible && one.width > at("logLines").width)
            sit("laps", 6)
            mouseClick(at("logTab"))
            verify(at("logLines").activeFocus)
            compare(ring(), false)
            verify(gone("logTab"))
            compare(Backstage.all(root, "Print").filter(one => one.visible && one.text === "Log"), [])
            keyClick(Qt.Key_Down)
            compare(ring(), true)
            keyClick(Qt.Key_Escape)
            tryVerify(() => gone("logClose"))
            const tab = at("logTab")
            tab.forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Return)
            verify(at("logLines").activeFocus)
            compare(ring(), true)
            keyClick(Qt.Key_L)
            tryVerify(() => gone("logClose"))
            tryVerify(() => at("logTab").activeFocus)
        }
        // Whoever listens comes in at the newest line, and the focus goes with the keys.
        function test_theLogIsHeardLineByLine() {
            sit("laps", 6)
            keyClick(Qt.Key_L)
            board.laid.heard = true
            keyClick(Qt.Key_Escape)
            tryVerify(() => gone("logClose"))
            keyClick(Qt.Key_L)
            const list = at("logLines"), last = list.count - 1
            const on = place => list.itemAtIndex(place)?.activeFocus ?? false
            tryVerify(() => on(last))
            verify(list.activeFocus)
            keyClick(Qt.Key_Up)
            verify(on(last - 1))
            keyClick(Qt.Key_Home)
            verify(on(0))
            keyClick(Qt.Key_Down)
            verify(on(1))
            keyClick(Qt.Key_End)
            verify(on(last))
            for (let place = 0; place <= last; ++place)
                verify(!/[0-9a-f]{16}/.test(Backstage.name(list.itemAtIndex(place))), "no seal among the moves")
        }
        function test_theLogTellsWhoBegins() {
            for (const language of ["en", "it"]) {
                Backstage.speak(language)
                for (const moment of ["cut", "choice", "turn", "firstDealer"]) {
                    sit(moment, 6)
                    keyClick(Qt.Key_L)
                    const words = at("logOpening")
                    const heading = Backstage.placeOf(at("logHeading"))
                    verify(heading.x + heading.width < Backstage.placeOf(at("logClose")).x)
                    compare(Backstage.unreadable(Backstage.all(root, "LogDrawer")[0]), [])
                    verify(/begins?\.|[Cc]omincia|[Cc]ominci /.test(words.text), words.text)
                    compare(/ dà |^Dai | deals?;/.test(words.text), moment !== "firstDealer", words.text) // that is not found yet
                    stand()
                }
            }
            Backstage.speak("en")
            sit("laps", 6)
            keyClick(Qt.Key_L)
            verify(gone("logOpening"))
        }
    }
}

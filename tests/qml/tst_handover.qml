// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// Several people at one screen: it is handed over with nothing on the table, by pointer or keys.
Item {
    id: root
    width: 1280
    height: 800

    property string lastSaid
    Connections {
        target: Announcer
        function onSaid(sentence: string) { root.lastSaid = sentence }
    }

    TableCase {
        id: test
        name: "handover"

        function lay(game: string, language: string) {
            Backstage.speak(language)
            Backstage.holdBack(0)
            MatchSetup.game = game
            MatchSetup.restoreDefaults()
            MatchSetup.seatCount = 3
            MatchSetup.rename(0, "Ada")
            MatchSetup.rename(1, "Nadia")
            MatchSetup.setPerson(1, true)
            MatchSetup.rename(2, "Gianfrancesco IV")
            MatchSetup.setPerson(2, true)
            Session.start()
            show()
        }
        // on to the next time that the screen is handed over, once cards are dealt
        function toTheHandover(pause = 2) {
            let dealt = false
            for (let step = 0; step < 3000; ++step) {
                wait(pause)
                if (board.table.handingOver)
                    board.table.perform("takeseat")
                wait(pause)
                dealt = dealt || board.table.deal > 0
                if (board.table.mostInHand > 9 && !board.table.handingOver)
                    board.table.toggle("hand", step % board.table.mostInHand)
                for (const action of ["cut", "keep", "stay", "knock", "leave", "next", "skip", "hurry", "silent", "discard", "play"]) {
                    if (!board.table.handingOver)
                        board.table.perform(action)
                }
                if (board.table.handingOver && dealt)
                    return
            }
            fail("nobody has to take the screen")
        }

        function cleanupTestCase() { MatchSetup.game = MatchSetup.games[0] }
        function leave() {
            Session.leave()
            Session.giveUp()
        }
        function test_nothingLiesUnderTheSlip_data() {
            const ways = []
            for (const game of Array.from(MatchSetup.games)) {
                for (const language of ["en", "it"])
                    ways.push({ tag: game + " " + language, game: game, language: language })
            }
            return ways
        }
        function test_nothingLiesUnderTheSlip(data) {
            lay(data.game, data.language)
            toTheHandover()
            const slip = at("handover")
            tryVerify(() => slip.parent.shown === 1)
            const name = board.table.handoverTitle.split(" a ").pop().split(" to ").pop()
            verify(["Ada", "Nadia", "Gianfrancesco IV"].includes(name))
            compare(root.lastSaid, board.table.handoverTitle)
            verify(Announcer.rowCount() <= 1)                 // and nothing that was said to another is left
            compare(board.table.handoverTitle, data.language === "it" ? "Passa lo schermo a " + name : "Pass the screen to " + name)
            compare(at("action_takeseat").text, data.language === "it" ? "Sono io, " + name : "It’s me, " + name)
            for (const gone of ["hand0", "monte0", "seat0", "seat1", "seatArea0", "logTab", "logSlip", "hintTab"])
                compare(Backstage.find(root, gone), null, gone)
            compare(Backstage.all(root, "PlayCard").length, 0)
            compare(Backstage.all(root, "CardFace").filter(card => card.visible).length, 0)
            compare(Backstage.unreadable(root), [])
            verify(at("menuTab"))
            leave()
        }
        // However large the print is, the ticket can be reached and read.
        function test_isReadAtAnySize_data() {
            const ways = []
            for (const size of [[800, 600], [600, 1000], [1280, 800]]) {
                for (const print of [100, 150, 200])
                    ways.push({ tag: size + " " + print + "%", width: size[0], height: size[1], print: print })
            }
            return ways
        }
        function test_isReadAtAnySize(data) {
            Preferences.textSize = data.print
            lay(MatchSetup.games[0], "it")
            board.width = data.width
            board.height = data.height
            Theme.base = Theme.baseFor(data.width, data.height)
            toTheHandover()
            const slip = at("handover")
            tryVerify(() => slip.parent.shown === 1)
            Backstage.settle(root)
            compare(Backstage.unreadable(board), [])
            const ticket = at("action_takeseat")
            const low = ticket.mapToItem(slip, 0, ticket.height).y
            verify(low < slip.height - Theme.base, "the ticket ends at " + low + " of " + slip.height)
            verify(slip.y >= 0 && slip.y + slip.height <= data.height, "the slip lies at " + slip.y)
            leave()
        }
        function test_keysOfTheTableDoNothing() {
            lay(MatchSetup.games[0], "en")
            toTheHandover()
            for (const key of [Qt.Key_1, Qt.Key_Q, Qt.Key_K, Qt.Key_S, Qt.Key_C, Qt.Key_H, Qt.Key_V, Qt.Key_L, Qt.Key_I, Qt.Key_F6, Qt.Key_Right])
                keyClick(key)
            wait(50)
            verify(board.table.handingOver)
            compare(board.laid, null)
            const menu = heard(board, "menuRequested")
            keyClick(Qt.Key_Escape)
            compare(menu.count, 1)
            verify(board.table.handingOver)
            leave()
        }
        function test_isTakenBy_data() {
            return [{ tag: "Return", key: Qt.Key_Return }, { tag: "Enter", key: Qt.Key_Enter }, { tag: "Space", key: Qt.Key_Space }, { tag: "pointer" },
                { tag: "Tab and Space", key: Qt.Key_Space, tab: true }]
        }
        function test_isTakenBy(data) {
            lay(MatchSetup.games[0], "en")
            toTheHandover()
            const ticket = at("action_takeseat")
            tryVerify(() => at("handover").parent.shown === 1)
            if (data.tab) {
                for (let step = 0; step < 8 && !ticket.activeFocus; ++step)
                    keyClick(Qt.Key_Tab)
                verify(ticket.activeFocus)
            }
            if (data.key)
                keyClick(data.key)
            else
                mouseClick(ticket)
            verify(!board.table.handingOver)
            tryVerify(() => gone("handover"))
            verify(board.table.yourTurn)
            verify(at("seat0"))
            leave()
        }
        // Whoever presses Enter for the own move, and once more by mistake, does not see another's hand.
        function test_aKeyThatIsPressedTwiceTakesNothing() {
            lay(MatchSetup.games[0], "en")
            Backstage.holdBack(400)
            toTheHandover(450)
            keyClick(Qt.Key_Return)
            verify(board.table.handingOver)
            wait(500)                                         // after a press that came too soon the finger has to rest
            verify(board.table.handingOver)
            wait(1000)
            keyClick(Qt.Key_Return)
            verify(!board.table.handingOver)
            Backstage.holdBack(0)
            leave()
        }
        function test_whatIsReachedHasANameAndAPlace() {
            lay(MatchSetup.games[0], "en")
            toTheHandover()
            tryVerify(() => at("handover").parent.shown === 1)
            compare(Backstage.unreachable(board.Window.window), [])
            compare(Backstage.tooSmallToTouch(root, Theme.touch - 0.5), [])
            leave()
        }
    }
}

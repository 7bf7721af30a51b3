// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// The hint's slip with pointer, keys and assistive technology.
Item {
    id: root
    width: 1280
    height: 800

    Component { id: index; CardIndex { height: 60 } }
    HintPlace { id: hints }

    SignalSpy { id: said; target: Announcer; signalName: "said" }
    TableCase {
        id: test
        name: "hint"

        function answered() { tryVerify(() => !board.table.hint.thinking && Backstage.find(board, "hint0"), 60000) }

        function test_theKeyOpensAndClosesIt() {
            sit("turn", 6)
            verify(gone("hint0"))
            keyClick(Qt.Key_H)
            verify(board.table.hint.open)
            answered()
            verify(gone("hintTab"))                           // the slip lies over it
            keyClick(Qt.Key_H)
            verify(!board.table.hint.open)
            verify(gone("hint0"))
            keyClick(Qt.Key_H)
            answered()
            keyClick(Qt.Key_Escape)
            verify(!board.table.hint.open)
        }
        function test_thePointerOpensAndClosesIt() {
            sit("turn", 6)
            mouseClick(at("hintTab"))
            answered()
            mouseClick(at("hintClose"))
            verify(!board.table.hint.open)
        }
        function test_aLineTakesUpItsCards() {
            sit("turn", 6)
            mouseClick(at("hintTab"))
            answered()
            let exchange = -1
            let knock = -1
            for (let i = 0; i < 6; ++i) {
                const line = at("hint" + i)
                if (line.action === "exchange" && exchange < 0)
                    exchange = i
                if (line.action === "knock")
                    knock = i
            }
            verify(exchange >= 0 && knock >= 0)
            mouseClick(at("hint" + exchange))
            verify(Backstage.chosen(board.table, "hand") > 0 && Backstage.chosen(board.table, "monte") > 0)
            verify(at("hint" + exchange).chosen)
            compare(at("action_exchange").activeFocus, true)
            at("hint" + knock).forceActiveFocus(Qt.TabFocusReason) // into sight, where it lies below
            mouseClick(at("hint" + knock))
            compare(Backstage.chosen(board.table, "hand"), 0)
            compare(at("action_knock").activeFocus, true)
            compare(Backstage.asked, [])
            keyClick(Qt.Key_Return)
            compare(Backstage.asked.length, 1)
        }
        function test_withKeysAlone() {
            sit("turn", 6)
            said.clear()
            keyClick(Qt.Key_H)
            answered()
            compare(at("hint0").activeFocus, true)
            const first = at("hintReason").text
            verify(first !== "")
            compare(said.signalArguments.filter(one => one[0] === Backstage.name(at("hintReason"))).length, 1)
            keyClick(Qt.Key_Down)
            compare(at("hint1").activeFocus, true)
            compare(board.table.hint.held, true)
            verify(at("hintReason").text.endsWith(at("hint1").reason))
            keyClick(Qt.Key_Up)
            compare(at("hint0").activeFocus, true)
            compare(at("hintReason").text, first)
            keyClick(Qt.Key_Return)
            verify(board.table.hint.open)
            compare(Backstage.asked, [])
            // the table's own keys still work beside it
            board.table.clearSelection()
            keyClick(Qt.Key_1)
            compare(Backstage.chosen(board.table, "hand"), 1)
        }
        function test_linesSayAllToAssistiveTechnology() {
            sit("turn", 6)
            keyClick(Qt.Key_H)
            answered()
            compare(Backstage.unreachable(board.Window.window).join("\n"), "")
            for (let i = 0; i < 6; ++i) {
                const line = at("hint" + i)
                verify(Backstage.name(line).startsWith(line.label + ": you lose a token"), Backstage.name(line))
                verify(line.note.endsWith(line.reason))
            }
            verify(Backstage.doAction(at("hint0"), "Press"))
            compare(Backstage.asked, [])
        }
        function test_itGoesWithTheTurn() {
            sit("turn", 6)
            keyClick(Qt.Key_H)
            answered()
            Backstage.lay("othersChoice", 6)
            verify(gone("hint0"))
            verify(gone("hintTab"))
            stand()
            sit("choice", 6)
            keyClick(Qt.Key_H)
            answered()
            verify(gone("hint2"))
        }

        function test_everyCornerIsPrinted() {
            for (const suit of "DCSB") {
                for (const rank of "234567JHKA") {
                    const corner = createTemporaryObject(index, root, { face: "piacentine/" + rank + suit })
                    waitForRendering(corner)
                    const picture = grabImage(corner)
                    let dark = 0
                    for (let x = 0; x < corner.width; ++x)
                        for (let y = 0; y < corner.height / 2; ++y)
                            dark += picture.red(x, y) < 90 ? 1 : 0
                    verify(dark > corner.width * corner.height / 30, rank + suit + " is blank")
                }
            }
        }

        // Each of the seats moves then, and the slip looks for its place among all that lies there.
        function test_itFindsItsPlaceAnewInAnotherWindow() {
            sit("turn", 12)
            for (const [width, height] of [[800, 600], [900, 700], [1280, 800], [1100, 750], [800, 600], [1280, 800]]) {
                Theme.base = Theme.baseFor(width, height)
                board.width = width
                board.height = height
                if (!board.table.hint.open)
                    keyClick(Qt.Key_H)
                tryVerify(() => Backstage.find(board, "hint1"), 60000)
                wait(20)
                compare(hints.complaints(board).join("\n"), "", width + "x" + height)
            }
        }
        // Wherever the slip lies, no words are cut, four moves are in sight where there is room for them, and the reason is as
        // large as the print: what has no room beside a move lies below it, or leads the reason.
        function test_wordsHaveTheRoomThatTheyNeed_data() {
            const rows = []
            for (const size of [Qt.size(800, 600), Qt.size(1280, 800), Qt.size(800, 1200)])
                for (const print of [100, 150])
                    for (const language of ["it", "en"])
                        rows.push({ tag: size.width + "x" + size.height + ", print " + print + ", " + language, size: size, print: print, language: language })
            return rows
        }
        function test_wordsHaveTheRoomThatTheyNeed(data) {
            Theme.base = Theme.baseFor(data.size.width, data.size.height)
            Preferences.textSize = data.print
            Backstage.speak(data.language)
            sit("turn", 6)
            board.Window.window.width = Math.max(root.width, data.size.width)
            board.Window.window.height = Math.max(root.height, data.size.height)
            board.width = data.size.width
            board.height = data.size.height
            keyClick(Qt.Key_H)
            tryVerify(() => Backstage.find(board, "hint1"), 60000)
            answered()
            wait(50)
            const list = Backstage.placeOf(at("hintList"))
            for (let i = 0; i < 4; ++i) {
                const line = at("hint" + i)
                const row = Backstage.placeOf(line)
                verify(row.y + row.height <= list.y + list.height + 3, "line " + i + " is in sight")
                compare(Backstage.unreadable(line).join("\n"), "")
                line.forceActiveFocus(Qt.TabFocusReason)
                wait(20)
                verify(at("hintReason").text.includes(line.unsaid), "what the line has no room for")
                for (const words of Backstage.all(line, "PlainText").filter(one => one.visible && one.text !== ""))
                    verify(!words.truncated && words.contentHeight <= line.height + 1, words.text)
            }
            const why = at("hintReason")
            verify(why.height >= why.contentHeight - 1 && why.minimumPixelSize >= (data.print > 100 ? Theme.small : Math.max(12, Math.round(Theme.small * 0.78))))
        }
        // All cards, the pot, the others' seats and their words, the line that tells whose turn it is, the tickets and the tabs
        // stay clear of the slip, save in print so large that it leaves no room beside them.
        function test_itCoversNothingThatIsNeeded_data() {
            const rows = []
            for (const [w, h] of [[800, 600], [1280, 800], [1920, 1080], [800, 1280], [1024, 600], [1080, 1920]])
                for (const seats of w === 800 ? [2, 4, 6, 8, 12, 24] : [6, 24])
                    for (const language of w === 800 && h === 600 && (Backstage.thorough || seats === 4) ? ["en", "it"] : ["it"])
                        rows.push({ tag: w + "x" + h + ", " + seats + " seats, " + language, width: w, height: h, seats: seats, language: language, print: 100 })
            for (const [w, h] of [[1280, 800], [1920, 1080]])
                for (const seats of [2, 4, 8, 12])
                    for (const print of Backstage.thorough ? [100, 150] : [w === 1280 ? 150 : 100])
                        rows.push({ tag: w + "x" + h + ", print " + print + ", " + seats + " seats", width: w, height: h, seats: seats, language: print === 100 ? "en" : "it", print: print })
            for (const seats of [2, 4, 8, 12, 24])
                rows.push({ tag: "800x600, print 150, " + seats + " seats", width: 800, height: 600, seats: seats, language: "it", print: 150 })
            for (const [w, h, print] of [[600, 1000, 100], [600, 1000, 150], [1280, 800, 150], [800, 600, 150], [800, 600, 200], [1280, 800, 200], [800, 1280, 200]])
                rows.push({ tag: w + "x" + h + ", print " + print, width: w, height: h, seats: 6, language: "it", print: print })
            return rows
        }
        function test_itCoversNothingThatIsNeeded(data) {
            const apart = (a, b) => Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) < 2
                || Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) < 2
            Theme.base = Theme.baseFor(data.width, data.height)
            Preferences.textSize = data.print
            Backstage.speak(data.language)
            sit("turn", data.seats)
            board.Window.window.width = Math.max(root.width, data.width) // what is beyond it would count as cut off
            board.Window.window.height = Math.max(root.height, data.height)
            board.width = data.width
            board.height = data.height
            const tab = Backstage.placeOf(at("hintTab"))
            for (const seat of Backstage.all(board, "Seat"))
                verify(apart(tab, Backstage.placeOf(seat)), "the tab lies on seat " + seat.seat)
            verify(tab.height >= 36 && tab.width >= 36)
            for (const log of Backstage.all(board, "LogTab").filter(one => one.visible))
                verify(apart(tab, Backstage.placeOf(log)), "the tab lies on the log's")
            for (const name of ["action_exchange", "action_knock", "rulesTab", "hand0", "hand1", "hand2", "monte0", "monte1", "monte2"])
                verify(apart(tab, Backstage.placeOf(at(name))), "the tab lies on " + name)
            keyClick(Qt.Key_H)
            tryVerify(() => Backstage.find(board, "hint1"), 60000)
            wait(20)
            const slip = Backstage.placeOf(Backstage.all(board, "HintSlip")[0])
            verify(slip.y >= 0 && slip.x >= 0 && slip.x + slip.width <= data.width, "within the window: " + slip)
            for (const name of ["hand0", "hand1", "hand2", "monte0", "monte1", "monte2", "action_exchange", "action_knock", "action_shirt", "rulesTab", "menuTab"])
                verify(apart(slip, Backstage.placeOf(at(name))), name + " lies under the slip: " + slip + " " + Backstage.placeOf(at(name)))
            if (data.print === 100 && data.width > 600)
                // in a tall window there may be no room but over the pot, or over the edge of what lies at the seats
                compare(hints.complaints(board).filter(one => data.width > data.height || !/^(Pool|CardFace|TokenPile) /.test(one)).join("\n"), "")
            for (const one of Backstage.all(board, "Stock"))
                verify(apart(slip, Backstage.placeOf(one)), one + " lies under the slip: " + slip + " " + Backstage.placeOf(one))
            const line = Backstage.all(board, "Board")[0].turnLine
            verify(line.width > 0 && apart(slip, line), "the line that tells whose turn it is: " + slip + " " + line)
            answered()
            wait(20)
            const lines = Backstage.all(board, "HintSlip")[0].lines
            const list = Backstage.placeOf(at("hintList"))
            for (let i = 0; data.print <= 150 && i < Math.min(2, lines); ++i) {
                const row = Backstage.placeOf(at("hint" + i))
                verify(row.y + row.height <= list.y + list.height + 3, "line " + i + " is in sight: " + row + " in " + list)
            }
            // one bar; the reason has another only where more than two moves are in sight above it
            let inSight = 0
            while (inSight < lines && Backstage.placeOf(at("hint" + inSight)).y + at("hint" + inSight).height <= list.y + list.height + 3)
                ++inSight
            verify(data.print > 150 || inSight > 2 || Backstage.all(Backstage.all(board, "HintSlip")[0], "Scroll").filter(one => one.longer).length <= 1, "one bar, with " + inSight + " of " + lines + " moves in sight")
            if (data.width === 800 && data.height === 600 && data.print <= 150 && data.seats <= 6)
                verify(inSight >= Math.min(4, lines), "four moves are in sight, not " + inSight)
            verify(at("hintReason").font.pixelSize >= Theme.small)
            verify(at("hintWhy").height >= 2 * Theme.small, "two lines of the reason are in sight")
            // with the keys each line comes into sight
            const last = at("hint" + (Backstage.all(board, "HintSlip")[0].lines - 1))
            last.forceActiveFocus(Qt.TabFocusReason)
            wait(20)
            const lowest = Backstage.placeOf(last)
            verify(lowest.y >= slip.y && lowest.y + lowest.height <= slip.y + slip.height, "the last line: " + lowest + " in " + slip)
            const complaints = []
            for (const one of Backstage.all(board, "HintSlip"))
                for (const complaint of Backstage.unreadable(one))
                    complaints.push(complaint)
            compare(complaints.join("\n"), "")
        }
    }
}

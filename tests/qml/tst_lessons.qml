// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// The lessons at the table: played with keys from their list, and what the coach's slip hides.
Item {
    id: root
    width: 1280
    height: 1280

    Component { id: list; LessonsPage { width: 1280; height: 800 } }

    TableCase {
        id: test
        name: "lessons"

        function lessonsOf(game: string): var { return LessonBook.games.find(one => one.name === game).lessons.filter(one => one.key !== "whole") }
        function seat(width: int, height: int) {
            Theme.base = Theme.baseFor(width, height)
            board = page.createObject(root, { width: width, height: height })
            board.forceActiveFocus()
            waitForRendering(board)
        }
        // Enter, or the keys of what is pointed at
        function press() {
            const guide = Session.guide
            if (guide.waits)
                return keyClick(Qt.Key_Return)
            if (board.table.stage === Table.Declaration || board.table.stage === Table.Showdown && !board.table.yourTurn)
                return keyClick(Qt.Key_Return)
            if (!board.table.yourTurn)
                return
            if (guide.asks)
                return keyClick(Qt.Key_H)
            for (const name of guide.pointsAt) {
                const last = Number(name.match(/[0-9]*$/)[0])
                if (name.startsWith("hand") && board.table.mostInHand > 9)
                    board.table.toggle("hand", last)          // more than digits reach
                else if (name.startsWith("hand"))
                    keyClick(Qt.Key_1 + last)
                else if (name.startsWith("monte"))
                    keyClick([Qt.Key_Q, Qt.Key_W, Qt.Key_E, Qt.Key_R][last])
                else if (name.startsWith("middle"))
                    board.table.toggle("middle", last)
                else
                    board.table.perform(name.slice("action_".length))
            }
        }
        // goes through a lesson, and has each of its moments looked at
        function go(look: var): int {
            let before = ""
            let moments = 0
            const begun = Date.now()
            while (!Session.guide.over && Date.now() - begun < 60000) {
                wait(2)
                const now = Session.guide.text + Session.guide.pointsAt
                if (now !== before && Session.guide.text !== "") {
                    before = now
                    ++moments
                    look()
                }
                press()
            }
            verify(Session.guide.over, "came no further than: " + Session.guide.text + " " + Session.guide.pointsAt + " stage " + board.table.stage)
            look()
            return moments
        }
        function hidden(): string {
            const slip = Backstage.find(root, "coach")
            if (!slip)
                return "no slip"
            board.teacher.lay()
            const own = slip.mapToItem(board, 0, 0, slip.width, slip.height)
            if (own.x < 0 || own.y < 0 || own.x + own.width > board.width || own.y + own.height > board.height)
                return "beyond the window: " + own
            if (board.comparing)
                return ""
            for (const name of board.teacher.names()) {
                const thing = board.teacher.thing(name)
                if (!thing)
                    return "nothing is " + name
                const at = thing.mapToItem(board, 0, 0, thing.width, thing.height)
                if (at.x < own.x + own.width && own.x < at.x + at.width && at.y < own.y + own.height && own.y < at.y + at.height)
                    return name + " lies below the slip: " + Session.guide.text
                const ring = Backstage.find(thing, "ring")
                const round = ring?.mapToItem(board, 0, 0, ring.width, ring.height) ?? at
                if (round.x < 0 || round.y < 0 || round.x + round.width > board.width || round.y + round.height > board.height)
                    return "the ring round " + name + " is cut: " + round
            }
            for (const thing of ["Glass", "LogSlip"].map(type => Backstage.all(board, type)[0])) {
                const at = thing?.mapToItem(board, 0, 0, thing.width, thing.height) ?? own
                if (thing?.visible && at.x < own.x + own.width && own.x < at.x + at.width && at.y < own.y + own.height && own.y < at.y + at.height)
                    return thing + " sticks out from under the slip"
            }
            return ""
        }

        function test_slipNeverHidesWhatItSpeaksOf_data() {
            // one lesson at each size, another at the next; with HOUSE_THOROUGH all at all
            const rows = []
            const sizes = [[800, 600, 100], [1280, 800, 100], [800, 1280, 100], [1280, 800, 150], [800, 600, 150]]
            for (const game of MatchSetup.games) {
                sizes.forEach(([width, height, print], place) => {
                    const lessons = lessonsOf(game).filter((lesson, index) => Backstage.thorough || index % sizes.length === place)
                    rows.push({ tag: game + " " + width + "x" + height + " " + print, game: game, lessons: lessons, width: width, height: height, print: print })
                })
            }
            return rows
        }
        function test_slipNeverHidesWhatItSpeaksOf(data) {
            Preferences.textSize = data.print
            Backstage.speak("it")
            for (const lesson of data.lessons) {
                Session.startLesson(data.game, lesson.key)
                seat(data.width, data.height)
                go(() => {
                    tryVerify(() => hidden() === "" && Backstage.unreadable(at("coach")).length === 0, 1000, lesson.key + ": " + Session.guide.text + " " + hidden() + Backstage.unreadable(at("coach")))
                })
                stand()
                Session.leave()
            }
        }
        function test_wordsAreAnnounced() {
            Session.startLesson("petrangola", "exchange")
            seat(1280, 800)
            const heard = []
            const told = []
            const note = sentence => heard.push(sentence)
            Announcer.said.connect(note)
            go(() => told.push(Session.guide.text))
            Announcer.said.disconnect(note)
            for (const text of told.slice(1))
                verify(heard.indexOf(text) >= 0, text)
            Session.leave()
        }
        function test_wrongMoveIsTriedAgain() {
            Session.startLesson("petrangola", "exchange")
            seat(1280, 800)
            for (let step = 0; step < 500 && !board.table.yourTurn; ++step) {
                wait(1)
                press()
            }
            const asked = Session.guide.text
            verify(Session.guide.asks)
            compare(Session.guide.pointsAt.length, 0)
            board.table.perform("knock")
            tryVerify(() => Session.guide.astray)
            const again = at("coach_again")
            tryVerify(() => again.activeFocus)
            compare(Backstage.find(root, "coach_next"), null)
            keyClick(Qt.Key_Return)
            tryVerify(() => board.table.yourTurn && !Session.guide.astray)
            // the second time the answer is given
            verify(!Session.guide.asks)
            verify(Session.guide.text !== asked)
            Session.leave()
        }
        function test_endLeadsOn() {
            Session.startLesson("mambassa", "declare")
            seat(1280, 800)
            go(() => {})
            verify(at("coach_repeat").visible)
            compare(Backstage.find(root, "coach_new"), null)  // one way on, and one back
            mouseClick(at("coach_lesson"))
            tryCompare(Session.guide, "lesson", "")          // the whole deal is the last
            Session.leave()
        }
        function test_listNamesAllLessons() {
            const page = createTemporaryObject(list, root)
            const wanted = createTemporaryObject(spy, test, { target: page, signalName: "went" })
            for (const game of LessonBook.games) {
                for (const lesson of game.lessons) {
                    const line = at("lesson_" + game.name + "_" + lesson.key)
                    compare(line.text, lesson.title)
                    line.clicked()
                    compare(wanted.signalArguments[wanted.count - 1][0], "lesson:" + game.name + ":" + lesson.key)
                }
            }
            compare(Backstage.unreadable(page), [])
        }
    }
}

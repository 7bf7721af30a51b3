// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// No text is cut short or sticks out: in both languages, in the smallest window and the usual one, on every page,
// and on the pages in the larger sizes of print too. Of booklets and moments each way sees a part, and the next one another;
// with HOUSE_THOROUGH each sees all.
Item {
    id: root
    width: 200
    height: 100

    Component { id: program; Main { } }

    TestCase {
        id: test
        name: "texts"
        when: windowShown

        property Main main

        function initTestCase() { Theme.grace = 0 }
        function init() { failOnWarning(Backstage.fault) }
        function cleanup() {
            // held until it is gone: what JavaScript reaches no more loses its properties in the next collection, bindings and all
            if (main)
                main.destroy()
            wait(0)
            main = null
            Preferences.textSize = 100
            Backstage.speak("en")
            Backstage.clear()
            MatchSetup.restoreDefaults()
        }
        function everyWay(): var {
            const ways = []
            for (const language of ["en", "it"]) {
                for (const [width, height] of [[800, 600], [1280, 800], [800, 1280]])
                    ways.push({ tag: language + " " + width + "x" + height, language: language, width: width, height: height, turn: ways.length })
            }
            return ways
        }
        // larger print: where there is least room, and in the other windows in the longer language
        function everyWayAndPrint(): var {
            const ways = everyWay()
            for (const way of everyWay()) {
                if (way.language === "it" || way.width === 800 && way.height === 600)
                    ways.push(Object.assign({ }, way, { tag: way.tag + " 200%", print: 200, turn: ways.length }))
                if (way.language === "it" && way.height === 600)
                    ways.push(Object.assign({ }, way, { tag: way.tag + " 150%", print: 150, turn: ways.length }))
            }
            return ways
        }
        function open(way: var) {
            Backstage.speak(way.language)
            Preferences.textSize = way.print ?? 100
            main = program.createObject(null)
            main.width = way.width
            main.height = way.height
            tryVerify(() => Math.abs(Theme.base - Theme.baseFor(way.width, way.height)) < 0.01)
            settle()
        }
        function settle() {
            wait(0)
            for (let time = 0; time < 3; ++time)
                wait(10)
        }
        function look(where: string, complaints: var) {
            for (const one of Backstage.unreadable(main.contentItem))
                complaints.push(where + ": " + one)
        }

        function test_pages_data() { return everyWayAndPrint() }
        function test_pages(way) {
            open(way)
            const complaints = []
            look("start", complaints)
            for (const page of ["games", "setup", "settings", "keys", "about"]) {
                main.go(page)
                tryVerify(() => Backstage.find(main.contentItem, page))
                settle()
                look(page, complaints)
                main.go("back")
            }
            main.go("setup")
            for (const seats of [2, 3, 12, 13, 24]) {
                MatchSetup.seatCount = seats
                settle()
                look("setup, " + seats + " seats", complaints)
            }
            MatchSetup.restoreDefaults()
            MatchSetup.setOption("tokens", 8)
            const page = Backstage.find(main.contentItem, "setup")
            page.showPresets()
            settle()
            look("house rules", complaints)
            main.stepBack()
            main.go("menu")
            settle()
            look("menu", complaints)
            main.go("back")
            if (complaints.length > 0)
                fail(complaints.join("\n"))
        }
        function test_rules_data() { return everyWayAndPrint() }
        function test_rules(way) {
            open(way)
            const complaints = []
            const narrowest = way.tag === "it 800x600"
            for (const [place, game] of Array.from(MatchSetup.games).entries()) {
                if (!Backstage.thorough && !narrowest && (place + way.turn) % 3 !== 0)
                    continue
                main.go("rules:" + game)
                tryVerify(() => Backstage.find(main.contentItem, "rules"))
                const page = Backstage.find(main.contentItem, "rules")
                const booklet = Backstage.all(page, "Booklet")[0]
                verify(page.names.length > 5)
                for (const chapter of Array.from(page.names)) {
                    page.chapter = chapter
                    settle()
                    for (let spread = 1; spread < 40; ++spread) {
                        look(game + ", " + chapter + ", spread " + spread, complaints)
                        if (!booklet.hasNext)
                            break
                        booklet.forward()
                        settle()
                    }
                }
                main.stepBack()
                settle()
            }
            if (complaints.length > 0)
                fail(complaints.join("\n"))
        }
        function test_table_data() { return everyWay() }
        function test_table(way) {
            open(way)
            const complaints = []
            main.go("table")
            for (const moment of Backstage.moments) {
                // Two end their match where three would go on; how many there are matters most when hands are compared.
                const many = ["turn", "showdown", "tie"].indexOf(moment) >= 0
                const sizes = moment === "won" || moment === "lost" ? [2] : many ? [2, 6, 9, 12, 24] : [6, 24]
                for (const [place, seats] of sizes.entries()) {
                    if (!Backstage.thorough && sizes.length > 1 && (place + way.turn) % 2 !== 0)
                        continue
                    Backstage.lay(moment, seats)
                    settle()
                    look(moment + ", " + seats + " seats", complaints)
                }
            }
            if (complaints.length > 0)
                fail(complaints.join("\n"))
        }
        function test_questions_data() { return everyWayAndPrint() }
        function test_questions(way) {
            open(way)
            const complaints = []
            MatchSetup.seatCount = 2
            Session.start()
            for (const question of ["begin", "lesson:petrangola:exchange", "leave", "quit"]) {
                main.go(question)
                tryVerify(() => Backstage.find(main.contentItem, "confirm_no"))
                settle()
                look(question, complaints)
                main.stepBack()
            }
            if (complaints.length > 0)
                fail(complaints.join("\n"))
        }
    }
}

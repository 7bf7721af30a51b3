// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// A test that walks through whatever the window can show, page by page and moment by moment.
TestCase {
    id: test
    when: windowShown

    property Main main
    readonly property var english: /\b(the|you|your|deals?|cards?|knock(?!!)|knocked|tokens?|hand|turn|pool|stock|of|with|new|match|settings|rules|about|quit|dealer|keep|stay|exchange|cut|leave|more|less)\b/i

    property Component program: Component { Main { } }
    property var heard: []                                    // what was announced
    Connections {
        target: Announcer
        function onSaid(sentence: string) { test.heard.push(sentence) }
    }

    function init() { failOnWarning(Backstage.fault) }
    function cleanup() {
        // held until it is gone: what JavaScript reaches no more loses its properties in the next collection, bindings and all
        if (main)
            main.destroy()
        wait(0)
        main = null
        Backstage.speak("en")
        Backstage.clear()
        MatchSetup.restoreDefaults()
        Preferences.cloth = "tela"
        wait(0)
    }
    function open(language: string, width: int, height: int) {
        Backstage.speak(language)
        main = program.createObject(null)
        main.width = width
        main.height = height
        main.requestActivate()
        tryCompare(main, "active", true)
        tryVerify(() => Math.abs(Theme.base - Theme.baseFor(width, height)) < 0.01)
        settle()
    }
    function openFilled(page: string, matches: int) {
        Backstage.fillHistory(matches)
        open("en", 1280, 800)
        main.go(page)
        tryVerify(() => Backstage.find(main.contentItem, page))
        settle()
    }
    function settle() {
        for (let time = 0; time < 3; ++time)
            wait(10)
    }
    function at(name: string): Item {
        const item = Backstage.find(main.contentItem, name)
        verify(item, name + " can be seen")
        return item
    }
    // looks at every page and what may be laid over it
    function throughPages(look: var) {
        look("start")
        for (const page of main.places.filter(one => one !== "start" && one !== "table" && one !== "rules")) {
            main.go(page)
            tryVerify(() => Backstage.find(main.contentItem, page))
            settle()
            look(page)
            main.go("start")
            settle()
        }
        Backstage.fillHistory(40)
        for (const page of ["history", "statistics"]) {
            main.go(page)
            tryVerify(() => Backstage.find(main.contentItem, page))
            settle()
            look(page + ", full")
            main.go("start")
            settle()
        }
        Backstage.fillHistory(0)
        main.go("setup")
        for (const seats of [2, 13, 24]) {
            MatchSetup.seatCount = seats
            settle()
            look("setup, " + seats + " seats")
        }
        const chairs = Backstage.find(main.contentItem, "setup_table")
        chairs.chosen = 1
        settle()
        look("setup, a guest")
        MatchSetup.setProgram(1, "/no/such/program")
        settle()
        look("setup, a program")
        Backstage.find(main.contentItem, "setup_program").clicked()
        settle()
        Backstage.find(main.contentItem, "program_try").clicked()
        tryVerify(() => Backstage.find(main.contentItem, "program_result"))
        settle()
        look("which program")
        main.stepBack()
        settle()
        main.go("start")
    }
    function throughRules(look: var) {
        for (const game of Array.from(MatchSetup.games)) {
            main.go("rules:" + game)
            tryVerify(() => Backstage.find(main.contentItem, "rules"))
            for (let page = 1; page < 60; ++page) {
                settle()
                look("rules of " + game + ", spread " + page)
                const next = Backstage.find(main.contentItem, "rules_next")
                if (!next)
                    break
                next.clicked()
            }
            main.go("start")
            settle()
        }
    }
    function throughSheets(look: var) {
        MatchSetup.seatCount = 3
        Session.start()
        main.go("table")
        main.go("menu")
        settle()
        look("menu")
        for (const question of ["begin", "leave", "quit"]) {
            main.go(question)
            settle()
            look("question " + question)
            main.stepBack()
        }
        Session.leave()
        main.go("start")
    }
    function throughTable(look: var, sizes: var) {
        main.go("table")
        for (const moment of Backstage.moments) {
            for (const seats of moment === "won" || moment === "lost" ? [2] : sizes) {
                Backstage.lay(moment, seats)
                settle()
                look(moment + ", " + seats + " seats")
            }
        }
        Backstage.lay("laps", 6)
        settle()
        keyClick(Qt.Key_L)
        settle()
        look("log")
        keyClick(Qt.Key_Escape)
        Backstage.lay("turn", 6)
        settle()
        Session.table.toggle("hand", 0)
        settle()
        look("a card chosen")
        Session.table.perform("stay")
        settle()
        look("refused")
    }
    function through(way: var, look: var) {
        switch (way.what) {
        case "pages": return throughPages(look)
        case "rules": return throughRules(look)
        case "sheets": return throughSheets(look)
        case "table": return throughTable(look, way.width < 1000 ? [3, 12] : [6, 24])
        }
    }
    function report(complaints: var) {
        if (complaints.length > 0)
            fail(complaints.length + ":\n" + complaints.join("\n"))
    }

    function focusedName(): string {
        for (let up = main.activeFocusItem; up; up = up.parent) {
            if (up.objectName !== "")
                return up.objectName
        }
        return ""
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// Names that a stranger gave are letters and nothing else, wherever they come up: no markup, no picture, no call.
Item {
    id: root
    width: 200
    height: 100

    WindowCase {
        id: test
        name: "names"

        readonly property string device: "<img src=\"file:///dev/ptmx\">"
        readonly property string bold: "<b>bold</b>&amp;<i>it</i>"
        property int refusals

        function initTestCase() {
            Theme.grace = 0
            refusals = Stranger.refusals
        }
        function cleanupTestCase() { Backstage.fillHistory(0) }
        // what is on the screen is plain, and nobody was asked for anything
        function look(where: string) {
            settle()
            compare(Stranger.markedUp(main.contentItem).join("\n"), "", where)
            compare(Stranger.calls, 0, where)
            compare(Stranger.refusals, refusals, where)
        }
        function shows(name: string): bool { return Stranger.texts(main.contentItem).some(text => text.includes(name)) }
        function open(record: string) {
            Replay.open(Stranger.record(record))
            tryVerify(() => Replay.active && !Replay.opening, 10000, record)
            main.go("replay")
            tryVerify(() => seen("replay_play"))
        }
        // every position of the match, and each sheet over it
        function watch(names: var) {
            const met = new Set()
            for (let step = 0; step <= Replay.steps; ++step) {
                look("position " + Replay.position)
                names.filter(shows).forEach(name => met.add(name))
                Replay.forward()
            }
            verify(Replay.atEnd)
            compare(names.filter(name => !met.has(name)).join("\n"), "", "names that nobody saw")
            const sheets = [[Qt.Key_L, "logClose"], [Qt.Key_D, "deal_start"], [Qt.Key_V, "look_open"], [Qt.Key_C, "proofVerdict"]]
            for (const [key, opened] of sheets) {
                keyClick(key)
                tryVerify(() => seen(opened), 10000, opened)
                look(opened)
                verify(key === Qt.Key_C ? Replay.check.right : names.some(shows), opened)
                keyClick(Qt.Key_Escape)
                tryVerify(() => !seen(opened))
            }
        }

        function test_aRecordOfMarkup_data() { return ["names-markup", "names-markup-mambassa"].map(record => ({ tag: record })) }
        function test_aRecordOfMarkup(data) {
            open(data.tag)
            watch([Stranger.network, device, bold])
            for (let seat = 0; seat < 3; ++seat) {
                Replay.openHands = false
                Replay.lookFrom(seat)
                look("from seat " + seat)
            }
        }
        function test_aRecordOfOddWriting() {
            open("names-writing")
            main.width = 800
            main.height = 600
            watch(["first second third fourth fifth tab nul", "drows ehtAda", "long " + "n".repeat(35), "a".repeat(39),
                   "\u2068\u05d3\u05d5\u05d3 (1)\u2069", "Player"])
            const odd = /[\u0000-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2066\u2067\u061c\u2028\u2029\ud800-\udfff]|n{36}/
            Replay.toStart()
            for (let step = 0; step <= Replay.steps; ++step) {
                compare(Stranger.texts(main.contentItem).filter(text => odd.test(text)).join("\n"), "")
                Replay.forward()
            }
        }
        function test_anUnknownKindIsRefused() {
            Replay.open(Stranger.record("names-kind"))
            tryVerify(() => Replay.trouble !== "", 10000)
            verify(/\b1\b.*“kind” must be one of: human, program, novice, casual, regular, expert/.test(Replay.trouble), Replay.trouble)
        }
        function test_theHistory() {
            Backstage.fillHistory(3)
            for (const record of ["names-markup", "names-markup-mambassa", "names-writing"])
                compare(Stranger.takeIn(record), "")
            verify(Stranger.takeIn("names-kind") !== "")
            main.go("history")
            tryVerify(() => seen("history_list"))
            look("history")
            verify(shows(device))
            verify(shows("long " + "n".repeat(35)))
            at("history_list").forceActiveFocus()
            keyClick(Qt.Key_Delete)
            look("a question")
            main.go("start")
            main.go("statistics")
            tryVerify(() => seen("statistics"))
            look("statistics")
        }
        function test_theTable() {
            const sly = "<img src=\"//h/\">"
            MatchSetup.seatCount = 3
            MatchSetup.setAllLevels(0)
            MatchSetup.rename(0, "<b>\n\u202eme</b>")
            MatchSetup.rename(1, sly)
            MatchSetup.rename(2, "<i>" + "n".repeat(40))
            verify(RulePresets.keep(Stranger.network))
            verify(RulePresets.keep(device + "\n\u202e"))
            main.go("setup")
            tryVerify(() => seen("setup"))
            look("setup")
            verify(shows("<b> me</b>") && shows(sly) && shows("<i>nnnnnnnnnnnnn"))
            verify(shows(device))
            at("setup").showPresets()
            tryVerify(() => seen("preset_0"))
            look("presets")
            verify(shows(Stranger.network) && shows(device))
            keyClick(Qt.Key_Escape)
            tryVerify(() => !seen("preset_0"))
            main.go("settings")
            tryVerify(() => seen("settings"))
            look("settings")
            main.go("start")
            Session.start()
            main.go("table")
            tryVerify(() => seen("match"))
            const passed = new Set()
            const wanted = ["next", "cut", "expose", "knock", "stay", "leave", "fast"]
            for (let step = 0; step < 3000 && Session.table.stage !== Table.Over; ++step) {
                const stage = Session.table.stage
                if (!passed.has(stage) && (stage !== Table.Turn || Session.table.yourTurn)) { // others are given no hint
                    passed.add(stage)
                    look("stage " + stage)
                    for (const [key, opened] of stage === Table.Turn ? [[Qt.Key_H, "hint0"]] : stage === Table.Showdown ? [[Qt.Key_V, "review0"]] : []) {
                        keyClick(key)
                        tryVerify(() => seen(opened), 60000, opened)
                        look(opened)
                        keyClick(Qt.Key_Escape)
                        tryVerify(() => !seen(opened))
                    }
                }
                for (const name of wanted)
                    Session.table.perform(name)
                wait(1)
            }
            verify(passed.has(Table.Turn) && passed.has(Table.Showdown))
            compare(Session.table.stage, Table.Over)
            look("the end")
            verify(shows(sly))
        }
        function test_theGlossaryKeepsItsMarkup() {
            main.go("rules")
            tryVerify(() => seen("rules"))
            at("rules").chapter = "words"
            tryVerify(() => Backstage.all(main.contentItem, "RuleTerm").length > 0)
            settle()
            const term = Stranger.markedUp(main.contentItem)
            verify(term.length > 0)
            verify(term.every(text => /^"<b>[^<]+<\/b>(, <i>[^<]+<\/i>)?: [^<]+" is markup: .*RuleTerm/.test(text)), term.join("\n"))
            compare(Sentence.escaped("<b>\"a&b\""), "&lt;b&gt;&quot;a&amp;b&quot;")
            compare(Sentence.unmarked("<b>" + Sentence.escaped("<&lt;>") + "</b>: x"), "<&lt;>: x")
        }
        function test_aNameIsNoPlaceForAnother() {
            compare(Sentence.filled("%1. %2: %3 %4", [2, "%3 and %1", "AS"]), "2. %3 and %1: AS %4")
        }
    }
}

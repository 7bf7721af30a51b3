// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// The booklet of the rules: its chapters and its pages.
Item {
    id: root
    width: 200
    height: 100

    WindowCase {
        id: test
        name: "booklet"

        function test_theChaptersOpen() {
            main.go("rules")
            tryVerify(() => seen("rules_ranking"))
            mouseClick(at("rules_ranking"))
            compare(at("rules").chapter, "ranking")
            keyClick(Qt.Key_End)
            compare(at("rules").chapter, "keys")
            keyClick(Qt.Key_Home)
            compare(at("rules").chapter, "short")
        }
        // Each game has a chapter for each moment of a match.
        function test_itOpensWhereTheMomentIs_data() {
            const own = { petrangola: "deal turn knock ranking ranking tokens tokens house",
                          mambassa: "deal turn turn ranking ranking tokens tokens short",
                          thirtyone: "deal turn knock declaration showdown tokens tokens house",
                          stopthebus: "deal turn knock ranking showdown showdown showdown house" }
            return Object.keys(own).map(game => ({ tag: game, chapters: own[game].split(" ") }))
        }
        function test_itOpensWhereTheMomentIs(data) {
            main.go("rules:" + data.tag)
            tryVerify(() => seen("rules"))
            const page = at("rules")
            for (const [index, moment] of ["deal", "turn", "knock", "declaration", "showdown", "tokens", "over", "house"].entries()) {
                page.chapter = moment
                compare(page.names[page.open], data.chapters[index], moment)
            }
        }
        function test_itOpensAtTheRulesOfTheTable() {
            main.go("play:thirtyone")
            tryVerify(() => seen("setup"))
            MatchSetup.setOption("lives", 5)
            begin()
            keyClick(Qt.Key_F1)
            tryVerify(() => seen("rules"))
            compare(at("rules").game, "thirtyone")
            verify(at("rules").unusual)
            at("rules").chapter = "tokens"
            tryVerify(() => Backstage.all(main.contentItem, "RuleLead").some(one => one.ours && one.text.includes("5")))
        }
        // Turning page after page comes from the first chapter to the last, and back.
        function test_theBookletCanBeReadThrough_data() { return Array.from(MatchSetup.games, game => ({ tag: game })) }
        function test_theBookletCanBeReadThrough(data) {
            main.go("rules:" + data.tag)
            tryVerify(() => seen("rules"))
            let pages = 0
            while (seen("rules_next") && pages < 80) {
                mouseClick(at("rules_next"))
                ++pages
            }
            compare(at("rules").chapter, "keys")
            verify(pages >= at("rules").names.length - 1)
            pages = 0
            while (seen("rules_back") && pages < 80) {
                mouseClick(at("rules_back"))
                ++pages
            }
            compare(at("rules").chapter, "short")
        }
    }
}

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
        // The text is one stop for Tab; arrows go from part to part, H from heading to heading, and a new page from its top.
        function test_theTextHasTheFocus_data() { return Array.from(MatchSetup.games, game => ({ tag: game })) }
        function test_theTextHasTheFocus(data) {
            main.go("rules:" + data.tag)
            tryVerify(() => seen("rules_text"))
            settle()
            const text = at("rules_text")
            text.forceActiveFocus(Qt.TabFocusReason)
            const all = Array.from(text.parts())
            verify(all.length > 4)
            const read = []
            for (let step = 0; step < all.length + 2; ++step) {
                verify(main.activeFocusItem === all[Math.min(step, all.length - 1)], "part " + step)
                verify(Backstage.name(main.activeFocusItem) !== "")
                read.push(Backstage.placeOf(main.activeFocusItem))
                keyClick(Qt.Key_Down)
            }
            for (let step = 1; step < all.length; ++step)     // from above to below, and the left page before the right one
                verify(read[step].y + read[step].height >= read[step - 1].y || read[step].x > read[step - 1].x, "part " + step)
            keyClick(Qt.Key_H, Qt.ShiftModifier)
            compare(Backstage.role(main.activeFocusItem), Accessible.Heading)
            const heading = main.activeFocusItem
            keyClick(Qt.Key_Up)
            verify(main.activeFocusItem !== heading)
            keyClick(Qt.Key_H)
            verify(main.activeFocusItem === heading)
            keyClick(Qt.Key_PageDown)
            settle()
            tryVerify(() => main.activeFocusItem === text.parts()[0])
            compare(Backstage.all(text, "FocusRing").filter(one => one.visible).length, 1)
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

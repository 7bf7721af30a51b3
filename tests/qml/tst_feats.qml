// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// The feats: the ways to them, and what is shown of them.
Item {
    id: root
    width: 200
    height: 100

    WindowCase {
        id: test
        name: "feats"

        function open(page: string) {
            main.go(page)
            tryVerify(() => seen(page))
            settle()
        }

        function test_theFeatsAreReachedFromTheStatistics() {
            open("statistics")
            mouseClick(at("statistics_feats"))
            tryVerify(() => seen("feats"))
            tryVerify(() => Feats.count > 30)
            keyClick(Qt.Key_Escape)
            tryVerify(() => seen("statistics"))
        }
        function test_theFeatsAreReachedFromTheEvening() {
            open("evening")
            mouseClick(at("evening_feats"))
            tryVerify(() => seen("feats"))
            keyClick(Qt.Key_Escape)
            tryVerify(() => seen("evening"))
        }
        function test_featsAreLookedAtByGame() {
            open("feats")
            tryVerify(() => Feats.count > 30)
            compare(Feats.group, "all")
            const lines = () => Backstage.all(main.contentItem, "FeatLine").filter(one => one.visible)
            compare(lines().length, Feats.count)
            const place = () => at("feats_group_choice").mapToItem(null, 0, 0).y
            const there = place()
            let together = 0
            const choice = at("feats_group_choice")
            choice.forceActiveFocus(Qt.TabFocusReason)
            for (const group of Feats.groups.slice(1)) {
                keyClick(Qt.Key_Right)
                compare(Feats.group, group)
                verify(choice.activeFocus)
                tryVerify(() => lines().length > 4)
                settle()
                compare(place(), there)                       // what is pressed next does not run away
                const back = lines().filter(one => one.name === "Back from the door").length
                compare(back, group === "petrangola" ? 1 : 0)
                together += lines().length
            }
            compare(together, Feats.count)
            mouseClick(at("feats_group_choice_all"))
            compare(Feats.group, "all")
            const glasses = lines().find(one => one.name === "Ten glasses")
            compare(glasses.progress, "0 of 10")
            verify(/0 of 10/.test(glasses.Accessible.name))
        }
    }
}

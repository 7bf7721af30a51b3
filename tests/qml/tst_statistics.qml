// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// The statistics by mouse and by keys.
Item {
    id: root
    width: 200
    height: 100

    Walk {
        id: test
        name: "statistics"

        function initTestCase() { Theme.grace = 0 }
        function cleanupTestCase() { Backstage.fillHistory(0) }
        function seen(name: string): bool { return Backstage.find(main.contentItem, name) !== null }

        function test_theStatisticsByKeys() {
            openFilled("statistics", 40)
            const plot = at("plot_wins")
            plot.forceActiveFocus()
            compare(plot.Accessible.description, plot.plot.summary)
            heard = []
            keyClick(Qt.Key_Right)
            compare(plot.current, 0)
            verify(/^Match 1, /.test(heard[0]), heard[0])
            compare(plot.Accessible.description, heard[0])
            keyClick(Qt.Key_End)
            compare(plot.current, 39)
            verify(/^Match 40, .*: 25% won$/.test(heard[1]), heard[1])
            keyClick(Qt.Key_Left)
            compare(plot.current, 38)
            keyClick(Qt.Key_Tab)
            compare(focusedName(), "plot_losses")
            compare(plot.current, -1)
            keyClick(Qt.Key_Tab)
            compare(focusedName(), "plot_places")
            keyClick(Qt.Key_Home)
            verify(/^Place 1: 10 times, 25%$/.test(heard[heard.length - 1]), heard.join("\n"))
            keyClick(Qt.Key_Tab)
            compare(focusedName(), "plot_knocks")
            keyClick(Qt.Key_Right)
            compare(heard[heard.length - 1], "Knock: 160. You paid: 40; another paid: 120; nobody paid: 0")
        }
        function test_theEmptySlateLeadsToAMatch() {
            openFilled("statistics", 0)
            tryVerify(() => seen("statistics_new"))
            keyClick(Qt.Key_Return)
            tryVerify(() => seen("setup_start"))
            openFilled("statistics", 4)
            verify(!seen("statistics_new"))
        }
        // A course of a few matches says nothing.
        function test_aFewMatchesHaveNoCourse() {
            openFilled("statistics", 4)
            verify(seen("statistics_later"))
            for (const plot of ["plot_wins", "plot_losses", "plot_places", "plot_knocks"])
                verify(!seen(plot), plot)
            openFilled("statistics", 5)
            verify(!seen("statistics_later"))
            verify(seen("plot_wins"))
        }
        function test_startingAfreshAsksFirst() {
            openFilled("statistics", 12)
            mouseClick(at("statistics_reset"))
            tryVerify(() => seen("confirm_no"))
            verify(/history/.test(Backstage.all(main.contentItem, "Confirm").map(one => one.detail).join(" ")))
            keyClick(Qt.Key_Escape)
            tryVerify(() => !seen("confirm_no"))
            verify(seen("plot_wins"))
            mouseClick(at("statistics_reset"))
            tryVerify(() => seen("confirm_yes"))
            at("confirm_yes").clicked()
            tryVerify(() => !seen("plot_wins"))
            mouseClick(at("statistics_all"))
            tryVerify(() => seen("plot_wins"))
        }
    }
}

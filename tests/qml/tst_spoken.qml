// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// What is said to whoever does not see it, besides what happens at the table.
Item {
    id: root
    width: 200
    height: 100

    WindowCase {
        id: test
        name: "spoken"

        property list<string> heard
        Connections {
            target: Announcer
            function onSaid(sentence: string) { test.heard.push(sentence) }
        }
        function said(sentence: string) {
            tryVerify(() => heard.includes(sentence), 3000, sentence + "; heard: " + heard.join(" | "))
        }
        function test_eachPageSaysItsName_data() {
            return [["setup", "New match"], ["games", "Games"], ["lessons", "Lessons"], ["rules", "Rules"], ["history", "History"], ["statistics", "Statistics"],
                ["settings", "Settings"], ["about", "About the game"], ["deals", "The same cards for everybody"], ["evening", "An evening at the osteria"],
                ["feats", "Feats"]].map(one => ({ tag: one[0], named: one[1] }))
        }
        function test_eachPageSaysItsName(data) {
            tryVerify(() => seen("start"))
            heard = []
            main.go(data.tag)
            said(data.named)
            compare(heard.filter(one => one === data.named).length, 1)
            main.go("back")
            said("Start page")
        }
        function test_f1SaysWhatItOpens() {
            tryVerify(() => seen("start"))
            heard = []
            keyClick(Qt.Key_F1)
            said("Rules")
            keyClick(Qt.Key_F1)
            said("Start page")
        }
        function test_anEmptyHistorySaysSo() {
            tryVerify(() => seen("start"))
            heard = []
            main.go("history")
            said("No match played yet. Finished matches are kept here, so that you can watch them again.")
        }
        function test_mSaysWhatBecameOfTheSounds() {
            tryVerify(() => seen("start"))
            heard = []
            keyClick(Qt.Key_M)
            said("Sounds off")
            keyClick(Qt.Key_M)
            said("Sounds on")
        }
    }
}

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
        // Turning page after page comes from the first chapter to the last, and back.
        function test_theBookletCanBeReadThrough() {
            main.go("rules")
            tryVerify(() => seen("rules"))
            let pages = 0
            while (seen("rules_next") && pages < 80) {
                mouseClick(at("rules_next"))
                ++pages
            }
            compare(at("rules").chapter, "keys")
            verify(pages >= 9)
            pages = 0
            while (seen("rules_back") && pages < 80) {
                mouseClick(at("rules_back"))
                ++pages
            }
            compare(at("rules").chapter, "short")
        }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// The choice among more games than the house has: nine, of which one has a picture of its name.
Item {
    id: root
    width: 1280
    height: 800

    readonly property var nine: ["Petrangola", "Mambassa", "Trentuno", "Vedova", "Switch", "Ferma l’autobus", "Pinale", "Knock!", "Briscola"].map((title, index) => ({
        name: "game" + index, title: title, line: "quattro carte, si cambia e si pesca", bill: "", about: "In quattro, due contro due. Le figure e gli onori si contano alla fine, e al compagno si parla coi segni.",
        pack: index < 2 ? "Piacentine" : "Francesi", packCards: index < 2 ? 40 : 52, packFace: "piacentine/KD", packColour: index < 2 ? "#27568f" : "#1f6a42",
        faces: ["piacentine/AD", "piacentine/AC", "piacentine/AB"], minutes: 5 * (index + 1), woodType: index === 0 ? "textures/title.png" : "", fewestSeats: index === 7 ? 4 : 2, mostSeats: index === 7 ? 4 : 8
    }))

    Component { id: shelf; GameShelf { games: root.nine } }

    TestCase {
        id: test
        name: "shelf"
        when: windowShown

        property Item page
        SignalSpy { id: played; signalName: "played" }

        function init() {
            failOnWarning(Backstage.fault)
            Backstage.speak("en")
        }
        function cleanup() {
            Preferences.textSize = 100
            Backstage.speak("en")
        }
        function open(width: int, height: int) {
            Theme.base = Theme.baseFor(width, height)
            page = createTemporaryObject(shelf, root, { width: width, height: height })
            verify(page)
            page.forceActiveFocus()
            played.target = page
            played.clear()
            settle()
        }
        function settle() {
            for (let time = 0; time < 4; ++time)
                wait(10)
        }
        function cell(index: int): Item { return Backstage.find(page, "shelf_game" + index) }
        function wholeInSight(index: int): bool {
            const top = cell(index)?.mapToItem(page, 0, 0).y ?? -1
            const view = Backstage.find(page, "shelf_games").parent.parent
            const at = view.mapToItem(page, 0, 0).y
            return top >= at - 1 && top + cell(index).height <= at + view.height + 1
        }

        function test_keys() {
            open(1280, 800)
            compare(page.at, 0)
            keyClick(Qt.Key_Right)
            compare(page.at, 1)
            keyClick(Qt.Key_Down)
            compare(page.at, 5)
            keyClick(Qt.Key_Left)
            compare(page.at, 4)
            keyClick(Qt.Key_Down)
            compare(page.at, 8)
            keyClick(Qt.Key_Right)
            compare(page.at, 8)                               // the last
            keyClick(Qt.Key_Down)
            compare(page.at, 8)
            keyClick(Qt.Key_Up)
            compare(page.at, 4)
            keyClick(Qt.Key_7)
            compare(page.at, 6)
            keyClick(Qt.Key_P)
            compare(page.at, 0)                               // the next that begins so
            keyClick(Qt.Key_P)
            compare(page.at, 6)
            keyClick(Qt.Key_Return)
            compare(played.count, 1)
            compare(played.signalArguments[0][0], "game6")
        }
        function test_theChosenIsInSight_data() {
            return [{ tag: "800x600", width: 800, height: 600 }, { tag: "1280x800", width: 1280, height: 800 }, { tag: "800x1280", width: 800, height: 1280 }]
        }
        function test_theChosenIsInSight(data) {
            open(data.width, data.height)
            for (let index = 0; index < root.nine.length; ++index) {
                page.choose(index)
                settle()
                verify(wholeInSight(index), root.nine[index].title)
            }
            page.choose(0)
            settle()
            verify(wholeInSight(0))
        }
        function test_thePointer() {
            open(1280, 800)
            mouseClick(cell(3))
            compare(page.at, 3)
            compare(played.count, 0)
            mouseClick(Backstage.find(page, "shelf_play"))
            compare(played.count, 1)
            compare(played.signalArguments[0][0], "game3")
        }
        function test_aReader() {
            open(1280, 800)
            keyClick(Qt.Key_Right)
            const next = Backstage.find(page, "shelf_game1")  // has the focus itself, so its name is heard
            verify(next.activeFocus)
            verify(Backstage.name(next).includes("Mambassa"), Backstage.name(next))
            for (let index = 0; index < root.nine.length; ++index) {
                const game = Backstage.find(page, "shelf_game" + index)
                if (!game)
                    continue                                  // scrolled away
                compare(game.Accessible.name, root.nine[index].title)
                verify(game.Accessible.description.includes(root.nine[index].line))
                verify(game.Accessible.description.includes("" + root.nine[index].minutes))
                compare(game.Accessible.checked, index === page.at)
            }
        }
        function test_nothingIsCut_data() {
            const ways = []
            for (const language of ["en", "it"]) {
                for (const [width, height] of [[800, 600], [1280, 800], [800, 1280]]) {
                    for (const print of [100, 200])
                        ways.push({ tag: language + " " + width + "x" + height + " " + print + "%", language: language, width: width, height: height, print: print })
                }
            }
            return ways
        }
        function test_nothingIsCut(data) {
            Backstage.speak(data.language)
            Preferences.textSize = data.print
            open(data.width, data.height)
            const complaints = []
            for (const index of [0, 5, 8]) {
                page.choose(index)
                settle()
                complaints.push(...Backstage.unreadable(page))
            }
            compare(complaints.join("\n"), "")
        }
    }
}

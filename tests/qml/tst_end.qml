// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// The end of a match: its standing, and the tickets that lead on.
Item {
    id: root
    width: 1280
    height: 800

    TableCase {
        id: test
        name: "end"

        function test_endTellsTheStanding_data() {
            return [{ tag: "won", seats: 2 }, { tag: "lost", seats: 2 }, { tag: "won", seats: 24 }, { tag: "lost", seats: 12 }]
        }
        function test_endTellsTheStanding(data) {
            sit(data.tag, data.seats)
            const end = Backstage.all(board, "EndOfMatch")[0]
            if (!end)
                return                                        // at a large table such a match is not over yet
            compare(end.come, 1)                              // without motion all is there
            compare(Backstage.all(end, "StandingLine").length, data.seats)
            compare(Backstage.unreadable(end), [])
        }
        function test_endHoldsAnyNumberOfWinners_data() {
            return [{ tag: "one", winners: [1], faces: ["nives"], large: "Anna wins the match", title: "Anna wins the match" },
                    { tag: "two share", winners: [1, 2], faces: ["nives", "bruno"], large: "Anna and Bruno share the win", title: "Anna and Bruno share the win" },
                    { tag: "your side", winners: [0, 2], side: true, faces: ["tu", "bruno"], large: "Victory!", title: "You and Bruno win the match" },
                    { tag: "all", winners: [0, 1, 2, 3], faces: ["tu", "nives", "bruno", "carla"], large: "Victory!", title: "You share the win with Anna, Bruno and Carla" },
                    { tag: "nobody", winners: [], faces: [], large: "A draw", title: "The match is drawn" }]
        }
        function test_endHoldsAnyNumberOfWinners(data) {
            board = page.createObject(root, { table: Backstage.ended(data.winners, data.side ?? false) })
            waitForRendering(board)
            const end = Backstage.all(board, "EndOfMatch")[0]
            const faces = Backstage.all(end, "Medallion").filter(face => face.objectName === "winnersFace")
            compare(faces.map(face => face.who), data.faces)
            for (let face = 0; face < faces.length; ++face) {
                const place = Backstage.placeOf(faces[face])
                verify(place.x > 0 && place.x + place.width < end.stageWidth, place)
                verify(face === 0 || place.x - Backstage.placeOf(faces[face - 1]).x > place.width / 3, place)
            }
            compare(Backstage.all(end, "WinnersCoins").length, data.faces.length > 0 ? 1 : 0)
            const words = at("endWords").children
            compare(words[0].text, data.large)
            compare(words[1].text, data.title)
            compare(words[1].visible, data.large !== data.title) // who has won stands there once
            compare(end.Accessible.name, data.title)
            compare(Backstage.all(end, "StandingLine").filter(line => line.winner).length, data.faces.length)
            compare(Backstage.unreadable(end), [])
        }
        function test_tabOfTheReviewIsDimmedWithTheRest() {
            sit("lost", 2)
            const place = kind => Array.from(board.children).findIndex(child => String(child).startsWith(kind + "_"))
            verify(place("TableHelp") >= 0)
            verify(place("HighlightPicture") > place("TableHelp"))
        }
        function test_endHasRoomForItsTickets_data() {
            const rows = []
            for (const [w, h] of [[800, 600], [1280, 800], [800, 1280]])
                for (const print of [100, 150, 200])
                    rows.push({ tag: w + "x" + h + ", print " + print, width: w, height: h, print: print })
            return rows
        }
        function test_endHasRoomForItsTickets(data) {
            Theme.base = Theme.baseFor(data.width, data.height)
            Preferences.textSize = data.print
            Backstage.speak("it")
            sit("won", 2)
            board.width = data.width
            board.height = data.height
            Backstage.settle(board)
            const end = Backstage.all(board, "EndOfMatch")[0]
            const said = [at("endWords")].concat(Backstage.all(end, "StandingLine"))
            compare(said.length, 3)
            const cloth = Backstage.placeOf(Backstage.all(end, "Cloth")[0])
            for (const glass of Backstage.all(end, "Glass"))  // it is there whole, or not at all
                verify(data.width < data.height || Backstage.placeOf(glass).x + glass.width <= Backstage.placeOf(Backstage.all(end, "EndSheet")[0]).x)
            for (const name of ["action_newmatch", "action_watch", "action_home"]) {
                const ticket = Backstage.placeOf(at(name))
                compare(ticket.height, Backstage.placeOf(at("action_home")).height)
                verify(ticket.y + ticket.height <= cloth.y + cloth.height, name + " hangs off the cloth")
                verify(ticket.x >= 0 && ticket.x + ticket.width <= data.width && ticket.y + ticket.height <= data.height, name + ": " + ticket)
                for (const one of said) {
                    const line = Backstage.placeOf(one)
                    verify(Math.min(line.x + line.width, ticket.x + ticket.width) - Math.max(line.x, ticket.x) < 2
                           || Math.min(line.y + line.height, ticket.y + ticket.height) - Math.max(line.y, ticket.y) < 2, name + " lies on " + line)
                }
            }
            compare(at("action_watch").text, "Rivedi la partita")
            compare(at("action_watch").keyed, true)
        }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// Where things lie on the page on which a recorded match is looked at again.
Item {
    id: root
    width: 200
    height: 100

    WindowCase {
        id: test
        name: "replay_places"

        function open(seats: int) {
            Replay.open(Backstage.record(seats))
            tryVerify(() => seen("replay_play"))
            settle()
        }

        function test_ticketsStayWhereTheyAre_data() {
            return [{ tag: "en" }, { tag: "it" }]
        }
        function test_ticketsStayWhereTheyAre(data) {
            Backstage.speak(data.tag)
            open(4)
            const places = () => ["replay_back", "replay_play", "replay_forward", "replay_deals", "replay_check"].map(name => String(Backstage.placeOf(at(name))))
            const atFirst = places()
            const words = at("replay_deals").text
            Replay.toDeal(0)
            settle()
            verify(at("replay_deals").text !== words)
            compare(places(), atFirst)
            Replay.toEnd()
            settle()
            compare(places(), atFirst)
        }
        function test_endOfOnesOwnMatchIsOnTheCloth() {
            open(4)
            Replay.toEnd()
            settle()
            const end = Backstage.all(main.contentItem, "EndOfMatch")[0]
            const cloth = Backstage.placeOf(Backstage.all(end, "Cloth")[0])
            const words = Backstage.placeOf(at("endWords"))
            verify(words.y + words.height <= cloth.y + cloth.height - end.clothBand, words + " runs over the border of " + cloth)
        }
    }
}

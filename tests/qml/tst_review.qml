// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// The review's sheet, when a deal or the match is over.
Item {
    id: root
    width: 1280
    height: 800

    SignalSpy { id: said; target: Announcer; signalName: "said" }
    TableCase {
        id: test
        name: "review"

        function test_theReviewOpensAtTheShowdown() {
            sit("turn", 3)
            verify(gone("reviewTab"))
            stand()
            sit("showdown", 6)
            said.clear()
            keyClick(Qt.Key_V)
            verify(board.table.review.open)
            tryVerify(() => !board.table.review.thinking, 60000)
            const entry = at("review0")
            verify(entry.percent !== "" && entry.verdict !== "")
            compare(said.signalArguments.filter(one => one[0] === board.table.review.summary).length, 1)
            verify(Backstage.name(entry).indexOf(entry.did) >= 0)
            // What was moved is marked under its cards, and nothing else is.
            compare(Backstage.all(entry, "CardFace").filter(card => !gone("done_" + card.face)).map(card => card.face).sort().join(), Array.from(entry.moved).sort().join())
            compare(Backstage.unreadable(board).join("\n"), "")
            keyClick(Qt.Key_Escape)
            verify(!board.table.review.open)
            tryVerify(() => gone("review0"))
            mouseClick(at("reviewTab"))
            verify(board.table.review.open)
            tryVerify(() => Backstage.find(board, "reviewClose"))
            tryVerify(() => Backstage.all(board, "ReviewSheet")[0].shown === 1)
            mouseClick(at("reviewClose"))
            verify(!board.table.review.open)
        }
        function test_theReviewIsThereAtTheEnd() {
            sit("won", 2)
            verify(board.table.review.available)
            mouseClick(at("reviewTab"))
            verify(board.table.review.open)
        }
    }
}

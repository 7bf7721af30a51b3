// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// The page on which a recorded match is looked at again: keys, tickets, sheets, and that all of it fits and is told.
Item {
    id: root
    width: 200
    height: 100

    SignalSpy { id: said; target: Announcer; signalName: "said" }

    WindowCase {
        id: test
        name: "replay"

        function open(seats: int) {
            Replay.open(Backstage.record(seats))
            tryVerify(() => seen("replay_play"))
            settle()
        }

        function test_keysLeadThroughIt() {
            open(4)
            compare(Replay.position, 0)
            keyClick(Qt.Key_Right)
            compare(Replay.position, 1)
            compare(Replay.table.stage, Table.FirstDealer)
            keyClick(Qt.Key_Right)
            compare(Replay.deal, 0)
            keyClick(Qt.Key_PageDown)
            compare(Replay.deal, 1)
            keyClick(Qt.Key_Right)
            keyClick(Qt.Key_PageUp)
            compare(Replay.deal, 1)
            keyClick(Qt.Key_PageUp)
            compare(Replay.deal, 0)
            keyClick(Qt.Key_End)
            verify(Replay.atEnd)
            compare(Replay.table.stage, Table.Over)
            keyClick(Qt.Key_Left)
            compare(Replay.position, Replay.steps - 1)
            keyClick(Qt.Key_Home)
            verify(Replay.atStart)
            const title = Backstage.find(main.contentItem, "replay_title")
            verify(title)                                     // whose match it is, before the first card
            for (const name of Replay.names)
                verify(Replay.about.includes(name), Replay.about)
            keyClick(Qt.Key_Space)
            verify(Replay.playing)
            verify(!title.visible)
            keyClick(Qt.Key_Space)
            verify(!Replay.playing)
            verify(Replay.openHands)
            keyClick(Qt.Key_O)
            verify(!Replay.openHands)
            keyClick(Qt.Key_3)
            compare(Replay.seat, 2)
            keyClick(Qt.Key_S)
            compare(Replay.seat, 3)
            keyClick(Qt.Key_9)
            compare(Replay.seat, 3)
            keyClick(Qt.Key_Plus)
            compare(Replay.speed, 2)
            keyClick(Qt.Key_Minus)
            compare(Replay.speed, 1)
            // nothing of a match is played by the table's own keys
            for (const key of [Qt.Key_1, Qt.Key_Q, Qt.Key_K, Qt.Key_Return, Qt.Key_H])
                keyClick(key)
            compare(Backstage.chosen(Replay.table, "hand"), 0)
        }
        function test_ticketsLeadThroughIt() {
            open(3)
            mouseClick(at("replay_forward"))
            compare(Replay.position, 1)
            mouseClick(at("replay_back"))
            compare(Replay.position, 0)
            mouseClick(at("replay_play"))
            verify(Replay.playing)
            mouseClick(at("replay_play"))
            verify(!Replay.playing)
            mouseClick(at("replay_speed"))
            compare(Replay.speed, 2)
            Replay.faster(-1)
            mouseClick(at("replay_figures"))
            verify(!Replay.figuresWanted)
            mouseClick(at("replay_figures"))
            // the focus, once there, is obeyed before the page's keys
            at("replay_forward").forceActiveFocus()
            const before = Replay.position
            keyClick(Qt.Key_Space)
            compare(Replay.position, before + 1)
            verify(!Replay.playing)
        }
        function test_sheetsOpenAndClose() {
            open(4)
            keyClick(Qt.Key_D)
            tryVerify(() => seen("deal_1"))
            mouseClick(at("deal_1"))
            compare(Replay.deal, 1)
            tryVerify(() => !seen("deal_1"))
            keyClick(Qt.Key_V)
            tryVerify(() => seen("look_2"))
            const here = Replay.position
            keyClick(Qt.Key_Right) // is the sheet's now
            compare(Replay.position, here)
            mouseClick(at("look_2"))
            compare(Replay.seat, 2)
            tryVerify(() => !seen("look_2"))
            keyClick(Qt.Key_V)
            tryVerify(() => seen("look_closed"))
            keyClick(Qt.Key_Escape)
            tryVerify(() => !seen("look_closed"))
            keyClick(Qt.Key_L)
            tryVerify(() => seen("logClose"))
            keyClick(Qt.Key_Escape)
            tryVerify(() => !seen("logClose"))
            keyClick(Qt.Key_C)
            tryVerify(() => seen("proofVerdict"), 10000)
            tryVerify(() => Replay.check.right && said.signalArguments.some(one => one[0] === Replay.check.verdict))
            for (let line = 0; line < 5; ++line)
                verify(at("proof_" + line).sure)
            keyClick(Qt.Key_Escape)
            tryVerify(() => !seen("proofClose"))
            keyClick(Qt.Key_Escape)
            tryVerify(() => seen("menu_new"))
            tryVerify(() => !Replay.active)
        }
        function test_figuresLieBesideTheHand() {
            open(3)
            Replay.toDeal(0)
            while (Replay.table.stage !== Table.Turn || Replay.did === "")
                Replay.forward()
            tryVerify(() => seen("replayFigures"))
            tryVerify(() => Replay.otherPercent !== "", 20000)
            keyClick(Qt.Key_F)
            verify(!seen("replayFigures"))
        }
        function test_badRecordsAreTold() {
            Replay.openFile("/nowhere/a.petrangola")
            tryVerify(() => seen("record_trouble_close"))
            verify(/^a.petrangola. It cannot be opened: .+$/.test(at("record_trouble").text), at("record_trouble").text)
            settle()
            keyClick(Qt.Key_Escape)
            tryVerify(() => !seen("record_trouble_close"))
            verify(seen("menu_new"))
            verify(Replay.trouble === "")
        }
        function test_happeningsAreTold() {
            open(3)
            said.clear()
            Replay.toDeal(0)
            verify(said.signalArguments.some(one => /Deal 1 of/.test(one[0])))
            said.clear()
            Replay.forward()
            verify(said.count > 0)
            said.clear()
            Replay.openHands = false
            verify(said.signalArguments.some(one => /As .* saw it/.test(one[0])))
        }
        function test_allIsReachedAndRead_data() {
            const rows = [{ tag: "en 800x600 6", language: "en", size: [800, 600], seats: 6, text: 100 }]
            for (const size of [[800, 600], [1920, 1080], [800, 1280]])
                for (const seats of [2, 12])
                    rows.push({ tag: `it ${size[0]}x${size[1]} ${seats}`, language: "it", size: size, seats: seats, text: 100 })
            rows.push({ tag: "large print", language: "it", size: [1280, 800], seats: 6, text: 160 })
            return rows
        }
        function test_allIsReachedAndRead(data) {
            Backstage.speak(data.language)
            Preferences.textSize = data.text
            main.width = data.size[0]
            main.height = data.size[1]
            open(data.seats)
            Replay.toDeal(0)
            for (let step = 0; step < 3; ++step)
                Replay.forward()
            tryVerify(() => Replay.otherPercent !== "" || Replay.did === "", 20000)
            settle()
            compare(Backstage.unreadable(main.contentItem).join("\n"), "")
            compare(Backstage.unreachable(main).join("\n"), "")
            for (const key of [Qt.Key_D, Qt.Key_V]) {
                keyClick(key)
                settle()
                compare(Backstage.unreadable(main.contentItem).join("\n"), "")
                compare(Backstage.unreachable(main).join("\n"), "")
                keyClick(Qt.Key_Escape)
                settle()
            }
            keyClick(Qt.Key_C)
            tryVerify(() => seen("proofVerdict"), 10000)
            settle()
            compare(Backstage.unreadable(main.contentItem).join("\n"), "")
            compare(Backstage.unreachable(main).join("\n"), "")
        }
    }
}

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// An outside program at a seat: chosen on the new-match page, tried, and seen to misbehave at the table.
Item {
    id: root
    width: 200
    height: 100

    Walk {
        id: test
        name: "programs"

        readonly property string tame: "sh -c \"read hello; echo '{\"\"\"type\"\"\":\"\"\"ready\"\"\",\"\"\"name\"\"\":\"\"\"Testina\"\"\"}'; cat > /dev/null\""
        function seen(name: string): bool { return Backstage.find(main.contentItem, name) !== null }
        function role(seat: int, which: int): var { return MatchSetup.seats.data(MatchSetup.seats.index(seat, 0), which) }
        // the new-match page with the card of Teresa, for whom a program plays
        function toTheProgram() {
            main.go("setup")
            tryVerify(() => seen("setup_table"))
            at("setup_table").chosen = 1
            tryVerify(() => seen("setup_level"))
            settle()
            at("setup_level").forceActiveFocus()
            for (let step = 0; step < 9; ++step)
                keyClick(Qt.Key_Right)
            compare(role(1, SeatSetupModel.ProgramRole), true)
            tryVerify(() => seen("setup_program"))
            settle()
        }

        function test_aProgramIsChosenByKeys() {
            open("en", 1280, 800)
            toTheProgram()
            compare(at("setup_level").display, "a program…")
            compare(at("setup_level").canMore, false)
            compare(seen("setup_all"), false)
            compare(at("setup_program").text, "careful.py")
            at("setup_program").forceActiveFocus()
            keyClick(Qt.Key_Return)
            tryVerify(() => seen("program_1"))
            compare(Session.running, false)
            compare(at("program_0").activeFocus, true)
            compare(at("program_0").Accessible.checked, true)
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Return)
            compare(at("program_1").Accessible.checked, true)
            verify(/greedy$/.test(role(1, SeatSetupModel.CommandRole)))
            keyClick(Qt.Key_Escape)
            tryVerify(() => !seen("program_0"))
            compare(seen("setup"), true)                      // the page stays
            tryVerify(() => at("setup_program").activeFocus)
            compare(at("setup_program").text, "greedy")
            at("setup_level").forceActiveFocus()
            keyClick(Qt.Key_Left)
            tryVerify(() => seen("setup_all"))
            mouseClick(at("setup_all"))
            for (let seat = 1; seat < 6; ++seat)
                compare(role(seat, SeatSetupModel.LevelRole), MatchSetup.programChoice - 1)
            const seats = MatchSetup.seatCount
            MatchSetup.seatCount = 2                          // then there is nobody else to give it to
            tryVerify(() => !seen("setup_all"))
            MatchSetup.seatCount = seats
            tryVerify(() => seen("setup_all"))
        }
        function test_aProgramIsTried() {
            open("en", 800, 600)
            toTheProgram()
            mouseClick(at("setup_program"))
            tryVerify(() => seen("program_command"))
            settle()
            heard = []
            at("program_command_input").text = tame
            mouseClick(at("program_try"))
            compare(role(1, SeatSetupModel.CommandRole), tame)
            tryVerify(() => /calls itself “Testina”/.test(at("program_result").text))
            tryVerify(() => heard.some(one => /Testina/.test(one)))
            at("program_command").forceActiveFocus()
            at("program_command_input").text = "/no/such/program --fast"
            keyClick(Qt.Key_Return)
            compare(role(1, SeatSetupModel.CommandRole), "/no/such/program --fast")
            compare(seen("program_result"), false)            // what was told of another is gone
            mouseClick(at("program_try"))
            tryVerify(() => seen("program_result") && /was not found/.test(at("program_result").text))
            compare(Backstage.role(at("program_result")), Accessible.AlertMessage)
            keyClick(Qt.Key_Escape)
            tryVerify(() => !seen("program_try"))
            compare(at("setup_program").text, "“/no/such/program” was not found")
        }
        // A program that is silent keeps neither the sheet nor the window.
        function test_aSilentProgramIsLeft() {
            open("en", 1280, 800)
            toTheProgram()
            MatchSetup.setProgram(1, "sleep 60")
            mouseClick(at("setup_program"))
            tryVerify(() => seen("program_try"))
            settle()
            mouseClick(at("program_try"))
            tryVerify(() => seen("program_result"))
            compare(at("program_try").possible, false)
            const since = Date.now()
            keyClick(Qt.Key_Escape)
            tryVerify(() => !seen("program_try"))
            verify(Date.now() - since < 2000)
        }
        function test_whoMisbehavesIsTold() {
            open("en", 1280, 800)
            MatchSetup.seatCount = 2
            MatchSetup.setProgram(1, "/no/such/program")
            heard = []
            Session.start()
            main.go("table")
            tryVerify(() => Backstage.all(main.contentItem, "Label").some(one => one.text === "The house plays for Teresa’s program from now on" && one.opacity > 0.5), 20000)
            verify(heard.some(one => /Teresa’s program cannot be relied on: “.no.such.program” was not found/.test(one)), heard.join("\n"))
            settle()
            report(Backstage.unreadable(main.contentItem))
            Session.leave()
        }
        function test_theSheetFits_data() {
            return [
                { tag: "en 800x600", language: "en", width: 800, height: 600 },
                { tag: "it 800x600", language: "it", width: 800, height: 600 },
                { tag: "it 800x1280", language: "it", width: 800, height: 1280 }
            ]
        }
        function test_theSheetFits(way) {
            open(way.language, way.width, way.height)
            for (const seats of [2, 12, 24]) {
                MatchSetup.seatCount = seats
                MatchSetup.setProgram(1, "/no/such/program")
                main.go("setup")
                tryVerify(() => seen("setup_table"))
                at("setup_table").chosen = 1
                settle()
                report(Audit.mute(main).concat(Audit.untold(main), Audit.outOfOrder(main)))
                if (seats !== 12)
                    continue
                mouseClick(at("setup_program"))
                tryVerify(() => seen("program_try"))
                settle()
                const complaints = Audit.mute(main).concat(Audit.untold(main), Audit.outOfOrder(main), Backstage.unreadable(main.contentItem))
                if (way.language === "it")
                    complaints.push(...Audit.spoken(main).filter(one => english.test(one) && !/[/]/.test(one)).map(one => "not Italian: " + one))
                report(complaints)
                compare(Backstage.unreachable(main).join("\n"), "")
                keyClick(Qt.Key_Escape)
                tryVerify(() => !seen("program_try"))
            }
        }
    }
}

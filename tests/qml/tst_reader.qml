// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// Every page and every moment of the table for those who do not see it, in both languages, and whatever is on the page.
Item {
    id: root
    width: 200
    height: 100

    Walk {
        id: test
        name: "reader"

        function test_theTree_data() {
            const ways = []
            for (const language of ["en", "it"]) {
                for (const what of ["pages", "rules", "sheets", "table"])
                    ways.push({ tag: language + " " + what, language: language, what: what, width: 1280, height: 800 })
            }
            ways.push({ tag: "it table 800x600", language: "it", what: "table", width: 800, height: 600 })
            return ways
        }
        function test_theTree(way) {
            open(way.language, way.width, way.height)
            const complaints = []
            through(way, where => {
                const found = Audit.mute(main).concat(Audit.untold(main), Audit.outOfOrder(main))
                if (way.language === "it" && way.what !== "rules")
                    found.push(...Audit.spoken(main).filter(one => english.test(one) && !one.includes("/")).map(one => "not Italian: " + one))
                for (const one of found) {
                    if (!complaints.some(other => other.endsWith(one)))
                        complaints.push(where + ": " + one)
                }
            })
            report(complaints)
        }
        // What lies on the table is told, each thing once.
        function test_theTableIsTold() {
            open("it", 1280, 800)
            main.go("table")
            Backstage.lay("knocked", 6)
            settle()
            const told = Audit.spoken(main)
            const table = Session.table
            for (const words of [Backstage.label(table, "hand"), table.notice, Backstage.label(table, "pool"), "Mazzo", "mazziere", "bussato",
                                 "di turno", "3 carte coperte", "9 marche"])
                verify(told.some(one => one.indexOf(words) >= 0), words + " in\n" + told.join("\n"))
            for (const card of Backstage.faces(table, "hand").concat(Backstage.faces(table, "monte")))
                compare(told.filter(one => one.startsWith(Pronounce.card(card) + " — ")).length, 1, card)
            const seats = told.filter(one => /^[^,]+, \d+ march[ae]/.test(one))
            compare(seats.length, 6)
            for (const seat of seats)
                verify(/il tuo posto|post[oi] dopo il tuo/.test(seat), seat)
            Backstage.lay("watching", 6)
            settle()
            verify(Audit.spoken(main).some(one => /fuori dalla partita/.test(one)))
        }


        function test_announcements() {
            open("it", 800, 600)
            main.go("table")
            heard = []
            const expected = {
                firstDealer: [/^Primo mazziere: /], cut: [/^Tagli tu il mazzo di /], choice: [/^Fai tu le carte, e le tre sono .*re di spade.*: /],
                kept: [/^Hai tenuto le tre carte; nel monte: /], turn: [/^Smazzata 1\. In mano: re di denari, sette di denari e due di coppe\. Hai 17 a denari\.$/, /^Tocca a te\. Hai 17 a denari\. Nel monte: re di spade, cavallo di bastoni e cinque di denari\.$/],
                laps: [/ ha dato .+ e .+ e preso /, /^Hai dato .+ e preso .+ Ora hai /], lastTurn: [/^Ultimo giro, tocca a te: ha bussato /],
                knocked: [/^Hai bussato$/], showdown: [/^Si scoprono le carte\. /, /perde una marca: |Perdi una marca: /],
                reentry: [/^Hai perso l’ultima marca\. /], won: [/^Vinci la partita$/], lost: [/ vince la partita$/]
            }
            for (const moment of Backstage.moments) {
                heard = []
                Backstage.lay(moment, moment === "won" || moment === "lost" ? 2 : 6)
                const all = heard.slice()
                for (const words of expected[moment] ?? [])
                    compare(all.filter(one => words.test(one)).length > 0, true, moment + ": " + words + " in\n" + all.join("\n"))
                for (let i = 0; i < all.length; ++i) {
                    verify(all[i].trim() !== "", moment)
                    verify(!english.test(all[i]) && !/%\d|%n|undefined/.test(all[i]), all[i])
                    verify(i === 0 || all[i] !== all[i - 1], moment + ": twice: " + all[i])
                }
            }
            Backstage.lay("turn", 3)
            heard = []
            Session.table.perform("exchange")
            compare(heard, ["Scegli una o più carte tue e altrettante del monte."])
            Backstage.lay("showdown", 12)
            compare(heard.filter(one => /^Si scoprono le carte\. La mano migliore e la tua: [^;]+(; [^;]+)?\.$/.test(one)).length, 1)
        }
        // Who watches the others fast hears what counts, not each exchange.
        function test_fastIsTold() {
            open("en", 800, 600)
            main.go("table")
            heard = []
            MatchSetup.seatCount = 4
            MatchSetup.setOption("tokens", 2)
            MatchSetup.setOption("reentries", 0)
            MatchSetup.setAllLevels(0)
            Session.start()
            let rushed = false
            for (let step = 0; step < 6000 && Session.table.stage !== Table.Over; ++step) {
                const tickets = ["next", "cut", "expose", "stay", "knock"].filter(one => Backstage.find(main.contentItem, "action_" + one))
                if (Session.table.watching && !rushed) {
                    heard = []
                    rushed = true
                    Session.table.perform("fast")
                } else if (tickets.length > 0 && !rushed) {
                    Session.table.perform(tickets[0])
                }
                wait(1)
            }
            compare(Session.table.stage, Table.Over)
            const all = heard.slice()
            verify(all.some(one => /wins? the match/.test(one)), all.join("\n"))
            for (const one of rushed ? all : [])
                verify(/loses? a token|gains? a token|wins? the match|is out|are out/.test(one), one)
        }


        function test_statesHaveWordsAndShapes() {
            open("en", 1280, 800)
            main.go("table")
            Backstage.lay("showdown", 6)
            settle()
            const rows = Backstage.all(main.contentItem, "HandRow")
            const losers = rows.filter(one => one.loser)
            verify(losers.length > 0)
            for (const row of losers) {
                verify(/pays a token/.test(row.Accessible.description))
                verify(Backstage.all(row, "Label").some(one => one.text === "−1 token"))
            }
            Backstage.lay("showdown", 24)
            settle()
            for (const row of Backstage.all(main.contentItem, "HandLine").filter(one => one.loser))
                verify(/−1 token/.test(row.verdict), row.verdict)
            Backstage.lay("lastTurn", 6)
            settle()
            verify(Session.table.notice.indexOf("knocked") > 0)
            compare(Backstage.all(main.contentItem, "DealerMark").length, 1)
            for (const seat of Backstage.all(main.contentItem, "Seat")) {
                compare(/dealer/.test(seat.Accessible.name), seat.dealer)
                compare(/(has|you) knocked/.test(seat.Accessible.name), seat.knocked)
                compare(/to move/.test(seat.Accessible.name), seat.turn)
                if (seat.knocked && !seat.own)
                    verify(seat.said !== "", "a bubble tells the knock")
            }
        }
    }
}

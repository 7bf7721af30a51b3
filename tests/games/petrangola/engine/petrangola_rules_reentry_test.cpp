// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine_test.h"
#include "rules_table.h"

using namespace petrangola;
using game::nobody;
using game::Seat;

/// Coming back for another stake.
class PetrangolaRulesReentryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aFallenSeatMayReenter() // P-7
    {
        Options options = with(1);
        options.stake = 50;
        StackedTable table(3, options);
        table.findFirstDealer(0);
        table.settle({"AD KD 2C", "AC 4S 3S", "KS 7S 6C"});
        QCOMPARE(table.state.phase(), Phase::reentry);
        QCOMPARE(table.state.toMove(), 1);
        QCOMPARE(static_cast<int>(legalMoves(table.viewOfMover()).size()), 2);
        QCOMPARE(table.apply(Knock{}), Illegal::notNow);
        table.play(Reenter{});
        QVERIFY(table.last<ReentryAnswered>().accepted);
        QCOMPARE(table.last<ReentryAnswered>().tokens, 1);
        QCOMPARE(table.last<ReentryAnswered>().pool, std::int64_t{200});
        QCOMPARE(table.open().pool, std::int64_t{200});
        QCOMPARE(int{table.open().reentriesLeft[1]}, 0);
        QCOMPARE(table.open().dealer, 1); // and the turn to deal passes to it, as it is in again
        table.settle({"AD KD 2C", "AC 4S 3S", "KS 7S 6C"});
        QCOMPARE(table.state.phase(), Phase::shuffle); // no re-entry left
        QCOMPARE(table.tokens(), "1 0 1");
    }

    void fallenSeatsAreAskedFromTheDealersRight() // P-7
    {
        for (Seat dealer = 0; dealer < 4; ++dealer) {
            StackedTable table(4, with(1));
            table.findFirstDealer(dealer);
            table.settle({"KD HC JS", "KC HS JD", "AD KB HB", "KS HD JC"});
            std::vector<Seat> order;
            for (int step = 1; step <= 4; ++step)
                if ((dealer + step) % 4 != 2)
                    order.push_back((dealer + step) % 4);
            for (const Seat seat : order) {
                QCOMPARE(table.state.toMove(), seat);
                table.play(Reenter{});
            }
            QCOMPARE(table.tokens(), "1 1 1 1");
            QCOMPARE(table.open().pool, std::int64_t{700});
            QCOMPARE(table.open().dealer, (dealer + 1) % 4);
        }
    }

    void aReentryGivesTheFewestTokensCountedBeforeAnyReenters() // P-7
    {
        // Seat 3 gains with three aces; seats 0 and 1 lose until they fall together while seat 2 has lost one.
        StackedTable table(4, with(3));
        table.findFirstDealer(3);
        table.settle({"KD HC JS", "KC HS JD", "AD KB HB", "AC AS AB"});
        QCOMPARE(table.tokens(), "2 2 3 4");
        table.settle({"AD KD 2C", "AC KC 2S", "AS 2D 3C", "AB KB 2B"});
        QCOMPARE(table.tokens(), "2 2 2 4");
        table.settle({"KD HC JS", "KC HS JD", "AD KB HB", "AC AS 2D"});
        QCOMPARE(table.tokens(), "1 1 2 4");
        table.settle({"KD HC JS", "KC HS JD", "AD KB HB", "AC AS 2D"});
        QCOMPARE(table.tokens(), "0 0 2 4");
        while (table.state.phase() == Phase::reentry)
            table.play(Reenter{});
        QCOMPARE(table.tokens(), "2 2 2 4");
    }

    void theSecondToReenterGetsNoLessThanTheFirst()
    {
        // The only seat alive has four tokens; the first re-entry does not change what the second gets.
        StackedTable table(3, with(2));
        table.findFirstDealer(0);
        table.settle({"KD HC JS", "KC HS JD", "AD AC AS"});
        table.settle({"KD HC JS", "KC HS JD", "AD AC AS"});
        QCOMPARE(table.tokens(), "0 0 4");
        table.play(Reenter{});
        QCOMPARE(table.last<ReentryAnswered>().tokens, 4);
        table.play(Reenter{});
        QCOMPARE(table.tokens(), "4 4 4");
    }

    void reentriesAreCounted() // P-7
    {
        for (int reentries = 0; reentries <= mostReentries; ++reentries) {
            StackedTable table(3, with(1, reentries));
            table.findFirstDealer(0);
            for (int fall = 0; fall < reentries; ++fall) {
                table.settle({"KD HC JS", "AD KB HB", "AC KC 2D"});
                QCOMPARE(table.state.phase(), Phase::reentry);
                QCOMPARE(table.state.toMove(), 0);
                table.play(Reenter{});
            }
            table.settle({"KD HC JS", "AD KB HB", "AC KC 2D"});
            QCOMPARE(table.state.phase(), Phase::shuffle);
            QCOMPARE(table.tokens(), "0 1 1");
            QCOMPARE(table.open().pool, std::int64_t{300 + 100 * reentries});
        }
    }

    void theWindowOpensWithOneSeatAlive() // P-8
    {
        StackedTable back(2, with(1));
        back.findFirstDealer(0);
        back.settle({"KD HC JS", "AD KB HB"});
        QCOMPARE(back.state.phase(), Phase::reentry);
        QVERIFY(!back.state.over());
        back.play(Reenter{});
        QVERIFY(!back.state.over());
        QCOMPARE(back.tokens(), "1 1");

        StackedTable gone(2, with(1));
        gone.findFirstDealer(0);
        gone.settle({"KD HC JS", "AD KB HB"});
        gone.play(Leave{});
        QVERIFY(gone.state.over());
        QVERIFY(!gone.last<ReentryAnswered>().accepted);
        QCOMPARE(gone.last<ReentryAnswered>().tokens, 0);
        QCOMPARE(gone.last<MatchEnded>().winner, 1);
        QCOMPARE(gone.last<MatchEnded>().pool, std::int64_t{200});
        QCOMPARE(gone.open().winner, 1);
        QCOMPARE(gone.state.toMove(), nobody);
    }

    void aSeatOutSinceAnEarlierDealIsNotAsked() // P-8
    {
        StackedTable table(3, with(1));
        table.findFirstDealer(0);
        table.settle({"AD KB HB", "KD HC JS", "AC KC 2D"});
        QCOMPARE(table.state.toMove(), 1);
        table.play(Leave{});
        QCOMPARE(table.tokens(), "1 0 1");
        QCOMPARE(int{table.open().reentriesLeft[1]}, 1);
        table.settle({"AD KB HB", "", "KD HC JS"});
        QCOMPARE(table.state.toMove(), 2);
        table.play(Leave{});
        QVERIFY(table.state.over());
        QCOMPARE(table.last<MatchEnded>().winner, 0);
        QCOMPARE(table.count<ReentryAnswered>(), 2);
    }
};

QTEST_APPLESS_MAIN(PetrangolaRulesReentryTest)
#include "petrangola_rules_reentry_test.moc"

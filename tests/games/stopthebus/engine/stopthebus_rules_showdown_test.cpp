// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine_test.h"
#include "stacked_stopthebus.h"

using namespace stopthebus;
using game::nobody;
using game::Seat;

namespace {

std::string worstOf(const StackedStopthebus &table)
{
    return readable::text(table.last<Showdown>().worst);
}

/// A deal in which the first seat exchanges a card and stops, and all others stand.
StackedStopthebus stopped(const std::vector<std::string> &hands, const std::string &middle, const std::string &give,
                          const std::string &take, const Options &options = {})
{
    StackedStopthebus table(static_cast<int>(hands.size()), options);
    table.dealOpen(hands, middle);
    table.stop(give, take);
    table.standAll();
    return table;
}

} // namespace

class StopthebusRulesShowdownTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theStopperMayLose() // STB-EX-2, STB-5
    {
        // Seat 1 stops with K K 3; seat 0 has K K 4, seat 2 a flush.
        const StackedStopthebus table = stopped({"KC KD 4S", "KH KS 2D", "QH JH 9H"}, "3D 2S 7C", "2D", "3D");
        QCOMPARE(worstOf(table), "1");
        QCOMPARE(table.tokens(), "3 2 3");
        QCOMPARE(table.open().knocker, 1);
    }

    void allThatHoldTheWeakestLose() // STB-EX-3
    {
        const StackedStopthebus table
            = stopped({"AC 9D 4H", "KC KD 2S", "AS 9H 4C", "QC QD 2H"}, "KH 3D 5D", "2S", "KH");
        QCOMPARE(worstOf(table), "0 2");
        QCOMPARE(table.tokens(), "2 3 2 3");
        QCOMPARE(table.open().dealer, 1);
        QVERIFY(table.last<Showdown>().gained.empty());
    }

    void thereIsNoPenaltyForTheStopperAmongSeveral() // STB-5
    {
        const StackedStopthebus table = stopped({"KC KD 2S", "AC 9D 2H", "AS 9H 4C"}, "4H 3D 5D", "2H", "4H");
        QCOMPARE(worstOf(table), "1 2");
        QCOMPARE(table.tokens(), "3 2 2");
    }

    void nobodyLosesWhereAllWouldFallTogether() // STB-6, STB-EX-2
    {
        StackedStopthebus table = stopped({"AC KD 9H", "AS KC 2D"}, "9C 3D 5D", "2D", "9C", {.tokens = 1});
        QCOMPARE(worstOf(table), "-");
        QCOMPARE(table.tokens(), "1 1");
        QCOMPARE(table.count<MatchEnded>(), 0);
        // The same dealer deals again.
        QVERIFY(table.state.phase() == Phase::shuffle);
        QCOMPARE(table.open().dealer, 0);
        QCOMPARE(Stopthebus::shufflePurpose(table.state), "deal-2");
        table.dealOpen({"AC KD 9H", "AS KC 2D"}, "3C 3D 5D");
        QCOMPARE(table.last<Dealt>().number, 2);
        table.stop("2D", "3C");
        table.stand();
        QCOMPARE(table.last<MatchEnded>().winner, 0);
    }

    void allMayLoseWhereOneKeepsAToken() // STB-6
    {
        StackedStopthebus table(2, {.tokens = 2});
        table.dealOpen({"AC KD 9H", "AS KC 2D"}, "3C 3D 5D");
        table.stop("2D", "3C");
        table.stand();
        QCOMPARE(table.tokens(), "2 1");
        table.dealOpen({"AC KD 2H", "AS KC 9D"}, "9C 3D 5D");
        table.stop("2H", "9C");
        table.stand();
        QCOMPARE(worstOf(table), "0 1");
        QCOMPARE(table.tokens(), "1 0");
        QCOMPARE(table.last<MatchEnded>().winner, 0);
        QVERIFY(table.state.over());
        QCOMPARE(table.open().winner, 0);
    }

    void allHandsAreShown()
    {
        const StackedStopthebus table = stopped({"KC KD 4S", "KH KS 2D", "QH JH 9H"}, "3D 2S 7C", "2D", "3D");
        const View view = table.open();
        QCOMPARE(readable::text(view.shown[2], cards::french::pack), "QH JH 9H");
        QCOMPARE(readable::text(table.last<Showdown>().hands[1], cards::french::pack), "KH KS 3D");
    }

    void theOrderOfBragDecidesWhereItIsPlayed() // STB-1
    {
        const std::vector<std::string> hands{"AC AD AH", "3H 3S 2D"};
        QCOMPARE(worstOf(stopped(hands, "3D 2S 7C", "2D", "3D")), "0");
        QCOMPARE(worstOf(stopped(hands, "3D 2S 7C", "2D", "3D", {.bragQuirks = false})), "1");
    }

    void whatADealCameTo()
    {
        const StackedStopthebus table = stopped({"KC KD 4S", "KH KS 2D", "QH JH 9H"}, "3D 2S 7C", "2D", "3D");
        const auto over = Stopthebus::dealOver(table.last<Showdown>(), 1);
        QVERIFY(over);
        QCOMPARE(over->change(1), -1);
        QCOMPARE(over->change(2), 0);
        QVERIFY(over->held == game::SeatSet::first(3));
        QCOMPARE(over->after.score[1], 2);
        QVERIFY(!Stopthebus::dealOver(table.last<Moved>(), 1));
        QCOMPARE(Stopthebus::standing(table.open()).score[1], 2);
        QVERIFY(!Stopthebus::matchOver(table.open()));
    }
};

QTEST_APPLESS_MAIN(StopthebusRulesShowdownTest)
#include "stopthebus_rules_showdown_test.moc"

// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine_test.h"
#include "stacked_thirtyone.h"

using namespace thirtyone;

namespace {

constexpr Options toPoints{.settlement = Settlement::points};

/// A hand of that many points.
std::string handOf(int points)
{
    switch (points) {
    case 30:
        return "KH QH TH";
    case 28:
        return "KS QS 8S";
    case 27:
        return "KC QC 7C";
    case 26:
        return "KD QD 6D";
    case 25:
        return "KS TS 5S";
    case 22:
        return "KD 9D 3D";
    case 20:
        return "JH TH 2C";
    default: // 17
        return "TD 7D 2H";
    }
}

/// What each seat makes where the hands are worth that, in that order.
std::string pointsOf(const std::vector<std::string> &hands, game::Seat knocker)
{
    StackedThirtyone table(static_cast<int>(hands.size()), toPoints);
    table.settle(hands, knocker);
    return table.points();
}

} // namespace

/// The cumulative game (3.6): the table of points, and how a match to points ends.
class ThirtyoneRulesPointsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void CUM_EX_1_thirtyAndThreeEqual()
    {
        const std::vector<std::string> hands{handOf(30), handOf(27), "KD QD 7D", "KS QS 7S"};
        QCOMPARE(pointsOf(hands, 0), "4 2 2 2"); // one high, three in the middle, none low
        QCOMPARE(pointsOf(hands, 1), "3 1 2 2");
    }

    void CUM_EX_1_theKnockerInTheMiddle()
    {
        QCOMPARE(pointsOf({handOf(26), handOf(30), "KS QS 2S", "KC TC 2C"}, 0), "1 3 2 2");
    }

    void CUM_EX_1_theKnockerLowest()
    {
        QCOMPARE(pointsOf({handOf(22), handOf(25), "KC QC 8C", handOf(30)}, 0), "0 2 2 3");
    }

    void CUM_EX_1_twoHighest() { QCOMPARE(pointsOf({handOf(28), "KC QC 8C", handOf(17)}, 1), "3 4 1"); }

    void CUM_EX_1_and_CUM_2_allEqual() { QCOMPARE(pointsOf({handOf(25), "KC TC 5C"}, 0), "4 3"); }

    void CUM_EX_1_and_CUM_3_aBlitz()
    {
        StackedThirtyone table(4, toPoints);
        table.deal({.hands = {"AH KH TH", handOf(27), "KS QS 4S", "JD TD 2C"}});
        QCOMPARE(table.points(), "6 2 2 1");
        QCOMPARE(table.last<Showdown>().ending, Ending::blitz);
        StackedThirtyone tied(4, toPoints);
        tied.deal({.hands = {"AH KH TH", handOf(27), "KS JS 2D", "JD TD 2C"}});
        QCOMPARE(tied.points(), "6 2 2 2"); // nobody alone is lowest
    }

    void CUM_4_anEmptyStockScoresNothing()
    {
        StackedThirtyone table(4, toPoints);
        table.deal({.hands = {handOf(17), handOf(22), handOf(25), handOf(27)}});
        while (table.state.phase() == Phase::turn)
            table.drawAndDiscard();
        QCOMPARE(table.last<Showdown>().ending, Ending::stockOut);
        QCOMPARE(table.points(), "0 0 0 0");
        QVERIFY(!table.state.over());
    }

    void CUM_5_theHighestTotalAboveTheTargetWins()
    {
        StackedThirtyone table({28, 29, 12}, toPoints);
        table.settle({handOf(30), handOf(27), handOf(22)}, 0);
        QCOMPARE(table.tokens(), "32 31 13");
        QVERIFY(table.state.over());
        QCOMPARE(text(table.last<MatchEnded>().winners), "0");
    }

    void CUM_5_tiesPlayOn()
    {
        StackedThirtyone table({28, 30, 12}, toPoints);
        table.settle({handOf(30), handOf(27), handOf(22)}, 0);
        QCOMPARE(table.tokens(), "32 32 13");
        QVERIFY(!table.state.over());
        table.settle({handOf(27), handOf(30), handOf(22)}, 1);
        QCOMPARE(table.tokens(), "34 36 14");
        QCOMPARE(text(table.last<MatchEnded>().winners), "1");
    }

    void nobodyIsEverOut()
    {
        StackedThirtyone table(2, toPoints);
        QCOMPARE(table.tokens(), "0 0");
        QCOMPARE(table.open().alive().size(), 2);
        for (int deal = 0; deal < 3; ++deal)
            table.settle({handOf(17), handOf(27)}, 0);
        QCOMPARE(table.tokens(), "0 9");
        QCOMPARE(table.open().alive().size(), 2);
        QVERIFY(!table.open().onTheCounty(0));
        QCOMPARE(table.open().pot, 0);
    }

    void otherTargets()
    {
        StackedThirtyone table({18, 3}, {.settlement = Settlement::points, .target = 21});
        table.settle({handOf(27), handOf(17)}, 1);
        QCOMPARE(table.tokens(), "21 3");
        QVERIFY(table.state.over());
    }

    void whatTheDealCameToIsToldAsPoints()
    {
        StackedThirtyone table(3, toPoints);
        table.settle({handOf(27), handOf(17), handOf(30)}, 0);
        const auto over = Thirtyone::dealOver(table.last<Showdown>(), 1);
        QVERIFY(over.has_value());
        QCOMPARE(over->after.kind, game::Score::points);
        QCOMPARE(over->gained[0], 1);
        QCOMPARE(over->gained[2], 3);
        QCOMPARE(over->lost[1], 0);
        QCOMPARE(over->after.in.size(), 3);
    }
};

QTEST_APPLESS_MAIN(ThirtyoneRulesPointsTest)
#include "thirtyone_rules_points_test.moc"

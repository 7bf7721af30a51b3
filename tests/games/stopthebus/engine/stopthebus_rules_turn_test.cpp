// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine_test.h"
#include "stacked_stopthebus.h"

using namespace stopthebus;
using game::nobody;
using game::Seat;
using readable::handOfThree;

namespace {

const std::vector<std::string> plainHands{"2C 5D 9S", "3C 6D TS", "4C 7D JS"};
const std::string plainMiddle = "AH 8H QD";

} // namespace

class StopthebusRulesTurnTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anExchangeThenAStopOrNot() // STB-EX-5, STB-4
    {
        StackedStopthebus table(3);
        table.dealOpen({"2C 5D 9S", "7D 8S KC", "4C 7H JS"}, "9D 2D 2H");
        table.exchange("KC", "9D");
        QCOMPARE(table.hand(1), "7D 8S 9D");
        QCOMPARE(table.monte(), "KC 2D 2H");
        QVERIFY(Ranking::worth(handOfThree("7D 8S 9D")).category == Category::run);
        QVERIFY(table.state.phase() == Phase::stop);
        QCOMPARE(table.state.toMove(), 1);
        QCOMPARE(Stopthebus::legalMoves(table.viewOfMover()).size(), std::size_t{2});
        table.play(Stop{}); // in the first turn too
        QCOMPARE(table.open().knocker, 1);
        // The other seats have one turn each.
        QVERIFY(table.state.phase() == Phase::finalTurn);
        QCOMPARE(table.state.toMove(), 2);
        table.stand();
        QCOMPARE(table.state.toMove(), 0);
        table.exchange("2C", "2D");
        QCOMPARE(table.count<Showdown>(), 1);
        QVERIFY(table.state.phase() == Phase::shuffle);
    }

    void aPrialByAnExchange() // STB-EX-6
    {
        StackedStopthebus table(3);
        table.dealOpen({"3C 5D 9H", "2C 2D 9S", "4C 7H JS"}, "2H KD 5C");
        table.exchange("9S", "2H");
        QCOMPARE(table.hand(1), "2C 2D 2H");
        QVERIFY(table.open().ranking->category(table.state.view(1).hand) == Category::prial);
    }

    void exchangesAreChecked() // STB-EX-4, STB-2
    {
        StackedStopthebus table(3);
        table.dealOpen(plainHands, plainMiddle);
        const auto fault = [&](const char *give, const char *take) {
            return table.apply(Exchange{handOfThree(give), handOfThree(take)});
        };
        QVERIFY(fault("3C 6D", "AH 8H") == Illegal::notOneOrThree);
        QVERIFY(fault("", "") == Illegal::notOneOrThree);
        QVERIFY(fault("3C", "AH 8H") == Illegal::unequalExchange);
        QVERIFY(fault("2C", "AH") == Illegal::notInHand);
        QVERIFY(fault("3C 3C 6D", "AH 8H QD") == Illegal::notInHand);
        QVERIFY(fault("3C", "2C") == Illegal::notInMiddle);
        QVERIFY(fault("3C 6D TS", "AH 8H KD") == Illegal::notInMiddle);
        QVERIFY(table.apply(Stop{}) == Illegal::exchangeFirst);
        QVERIFY(table.apply(Pass{}) == Illegal::exchangeFirst);
        QVERIFY(table.apply(Stand{}) == Illegal::nobodyStopped);
        QVERIFY(table.apply(Cut{3}) == Illegal::notNow);
        QCOMPARE(Stopthebus::legalMoves(table.viewOfMover()).size(), std::size_t{10});
        table.exchange("3C 6D TS", "QD AH 8H"); // all three
        QCOMPARE(table.hand(1), "QD AH 8H");
        QCOMPARE(table.monte(), "6D TS 3C");
        QVERIFY(fault("AH", "TS") == Illegal::notNow); // once a turn
        QVERIFY(table.apply(Stand{}) == Illegal::notNow);
    }

    void goingOnEndsTheTurn()
    {
        StackedStopthebus table(3);
        table.dealOpen(plainHands, plainMiddle);
        table.goOn("3C", "AH");
        QCOMPARE(table.open().knocker, nobody);
        QCOMPARE(table.state.toMove(), 2);
        table.goOn("4C", "3C");
        table.goOn("2C", "8H");
        QCOMPARE(table.open().lap, 2);
        QVERIFY(table.state.phase() == Phase::exchange);
    }

    void passingIsAHouseRuleAndAWholeTurn() // STB-2, STB-4
    {
        StackedStopthebus table(3, {.mayPass = true});
        table.dealOpen(plainHands, plainMiddle);
        QCOMPARE(Stopthebus::legalMoves(table.viewOfMover()).size(), std::size_t{11});
        // A stop comes after an exchange, here too.
        QVERIFY(table.apply(Stop{}) == Illegal::exchangeFirst);
        table.play(Pass{});
        QCOMPARE(table.state.toMove(), 2);
        QCOMPARE(table.hand(1), "3C 6D TS");
        QCOMPARE(table.open().knocker, nobody);
        table.stop("4C", "AH");
        QVERIFY(table.apply(Pass{}) == Illegal::notNow); // in the last turn one stands
        table.stand();
    }

    void inTheLastTurnOneMayStand() // STB-3
    {
        StackedStopthebus table(3);
        table.dealOpen(plainHands, plainMiddle);
        table.stop("3C", "AH");
        QCOMPARE(Stopthebus::legalMoves(table.viewOfMover()).size(), std::size_t{11});
        QVERIFY(table.apply(Stop{}) == Illegal::alreadyStopped);
        table.stand();
        table.exchange("2C 5D 9S", "3C 8H QD");
        QCOMPARE(table.count<Showdown>(), 1);

        StackedStopthebus strict(3, {.finalStand = false});
        strict.dealOpen(plainHands, plainMiddle);
        strict.stop("3C", "AH");
        QCOMPARE(Stopthebus::legalMoves(strict.viewOfMover()).size(), std::size_t{10});
        QVERIFY(strict.apply(Stand{}) == Illegal::mayNotStand);
        strict.exchange("4C", "3C");
        QCOMPARE(strict.state.toMove(), 0);
    }

    void whatAllSawGoIntoAHand()
    {
        StackedStopthebus table(3);
        table.dealOpen(plainHands, plainMiddle);
        table.goOn("3C", "AH");
        QCOMPARE(table.known(1), "AH");
        table.goOn("4C 7D JS", "3C 8H QD");
        QCOMPARE(table.known(2), "3C 8H QD");
        table.goOn("2C", "JS");
        table.goOn("AH", "2C");
        QCOMPARE(table.known(1), "2C");
        QCOMPARE(table.known(0), "JS");
    }

    void whoActsIsSeenWithoutItsHand()
    {
        StackedStopthebus table(3);
        table.dealOpen(plainHands, plainMiddle);
        table.exchange("3C", "AH");
        const Event event = table.last<Moved>();
        QVERIFY(std::get<Moved>(Stopthebus::seenBy(event, 0)).hand[0].hidden());
        QVERIFY(!std::get<Moved>(Stopthebus::seenBy(event, 1)).hand[0].hidden());
        QVERIFY(std::get<Moved>(Stopthebus::seenBy(event, 0)).move == std::get<Moved>(event).move);
    }

    void roundsWithoutAStopEndADeal_data() // STB-7
    {
        QTest::addColumn<int>("rounds");
        QTest::newRow("20, the usual") << 20;
        QTest::newRow("5") << 5;
        QTest::newRow("50") << 50;
    }
    void roundsWithoutAStopEndADeal()
    {
        QFETCH(const int, rounds);
        StackedStopthebus table(3, {.capRounds = rounds});
        table.dealOpen(plainHands, plainMiddle);
        for (int turn = 0; turn < 3 * rounds; ++turn) {
            QCOMPARE(table.count<Showdown>(), 0);
            table.exchangeAny();
            table.play(Pass{});
        }
        QCOMPARE(table.count<Showdown>(), 1);
        QCOMPARE(table.open().lap, rounds);
        QCOMPARE(table.open().knocker, nobody);
        QCOMPARE(table.last<Showdown>().worst.size(), 1); // as after a stop
    }

    void aStopInTheLastRoundLeavesEverybodyATurn() // STB-7
    {
        StackedStopthebus table(2, {.capRounds = 5});
        table.dealOpen({"2C 5D 9S", "3C 6D TS"}, plainMiddle);
        for (int turn = 0; turn < 9; ++turn) {
            table.exchangeAny();
            table.play(Pass{});
        }
        table.exchangeAny();
        table.play(Stop{});
        QCOMPARE(table.count<Showdown>(), 0);
        QCOMPARE(table.state.toMove(), 1);
        table.stand();
        QCOMPARE(table.count<Showdown>(), 1);
    }
};

QTEST_APPLESS_MAIN(StopthebusRulesTurnTest)
#include "stopthebus_rules_turn_test.moc"

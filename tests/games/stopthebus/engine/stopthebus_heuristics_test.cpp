// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine_test.h"
#include "stacked_stopthebus.h"
#include "stopthebus/determinization.h"

using namespace stopthebus;
using game::Seat;
using readable::handOfThree;

namespace {

Move exchanging(const char *give, const char *take)
{
    return Exchange{handOfThree(give), handOfThree(take)};
}

} // namespace

/// What a seat can reckon from its view alone.
class StopthebusHeuristicsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theStrongestHandInReach()
    {
        StackedStopthebus table(3);
        table.dealOpen({"2C 5D 9S", "7D 8S KC", "4C 7H JS"}, "9D 2D 2H");
        QVERIFY(strongest(table.viewOfMover()) == exchanging("KC", "9D"));
        table.stop("KC", "9D");
        // Of equal ones the hand is kept.
        table.exchange("4C 7H JS", "KC 2D 2H");
        QVERIFY(strongest(table.viewOfMover()) != Move(Stand{}));
    }

    void aGoodHandIsKeptAfterAStop()
    {
        StackedStopthebus table(2);
        table.dealOpen({"5C 5D 5S", "7D 8S KC"}, "9D 2D 2H");
        table.stop("KC", "9D");
        QVERIFY(strongest(table.viewOfMover()) == Move(Stand{}));
    }

    /// A run has to be broken next time; a pair need not be.
    void promiseLooksAhead()
    {
        StackedStopthebus table(3);
        table.dealOpen({"2C 5D 9S", "AC AD KC", "4C 7H JS"}, "QD 6D 2H");
        const View view = table.viewOfMover();
        // To stop with a run is as good as its share, to go on with it is less.
        QVERIFY(shareAfter(view, exchanging("AD", "QD")) > shareAfter(view, exchanging("KC", "6D")));
        table.exchange("AD", "QD");
        QVERIFY(promiseAfter(table.viewOfMover(), Stop{}) > promiseAfter(table.viewOfMover(), Pass{}));
        StackedStopthebus pair(3);
        pair.dealOpen({"2C 5D 9S", "AC AD KC", "4C 7H JS"}, "QD 6D 2H");
        pair.exchange("KC", "6D");
        QVERIFY(promiseAfter(pair.viewOfMover(), Pass{}) > promiseAfter(table.viewOfMover(), Pass{}));
    }

    void aNoviceOverlooksACardBetween()
    {
        StackedStopthebus table(3);
        table.dealOpen({"2C 5D 9S", "7D 9C KC", "4C 7H JS"}, "8D 6D TH");
        const View view = table.viewOfMover();
        QVERIFY(glance(view, exchanging("KC", "8D")) < shareAfter(view, exchanging("KC", "8D")));
        StackedStopthebus end(3);
        end.dealOpen({"2C 5D 9S", "7D 8C KC", "4C 7H JS"}, "9D 6D TH");
        QCOMPARE(glance(end.viewOfMover(), exchanging("KC", "9D")),
                 shareAfter(end.viewOfMover(), exchanging("KC", "9D")));
    }

    void aDearCardIsOneThatCountsMost()
    {
        StackedStopthebus table(3);
        table.dealOpen({"2C 5D 9S", "AC AD KC", "4C 7H JS"}, "QD 6D 2H");
        const View view = table.viewOfMover();
        QVERIFY(given(view, exchanging("AC", "QD")) > given(view, exchanging("KC", "QD")));
        QVERIFY(given(view, exchanging("AC AD KC", "QD 6D 2H")) > given(view, exchanging("AC", "QD")));
        QCOMPARE(given(view, Pass{}), 0.0);
    }

    void whatIsLeftToTheNextSeat()
    {
        StackedStopthebus table(3);
        table.dealOpen({"2C 5D 9S", "7D 3S KC", "4C 7H JS"}, "9D 9H 2H");
        const View view = table.viewOfMover();
        game::Random first(3);
        game::Random second(3);
        // A third nine in the middle is a prial for whoever comes next.
        QVERIFY(leavesToNext(view, exchanging("7D", "9H"), first, 40)
                < leavesToNext(view, exchanging("7D", "2H"), second, 40));
        table.stop("7D", "9H");
        table.stand();
        game::Random third(3);
        QCOMPARE(leavesToNext(table.viewOfMover(), Stand{}, third, 40), 0.0); // the stopper plays no more
    }

    void theWeakestHandPaysMoreOften()
    {
        StackedStopthebus table(4);
        table.dealOpen({"2C 5D 9S", "5H 5S 5C", "4C 7H JS", "3C 8H QS"}, "KD 6D 2H");
        table.exchange("5C", "KD"); // the prial is gone
        game::Random first(3);
        game::Random second(3);
        const double pair = chanceToPay(table.viewOfMover(), Stop{}, first, 400);
        StackedStopthebus poor(4);
        poor.dealOpen({"2C 5D 9S", "5H 3S 2D", "4C 7H JS", "3C 8H QS"}, "KD 6D 2H");
        poor.exchange("5H", "6D");
        const double nothing = chanceToPay(poor.viewOfMover(), Stop{}, second, 400);
        QVERIFY2(nothing > pair + 0.2, (std::to_string(nothing) + " " + std::to_string(pair)).c_str());
    }

    /// Played out in thought, a deal goes as the rules say.
    void thoughtPlaysByTheRules()
    {
        StackedStopthebus table(3);
        table.dealOpen({"2C 5D 9S", "7D 3S KC", "4C 7H JS"}, "9D 9H 2H");
        Determinization deal = Determinization::from(table.viewOfMover());
        game::Random random(1);
        deal.complete(table.viewOfMover(), deal.missing(table.viewOfMover()), random);
        deal.make(exchanging("7D", "9D"));
        QVERIFY(deal.exchanged && deal.toMove == 1);
        deal.make(Pass{});
        QCOMPARE(deal.toMove, 2);
        deal.go(firstExchange);
        deal.endTurn(true);
        QCOMPARE(deal.knocker, 2);
        deal.go(wayToKeep);
        deal.endTurn(false);
        deal.playTurn();
        QVERIFY(deal.over);
    }
};

QTEST_APPLESS_MAIN(StopthebusHeuristicsTest)
#include "stopthebus_heuristics_test.moc"

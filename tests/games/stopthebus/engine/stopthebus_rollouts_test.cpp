// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "at_full_speed.h"
#include "calibration.h"
#include "engine_test.h"
#include "stacked_stopthebus.h"
#include "stopthebus/rollouts.h"

using namespace stopthebus;
using game::at;
using game::nobody;
using game::Seat;
using readable::handOfThree;
using readable::text;

namespace {

/// All that rollouts say, as text.
std::string told(const Rollouts &rollouts)
{
    std::string lines;
    for (const Expectation &each : rollouts.expectations()) {
        lines += text(each.move) + " then " + (each.then ? text(*each.then) : "nothing") + ':';
        for (const int count : {each.lost, each.lastAtOnce, each.cutShort, each.fed, each.above[1]})
            lines += ' ' + std::to_string(count);
        lines += '\n';
    }
    return lines;
}

/// The first thing that cannot be right about rollouts, or "".
std::string fault(const Rollouts &rollouts)
{
    const View &view = rollouts.view();
    const MoveList moves = legalMoves(view);
    if (rollouts.expectations().size() != moves.size())
        return "not one expectation a move";
    for (std::size_t index = 0; index < moves.size(); ++index) {
        const Expectation &each = rollouts.expectations()[index];
        if (!(each.move == moves[index]) || rollouts.indexOf(moves[index]) != index)
            return "the moves are not the legal ones";
        for (const int count : {each.lost, each.lastAtOnce, each.cutShort, each.fed, each.above[0]})
            if (count < 0 || count > rollouts.deals())
                return "a count beyond the deals";
        if (rollouts.chance(index) < rollouts.chance(rollouts.best()) || rollouts.error(index) <= 0)
            return "the best is not the best";
        if (view.knocker != nobody && each.cutShort != 0)
            return "somebody stops after a stop";
        if (each.paid[at(view.seat)] != each.lost || each.above[at(view.seat)] != 0 || each.gained != 0)
            return "the seat's own counts do not agree";
        const bool first = view.phase == Phase::exchange && std::holds_alternative<Exchange>(each.move);
        if (each.then.has_value() != first)
            return "a second step where there is none, or none where there is one";
        if (each.hand.size() != cardsInHand)
            return "no hand after the move";
    }
    return {};
}

} // namespace

/// The chance to lose a token in Stop the Bus, move by move.
class StopthebusRolloutsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPrialStops()
    {
        StackedStopthebus table(4);
        table.dealOpen({"2C 5D 9S", "KC KD 4S"}, "KH 8C 2H");
        Rollouts rollouts(table.viewOfMover(), 1);
        rollouts.imagine(200);
        const Expectation &best = rollouts.expectations()[rollouts.best()];
        QCOMPARE(text(best.move), text(Move(Exchange{handOfThree("4S"), handOfThree("KH")})));
        QVERIFY(best.then == Move(Stop{}));
        QVERIFY(rollouts.chance(rollouts.best()) < 0.02);
        table.exchange("4S", "KH");
        Rollouts second(table.viewOfMover(), 1);
        second.imagine(200);
        QCOMPARE(second.expectations().size(), std::size_t{2});
        QCOMPARE(second.best(), second.indexOf(Stop{}));
    }

    void aPoorHandLetsTheBusGoOn()
    {
        StackedStopthebus table(4);
        table.dealOpen({"2C 5D 9S", "3C 7D JS"}, "4H 8C TH");
        table.exchange("3C", "4H");
        Rollouts rollouts(table.viewOfMover(), 1);
        rollouts.imagine(400);
        QCOMPARE(rollouts.best(), rollouts.indexOf(Pass{}));
        QVERIFY(rollouts.chance(rollouts.indexOf(Stop{})) > 0.5);
    }

    void aGoodHandIsKeptInTheLastTurn()
    {
        StackedStopthebus table(2);
        table.dealOpen({"5C 6D 7S", "3C 7D JS"}, "4H 8C TH");
        table.stop("3C", "4H");
        Rollouts rollouts(table.viewOfMover(), 1);
        rollouts.imagine(300);
        const Expectation &best = rollouts.expectations()[rollouts.best()];
        QVERIFY(rollouts.chance(rollouts.indexOf(Stand{})) <= rollouts.chance(rollouts.best()) + 0.01);
        QVERIFY(best.hand.size() == cardsInHand);
    }

    /// Two cards of the stopper's are hidden and the seat has the last turn of the deal: every case can be counted.
    void theLastTurnOfADuelIsExact()
    {
        StackedStopthebus table(2);
        table.dealOpen({"QC QD 7S", "3C 7D JS"}, "KH 8C TH");
        table.stop("3C", "KH");
        const View view = table.viewOfMover();
        Rollouts rollouts(view, 5, Prior::even);
        rollouts.imagine(4000);
        const std::size_t stand = rollouts.indexOf(Stand{});
        Pack unseen = Stopthebus::newPack(table.state);
        for (const Hand &seen : {view.hand, view.monte, view.known[1]})
            for (const cards::Card card : seen)
                unseen.removeFirst(card);
        int paid = 0;
        int all = 0;
        for (std::size_t one = 0; one < unseen.size(); ++one)
            for (std::size_t other = 0; other < one; ++other) {
                Hand theirs = view.known[1];
                theirs.push_back(unseen[one]);
                theirs.push_back(unseen[other]);
                paid += view.ranking->strength(view.hand) <= view.ranking->strength(theirs) ? 1 : 0;
                ++all;
            }
        const double exact = static_cast<double>(paid) / all;
        QVERIFY(exact > 0.05 && exact < 0.95);
        QVERIFY2(std::abs(rollouts.chance(stand) - exact) < 4 * rollouts.error(stand),
                 (std::to_string(rollouts.chance(stand)) + " not " + std::to_string(exact)).c_str());
    }

    void theCardThatFeedsTheNextSeatIsCounted()
    {
        // All saw three sevens and an eight go: seat 2 holds two sevens, and the third comes from seat 1.
        StackedStopthebus table(3);
        table.dealOpen({"2C 5D 9S", "7D 7H JS", "3C 4D QS"}, "7C 7S TH");
        table.goOn("JS", "TH");
        table.exchange("3C 4D QS", "7C 7S JS");
        table.play(Pass{});
        table.goOn("2C", "3C");
        const View view = table.viewOfMover();
        QCOMPARE(view.seat, 1);
        Rollouts rollouts(view, 3);
        rollouts.imagine(200);
        const std::size_t given = rollouts.indexOf(Exchange{handOfThree("7D"), handOfThree("2C")});
        QCOMPARE(rollouts.expectations()[given].fed, 200);
        QCOMPARE(rollouts.expectations()[rollouts.indexOf(Exchange{handOfThree("TH"), handOfThree("2C")})].fed, 0);
    }

    void hiddenCardsChangeNothing()
    {
        StackedStopthebus one(3);
        one.dealOpen({"3D 4C 5S", "AD 2C 7S", "AC AS 7H"}, "KD QH 5C");
        StackedStopthebus other(3);
        other.dealOpen({"2D 2S 3C", "AD 2C 7S", "JD JC 7C"}, "KD QH 5C");
        QVERIFY(sayTheSame<Rollouts>(one.viewOfMover(), other.viewOfMover(), told));
    }

    void anyViewOfAnyTableIsUnderstood()
    {
        int looked = 0;
        QCOMPARE((faultInAnyView<Stopthebus, Rollouts>(60, 3, looked, fault)), std::string());
        QVERIFY(looked > 500);
    }

    /// Against the house's own opponents what is expected comes true as often as it was expected to, and the plausible
    /// deals say more than the even ones.
    void whatIsExpectedComesTrue()
    {
        ONLY_AT_FULL_SPEED;
        const Calibration came = calibrate<Stopthebus, Rollouts>(5, 100, opponents::Level::regular);
        qInfo("%d guesses, too often by %.4f; misses %.1f plausible, %.1f even", came.guesses, came.difference(),
              came.missOfPlausible, came.missOfEven);
        QVERIFY(came.guesses > 1000);
        QVERIFY2(std::abs(came.difference()) < 0.04, std::to_string(came.difference()).c_str());
        QVERIFY(came.missOfPlausible < came.missOfEven);
    }
};

QTEST_APPLESS_MAIN(StopthebusRolloutsTest)
#include "stopthebus_rollouts_test.moc"

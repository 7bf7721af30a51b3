// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "at_full_speed.h"
#include "calibration.h"
#include "engine_test.h"
#include "knock_forecast.h"
#include "rollout_faults.h"
#include "stacked_thirtyone.h"
#include "thirtyone/rollouts.h"

using namespace thirtyone;
using game::at;
using game::nobody;
using game::Seat;

namespace {

/// All that rollouts say, as text.
std::string told(const Rollouts &rollouts)
{
    std::string lines;
    for (const Expectation &each : rollouts.expectations()) {
        lines += text(each.move) + " then " + (each.then ? text(*each.then) : "nothing") + ':';
        for (const int count : {each.lost, each.lostTwo, each.gained, each.lastAtOnce, each.cutShort, each.fed,
                                each.bettered, each.voided, each.above[0], each.paid[1]})
            lines += ' ' + std::to_string(count);
        lines += '\n';
    }
    return lines;
}

/// The lives that the move is expected to lose at this table, in many deals.
double lossOf(const StackedThirtyone &table, const Move &move)
{
    Rollouts rollouts(table.viewOfMover(), 1);
    rollouts.imagine(1000);
    return rollouts.chance(rollouts.indexOf(move));
}
Move bestOf(const StackedThirtyone &table)
{
    Rollouts rollouts(table.viewOfMover(), 1);
    rollouts.imagine(1000);
    return rollouts.expectations()[rollouts.best()].move;
}

} // namespace

/// The lives that are expected to be lost in Thirty-One, move by move.
class ThirtyoneRolloutsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thirtyOneInReachIsTaken()
    {
        StackedThirtyone table(3);
        table.deal({.hands = {"2D 3C 4S", "KH QH 2C"}, .turned = "AH"});
        Rollouts rollouts(table.viewOfMover(), 1);
        rollouts.imagine(100);
        const Expectation &best = rollouts.expectations()[rollouts.best()];
        QCOMPARE(text(best.move), text(TakeDiscard{}));
        QCOMPARE(text(best.then.value()), text(Discard{card("2C")}));
        QCOMPARE(text(best.hand), "KH QH AH");
        QCOMPARE(best.gained, 100);
        QCOMPARE(best.lost + best.lastAtOnce, 0);
        QCOMPARE(best.paid[0] + best.paid[2], 200);
        // And once it is in hand, the two goes.
        table.play(TakeDiscard{});
        Rollouts second(table.viewOfMover(), 1);
        second.imagine(100);
        QCOMPARE(second.expectations().size(), std::size_t{3}); // the ace may not go back
        const Expectation &discard = second.expectations()[second.best()];
        QCOMPARE(text(discard.move), text(Discard{card("2C")}));
        QCOMPARE(discard.gained, 100);
    }

    void whoIsSurelyLowestDoesNotKnock()
    {
        // Nobody holds less than the two.
        StackedThirtyone table(4);
        table.deal({.hands = {"", "2D 2C 2S"}, .turned = "3H"});
        Rollouts rollouts(table.viewOfMover(), 1);
        rollouts.imagine(400);
        const std::size_t knock = rollouts.indexOf(Knock{});
        const Expectation &knocks = rollouts.expectations()[knock];
        QCOMPARE(knocks.lostTwo, 400);
        QCOMPARE(rollouts.chance(knock), 2.0);
        QVERIFY(rollouts.surelyWorse(knock, rollouts.best()));
        QCOMPARE(knocks.paid[0] + knocks.paid[2] + knocks.paid[3], 0); // the knocker alone pays
        // On the county a seat has but one to lose.
        StackedThirtyone county(std::vector<int>{4, 1, 4, 4});
        county.deal({.hands = {"", "2D 2C 2S"}, .turned = "3H"});
        QCOMPARE(lossOf(county, Knock{}), 1.0);
    }

    void aHighHandKnocksInTheFirstLap()
    {
        for (const int seats : {2, 4, 7}) {
            StackedThirtyone table(seats);
            table.deal({.hands = {"", "KH QH 9H"}, .turned = "3C"});
            QVERIFY(bestOf(table) == Move(Knock{}));
            QVERIFY(lossOf(table, Knock{}) < 0.03);
        }
    }

    void aPoorHandGoesOn()
    {
        for (const bool offered : {false, true}) {
            StackedThirtyone table(4);
            table.deal({.hands = {"", "KH 5H 3C"}, .turned = offered ? "QH" : "2D"});
            QVERIFY(bestOf(table) == (offered ? Move(TakeDiscard{}) : Move(DrawStock{})));
        }
    }

    void inTheLastTurnTheBestHandIsKept()
    {
        // Seat 1 knocks in lap 1 of a duel: seat 0 takes the card, and then the high ones stay.
        StackedThirtyone table(2);
        table.deal({.hands = {"KD QD 3S", "KH QH 9H"}, .turned = "JD"});
        table.knock();
        QVERIFY(bestOf(table) == Move(TakeDiscard{}));
        QVERIFY(lossOf(table, TakeDiscard{}) < lossOf(table, DrawStock{}));
        QVERIFY(lossOf(table, DrawStock{}) <= lossOf(table, Stand{}));
        table.play(TakeDiscard{});
        Rollouts second(table.viewOfMover(), 1);
        second.imagine(400);
        QCOMPARE(text(second.expectations()[second.best()].move), text(Discard{card("3S")}));
        QCOMPARE(second.expectations()[second.best()].fed, 0); // nobody plays after it
        // All is over then, so what would be lost at once is what is lost.
        for (const Expectation &each : second.expectations())
            QCOMPARE(each.lastAtOnce, each.paid[0]);
    }

    /// The knocker's hand is hidden but for two cards, and the seat has the last step of the deal: every case counts.
    void theLastStepOfADuelIsExact()
    {
        StackedThirtyone table(2);
        table.deal({.hands = {"KS 5S 2C", "9H 8H 3D"}, .turned = "JH", .stock = "4D"});
        table.take("3D"); // seat 1 holds the jack for all to see
        table.draw("2C"); // seat 0
        table.knock();
        table.play(DrawStock{});
        const View view = table.viewOfMover();
        QCOMPARE(view.known[1].size(), std::size_t{1});
        Rollouts rollouts(view, 5, Prior::even);
        rollouts.imagine(4000);
        const Pack unseen = missing(view);
        for (const Expectation &each : rollouts.expectations()) {
            int lost = 0;
            int all = 0;
            for (std::size_t one = 0; one < unseen.size(); ++one)
                for (std::size_t other = 0; other < one; ++other) {
                    const Hand theirs{view.known[1][0], unseen[one], unseen[other]};
                    lost += view.values->of(each.hand) <= view.values->of(theirs) ? 1 : 0;
                    ++all;
                }
            const double exact = static_cast<double>(lost) / all;
            const std::size_t index = rollouts.indexOf(each.move);
            QVERIFY2(std::abs(rollouts.chance(index) - exact) < 4 * rollouts.error(index),
                     std::to_string(exact).c_str());
        }
    }

    void theCardThatFeedsTheNextSeatIsCounted()
    {
        // All saw the king and the queen of hearts go to seat 2: the ace makes its hand 31.
        StackedThirtyone table(3);
        table.deal({.hands = {"2D 3C 4S", "KH QH 2S", "3H 4C 5S"}, .stock = "7D 8C 9D TC AH"});
        for (const char *hearts : {"KH", "QH"}) {
            table.draw(hearts);
            table.take(*hearts == 'K' ? "4C" : "5S");
            table.draw(*hearts == 'K' ? "8C" : "TC");
        }
        table.play(DrawStock{});
        Rollouts rollouts(table.viewOfMover(), 3);
        rollouts.imagine(200);
        const std::size_t ace = rollouts.indexOf(Discard{card("AH")});
        QCOMPARE(rollouts.expectations()[ace].fed, 200);
        QVERIFY(rollouts.expectations()[rollouts.indexOf(Discard{card("2S")})].fed < 200);
        QVERIFY(rollouts.surelyWorse(ace, rollouts.best()));
    }

    void aStockThatRunsOutIsVoid()
    {
        // Seven seats with the short pack have a stock of ten, used up in the second lap.
        StackedThirtyone table(7, {.pack = PackKind::stripped, .knockFromRound = 2});
        table.deal({});
        while (table.open().stock > 1 && table.state.phase() == Phase::turn)
            table.drawAndDiscard();
        QCOMPARE(table.open().stock, 1);
        Rollouts rollouts(table.viewOfMover(), 1);
        rollouts.imagine(100);
        const Expectation &draw = rollouts.expectations()[rollouts.indexOf(DrawStock{})];
        QCOMPARE(draw.voided + draw.gained, 100);
        QCOMPARE(draw.lost, 0);
    }

    void fitsAChoiceInATurn()
    {
        StackedThirtyone table(2);
        QVERIFY(!Rollouts::fits(table.viewOfMover()));
        table.supply(table.packFor({}));
        QVERIFY(!Rollouts::fits(table.viewOfMover())); // the cut
        table.play(Cut{5});
        QVERIFY(Rollouts::fits(table.viewOfMover()));
        QVERIFY(!Rollouts::fits(table.state.view(0))); // another seat's turn
        table.play(DrawStock{});
        QVERIFY(Rollouts::fits(table.viewOfMover()));
        table.play(Discard{table.viewOfMover().hand[0]});
        table.knock();
        QVERIFY(Rollouts::fits(table.viewOfMover()));
        table.stand();
        QVERIFY(!Rollouts::fits(table.viewOfMover()));
    }

    void hiddenCardsChangeNothing()
    {
        StackedThirtyone one(3);
        one.deal({.hands = {"3D 4C 5H", "AD 2C 7H", "AC AS 7S"}, .turned = "KD"});
        StackedThirtyone other(3);
        other.deal({.hands = {"2D 2H 3C", "AD 2C 7H", "JD JC 7C"}, .turned = "KD"});
        QVERIFY(sayTheSame<Rollouts>(one.viewOfMover(), other.viewOfMover(), told));
    }

    void anyViewOfAnyTableIsUnderstood()
    {
        int looked = 0;
        QCOMPARE((faultInAnyView<Thirtyone, Rollouts>(tested::times(80), 4, looked, fault)), std::string());
        QVERIFY(looked > tested::times(500));
    }

    /// Among the house's own opponents as many lives are lost as were expected to be, and the plausible deals say more
    /// than the even ones.
    void whatIsExpectedComesTrue()
    {
        ONLY_AT_FULL_SPEED;
        const Calibration regulars = calibrate<Thirtyone, Rollouts>(4, 400, opponents::Level::regular, 0);
        QVERIFY(regulars.guesses > 5000);
        QVERIFY2(std::abs(regulars.difference()) < 0.03, std::to_string(regulars.difference()).c_str());
        QVERIFY(regulars.missOfPlausible < 0.9 * regulars.missOfEven);
        const Calibration mixed = calibrate<Thirtyone, Rollouts>(7, 60, opponents::Level::regular);
        QVERIFY2(std::abs(mixed.difference()) < 0.04, std::to_string(mixed.difference()).c_str());
    }

    /// Whether a knock is foretold to cost little or much, it costs as much (tests/bench/knock_forecast_bench.cpp asks
    /// oftener, and others).
    void whatIsForetoldOfAKnockComesTrue()
    {
        ONLY_AT_FULL_SPEED;
        using opponents::Level;
        KnockForecast forecast;
        forecast.play({{Level::regular}, {Level::casual}}, 150, 2, 200, 24);
        forecast.play({{Level::regular}, {Level::casual}, {Level::regular}, {Level::novice}}, 60, 2, 200, 24);
        QVERIFY(forecast.all().asked > 1500);
        QVERIFY2(std::abs(forecast.all().difference()) < 0.03, std::to_string(forecast.all().difference()).c_str());
        for (const KnockForecast::Tenth &tenth : forecast.tenths())
            if (tenth.asked > 0)
                QVERIFY2(std::abs(tenth.difference()) < 0.05 + 2.5 * tenth.error(),
                         std::to_string(tenth.difference()).c_str());
    }
};

QTEST_APPLESS_MAIN(ThirtyoneRolloutsTest)
#include "thirtyone_rollouts_test.moc"

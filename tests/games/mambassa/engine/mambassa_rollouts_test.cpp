// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "at_full_speed.h"
#include "calibration.h"
#include "engine_test.h"
#include "game/simulation.h"
#include "mambassa/rollouts.h"
#include "stacked_mambassa.h"

using namespace mambassa;
using game::at;
using game::nobody;
using game::Seat;
using readable::handOfFour;
using readable::text;

namespace {

/// All that rollouts say, as text.
std::string told(const Rollouts &rollouts)
{
    std::string lines;
    for (const Expectation &each : rollouts.expectations()) {
        lines += text(each.move) + " then " + (each.then ? text(*each.then) : "nothing") + ':';
        for (const int count :
             {each.lost, each.gained, each.lastAtOnce, each.cutShort, each.fed, each.bettered, each.above[1]})
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
        for (const int count :
             {each.lost, each.gained, each.lastAtOnce, each.cutShort, each.fed, each.bettered, each.above[0]})
            if (count < 0 || count > rollouts.deals())
                return "a count beyond the deals";
        if (rollouts.chance(index) < rollouts.chance(rollouts.best()) || rollouts.error(index) <= 0)
            return "the best is not the best";
        if (view.knocker != nobody && each.cutShort != 0)
            return "somebody knocks after a knock";
        if (each.paid[at(view.seat)] != each.lost || each.above[at(view.seat)] != 0)
            return "the seat's own counts do not agree";
        if (each.then && (view.phase != Phase::exchange || isShirtChange(each.move)))
            return "a second step where there is none";
        if (each.then)
            if (const auto *draw = std::get_if<Draw>(&*each.then); draw && !each.hand.contains(draw->discard))
                return "a card goes under the stock that the hand does not hold";
    }
    return {};
}

} // namespace

/// The chance to lose a token in Mambassa, move by move.
class MambassaRolloutsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// After the best first step its sequel is known for the one that was announced.
    void theSecondStepIsForetoldAsTheFirstHadIt()
    {
        constexpr int deals = 60;
        game::Random random(11);
        int announced = 0;
        int kept = 0;
        for (int match = 0; match < 4; ++match) {
            State state({}, 2 + match);
            game::playOn<Mambassa>(
                state, [&](const State &awaiting) { return game::shuffledPack<Mambassa>(awaiting, random); },
                [&](const View &view) {
                    const Move other = randomMove(view.choice(), random);
                    if (view.phase != Phase::exchange || announced >= 10 * (match + 1) || !random.once(10))
                        return other;
                    Rollouts first(view, 1);
                    first.imagine(deals);
                    const Expectation &best = first.expectations()[first.best()];
                    State after = state;
                    static_cast<void>(after.apply(best.move));
                    if (!best.then || after.toMove() != view.seat)
                        return other;
                    Rollouts second(after.view(view.seat), 1);
                    second.imagine(1);
                    ++announced;
                    kept += second.foretold() == second.indexOf(*best.then) ? 1 : 0;
                    return other;
                });
        }
        QVERIFY2(announced >= 20 && kept * 10 >= announced * 8,
                 qPrintable(QStringLiteral("%1 of %2").arg(kept).arg(announced)));
    }

    void aDeclarationIsTheBestMove()
    {
        StackedMambassa table(3);
        table.dealAndExpose({"2D 3C 4S 5B", "AD KD HD 2S", "3D 4C 5S 7B"}, "JD 6C 7S 6B");
        Rollouts rollouts(table.viewOfMover(), 1);
        rollouts.imagine(100);
        const std::size_t best = rollouts.best();
        const Expectation &quarantuna = rollouts.expectations()[best];
        QCOMPARE(text(quarantuna.move), text(Exchange{handOfFour("2S"), handOfFour("JD")}));
        QCOMPARE(quarantuna.lost, 0);
        QCOMPARE(quarantuna.gained, 100);
        QVERIFY(!quarantuna.then);
    }

    void aMambassaCountsAsAGain()
    {
        StackedMambassa table(3);
        table.dealAndExpose({"2D 3C 4S 5B", "AD AC AS 2S", "3D 4C 5S 7B"}, "AB 6C 7S 6B");
        Rollouts rollouts(table.viewOfMover(), 1);
        rollouts.imagine(50);
        const Expectation &best = rollouts.expectations()[rollouts.best()];
        QCOMPARE(text(best.move), text(Exchange{handOfFour("2S"), handOfFour("AB")}));
        QCOMPARE(best.gained, 50);
        QCOMPARE(best.paid[0] + best.paid[2], 100);
    }

    void aGoodHandKnocksInItsSecondStep()
    {
        StackedMambassa table(3);
        table.dealAndExpose({"2D 4C 4S 5B", "3S 3C 3B 3D", "4D 5C 5S 7B"}, "2C 6C 7S 6B");
        Rollouts rollouts(table.viewOfMover(), 1);
        rollouts.imagine(200);
        const std::size_t none = rollouts.indexOf(Exchange{});
        QCOMPARE(rollouts.best(), none);
        QVERIFY(rollouts.expectations()[none].then == Move(Stay{}));
        QVERIFY(rollouts.chance(none) < 0.02);
        // And where that step is to be chosen, the knock is the best again.
        table.exchange("", "");
        Rollouts second(table.viewOfMover(), 1);
        second.imagine(200);
        QCOMPARE(second.expectations().size(), std::size_t{5});
        QCOMPARE(second.best(), second.indexOf(Stay{}));
    }

    void aPoorHandDraws()
    {
        // After an exchange there is nothing to lose by a draw: the odd card goes.
        StackedMambassa table(3);
        table.dealAndExpose({"2D 3C 4S 5B", "KD 6D 4D 2S", "3D 4C 5S 7B"}, "6B 2C 3S 4B");
        table.exchange("2S", "3S");
        Rollouts rollouts(table.viewOfMover(), 1);
        rollouts.imagine(1000);
        QCOMPARE(text(rollouts.expectations()[rollouts.best()].move), text(Draw{*cards::italian::parse("3S")}));
        const Expectation &draw = rollouts.expectations()[rollouts.best()];
        QVERIFY(draw.hand.empty());
        QVERIFY(draw.bettered > 0 && draw.bettered < 1000);
        QCOMPARE(rollouts.expectations()[rollouts.indexOf(Stay{})].bettered, 0);
        // Any coin makes it better, and nothing else but a third card of a kind would.
        QVERIFY(rollouts.share(draw.bettered) > 0.1 && rollouts.share(draw.bettered) < 0.5);
    }

    void theDealersChoiceIsWeighed()
    {
        StackedMambassa good(4);
        good.deal({.hands = {}, .aside = "3S 3C 3B 3D"});
        Rollouts rollouts(good.viewOfMover(), 1);
        rollouts.imagine(300);
        QCOMPARE(rollouts.best(), rollouts.indexOf(Keep{}));
        QVERIFY(rollouts.chance(rollouts.indexOf(Keep{})) < 0.02);
        StackedMambassa poor(4);
        poor.deal({.hands = {}, .aside = "2D 3C 4S 5B"});
        Rollouts other(poor.viewOfMover(), 1);
        other.imagine(300);
        QCOMPARE(other.best(), other.indexOf(Expose{}));
        QVERIFY(other.chance(other.indexOf(Keep{})) > 0.9);
    }

    /// One card of the knocker's is hidden and the seat has the last step of the deal: every case can be counted.
    void theLastStepOfADuelIsExact()
    {
        StackedMambassa table(2);
        table.dealAndExpose({"KD 7D 4S 2C", "2B 3D KC 4C"}, "AC 7C 4D 3S", "6D");
        table.exchange("2B 3D", "AC 7C"); // seat 1 holds AC 7C for all to see
        table.play(Stay{});
        table.exchange("", "");
        table.play(Draw{*cards::italian::parse("2C")}); // takes the 6
        table.stayAll();                                // seat 1 knocks
        table.exchange("", "");
        const View view = table.viewOfMover();
        QCOMPARE(view.known[1].size(), std::size_t{2});
        Rollouts rollouts(view, 5, Prior::even);
        rollouts.imagine(4000);
        const std::size_t stay = rollouts.indexOf(Stay{});
        int paid = 0;
        int all = 0;
        Pack unseen = Mambassa::newPack(table.state);
        for (const Hand &seen : {view.hand, view.monte, view.known[1]})
            for (const cards::Card card : seen)
                unseen.removeFirst(card);
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
        // The card under the stock is among them: a view does not remember it. Within four standard errors.
        QVERIFY2(std::abs(rollouts.chance(stay) - exact) < 4 * rollouts.error(stay),
                 (std::to_string(rollouts.chance(stay)) + " not " + std::to_string(exact)).c_str());
    }

    void theCardThatFeedsTheNextSeatIsCounted()
    {
        // All saw three coins go to seat 2: the ace given makes its Quarantuna.
        StackedMambassa table(3);
        table.dealAndExpose({"3D 4C 5B 2S", "AD 2C 7B 6S", "2B 3C 6B 4S"}, "KD HD JD 5S");
        table.exchange("2C", "5S"); // seat 1
        table.play(Stay{});
        table.exchange("2B 3C 6B", "KD HD JD"); // seat 2
        table.play(Stay{});
        table.exchange("3D", "2B"); // seat 0
        table.play(Stay{});
        const View view = table.viewOfMover();
        QCOMPARE(view.seat, 1);
        Rollouts rollouts(view, 3);
        rollouts.imagine(200);
        const Expectation &given
            = rollouts.expectations()[rollouts.indexOf(Exchange{handOfFour("AD"), handOfFour("3D")})];
        QCOMPARE(given.fed, 200);
        QVERIFY(given.paid[2] == 0);
    }

    void hiddenCardsChangeNothing()
    {
        StackedMambassa one(3);
        one.dealAndExpose({"3D 4C 5B 2S", "AD 2C 7B 6S", "AC AS 7S 6C"}, "KD HD 5S 4B");
        StackedMambassa other(3);
        other.dealAndExpose({"2D 2B 3C 3S", "AD 2C 7B 6S", "JD JC 7C 6B"}, "KD HD 5S 4B");
        QVERIFY(sayTheSame<Rollouts>(one.viewOfMover(), other.viewOfMover(), told));
    }

    void anyViewOfAnyTableIsUnderstood()
    {
        int looked = 0;
        QCOMPARE((faultInAnyView<Mambassa, Rollouts>(tested::times(20), 16, looked, fault)), std::string());
        QVERIFY(looked > tested::times(200));
    }

    /// Against the house's own opponents what is expected comes true as often as it was expected to, and the plausible
    /// deals say more than the even ones.
    void whatIsExpectedComesTrue()
    {
        ONLY_AT_FULL_SPEED;
        // A novice spoils more later than rollouts take it to.
        const Calibration came = calibrate<Mambassa, Rollouts>(5, 30, opponents::Level::regular);
        QVERIFY(came.guesses > 1000);
        QVERIFY2(std::abs(came.difference()) < 0.04, std::to_string(came.difference()).c_str());
        QVERIFY(came.missOfPlausible < came.missOfEven);
    }
};

QTEST_APPLESS_MAIN(MambassaRolloutsTest)
#include "mambassa_rollouts_test.moc"

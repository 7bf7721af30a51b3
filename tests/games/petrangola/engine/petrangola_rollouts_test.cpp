// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "at_full_speed.h"
#include "calibration.h"
#include "engine_test.h"
#include "petrangola/rollouts.h"
#include "petrangola/showdown.h"
#include "random_table.h"
#include "stacked_table.h"

#include <cmath>

using namespace petrangola;
using game::at;
using game::nobody;
using game::Seat;
using readable::hand;
using readable::text;

namespace {

/// All that rollouts say, as text.
std::string told(const Rollouts &rollouts)
{
    std::string lines;
    for (const Expectation &each : rollouts.expectations()) {
        lines += text(each.move) + ':';
        for (const int count : {each.lost, each.lastAtOnce, each.cutShort, each.fed})
            lines += ' ' + std::to_string(count);
        for (const auto *counts : {&each.above, &each.paid})
            for (const int count : *counts)
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
    const int deals = rollouts.deals();
    if (rollouts.expectations().size() != moves.size())
        return "not one expectation a move";
    for (std::size_t index = 0; index < moves.size(); ++index) {
        const Expectation &each = rollouts.expectations()[index];
        if (!(each.move == moves[index]) || rollouts.indexOf(moves[index]) != index)
            return "the moves are not the legal ones";
        for (const int count : {each.lost, each.lastAtOnce, each.cutShort, each.fed})
            if (count < 0 || count > deals)
                return "a count beyond the deals";
        if (rollouts.chance(index) < rollouts.chance(rollouts.best()) || rollouts.error(index) <= 0)
            return "the best is not the best";
        if ((view.knocker != nobody || knocks(view, each.move)) && each.cutShort != 0)
            return "somebody knocks after a knock";
        if (each.paid[at(view.seat)] != each.lost || each.above[at(view.seat)] != 0)
            return "the seat's own counts do not agree";
        int paid = 0;
        for (Seat seat = 0; seat < game::maxSeats; ++seat) {
            paid += each.paid[at(seat)];
            if (!view.playing.contains(seat) && (each.paid[at(seat)] != 0 || each.above[at(seat)] != 0))
                return "a seat that does not play pays";
            if (each.above[at(seat)] > deals || each.paid[at(seat)] > deals)
                return "a seat's count beyond the deals";
        }
        // Somebody pays unless all hold three aces, which one or two packs do not give to three seats.
        if (paid < deals && view.playing.size() > 2)
            return "nobody pays";
    }
    return {};
}

/// Counted over every case, each as likely.
struct Exact
{
    int paid = 0;
    int all = 0;
    [[nodiscard]] double chance() const { return static_cast<double>(paid) / all; }
};

/// Within four standard errors of the exact chance: wrong once in 15,000 times, and the seeds are fixed.
bool close(const Rollouts &rollouts, std::size_t index, double exact)
{
    const double error = std::sqrt(exact * (1 - exact) / rollouts.deals());
    return std::abs(rollouts.chance(index) - exact) <= 4 * error + 1e-9;
}

} // namespace

/// The chance to lose a token, move by move.
class PetrangolaRolloutsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void threeAcesNeverPay()
    {
        StackedTable table(3);
        table.findFirstDealer(0);
        table.dealAndExpose({"2D 3C 4S", "AD AC AS", "2B 5B 7D"}, "JD JC HS");
        Rollouts rollouts(table.viewOfMover(), 1);
        rollouts.imagine(300);
        QCOMPARE(rollouts.expectations()[rollouts.indexOf(Knock{})].lost, 0);
        QCOMPARE(rollouts.best(), rollouts.indexOf(Knock{}));
        QCOMPARE(text(rollouts.expectations()[rollouts.best()].hand), "AD AC AS");
    }

    void aSureLoserPaysInEveryDeal()
    {
        // Seat 2 showed its sequence on the knock; seat 0 cannot reach a hand above it.
        Options options;
        options.showOnKnock = true;
        StackedTable table(2, options);
        table.findFirstDealer(0);
        table.dealAndExpose({"2D 3C 4S", "AD KD HD"}, "2C 3S 4B");
        table.play(Knock{});
        Rollouts rollouts(table.viewOfMover(), 1);
        rollouts.imagine(50);
        for (const Expectation &each : rollouts.expectations())
            QCOMPARE(each.lost, 50);
        QCOMPARE(rollouts.chance(0), 1.0);
    }

    void theDealersChoiceIsWeighed()
    {
        StackedTable table(4);
        table.findFirstDealer(0);
        table.deal({.hands = {}, .aside = "AD KD HD"});
        Rollouts rollouts(table.viewOfMover(), 1);
        rollouts.imagine(400);
        QCOMPARE(rollouts.expectations().size(), std::size_t{2});
        QCOMPARE(rollouts.best(), rollouts.indexOf(Keep{}));
        QVERIFY(rollouts.chance(rollouts.indexOf(Keep{})) < 0.02);
        QVERIFY(rollouts.chance(rollouts.indexOf(Expose{})) > 0.1);

        StackedTable poor(4);
        poor.findFirstDealer(0);
        poor.deal({.hands = {}, .aside = "2D 3C 4S"});
        Rollouts other(poor.viewOfMover(), 1);
        other.imagine(400);
        QCOMPARE(other.best(), other.indexOf(Expose{}));
        QVERIFY(other.chance(other.indexOf(Keep{})) > 0.9);
    }

    /// One hidden card in the knocker's hand, and the person plays last: every case can be counted.
    void theLastTurnOfADuelIsExact()
    {
        StackedTable table(2);
        table.findFirstDealer(0);
        table.dealAndExpose({"7D 6C 5S", "2B 3D KC"}, "AC 7C 4D");
        table.exchange("2B 3D", "AC 7C"); // seat 1 now holds AC 7C and one card that nobody saw
        table.exchange("6C", "2B");
        table.play(Knock{});
        const View view = table.viewOfMover();
        Rollouts rollouts(view, 5, Prior::even);
        rollouts.imagine(4000);
        for (std::size_t index = 0; index < rollouts.expectations().size(); ++index) {
            const Hand own = rollouts.expectations()[index].hand;
            Exact exact;
            for (std::uint8_t face = 0; face < cards::italian::packSize; ++face) {
                const cards::Card card(face);
                if (view.hand.contains(card) || view.monte.contains(card) || hand("AC 7C").contains(card))
                    continue;
                std::array<Hand, game::maxSeats> hands;
                hands[0] = own;
                hands[1] = hand("AC 7C");
                hands[1].push_back(card);
                exact.paid += reckon(hands, view.playing, *view.ranking).worst.contains(0) ? 1 : 0;
                ++exact.all;
            }
            QCOMPARE(exact.all, 32);
            QVERIFY2(close(rollouts, index, exact.chance()),
                     (text(rollouts.expectations()[index].move) + " " + std::to_string(rollouts.chance(index)) + " not "
                      + std::to_string(exact.chance()))
                         .c_str());
        }
    }

    /// A knock with one card of the other's hidden: the other then takes its best hand, which can be counted too.
    void aKnockInADuelIsExact()
    {
        StackedTable table(2);
        table.findFirstDealer(0);
        table.dealAndExpose({"KD 7D 5D", "2B 3D KC"}, "AC 7C 4S");
        table.exchange("2B 3D", "AC 7C");
        const View view = table.viewOfMover();
        Rollouts rollouts(view, 9);
        rollouts.imagine(4000);
        Rollouts even(view, 9, Prior::even);
        even.imagine(4000);
        Exact exact;
        for (std::uint8_t face = 0; face < cards::italian::packSize; ++face) {
            const cards::Card card(face);
            if (view.hand.contains(card) || view.monte.contains(card) || hand("AC 7C").contains(card))
                continue;
            Hand theirs = hand("AC 7C");
            theirs.push_back(card);
            Strength most{};
            const auto consider = [&](const Hand &reached) { most = std::max(most, view.ranking->strength(reached)); };
            for (const Move &move : legalMoves(Choice{
                     .phase = Phase::turn, .hand = theirs, .monte = view.monte, .afterKnock = true, .cutMost = 0})) {
                Hand reached = theirs;
                Hand monte = view.monte;
                if (const auto *exchange = std::get_if<Exchange>(&move))
                    swapCards(reached, monte, *exchange);
                consider(reached);
            }
            exact.paid += view.ranking->strength(view.hand) <= most ? 1 : 0;
            ++exact.all;
        }
        QVERIFY(exact.paid > 0 && exact.paid < exact.all);
        QVERIFY(close(even, even.indexOf(Knock{}), exact.chance()));
        // What seat 1 took tells something, but cannot make impossible what is possible.
        QVERIFY(rollouts.chance(rollouts.indexOf(Knock{})) > 0);
    }

    void knownCardsAreRespected()
    {
        // All saw the sequence go into seat 1's hand, which then knocked: nothing beats it.
        StackedTable table(2);
        table.findFirstDealer(0);
        table.dealAndExpose({"2D 3C 4S", "5B 6C 2S"}, "AD KD HD");
        table.play(Exchange{hand("5B 6C 2S"), hand("AD KD HD")});
        Rollouts rollouts(table.viewOfMover(), 3);
        rollouts.imagine(100);
        for (const Expectation &each : rollouts.expectations()) {
            QCOMPARE(each.lost, 100);
            QCOMPARE(each.above[1], 100);
        }
    }

    void theCardThatFeedsTheNextSeatIsCounted()
    {
        // All saw the king and the horse of coins go to seat 2, which plays after seat 1: the ace given makes it.
        StackedTable table(3);
        table.findFirstDealer(0);
        table.dealAndExpose({"3D 4C 5B", "AD 2C 7B", "2B 3C 6B"}, "KD HD 5S");
        table.exchange("2C", "5S");       // seat 1
        table.exchange("2B 3C", "KD HD"); // seat 2
        table.exchange("3D", "2B");       // seat 0
        const View view = table.viewOfMover();
        QCOMPARE(view.seat, 1);
        Rollouts rollouts(view, 3);
        rollouts.imagine(200);
        const Expectation &given = rollouts.expectations()[rollouts.indexOf(Exchange{hand("AD"), hand("3D")})];
        QCOMPARE(given.fed, 200);
        QCOMPARE(rollouts.expectations()[rollouts.indexOf(Knock{})].fed, 0);
    }

    void hiddenCardsChangeNothing()
    {
        StackedTable one(3);
        one.findFirstDealer(0);
        one.dealAndExpose({"3D 4C 5B", "AD 2C 7B", "AC AS AB"}, "KD HD 5S");
        StackedTable other(3);
        other.findFirstDealer(0);
        other.dealAndExpose({"2D 2S 2B", "AD 2C 7B", "3C 4S 6B"}, "KD HD 5S");
        Rollouts first(one.viewOfMover(), 11);
        Rollouts second(other.viewOfMover(), 11);
        first.imagine(80);
        second.imagine(50);
        second.imagine(30); // in whatever portions
        QCOMPARE(told(first), told(second));
        Rollouts reseeded(one.viewOfMover(), 12);
        reseeded.imagine(80);
        QVERIFY(told(first) != told(reseeded));
    }

    void differencesAreSharperThanTheirParts()
    {
        StackedTable table(4);
        table.findFirstDealer(0);
        table.dealAndExpose({"3D 4C 5B", "KD 2C 7B", "AC AS AB", "2S 3S 6C"}, "JD HC 5S");
        Rollouts rollouts(table.viewOfMover(), 1);
        rollouts.imagine(500);
        const std::size_t best = rollouts.best();
        const std::size_t knock = rollouts.indexOf(Knock{});
        QVERIFY(best != knock);
        QVERIFY(rollouts.differenceError(best, knock) < rollouts.error(best) + rollouts.error(knock));
        QVERIFY(rollouts.differenceError(best, best) < 0.005);
        Rollouts longer = rollouts;
        longer.imagine(4500);
        QVERIFY(longer.error(knock) < rollouts.error(knock) / 2);
    }

    void anyViewOfAnyTableIsUnderstood()
    {
        game::Random random(4);
        int looked = 0;
        for (int match = 0; match < 60; ++match) {
            const RandomTable table(random);
            State state(table.options, table.seats);
            std::string wrong;
            game::playOn<Petrangola>(
                state, [&](const State &awaiting) { return game::shuffledPack<Petrangola>(awaiting, random); },
                [&](const View &view) {
                    if (Rollouts::fits(view) && random.once(4)) {
                        Rollouts rollouts(view, random.next(), random.once(2) ? Prior::even : Prior::plausible);
                        rollouts.imagine(6);
                        if (wrong.empty())
                            wrong = fault(rollouts);
                        ++looked;
                    }
                    return randomMove(view, random);
                });
            QCOMPARE(wrong, std::string());
        }
        QVERIFY(looked > 1000);
    }

    /// Against the house's own opponents what is expected comes true as often as it was expected to, and the plausible
    /// deals say more than the even ones.
    void whatIsExpectedComesTrue()
    {
        ONLY_AT_FULL_SPEED;
        const Calibration came = calibrate<Petrangola, Rollouts>(6, 60, opponents::Level::novice);
        QVERIFY(came.guesses > 1000);
        QVERIFY2(std::abs(came.difference()) < 0.04, std::to_string(came.difference()).c_str());
        QVERIFY(came.missOfPlausible < came.missOfEven);
    }
};

QTEST_APPLESS_MAIN(PetrangolaRolloutsTest)
#include "petrangola_rollouts_test.moc"

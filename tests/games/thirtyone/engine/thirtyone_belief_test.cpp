// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine_test.h"
#include "game/simulation.h"
#include "watched_thirtyone.h"

#include <algorithm>
#include <cmath>

using namespace thirtyone;
using game::at;
using game::Seat;

namespace {

/// The share of so many drawn deals for which something holds.
template<class Holds>
double shareOf(const Watched &watched, Holds &&holds)
{
    constexpr int deals = 2000;
    const View view = watched.table.state.view(watched.watcher);
    const Belief belief = watched.belief();
    game::Random random(2);
    int held = 0;
    for (int drawn = 0; drawn < deals; ++drawn) {
        Deal deal = dealOf(view);
        Models models{};
        belief.draw(deal, models, random);
        held += holds(deal) ? 1 : 0;
    }
    return static_cast<double>(held) / deals;
}

/// The chance that the seat's hand is worth less.
double below(const Watched &watched, Seat seat, int points)
{
    return shareOf(watched, [&](const Deal &deal) { return deal.valueOf(seat) < 2 * points; });
}

bool isWhole(const Deal &deal, const View &view)
{
    Pack left = cards::french::newPack<cards::french::packSize>();
    std::size_t cards = left.size();
    for (const Pack &pile : {deal.piles.stock, deal.piles.discards})
        for (const cards::Card card : pile)
            cards -= left.removeFirst(card) ? 1 : 0;
    for (const Seat seat : view.playing) {
        if (seat != view.seat && deal.hand(seat).size() != std::size_t{cardsInHand})
            return false;
        for (const cards::Card card : view.known[at(seat)])
            if (!deal.hand(seat).contains(card))
                return false;
        for (const cards::Card card : deal.hand(seat))
            cards -= left.removeFirst(card) ? 1 : 0;
    }
    return cards == 0 && static_cast<int>(deal.piles.stock.size()) == view.stock && deal.hand(view.seat) == view.hand;
}

} // namespace

/// What an opponent makes of what the others took, threw and did not do (3.10).
class ThirtyoneBeliefTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyImaginedDealIsAWholeOne()
    {
        game::Random random(5);
        for (int match = 0; match < 30; ++match) {
            const int seats = seating.fewest + static_cast<int>(random.below(6));
            State state({}, seats);
            Memory memory;
            const auto watch = [&](const Event &event) { memory.happened(Thirtyone::seenBy(event, 0)); };
            while (!state.over() && state.deal() < 4) {
                if (state.awaitsPack()) {
                    state.supply(game::shuffledPack<Thirtyone>(state, random), watch);
                    continue;
                }
                const View view = state.view(0);
                if (state.toMove() == 0 && state.phase() != Phase::cut) {
                    memory.look(view);
                    game::Random own(7);
                    const Belief belief(view, memory, own);
                    Deal deal = dealOf(view);
                    Models models{};
                    belief.draw(deal, models, own);
                    QVERIFY(isWhole(deal, view));
                    QVERIFY(isWhole(plausibleDeal(view, own), view));
                }
                Move move = Thirtyone::randomMove(state, random);
                if (std::holds_alternative<Knock>(move) && !random.once(4))
                    move = DrawStock{};
                QVERIFY(!state.apply(move, watch));
            }
        }
    }

    void whoTookACardCollectsItsSuit()
    {
        Watched watched(2, {.hands = {"2D 3C 4S", "KH 7H 2C"}, .turned = "QH"}, 0);
        const auto holdsAnotherHeart = [](const Deal &deal) {
            int hearts = 0;
            for (const cards::Card card : deal.hand(1))
                hearts += cards::french::suit(card) == cards::french::Suit::hearts ? 1 : 0;
            return hearts >= 2;
        };
        watched.table.take("2C");
        watched.tell();
        const double believed = shareOf(watched, holdsAnotherHeart);
        watched.memory = Memory(); // who was not told thinks of any hand with that card
        const double blind = shareOf(watched, holdsAnotherHeart);
        QVERIFY2(believed > blind + 0.2, std::to_string(believed).c_str());
    }

    void whoThrowsAHighCardHasABetterSuit()
    {
        Watched high(2, {.hands = {"2D 3C 4S", "KH 7H 5H"}, .stock = "AS"}, 0);
        high.table.draw("AS");
        high.tell();
        Watched low(2, {.hands = {"2D 3C 4S", "KH 7H 5H"}, .stock = "2S"}, 0);
        low.table.draw("2S");
        low.tell();
        QVERIFY(below(high, 1, 15) < below(low, 1, 15));
    }

    void whoKnocksHasAGoodHand()
    {
        Watched watched(3, {.hands = {"2D 3C 4S", "KH 8H 7H", "3D 4D 5C"}}, 0);
        watched.table.knock();
        watched.tell();
        watched.table.stand();
        watched.tell();
        QVERIFY(below(watched, 1, 17) < 0.35);
        QVERIFY(below(watched, 2, 17) > 0.5);
    }

    /// Somebody who has knocked with little again and again is believed to do it once more.
    void habitsAreLearnt()
    {
        Watched watched(2, {.hands = {"KD QD 3D", "9H 8H 2C"}}, 0);
        const ModelBelief stranger = watched.memory.modelBeliefOf(1);
        for (int deal = 0; deal < 3; ++deal) {
            while (watched.table.state.toMove() != 1)
                watched.table.drawAndDiscard();
            watched.table.knock();
            watched.table.stand();
            watched.tell();
            if (watched.table.state.over() || deal == 2)
                break;
            watched.table.deal({.hands = {"KD QD 3D", "9H 8H 2C"}});
            watched.tell();
        }
        const auto bold = [](const ModelBelief &belief) { return belief[0] + belief[8]; }; // knock from 16 or 17
        QVERIFY2(bold(watched.memory.modelBeliefOf(1)) > 3 * bold(stranger),
                 std::to_string(bold(watched.memory.modelBeliefOf(1))).c_str());
    }

    /// Regulars knock in the first lap of a duel with 24, and of a table of six with 16: who minds how many there are
    /// is known by that, and who does not is thought to wait for as much as ever.
    void manyAtTheTableMakeKnocksEarly()
    {
        constexpr std::size_t minds = 12;
        constexpr std::size_t never = 7;
        constexpr Value sixteen = 2 * 16;
        QCOMPARE(allKnockModels[minds].threshold(1, 2), Value{2 * 24});
        QCOMPARE(allKnockModels[minds].threshold(1, 6), sixteen);
        QCOMPARE(allKnockModels[minds].threshold(2, 6), Value{2 * 17});
        QCOMPARE(allKnockModels[4].threshold(1, 6), Value{2 * 25});
        QVERIFY(knockChances(sixteen, 1, 6)[minds] > 0.5 && knockChances(sixteen, 1, 2)[minds] < 0.05);
        QCOMPARE(knockChances(sixteen, 1, 6)[never], knockChances(sixteen, 1, 2)[never]);
        // Whoever lets a turn go by at a large table has less than who does so in a duel.
        const auto weak = [](int seats) {
            Watched watched(seats, {.hands = {"2D 3C 4S", "KH 7H 2C"}, .stock = "3S"}, 0);
            watched.table.draw("3S");
            watched.tell();
            return below(watched, 1, 16);
        };
        QVERIFY2(weak(6) > weak(2), std::to_string(weak(6) - weak(2)).c_str());
    }

    void whatWasNotSeenIsNotMadeUp()
    {
        Watched watched(2, {.hands = {"2D 3C 4S", "KH 7H 2C"}, .turned = "QH"}, 0);
        watched.table.take("2C"); // and nobody tells
        QVERIFY(watched.memory.actsBefore(watched.table.state.view(0)).empty());
        watched.tell();
        QCOMPARE(watched.memory.actsBefore(watched.table.state.view(0)).size(), std::size_t{1});
    }
};

QTEST_APPLESS_MAIN(ThirtyoneBeliefTest)
#include "thirtyone_belief_test.moc"

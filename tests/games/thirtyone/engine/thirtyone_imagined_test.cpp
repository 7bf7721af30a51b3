// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine_test.h"
#include "game/simulation.h"
#include "tested.h"
#include "thirtyone/equity.h"
#include "watched_thirtyone.h"

#include <algorithm>

using namespace thirtyone;
using cards::Card;
using game::at;
using game::Seat;

namespace {

constexpr Options packets{.source = Source::packets};

/// What does not fit the view in a deal that was imagined from it, or "".
std::string faultOf(const Deal &deal, const View &view)
{
    Pack left = missing(view);
    const auto fill = [&left](const Hand &shown, const Hand &imagined) {
        if (shown.size() != imagined.size())
            return false;
        for (std::size_t card = 0; card < shown.size(); ++card)
            if (shown[card].hidden() ? !left.removeFirst(imagined[card]) : !(shown[card] == imagined[card]))
                return false;
        return true;
    };
    if (!fill(view.middle.cards, deal.middle.cards) || deal.middle.open != view.middle.open)
        return "not the middle that lies there";
    if (!fill(view.closed.cards, deal.closed.cards) || !(view.aside == deal.aside))
        return "not the packets that lie there";
    if (!(deal.hand(view.seat) == view.hand) || !(deal.piles.discards == view.discards))
        return "not its own hand, or not the discard pile";
    if (deal.chips != view.tokens || deal.pot != view.pot || deal.play.lastLap != lastLap(view.options))
        return "another match";
    for (const Seat seat : view.playing) {
        if (seat == view.seat)
            continue;
        if (deal.hand(seat).size() != std::size_t{cardsInHand})
            return "a hand that is not three cards";
        for (const Card card : deal.hand(seat))
            if (!view.known[at(seat)].contains(card) && !left.removeFirst(card))
                return "a hand of cards that lie elsewhere";
        for (const Card card : view.known[at(seat)])
            if (!deal.hand(seat).contains(card))
                return "a known card is not where it is";
    }
    for (const Card card : deal.piles.stock)
        if (!left.removeFirst(card))
            return "a stock of cards that lie elsewhere";
    return left.empty() && static_cast<int>(deal.piles.stock.size()) == view.stock ? "" : "cards are gone";
}

/// What is wrong with the deals that a seat imagines, or "".
std::string faultOfImagined(const View &view, Memory &memory)
{
    game::Random random(7);
    memory.look(view);
    const Belief belief(view, memory, random);
    Deal believed = dealOf(view);
    Models models{};
    belief.draw(believed, models, random);
    for (const Deal &deal :
         {believed, anyDeal(view, random), plausibleDeal(view, random), dealAmongStrangers(view, random).deal})
        if (std::string fault = faultOf(deal, view); !fault.empty())
            return fault;
    return "";
}

/// A match of moves by chance, in which whoever has to choose imagines.
std::string faultInMatch(const Options &options, int seats, game::Random &random)
{
    State state(options, seats);
    std::array<Memory, game::maxSeats> memories;
    const auto tell = [&](const Event &event) {
        for (Seat seat = 0; seat < seats; ++seat)
            memories[at(seat)].happened(Thirtyone::seenBy(event, seat));
    };
    while (!state.over() && state.deal() < 6) {
        if (state.awaitsPack()) {
            state.supply(game::shuffledPack<Thirtyone>(state, random), tell);
            continue;
        }
        const Seat seat = state.toMove();
        if (state.phase() != Phase::cut && state.phase() != Phase::reset)
            if (std::string fault = faultOfImagined(state.view(seat), memories[at(seat)]); !fault.empty())
                return fault;
        Move move = Thirtyone::randomMove(state, random);
        while (std::holds_alternative<Knock>(move) && !random.once(4))
            move = Thirtyone::randomMove(state, random);
        if (state.apply(move, tell))
            return "an illegal move";
    }
    return "";
}

/// The share of the deals that are drawn in which something holds.
template<class Holds>
double shareOfDrawn(const Watched &watched, Holds &&holds)
{
    constexpr int deals = 1000;
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

/// The chance to win a match for chips that is in that deal, with so many each, if this seat wins the pot of two.
double chanceOfWinner(const std::vector<int> &chips, int deal, bool own)
{
    View view;
    view.options = {.source = Source::widow, .settlement = Settlement::pot};
    view.seats = static_cast<int>(chips.size());
    view.seat = 0;
    view.deal = deal;
    view.pot = 2;
    for (std::size_t seat = 0; seat < chips.size(); ++seat) {
        view.tokens[seat] = static_cast<std::int16_t>(chips[seat]);
        view.playing.insert(static_cast<Seat>(seat));
    }
    Outcome outcome;
    outcome.gained[own ? 0 : 1] = 2;
    return Equity(view).after(outcome);
}

} // namespace

/// What seats imagine and reckon where cards lie in the middle, and where chips are played for.
class ThirtyoneImaginedTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyImaginedDealFitsTheView()
    {
        game::Random random(5);
        for (int match = 0; match < tested::times(10); ++match) {
            tested::AnyTable<Thirtyone> table(random);
            table.options.source = match % 2 == 0 ? Source::widow : Source::packets;
            const std::string fault = faultInMatch(table.options, table.seats, random);
            QVERIFY2(fault.empty(), fault.c_str());
        }
    }

    /// Whoever takes a card of the middle collects its suit.
    void whoExchangesCollectsASuit()
    {
        const auto holdsTwoHearts = [](const Deal &deal) {
            const Hand &hand = deal.hand(1);
            return std::count_if(hand.begin(), hand.end(),
                                 [](Card card) { return cards::french::suit(card) == cards::french::Suit::hearts; })
                >= 2;
        };
        Watched watched(3, {.hands = {"2D 3C 4S", "KH 7H 2C"}, .second = "QH 5D 9S"}, 0, packets);
        watched.table.play(Keep{});
        watched.table.exchange("2C", 0b001);
        watched.tell();
        const double believed = shareOfDrawn(watched, holdsTwoHearts);
        watched.memory = Memory();
        const double blind = shareOfDrawn(watched, holdsTwoHearts);
        QVERIFY2(believed > blind + 0.15, std::to_string(believed).c_str());
    }

    /// The dealer has kept the better of two hands.
    void theDealersHandIsNoWorseThanTheOther()
    {
        Watched watched(3, {.hands = {"KS QS 9S", "2D 3C 4S"}, .second = "KH QH 2C"}, 1, packets);
        watched.table.play(Keep{});
        watched.tell();
        const auto better = [](const Deal &deal) { return deal.valueOf(0) >= 2 * 20; };
        QVERIFY(shareOfDrawn(watched, better) > 0.4);
        watched.memory = Memory();
        QVERIFY(shareOfDrawn(watched, better) < 0.2);
    }

    void whoeverHasMostChipsAtTheEndWins()
    {
        QCOMPARE(chanceOfWinner({9, 9}, 20, true), 1.0);
        QCOMPARE(chanceOfWinner({9, 9}, 20, false), 0.0);
        QCOMPARE(chanceOfWinner({8, 10}, 20, true), 0.5); // they share it
        QCOMPARE(chanceOfWinner({5, 0}, 3, true), 1.0);   // the other cannot ante
        QCOMPARE(chanceOfWinner({0, 5}, 3, false), 0.0);
        for (const std::vector<int> &chips : {std::vector<int>{9, 9}, {9, 9, 9, 9}}) {
            QVERIFY(chanceOfWinner(chips, 19, true) > chanceOfWinner(chips, 5, true));
            QVERIFY(chanceOfWinner(chips, 5, true) > 1.0 / static_cast<double>(chips.size()));
            QVERIFY(chanceOfWinner(chips, 5, false) < 1.0 / static_cast<double>(chips.size()));
        }
        QVERIFY(std::abs(chanceOfWinner({9, 9}, 1, true) + chanceOfWinner({9, 9}, 1, false) - 1) < 1e-9);
    }
};

QTEST_APPLESS_MAIN(ThirtyoneImaginedTest)
#include "thirtyone_imagined_test.moc"

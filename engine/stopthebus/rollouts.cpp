// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "stopthebus/rollouts.h"

#include "stopthebus/heuristics.h"

#include <cassert>

namespace stopthebus {

using game::at;
using game::nobody;
using game::Seat;

namespace {

/// The numbers come nearest to how deals among the house's opponents end.
constexpr monte::Tries tries{.ofKnocker = 12, .afterLastTurn = 12, .afterATurn = 2};

} // namespace

Rollouts::Rollouts(const View &view, std::uint64_t seed, Prior prior)
    : m_view(view)
    , m_prior(prior)
    , m_random(seed)
    , m_unseen(Determinization::from(view).missing(view))
    , m_turns(view, true)
{
    assert(fits(view));
    for (const Move &move : legalMoves(view)) {
        Expectation expectation;
        expectation.move = move;
        expectation.hand = handAfter(view, move);
        expect(expectation);
    }
}

/// Whether to stop after each exchange, weighed in a few deals: so much depends on it that no rule of thumb will do.
void Rollouts::weighTheStops()
{
    constexpr int deals = 100;
    if (m_view.phase != Phase::exchange)
        return;
    std::array<int, mostMovesInTurn> stoppedLostMore{};
    for (int deal = 0; deal < deals; ++deal) {
        const Determinization imagined = determinize();
        for (std::size_t index = 0; index < expectations().size(); ++index) {
            Expectation stopped = expectations()[index];
            if (!std::holds_alternative<Exchange>(stopped.move))
                continue;
            Expectation passed = stopped;
            stopped.then = Stop{};
            passed.then = Pass{};
            stoppedLostMore[index] += lost(stopped, imagined) - lost(passed, imagined);
        }
    }
    for (std::size_t index = 0; index < expectations().size(); ++index)
        if (std::holds_alternative<Exchange>(expectations()[index].move))
            expected(index).then = stoppedLostMore[index] <= 0 ? Move(Stop{}) : Move(Pass{});
}

Determinization Rollouts::determinize()
{
    Determinization deal = Determinization::from(m_view);
    if (m_prior == Prior::even) {
        deal.complete(m_view, m_unseen, m_random);
        return deal;
    }
    Pack pool = m_unseen;
    const double content = deal.contentment();
    m_turns.mostCarefulFirst(m_view.playing, [&](Seat seat) {
        monte::fillPlausibly(m_turns, seat, deal.hands[at(seat)], pool, tries, *m_view.ranking, content, m_random);
    });
    return deal;
}

void Rollouts::imagine(int deals)
{
    if (this->deals() == 0)
        weighTheStops();
    follow(
        deals, [this] { return determinize(); },
        [this](Expectation &expectation, const Determinization &deal) { return lost(expectation, deal); });
}

/// Plays the deal to its showdown with that move.
int Rollouts::lost(Expectation &expectation, Determinization deal) const
{
    const Seat own = m_view.seat;
    const unsigned given = monte::placesGiven(deal.monte, std::get_if<Exchange>(&expectation.move));
    deal.make(expectation.move);
    if (expectation.then)
        deal.make(*expectation.then);
    expectation.lastAtOnce += deal.reckoned(m_view).worst.contains(own) ? 1 : 0;

    bool comesAgain = false;
    for (bool first = true; !deal.over; first = false) {
        comesAgain = comesAgain || deal.toMove == own;
        if (first && given != 0) {
            const Reach best = Ways::of(deal.hands[at(deal.toMove)], deal.monte, *deal.ranking).best();
            expectation.fed += (crossings[best.way - firstExchange].take & given) != 0 ? 1 : 0;
        }
        const bool open = deal.knocker == nobody;
        deal.playTurn();
        if (open && deal.knocker != nobody && !comesAgain)
            ++expectation.cutShort;
    }
    return monte::count(expectation, deal, deal.reckoned(m_view), own);
}

} // namespace stopthebus

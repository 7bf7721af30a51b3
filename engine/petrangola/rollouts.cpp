// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "petrangola/rollouts.h"

#include "petrangola/heuristics.h"

#include <cassert>

namespace petrangola {

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
    , m_turns(view, view.phase == Phase::turn)
{
    assert(fits(view));
    for (const Move &move : legalMoves(view))
        expect({.move = move, .hand = handAfter(view, move)});
    assert(expectations().size() <= mostMovesInTurn);
}

// ---------------------------------------------------------------- imagining

Determinization Rollouts::determinize()
{
    Determinization deal = Determinization::from(m_view);
    Pack pool = m_unseen;
    const double content = deal.contentment();
    const auto complete = [&](Seat seat) {
        Hand &hand = deal.hands[at(seat)];
        if (m_prior == Prior::plausible)
            monte::fillPlausibly(m_turns, seat, hand, pool, tries, *m_view.ranking, content, m_random);
        else
            fill(hand, pool, m_random);
    };
    m_turns.mostCarefulFirst(m_view.playing, complete);
    return deal;
}

void Rollouts::imagine(int deals)
{
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
    expectation.lastAtOnce += deal.reckoned(m_view).worst.contains(own) ? 1 : 0;

    bool comesAgain = false;
    for (bool first = true; !deal.over; first = false) {
        comesAgain = comesAgain || deal.toMove == own;
        const Reaches reaches = reachesOf(deal.hands[at(deal.toMove)], deal.monte, *deal.ranking);
        if (first && (reaches.best().come & given) != 0)
            ++expectation.fed;
        const bool open = deal.knocker == nobody;
        deal.makeUsual(reaches);
        if (open && deal.knocker != nobody && !comesAgain)
            ++expectation.cutShort;
    }
    return monte::count(expectation, deal, deal.reckoned(m_view), own);
}

} // namespace petrangola

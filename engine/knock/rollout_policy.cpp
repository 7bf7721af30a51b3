// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "knock/rollout_policy.h"

#include "knock/heuristics.h"

#include <algorithm>

namespace knock {

using game::Seat;

namespace {

/// The cards that differ: of neighbours in the hand that count the same, with no unseen card between, one will do.
Hand differing(CardSet cards, const View &view)
{
    const Ranking &ranking = *view.ranking;
    Hand moves;
    for (const Card card : cards) {
        if (!moves.empty()) {
            const Card last = moves[moves.size() - 1];
            const bool neighbours = card != fool && card.face() == last.face() + 1
                && cards::tarocco::suit(card) == cards::tarocco::suit(last);
            // Where the suit's order is not that of the pack, or the later one wins among equals, all are different.
            if (neighbours && ranking.strength(card) == ranking.strength(last) + 1
                && ranking.points(card) == ranking.points(last)) {
                moves[moves.size() - 1] = card;
                continue;
            }
        }
        moves.push_back(card);
    }
    return moves;
}

/// From 0 to 1, of so many points that a seat's side comes off better in the rest of the deal.
double shareOf(int lead)
{
    constexpr double half = 0.5;
    return half + half * lead / pointsInDeal;
}

/// By how many points the seat's side comes off better in a deal that is played on.
int leadOf(Seat seat, Rollout &rollout)
{
    const int lead = rollout.finish();
    return sideOf(seat) == 0 ? lead : -lead;
}

/// There may be dozens, and most of them are no good: deals are better spent on a few.
constexpr std::size_t likelyDiscards = 8;

} // namespace

RolloutPolicy::RolloutPolicy(const View &view, const Memory &memory, const Habits &habits, int playouts)
    : m_view(view)
    , m_memory(memory)
    , m_habits(habits)
    , m_moves(differing(playable(CardSet(view.hand), view.trick.led()), view))
    , m_playouts(playouts)
{
}

double RolloutPolicy::worth(const Hands &hands, Card card, int /*plan*/) const
{
    Rollout rollout(*m_view.ranking, hands, m_view.trick, m_habits);
    rollout.play(card);
    return shareOf(leadOf(m_view.seat, rollout));
}

DiscardPolicy::DiscardPolicy(const View &view, const Memory &memory, const Habits &habits, int playouts)
    : m_view(view)
    , m_memory(memory)
    , m_habits(habits)
    , m_playouts(playouts)
{
    for (const Move &move : legalMoves(view.choice()))
        m_moves.push_back(std::get<Discard>(move));
    const CardSet hand(view.hand);
    const auto worthMore = [&](const Discard &one, const Discard &other) {
        return worthLaid(hand, one, *view.ranking) > worthLaid(hand, other, *view.ranking);
    };
    std::stable_sort(m_moves.begin(), m_moves.end(), worthMore);
    m_moves.resize(std::min(m_moves.size(), likelyDiscards));
}

double DiscardPolicy::worth(const Hands &hands, const Discard &discard, int /*plan*/) const
{
    const CardSet laid(discard.cards);
    Hands held = hands;
    CardSet &own = held[game::at(m_view.seat)];
    own = own - laid;
    Rollout rollout(*m_view.ranking, held, {.leader = after(m_view.dealer), .cards = {}}, m_habits);
    return shareOf(m_view.ranking->points(laid) + leadOf(m_view.seat, rollout));
}

} // namespace knock

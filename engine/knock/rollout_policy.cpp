// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "knock/rollout_policy.h"

#include "knock/heuristics.h"

#include <algorithm>

namespace knock {

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

/// There may be dozens, and most of them are no good: deals are better spent on a few.
constexpr std::size_t likelyDiscards = 8;

} // namespace

double Imagined::worthOf(Rollout &rollout, int before) const
{
    constexpr double half = 0.5;
    const int lead = rollout.finish();
    return half + half * (before + (sideOf(m_view.seat) == 0 ? lead : -lead)) / pointsInDeal;
}

RolloutPolicy::RolloutPolicy(const View &view, const Memory &memory, const Habits &habits, int playouts)
    : Imagined(view, memory, habits, playouts)
    , m_moves(differing(playable(CardSet(view.hand), view.trick.led()), view))
{
}

double RolloutPolicy::worth(const Hands &hands, Card card, int /*plan*/) const
{
    Rollout rollout(*m_view.ranking, hands, m_view.trick, m_habits);
    rollout.play(card);
    return worthOf(rollout);
}

DiscardPolicy::DiscardPolicy(const View &view, const Memory &memory, const Habits &habits, int playouts)
    : Imagined(view, memory, habits, playouts)
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
    return worthOf(rollout, m_view.ranking->points(laid));
}

} // namespace knock

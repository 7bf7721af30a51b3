// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "knock/rollout_policy.h"

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
    const int lead = rollout.finish();
    constexpr double half = 0.5;
    return half + half * (sideOf(m_view.seat) == 0 ? lead : -lead) / pointsInDeal;
}

} // namespace knock

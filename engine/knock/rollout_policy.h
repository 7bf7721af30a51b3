// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "knock/rollouts.h"

#include <vector>

namespace knock {

/// What may come of each card, for opponents::Race: it is played on in hands that may be the real ones.
class RolloutPolicy
{
public:
    /// The view must be one in which its seat has to play a card, and all of this must outlive it.
    RolloutPolicy(const View &view, const Memory &memory, const Habits &habits, int playouts);

    [[nodiscard]] const Hand &moves() const { return m_moves; }
    [[nodiscard]] static int plans(Card /*card*/) { return 1; }
    [[nodiscard]] int playouts() const { return m_playouts; }
    [[nodiscard]] Hands imagine(game::Random &random) const { return drawHands(m_view, m_memory, random); }
    /// From 0 to 1, as the seat's side comes off in the rest of the deal.
    [[nodiscard]] double worth(const Hands &hands, Card card, int plan) const;

private:
    const View &m_view;
    const Memory &m_memory;
    const Habits &m_habits;
    Hand m_moves;
    int m_playouts;
};

/// What may come of each discard of the dealer's, for opponents::Race: of the few that are worth most at first sight.
class DiscardPolicy
{
public:
    /// The view must be one in which its seat has to discard, and all of this must outlive it.
    DiscardPolicy(const View &view, const Memory &memory, const Habits &habits, int playouts);

    [[nodiscard]] const std::vector<Discard> &moves() const { return m_moves; }
    [[nodiscard]] static int plans(const Discard & /*discard*/) { return 1; }
    [[nodiscard]] int playouts() const { return m_playouts; }
    [[nodiscard]] Hands imagine(game::Random &random) const { return drawHands(m_view, m_memory, random); }
    [[nodiscard]] double worth(const Hands &hands, const Discard &discard, int plan) const;

private:
    const View &m_view;
    const Memory &m_memory;
    const Habits &m_habits;
    std::vector<Discard> m_moves;
    int m_playouts;
};

} // namespace knock

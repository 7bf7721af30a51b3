// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "knock/rollouts.h"

#include <vector>

namespace knock {

/// What opponents::Race asks of choices that are played on in hands that may be the real ones. A view, and what goes
/// with it, must outlive this.
class Imagined
{
public:
    [[nodiscard]] int playouts() const { return m_playouts; }
    [[nodiscard]] Hands imagine(game::Random &random) const { return drawHands(m_view, m_memory, random); }

protected:
    Imagined(const View &view, const Memory &memory, const Habits &habits, int playouts)
        : m_view(view)
        , m_memory(memory)
        , m_habits(habits)
        , m_playouts(playouts)
    {
    }
    /// From 0 to 1, as the seat's side comes off in the rest of the deal; `before` are points that it has already.
    [[nodiscard]] double worthOf(Rollout &rollout, int before = 0) const;

    const View &m_view;
    const Memory &m_memory;
    const Habits &m_habits;

private:
    int m_playouts;
};

/// What may come of each card.
class RolloutPolicy : public Imagined
{
public:
    /// The view must be one in which its seat has to play a card.
    RolloutPolicy(const View &view, const Memory &memory, const Habits &habits, int playouts);

    [[nodiscard]] const Hand &moves() const { return m_moves; }
    [[nodiscard]] static int plans(Card /*card*/) { return 1; }
    [[nodiscard]] double worth(const Hands &hands, Card card, int plan) const;

private:
    Hand m_moves;
};

/// What may come of each discard of the dealer's: of the few that are worth most at first sight.
class DiscardPolicy : public Imagined
{
public:
    /// The view must be one in which its seat has to discard.
    DiscardPolicy(const View &view, const Memory &memory, const Habits &habits, int playouts);

    [[nodiscard]] const std::vector<Discard> &moves() const { return m_moves; }
    [[nodiscard]] static int plans(const Discard & /*discard*/) { return 1; }
    [[nodiscard]] double worth(const Hands &hands, const Discard &discard, int plan) const;

private:
    std::vector<Discard> m_moves;
};

} // namespace knock

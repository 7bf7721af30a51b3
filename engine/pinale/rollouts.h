// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/random.h"
#include "pinale/memory.h"
#include "pinale/state.h"

#include <stop_token>

namespace pinale {

/// Plays hands on that may be the real one: the hidden cards are dealt anew, all seats play as a quick player does, and
/// the hand is worth what the side gains in it more than the others.
class Rollouts
{
public:
    /// Of the seat that has to choose; `pile` are the discards from the lowest. Both must outlive this.
    Rollouts(const View &view, const Pack &pile)
        : m_view(view)
        , m_pile(pile)
    {
    }

    /// The match with the hidden cards as they may lie.
    [[nodiscard]] State imagine(game::Random &random) const;
    /// What the hand comes to after the move, for the side of the seat, less what it comes to for the others in the
    /// mean.
    [[nodiscard]] double worth(const State &imagined, const Move &move, std::uint64_t seed) const;

private:
    const View &m_view;
    const Pack &m_pile;
};

/// The move of a quick player, which lays what seems best one step at a time; `pile` as above.
[[nodiscard]] Move quickMove(const View &view, const Pack &pile);

} // namespace pinale

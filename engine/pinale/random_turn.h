// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/random.h"
#include "pinale/solver.h"

namespace pinale {

/// Moves, none of them twice.
class MoveList : public std::vector<Move>
{
public:
    [[nodiscard]] bool contains(const Move &move) const { return std::find(begin(), end(), move) != end(); }
};

/// The most that legalMoves() lists.
inline constexpr std::size_t mostListed = 1000;
/// Legal moves of a choice: each cut; the draw; and of whole turns as many as there is room for, first those in which
/// only a card is discarded, then those with one step; with the top of the pile one at least where there is one. Empty
/// where nobody has to choose.
[[nodiscard]] MoveList legalMoves(const Choice &choice);

/// A legal move: a turn lays what comes to hand. Somebody must have to choose.
[[nodiscard]] Move randomMove(const Choice &choice, game::Random &random);

} // namespace pinale
